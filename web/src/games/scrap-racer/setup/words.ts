/** What Scrap Racer's set-up says beside the names of its settings. */
import { wordsFrom } from "../../../board/words";
import german from "./setup.de.ftl?raw";
import english from "./setup.en.ftl?raw";

export const wordsIn = wordsFrom({ en: english, de: german });
