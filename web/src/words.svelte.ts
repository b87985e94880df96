/** The page's language, the catalogues it needs, and `t` for the page's own words. */
import { prefs } from "./prefs.svelte";
import { SOURCE_LANGUAGE, Texts, type Facts, type TextsOf } from "./texts";

export const LANGUAGES = ["en", "de"] as const;

// Each language is a file of its own, so that nobody loads words they cannot read.
const ofPage = import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" });
const ofSome = import.meta.glob<string>(["./records.*.ftl", "./analysis.*.ftl", "./puzzle.*.ftl", "./workshop.*.ftl", "./matches.*.ftl", "./new.*.ftl"], {
  query: "?raw",
  import: "default",
});
const ofAll = import.meta.glob<string>("../../src/jalopy/texts.*.ftl", { query: "?raw", import: "default" });
const ofRefusals = import.meta.glob<string>("../../src/jalopy/texts.*.ftl", { query: "?refused", import: "default" });
const ofGames = import.meta.glob<string>("../../src/jalopy/games/*/texts.*.ftl", { query: "?raw", import: "default" });
const ofThings = import.meta.glob<string>("../../src/jalopy/games/*/texts.*.ftl", { query: "?about", import: "default" });

export type Sources = Record<string, string[]>;

const shared: Sources = {};
let page: Texts = $state.raw(new Texts({ language: SOURCE_LANGUAGE, sources: {} }));

const fallbacks = (language: string): string[] => [...new Set([language, SOURCE_LANGUAGE])];

async function load(language: string): Promise<void> {
  const path = `../../src/jalopy/texts.${language}.ftl`;
  // What the server refuses it says in English by itself.
  const refusals = language === SOURCE_LANGUAGE ? undefined : ofRefusals[path];
  shared[language] ??= await Promise.all([ofAll[path]?.() ?? "", refusals?.() ?? "", ofPage[`./words.${language}.ftl`]?.() ?? ""]);
}

/** What only some pages say: of the checking of records, of looking back on a match, of puzzles, of changed boxes, of my matches, of a new table. */
export type Matter = "records" | "analysis" | "puzzle" | "workshop" | "matches" | "new";
const matters = new Map<Matter, Record<string, string>>();

/** Speak this language from now on. */
export async function speak(language: string): Promise<void> {
  await Promise.all(fallbacks(language).map(load));
  await Promise.all([...matters.keys()].map((matter) => learnOf(matter, language)));
  page = new Texts({ language, sources: shared });
  for (const known of matters.values()) page.learn(known);
}

/** From now on also of a matter that tables do not carry. */
export async function speakOf(matter: Matter): Promise<void> {
  await learnOf(matter, prefs.language);
  await speak(prefs.language);
}

async function learnOf(matter: Matter, language: string): Promise<void> {
  const known = matters.get(matter) ?? {};
  for (const each of fallbacks(language)) known[each] ??= (await ofSome[`./${matter}.${each}.ftl`]?.()) ?? "";
  matters.set(matter, known);
}

/** The page's own words, in the language spoken now. */
export function t(message: string, facts: Facts = {}): string {
  return page.say(message, facts);
}

/** What the server refuses; in its own English where the page has no words for it, as in English itself. */
export function refusal({ key, facts, reason }: { key: string; facts: Facts; reason: string }): string {
  return key && page.has(`refused-${key}`) ? page.say(`refused-${key}`, facts) : reason;
}

export function hasText(message: string): boolean {
  return page.has(message);
}

/** The catalogues of a game in the language and in English, with the shared ones behind them. */
export async function sourcesOf(game: string, language: string): Promise<Sources> {
  const folder = game.replaceAll("-", "_");
  const found = await Promise.all(
    fallbacks(language).map(async (each): Promise<[string, string[]]> => {
      await load(each);
      const own = ofGames[`../../src/jalopy/games/${folder}/texts.${each}.ftl`];
      return [each, [...(own === undefined ? [] : [await own()]), ...(shared[each] ?? [])]];
    }),
  );
  return Object.fromEntries(found);
}

/** What a game says about its things, by language: only whoever asks loads it. */
export async function explanationsOf(game: string, language: string): Promise<Record<string, string>> {
  const folder = game.replaceAll("-", "_");
  const path = (each: string): string => `../../src/jalopy/games/${folder}/texts.${each}.ftl`;
  const found = await Promise.all(fallbacks(language).map(async (each): Promise<[string, string]> => [each, (await ofThings[path(each)]?.()) ?? ""]));
  return Object.fromEntries(found);
}

export function textsFor(sources: Sources, of: Omit<TextsOf, "sources" | "language">): Texts {
  // A language whose catalogues are still on their way is not spoken yet.
  const language = prefs.language in sources ? prefs.language : SOURCE_LANGUAGE;
  return new Texts({ ...of, language, sources });
}
