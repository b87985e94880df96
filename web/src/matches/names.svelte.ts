/** What things of a game are called, as soon as its words are here. */
import { textsOf } from "../games/name.svelte";
import { SHELF } from "../games/shelf";
import { prefs } from "../prefs.svelte";

export function pieceName(game: string, piece: string): string {
  return SHELF.get(game)?.words(prefs.language)(`piece-${piece}`) || textsOf(game)?.name(piece) || "";
}
