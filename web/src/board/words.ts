/** The words painted on a board: each game's own small catalogue beside the one of its rules. */
import { type Bundle, makeBundle, type Variables } from "../catalogue";

export type Words = (message: string, variables?: Variables) => string;

/** By language; English is always there. */
export function wordsFrom(sources: { en: string; [language: string]: string }): (language: string) => Words {
  const bundles = new Map<string, Bundle>();
  return (language) => {
    const known = language in sources ? language : "en";
    const bundle = bundles.get(known) ?? makeBundle(known, [sources[known] ?? sources.en], 0);
    bundles.set(known, bundle);
    return (message, variables = {}) => {
      const [id = "", attribute = ""] = message.split(".");
      return bundle.format(id, attribute, variables);
    };
  };
}

/** For what the frame asks without saying in which language: the page's own. */
export function languageOfPage(): string {
  return typeof document === "undefined" ? "en" : document.documentElement.lang.slice(0, 2) || "en";
}
