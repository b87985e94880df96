/** The first match: one turn to the victory, told step by step, with stops where the reader does it. It was played by
 *  the rules themselves (tests/web/yards.py), so the board, the panel and every sentence of the log are the real ones. */
import type { Guide, GuideStep, Sitting } from "../types";
import { makeBundle } from "../../catalogue";
import german from "./guide.de.ftl?raw";
import english from "./guide.en.ftl?raw";
import lesson from "./lesson.json";

const SEATS: Sitting[] = [
  { seat: 0, kind: "person", name: "", bot: "", you: true, here: true, away_since: null, bot_from: null, timed_out: false, who: "", ready: false },
  { seat: 1, kind: "bot", name: "", bot: "rookie", you: false, here: true, away_since: null, bot_from: null, timed_out: false, who: "", ready: false },
];

const guide: Guide = {
  opening: lesson.opening,
  seats: SEATS,
  settings: {},
  steps: lesson.steps.map((step) => ({ ...step, say: `guide-${step.say}` })) as unknown as GuideStep[],
  say: (message, language) => makeBundle(language, [language === "de" ? german : english], 0).format(message, "", {}),
};

export default guide;
