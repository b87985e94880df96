/** The first match: the start and two moves on the rug, told step by step, with stops where the reader does it. It was played
 *  by the rules themselves (tests/web/home_racers.py), and the plans are the bot's own. */
import { guideOf } from "../guide";
import german from "./guide.de.ftl?raw";
import english from "./guide.en.ftl?raw";
import lesson from "./lesson.json";

export default guideOf(lesson, { en: english, de: german }, { seats: 2, settings: { course: "rug-oval", laps: 1 } });
