/** The first match: one turn to the victory, told step by step, with stops where the reader does it. It was played by
 *  the rules themselves (tests/web/yards.py), so the board, the panel and every sentence of the log are the real ones. */
import { guideOf } from "../guide";
import german from "./guide.de.ftl?raw";
import english from "./guide.en.ftl?raw";
import lesson from "./lesson.json";

const told = { ...lesson, steps: lesson.steps.map((step) => ({ ...step, say: `guide-${step.say}` })) };

export default guideOf(told, { en: english, de: german }, { seats: 2 });
