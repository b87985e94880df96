/** What Scrap Racer draws of its box. */
import type { GameWorkshop } from "../../workshop";
import Art from "./Art.svelte";

const NOT_DRAWN = /^(crash\..+\.cards|goal\.cards|bonus\.cards\.cards)\.[^.]+$/;

const workshop: GameWorkshop = {
  first: ["boost.spaces", "crash", "abilities", "laps", "boost.markers.markers", "bonus.slots", "goal.cards", "bonus.cards.cards", "dice"],
  // What belongs to the expansion lies in its own box.
  idle: ({ new_racers }) => (new_racers === "true" ? [] : ["expansion.", "abilities.rockroaches", "abilities.collector"]),
  drawn: (path) => !NOT_DRAWN.test(path),
  Art,
};

export default workshop;
