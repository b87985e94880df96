/** Wacky Races on the shelf. */
import { wordsFrom } from "../../board/words";
import type { OnTheShelf } from "../shelf";
import german from "./shelf.de.ftl?raw";
import english from "./shelf.en.ftl?raw";

const wackyRaces: OnTheShelf = {
  words: wordsFrom({ en: english, de: german }),
  place: 2,
  seats: [1, 6],
  minutes: [15, 25],
  ticket: ["#f0b03a", "#1d1a17"],
  guide: true,
  setup: () => import("./setup"),
  quick: { racers: "random" },
};

export default wackyRaces;
