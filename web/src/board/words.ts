/** The words painted on a board: each game's own small catalogue beside the one of its rules. */
import { type Bundle, makeBundle, type Variables } from "../catalogue";

/** Lists are told as "1, 3 or 5"; `$faces-count` is how many there are. */
export type Words = (message: string, variables?: Record<string, Variables[string] | readonly (number | string)[]>) => string;

/** By language; English is always there. */
export function wordsFrom(sources: { en: string; [language: string]: string }): (language: string) => Words {
  const bundles = new Map<string, Bundle>();
  return (language) => {
    const known = language in sources ? language : "en";
    const bundle = bundles.get(known) ?? makeBundle(known, [sources[known] ?? sources.en], 0);
    bundles.set(known, bundle);
    return (message, variables = {}) => {
      const [id = "", attribute = ""] = message.split(".");
      return bundle.format(id, attribute, told(variables, known));
    };
  };
}

function told(variables: NonNullable<Parameters<Words>[1]>, language: string): Variables {
  const plain: Variables = {};
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value === "object" && value !== null) {
      plain[name] = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "disjunction" }).format(value.map(String));
      plain[`${name}-count`] = value.length;
    } else plain[name] = value;
  }
  return plain;
}

/** For what the frame asks without saying in which language: the page's own. */
export function languageOfPage(): string {
  return typeof document === "undefined" ? "en" : document.documentElement.lang.slice(0, 2) || "en";
}
