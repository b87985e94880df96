/** The first match: the start and two moves on the rug, told step by step, with stops where the reader does it. It was played
 *  by the rules themselves (tests/web/home_racers.py), and the plans are the bot's own. */
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
  seats: [{ ...bot(0), kind: "person", bot: "", you: true }, bot(1)],
  settings: { course: "rug-oval", laps: 1 },
  steps: lesson.steps as unknown as GuideStep[],
  say: (message, language) => makeBundle(language, [language === "de" ? german : english], 0).format(message, "", {}),
};

export default guide;
