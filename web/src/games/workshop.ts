/** What a game draws of its box in the workshop: every folder here with a `workshop/index.ts` whose default export is a
 *  `GameWorkshop`. A game without one has plain compartments. */
import type { Component } from "svelte";

import { type Words, wordsFrom } from "../board/words";
import type { SettingsCheck } from "../wire";

export interface ArtProps {
  /** path of a group of knobs, or of a knob */
  of: string;
  /** what a knob is turned to now, and how it is printed */
  value: (path: string) => number;
  printed: (path: string) => number;
  /** what the game says of its settings with this box, and with the printed one; null as long as it has not said */
  check: SettingsCheck | null;
  plain: SettingsCheck | null;
  turn: (path: string, value: number) => void;
  /** of the catalogue beside it */
  word: Words;
}

export interface GameWorkshop {
  /** paths of the compartments that come first */
  first?: string[];
  /** what makes no difference with such settings and so many seats: what these paths begin with */
  idle?: (settings: Record<string, string>, seats: number) => string[];
  /** what is drawn of these groups and knobs */
  drawn?: (path: string) => boolean;
  /** what is turned on a drawing, and has no knob in a compartment */
  onArt?: (path: string) => boolean;
  /** what a knob is turned to, where a number would tell nothing; "" elsewhere */
  worded?: (path: string, value: number, check: SettingsCheck | null, word: Words) => string;
  Art?: Component<ArtProps>;
}

const modules = import.meta.glob<{ default: GameWorkshop }>("./*/workshop/index.ts");
const catalogues = import.meta.glob<string>("./*/workshop/words.*.ftl", { query: "?raw", import: "default" });

export async function workshopOf(game: string): Promise<GameWorkshop> {
  return (await modules[`./${game}/workshop/index.ts`]?.())?.default ?? {};
}

/** What a game calls its knobs, beside the names that its rules have. */
export async function workshopWordsOf(game: string, language: string): Promise<Words> {
  const read = async (each: string): Promise<string> => (await catalogues[`./${game}/workshop/words.${each}.ftl`]?.()) ?? "";
  const english = await read("en");
  return wordsFrom({ en: english, [language]: (await read(language)) || english })(language);
}
