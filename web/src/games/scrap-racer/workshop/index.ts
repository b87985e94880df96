/** What Scrap Racer draws of its box. */
import type { GameWorkshop } from "../../workshop";
import Art from "./Art.svelte";
import { isPlace, numbersOf, spacesAt } from "./spaces";

const NOT_DRAWN = /^(crash\..+\.cards|goal\.cards|bonus\.cards\.cards)\.[^.]+$/;

const workshop: GameWorkshop = {
  first: ["boost.spaces", "crash", "abilities", "laps", "boost.markers.markers", "bonus.slots", "goal.cards", "bonus.cards.cards", "dice"],
  // What belongs to the expansion lies in its own box.
  idle: ({ new_racers }) => (new_racers === "true" ? [] : ["expansion.", "abilities.rockroaches", "abilities.collector"]),
  drawn: (path) => !NOT_DRAWN.test(path),
  onArt: isPlace,
  worded: (path, value, check, word) => {
    if (!isPlace(path)) return "";
    const [space] = spacesAt(numbersOf(check), value);
    return space ? word("space", { space }) : word("space-elsewhere");
  },
  Art,
};

export default workshop;
