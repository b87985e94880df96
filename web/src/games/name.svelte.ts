/** What a game says of itself: by its place on the shelf, or else, as soon as they are here, in its own texts. */
import { SvelteMap } from "svelte/reactivity";

import { prefs } from "../prefs.svelte";
import { Texts } from "../texts";
import { sourcesOf } from "../words.svelte";
import { SHELF } from "./shelf";

const texts = new SvelteMap<string, Texts>();
const asked = new Set<string>();

/** What a game is called; one without any words still has its plain name. */
export function nameOf(game: string): string {
  return SHELF.get(game)?.words(prefs.language)("name") || said(game, "game") || plainName(game);
}

/** What it is like, or "". */
export function feelOf(game: string): string {
  return SHELF.get(game)?.words(prefs.language)("feel") || said(game, "game.pitch");
}

function said(game: string, message: string): string {
  const own = SHELF.has(game) ? undefined : textsOf(game);
  return own?.has(message) ? own.say(message) : "";
}

/** A game's own texts in the language of the page: none before they have come, for which they are asked. */
export function textsOf(game: string): Texts | undefined {
  const { language } = prefs;
  const mark = `${game} ${language}`;
  if (!asked.has(mark)) {
    asked.add(mark);
    sourcesOf(game, language).then(
      (sources) => texts.set(mark, new Texts({ language, sources })),
      () => asked.delete(mark),
    );
  }
  return texts.get(mark);
}

function plainName(game: string): string {
  return game
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
