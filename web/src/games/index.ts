/** The games that have a board: every folder here with an `index.ts` whose default export is a `GameClient`.
 *  A board is loaded when a table of its game is opened. */
import type { GameClient } from "./types";

const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/** A game's own board, or the plain one on which every game can be played through the shared panel. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = clients[`./${game}/index.ts`] ?? clients["./plain/index.ts"]!;
  return (await load()).default;
}

export interface OnTheBox {
  seats: [number, number];
  minutes: [number, number];
  /** there is a first match with stops */
  guide?: boolean;
}

/** What is printed on a box; the shelf must not load a board to say it, and shows games that are still to come. */
export const BOXES: Record<string, OnTheBox> = {
  "scrap-racer": { seats: [2, 6], minutes: [20, 45], guide: true },
  "wacky-races": { seats: [2, 6], minutes: [15, 25] },
  "scrapyard-empire": { seats: [1, 4], minutes: [30, 60] },
  "home-racers": { seats: [2, 4], minutes: [30, 30] },
};
