/** Home Racers on the shelf. */
import { wordsFrom } from "../../board/words";
import type { OnTheShelf } from "../shelf";
import german from "./shelf.de.ftl?raw";
import english from "./shelf.en.ftl?raw";

const homeRacers: OnTheShelf = {
  words: wordsFrom({ en: english, de: german }),
  place: 4,
  seats: [1, 4],
  minutes: [20, 40],
  ticket: ["#5c9c8e", "#1d1a17"],
  guide: true,
  builder: { chapter: "HR-1", page: () => import("./builder/Page.svelte") },
  setup: () => import("./setup"),
};

export default homeRacers;
