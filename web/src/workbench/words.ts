/** The words of a builder: its own catalogue, and behind it the one that all builders share. */
import { wordsFrom, type Words } from "../board/words";
import german from "./workbench.de.ftl?raw";
import english from "./workbench.en.ftl?raw";

export type { Words };

const shared = wordsFrom({ en: english, de: german });

export function wordsWithShared(sources: { en: string; [language: string]: string }): (language: string) => Words {
  const own = wordsFrom(sources);
  return (language) => {
    const [first, second] = [own(language), shared(language)];
    return (message, variables = {}) => first(message, variables) || second(message, variables);
  };
}
