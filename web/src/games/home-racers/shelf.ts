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
  builder: { chapter: "HR-1", page: () => import("./builder/Page.svelte") },
  settings: { course: () => import("./builder/CourseSetting.svelte") },
};

export default homeRacers;
