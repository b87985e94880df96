/** What Wacky Races draws of its box. */
import type { GameWorkshop } from "../../workshop";
import Art from "./Art.svelte";

const DRAWN = /^(cards|tiles)\.[^.]+\.(cards|tiles)(\.[^.]+)?$|^switcheroo$/;

const workshop: GameWorkshop = {
  first: ["hand", "cards", "abilities", "switcheroo", "tiles"],
  // Points count in a championship only.
  idle: ({ championship }) => (championship && championship !== "none" ? [] : ["championship."]),
  drawn: (path) => DRAWN.test(path),
  Art,
};

export default workshop;
