/** "Close it for me": the shortest way from the open end back to the start.
 *
 *  First the distance of every pose from the start is worked out as if the new tiles could not lie on each other. Those
 *  distances then guide a search that deepens tile by tile, so the first way it finds is a shortest one. */
import { walk } from "../track/circuit";
import { countTiles, isClosed, turnsOf } from "./ring";
import { BOX, type Kind, KINDS, type Piece, plain } from "./word";

const AHEAD = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const TURN: Record<Kind, number> = { S: 0, R: 1, L: -1 };
const MOST_TURNS = 12;
const MOST_TRIES = 300_000;

interface Spot {
  x: number;
  y: number;
  /** right curves less left ones since the start; the heading follows from it */
  turns: number;
}

interface Search {
  /** new tiles at most */
  most: number;
  straights: number;
  curves: number;
  taken: Set<string>;
  away: Map<string, number>;
  tries: number;
}

const spotKey = (x: number, y: number, turns: number): string => `${x} ${y} ${turns}`;
const heading = (turns: number): number => ((turns % 4) + 4) % 4;

/** The tiles to add, or null if there is no way with the tiles that are left. */
export function completion(tiles: readonly Piece[], anyTiles = false): Kind[] | null {
  if (isClosed(tiles)) return null;
  const used = countTiles(tiles);
  const room = BOX.longest - tiles.length;
  const straights = anyTiles ? room : BOX.straights - used.straights;
  const curves = anyTiles ? room : BOX.curves - used.curves;
  if (straights < 0 || curves < 0) return null;
  const most = Math.min(room, straights + curves);
  const { tiles: laid, end } = walk(plain(tiles));
  const taken = new Set(laid.map(({ cell }) => cell.join(" ")));
  if (taken.size < laid.length) return null;
  const from: Spot = { x: end[0], y: end[1], turns: turnsOf(tiles) };
  const search: Search = { most, straights, curves, taken, away: distances(from, taken, most), tries: 0 };
  const nearest = search.away.get(spotKey(from.x, from.y, from.turns));
  if (nearest === undefined) return null;
  // a ring has an even number of tiles, so every other length is enough
  for (let length = nearest; length <= most && search.tries < MOST_TRIES; length += 2) {
    const found = extend(search, from, length, straights, curves);
    if (found) return found;
  }
  return null;
}

/** How many tiles at least lead from a spot to the start with four more right curves than left ones, over free cells. */
function distances(from: Spot, taken: Set<string>, most: number): Map<string, number> {
  const away = new Map<string, number>([[spotKey(0, 0, 4), 0]]);
  let edge: Spot[] = [{ x: 0, y: 0, turns: 4 }];
  for (let steps = 1; steps <= most && edge.length > 0; steps++) {
    const next: Spot[] = [];
    for (const spot of edge) {
      // the tile before this spot lies on the cell that the heading comes from
      const [ahead, aside] = AHEAD[heading(spot.turns)]!;
      const [x, y] = [spot.x - ahead, spot.y - aside];
      if (taken.has(`${x} ${y}`) || Math.abs(x - from.x) + Math.abs(y - from.y) > most - steps) continue;
      for (const kind of KINDS) {
        const turns = spot.turns - TURN[kind];
        const key = spotKey(x, y, turns);
        if (Math.abs(turns) > MOST_TURNS || away.has(key)) continue;
        away.set(key, steps);
        next.push({ x, y, turns });
      }
    }
    edge = next;
  }
  return away;
}

function extend(search: Search, spot: Spot, left: number, straights: number, curves: number): Kind[] | null {
  if (left === 0) return spot.x === 0 && spot.y === 0 && spot.turns === 4 ? [] : null;
  const cell = `${spot.x} ${spot.y}`;
  if (search.taken.has(cell) || ++search.tries > MOST_TRIES) return null;
  search.taken.add(cell);
  for (const kind of KINDS) {
    const rest = kind === "S" ? [straights - 1, curves] : [straights, curves - 1];
    if (rest[0]! < 0 || rest[1]! < 0) continue;
    const turns = spot.turns + TURN[kind];
    const [ahead, aside] = AHEAD[heading(turns)]!;
    const next = { x: spot.x + ahead, y: spot.y + aside, turns };
    if ((search.away.get(spotKey(next.x, next.y, turns)) ?? Infinity) > left - 1) continue;
    const found = extend(search, next, left - 1, rest[0]!, rest[1]!);
    if (found) {
      search.taken.delete(cell);
      return [kind, ...found];
    }
  }
  search.taken.delete(cell);
  return null;
}
