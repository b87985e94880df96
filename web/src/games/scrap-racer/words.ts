/** The words painted on this board. */
import { type Words, wordsFrom } from "../../board/words";
import german from "./board.de.ftl?raw";
import english from "./board.en.ftl?raw";

export type { Words };

export const wordsIn = wordsFrom({ en: english, de: german });

/** "Circuit A", or the words for one that the players laid themselves. */
export function circuitName(name: string, named: (value: string) => string, words: Words): string {
  const said = name.length === 1 ? named(name) : words("circuit-own");
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}
