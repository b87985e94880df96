/** The first match: two turns, told step by step, with stops where the reader does it. It was played by the rules
 *  themselves (tests/web/wacky_races.py), so the board, the panel and every sentence of the log are the real ones. */
import { wordsFrom } from "../../board/words";
import type { Guide, Sitting } from "../types";
import german from "./guide.de.ftl?raw";
import english from "./guide.en.ftl?raw";
import lesson from "./lesson.json";

const SEATS: Sitting[] = [
  { seat: 0, kind: "person", name: "", bot: "", you: true, here: true, away_since: null, bot_from: null, timed_out: false, who: "", ready: false },
  { seat: 1, kind: "bot", name: "", bot: "rookie", you: false, here: true, away_since: null, bot_from: null, timed_out: false, who: "", ready: false },
];

const words = wordsFrom({ en: english, de: german });

const guide: Guide = {
  ...(lesson as unknown as Pick<Guide, "opening" | "steps">),
  seats: SEATS,
  settings: {},
  say: (message, language) => words(language)(message),
};

export default guide;
