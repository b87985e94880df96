/** Scrapyard Empire on the shelf. */
import { wordsFrom } from "../../board/words";
import type { OnTheShelf } from "../shelf";
import german from "./shelf.de.ftl?raw";
import english from "./shelf.en.ftl?raw";

const scrapyardEmpire: OnTheShelf = {
  words: wordsFrom({ en: english, de: german }),
  place: 3,
  seats: [1, 4],
  minutes: [30, 60],
  ticket: ["#24507e", "#fffaf0"],
  guide: true,
  setup: () => import("./setup"),
};

export default scrapyardEmpire;
