import { prefs } from "../prefs.svelte";
import { SHELF } from "./shelf";

/** What a game is called; one that the page has no words for still has its plain name. */
export function nameOf(game: string): string {
  return SHELF.get(game)?.words(prefs.language)("name") || plainName(game);
}

function plainName(game: string): string {
  return game
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
