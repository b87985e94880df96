/** Where the words beside the tiles of a path stand: inside the board, on no tile and on no other words. All in pixels. */
import type { Point } from "../room/geometry";
import type { Box } from "../room/layout";

/** Words that want to stand beside a tile. */
export interface Wish {
  /** the middle of the tile */
  at: Point;
  /** degrees: the side of the tile where they should stand */
  side: number;
  width: number;
  height: number;
}

/** Words that lie over others cannot be read at all; over a tile they hide its number; and far away nobody knows whose they are. */
const COSTS = { words: 30, covered: 30, tile: 8, far: 0.02, side: 0.6 };
/** by how much the place differs from the side that was wished for, the nearest first */
const TURNS = [0, 180, 30, -30, 150, -150, 60, -60, 120, -120, 90, -90];
const GAP = 3;

/** The middle of each, the first ones first: what matters most chooses its place before the others. `tile`: how large one is. */
export function standing(wishes: Wish[], board: Box, tiles: Point[], tile: number, covered: Box[]): Point[] {
  const words: Box[] = [];
  const numbers = tiles.map(({ x, y }) => ({ x: x - tile * 0.27, y: y - tile * 0.27, width: tile * 0.54, height: tile * 0.54 }));
  return wishes.map((wish) => {
    let best: { at: Point; cost: number } | null = null;
    for (const out of [0, wish.height * 1.1, wish.height * 2.2, wish.width * 1.05]) {
      TURNS.forEach((turn, place) => {
        const at = inside(beside(wish, wish.side + turn, tile / 2 + GAP + out), wish, board);
        const box = boxOf(at, wish);
        const cost =
          COSTS.words * overlap(box, words) +
          COSTS.covered * overlap(box, covered) +
          COSTS.tile * overlap(box, numbers) +
          COSTS.far * Math.max(0, Math.hypot(at.x - wish.at.x, at.y - wish.at.y) - tile / 2) +
          COSTS.side * (place > 0 ? 1 + place / TURNS.length : 0);
        if (!best || cost < best.cost) best = { at, cost };
      });
    }
    const { at } = best!;
    words.push(boxOf(at, wish));
    return at;
  });
}

/** So far out that they touch the tile and do not lie on it. */
function beside({ at, width, height }: Wish, degrees: number, far: number): Point {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  // the corner of the words reaches back towards the tile
  const half = Math.min(Math.abs(x) < 0.01 ? Infinity : width / 2 / Math.abs(x), Math.abs(y) < 0.01 ? Infinity : height / 2 / Math.abs(y));
  return { x: at.x + x * (far + half), y: at.y + y * (far + half) };
}

function inside({ x, y }: Point, { width, height }: Wish, board: Box): Point {
  const within = (at: number, size: number, from: number, all: number): number => Math.min(Math.max(at, from + size / 2 + GAP), from + all - size / 2 - GAP);
  return { x: within(x, width, board.x, board.width), y: within(y, height, board.y, board.height) };
}

const boxOf = ({ x, y }: Point, { width, height }: Wish): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** How much of the box lies under the others, 1: all of it under one; even a corner of it looks bad. */
function overlap(box: Box, others: Box[]): number {
  let area = 0;
  for (const other of others) {
    const wide = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const high = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    if (wide > 0 && high > 0) area += 0.08 + (wide * high) / (box.width * box.height);
  }
  return area;
}
