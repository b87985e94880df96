/** The first match: a few turns on circuit A, told step by step, with stops where the reader does it. It was played by the
 *  rules themselves (tests/web/scrap_racer.py), so the board, the panel and every sentence of the log are the real ones. */
import type { Guide, GuideStep, Sitting } from "../types";
import { makeBundle } from "../../catalogue";
import german from "./guide.de.ftl?raw";
import english from "./guide.en.ftl?raw";
import lesson from "./lesson.json";

const bot = (seat: number): Sitting => ({
  seat,
  kind: "bot",
  name: "",
  bot: "rookie",
  you: false,
  here: true,
  away_since: null,
  bot_from: null,
  timed_out: false,
  who: "",
  ready: false,
});

const guide: Guide = {
  opening: lesson.opening,
  seats: [{ ...bot(0), kind: "person", bot: "", you: true }, bot(1), bot(2)],
  settings: {},
  steps: lesson.steps as GuideStep[],
  say: (message, language) => makeBundle(language, [language === "de" ? german : english], 0).format(message, "", {}),
};

export default guide;
