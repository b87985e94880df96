/** Scrap Racer on the shelf. */
import { wordsFrom } from "../../board/words";
import type { OnTheShelf } from "../shelf";
import german from "./shelf.de.ftl?raw";
import english from "./shelf.en.ftl?raw";

const scrapRacer: OnTheShelf = {
  words: wordsFrom({ en: english, de: german }),
  place: 1,
  seats: [2, 6],
  minutes: [20, 45],
  ticket: ["#b5482a", "#fffaf0"],
  guide: true,
  builder: { chapter: "SR-15", page: () => import("./builder/Page.svelte") },
  settings: { pit_stop_at: () => import("./builder/PitSetting.svelte") },
  setup: () => import("./setup"),
};

export default scrapRacer;
