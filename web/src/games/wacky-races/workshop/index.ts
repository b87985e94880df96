/** What is first in Wacky Races' box. */
import type { GameWorkshop } from "../../workshop";

const workshop: GameWorkshop = {
  first: ["hand", "cards", "abilities", "switcheroo", "tiles"],
  // Points count in a championship only.
  idle: ({ championship }) => (championship && championship !== "none" ? [] : ["championship."]),
};

export default workshop;
