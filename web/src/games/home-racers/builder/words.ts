/** The words of the course editor. */
import { type Words, wordsWithShared } from "../../../workbench/words";
import german from "./builder.de.ftl?raw";
import english from "./builder.en.ftl?raw";

export type { Words };

export const wordsIn = wordsWithShared({ en: english, de: german });
