/** The words painted on this board: its own small catalogue beside the one of the rules. */
import { type Bundle, makeBundle, type Variables } from "../../catalogue";
import german from "./board.de.ftl?raw";
import english from "./board.en.ftl?raw";

export type Words = (message: string, variables?: Variables) => string;

const SOURCES: Record<string, string> = { en: english, de: german };
const bundles = new Map<string, Bundle>();

function bundleOf(language: string): Bundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = makeBundle(language, [SOURCES[language] ?? english], 0);
    bundles.set(language, bundle);
  }
  return bundle;
}

export function wordsIn(language: string): Words {
  const bundle = bundleOf(language in SOURCES ? language : "en");
  return (message, variables = {}) => bundle.format(message, "", variables);
}

/** For what the frame asks without saying in which language: the page's own. */
export function wordsOfPage(): Words {
  return wordsIn(typeof document === "undefined" ? "en" : document.documentElement.lang.slice(0, 2) || "en");
}

/** "Circuit A", or the words for one that the players laid themselves. */
export function circuitName(name: string, named: (value: string) => string, words: Words): string {
  const said = name.length === 1 ? named(name) : words("circuit-own");
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}
