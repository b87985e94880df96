/** The words painted on this table. */
import { languageOfPage, type Words, wordsFrom } from "../../board/words";
import german from "./board.de.ftl?raw";
import english from "./board.en.ftl?raw";

export type { Words };

export const wordsIn = wordsFrom({ en: english, de: german });

export function wordsOfPage(): Words {
  return wordsIn(languageOfPage());
}
