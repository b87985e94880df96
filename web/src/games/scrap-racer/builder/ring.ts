/** What a drawing has to know of itself while tiles are laid: whether the road comes back to where it began, and what it is
 *  made of. Whether it is a circuit says the game. */
import { walk } from "../track/circuit";
import { type Piece, plain } from "./word";

/** The road comes back to its start, in whichever direction, and no tile lies on another. */
export function isClosed(tiles: readonly Piece[]): boolean {
  const { tiles: laid, end, heading } = walk(plain(tiles));
  const back = end[0] === 0 && end[1] === 0 && heading === 0;
  return back && Math.abs(turnsOf(tiles)) === 4 && new Set(laid.map(({ cell }) => cell.join())).size === laid.length;
}

/** Right curves less left ones. */
export function turnsOf(tiles: readonly Piece[]): number {
  return tiles.reduce((sum, { kind }) => sum + (kind === "R" ? 1 : kind === "L" ? -1 : 0), 0);
}

export function countTiles(tiles: readonly Piece[]): { straights: number; curves: number } {
  const straights = tiles.filter(({ kind }) => kind === "S").length;
  return { straights, curves: tiles.length - straights };
}
