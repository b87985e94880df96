/** What things of a game are called, as soon as its words are here. */
import { SvelteMap } from "svelte/reactivity";

import { SHELF } from "../games/shelf";
import { prefs } from "../prefs.svelte";
import { Texts } from "../texts";
import { sourcesOf } from "../words.svelte";

const texts = new SvelteMap<string, Texts>();
const asked = new Set<string>();

export function pieceName(game: string, piece: string): string {
  const { language } = prefs;
  const printed = SHELF.get(game)?.words(language)(`piece-${piece}`);
  if (printed) return printed;
  const mark = `${game} ${language}`;
  if (!asked.has(mark)) {
    asked.add(mark);
    sourcesOf(game, language).then(
      (sources) => texts.set(mark, new Texts({ language, sources })),
      () => asked.delete(mark),
    );
  }
  return texts.get(mark)?.name(piece) ?? "";
}
