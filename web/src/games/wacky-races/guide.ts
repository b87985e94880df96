/** The first match: two turns, told step by step, with stops where the reader does it. It was played by the rules
 *  themselves (tests/web/wacky_races.py), so the board, the panel and every sentence of the log are the real ones. */
import { guideOf } from "../guide";
import german from "./guide.de.ftl?raw";
import english from "./guide.en.ftl?raw";
import lesson from "./lesson.json";

export default guideOf(lesson, { en: english, de: german }, { seats: 2 });
