/** What a lap of a circuit is like: how many spaces, where boosts lie, how long the pit lane is. As track.py lays it. */
import { shortened, turned } from "./check";
import { BOX, type Piece, tilesOf } from "./word";

export interface Lap {
  /** spaces from line to line */
  spaces: number;
  boosts: number[];
  /** spaces of the pit lane; 0 without one */
  lane: number;
  /** the spaces between which the lane runs */
  fork: number;
  rejoin: number;
  tiles: Piece[];
}

/** Straights are numbered 1 to 6 and curves 7 to 14 as they are laid; each has its boost space, special pieces none. */
export function lapOf(track: string | readonly Piece[], finish = 1, short = false, markers = BOX.markers): Lap {
  const laid = typeof track === "string" ? tilesOf(track) : track;
  let numbered = numbers(laid);
  if (short && typeof track === "string") numbered = shortened(track, numbered);
  numbered = turned(numbered, finish);
  const boosts: number[] = [];
  let pit = 0;
  numbered.forEach(({ tile, number }, place) => {
    if (tile.mark === "pit-stop") pit = place * BOX.spaces + 1;
    else if (tile.mark) return;
    const on = (BOX.boosts as Record<string, number>)[number];
    if (on !== undefined && boosts.length < markers) boosts.push(place * BOX.spaces + on);
  });
  return {
    spaces: numbered.length * BOX.spaces,
    boosts,
    lane: pit ? BOX.lane : 0,
    fork: pit ? pit + BOX.fork - 1 : 0,
    rejoin: pit ? pit + BOX.rejoin - 1 : 0,
    tiles: numbered.map(({ tile }) => tile),
  };
}

function numbers(tiles: readonly Piece[]): { tile: Piece; number: number }[] {
  let straights = 0;
  let curves = 0;
  return tiles.map((tile) => ({
    tile,
    number: tile.kind === "S" ? (straights++ % BOX.straights) + 1 : BOX.straights + (curves++ % BOX.curves) + 1,
  }));
}
