/** The games that have a board: every folder here with an `index.ts` whose default export is a `GameClient`.
 *  A board is loaded when a table of its game is opened. */
import type { GameClient } from "./types";

const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/** A game's own board, or the plain one on which every game can be played through the shared panel. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = clients[`./${game}/index.ts`] ?? clients["./plain/index.ts"]!;
  return (await load()).default;
}
