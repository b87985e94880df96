/** How a circuit that is being laid is drawn: open or closed, and which part of the yard is seen. */
import { type Box, CELL, Circuit, type Point, type Quarter, walk } from "../track/circuit";
import type { Junk, Scrap } from "../track/yard";
import { type Mark, type Piece, plain, wantsStraight, written } from "./word";

/** A road that need not come back to where it began. */
export class Road extends Circuit {
  constructor(
    word: string,
    start: Quarter,
    private readonly closed: boolean,
    pitSide: 1 | -1 = -1,
  ) {
    super(word, start, pitSide);
  }

  override centreLine(side = 0): string {
    return this.closed ? super.centreLine(side) : this.stretch(0, this.length, side);
  }

  /** The edge of a whole tile, so far from the middle of the road. */
  tileEdge(place: number, half: number): string {
    const steps = Array.from({ length: 13 }, (_, step) => Math.min(step / 4, 2.999));
    const right = steps.map((step) => this.pose(place * 3 + step, half));
    const left = steps.toReversed().map((step) => this.pose(place * 3 + step, -half));
    return `M${[...right, ...left].map((pose) => `${pose.x.toFixed(1)} ${pose.y.toFixed(1)}`).join("L")}z`;
  }
}

export interface Draught {
  /** null while nothing is laid */
  road: Road | null;
  turn: Quarter;
  /** the cell for the next tile, and its heading in degrees */
  next: Point & { heading: number };
  seen: Box;
  /** pixels per unit */
  scale: number;
  /** cells with road on them or in them */
  taken: Set<string>;
  /** pieces that do not fit their tiles, and so are only laid down there */
  loose: { place: number; mark: Mark }[];
}

interface Pit {
  /** first of its two straights, from 0 */
  place: number;
  /** +1: right of the road */
  side: 1 | -1;
}

const EDGE = 14;

/** A road begins to the right, or in a high window upwards, and turns clockwise: so much room is shown from the start. */
const FIRST_SIGHT: Record<number, [number, number][]> = {
  0: [
    [-1, -1],
    [3, 2],
  ],
  3: [
    [-1, -3],
    [2, 1],
  ],
};

export function draughtOf(tiles: readonly Piece[], closed: boolean, width: number, height: number): Draught {
  const turn: Quarter = height > width ? 3 : 0;
  const { tiles: laid, end, heading } = walk(plain(tiles), turn);
  const taken = new Set(laid.map(({ cell }) => cell.join(" ")));
  const pit = pitOf(tiles, turn, taken);
  const fits = ({ kind, mark }: Piece): boolean => mark !== "" && (mark === "pit-stop" ? pit !== null : wantsStraight(mark) === (kind === "S"));
  const fitting = tiles.map((tile): Piece => (fits(tile) ? tile : { ...tile, mark: "" }));
  const loose = tiles.flatMap((tile, place) => (tile.mark && !fits(tile) ? [{ place, mark: tile.mark }] : []));
  const road = tiles.length > 0 ? new Road(written(fitting), turn, closed, pit?.side) : null;
  const cells: (readonly [number, number])[] = laid.map(({ cell }) => cell);
  if (!closed) cells.push(end, ...FIRST_SIGHT[turn]!);
  for (const cell of pit ? lanesCells(road!, pit) : []) {
    taken.add(cell.join(" "));
    cells.push(cell);
  }
  const [columns, rows] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const wide = (Math.max(...columns) - left + 1) * CELL + 2 * EDGE;
  const high = (Math.max(...rows) - top + 1) * CELL + 2 * EDGE;
  const scale = Math.min(width / wide, height / high);
  const seen = {
    x: (left - 0.5) * CELL - EDGE - (width / scale - wide) / 2,
    y: (top - 0.5) * CELL - EDGE - (height / scale - high) / 2,
    width: width / scale,
    height: height / scale,
  };
  return { road, turn, next: { x: end[0] * CELL, y: end[1] * CELL, heading: heading * 90 }, seen, scale, taken, loose };
}

/** The lane lies outside the ring, unless only the inside is free. */
function pitOf(tiles: readonly Piece[], turn: Quarter, taken: Set<string>): Pit | null {
  const place = tiles.findIndex(({ mark }) => mark === "pit-stop");
  const pair = [tiles[place], tiles[(place + 1) % tiles.length]];
  if (place < 0 || !pair.every((tile) => tile?.kind === "S")) return null;
  const road = new Road(plain(tiles), turn, false);
  const free = (side: 1 | -1): boolean => lanesCells(road, { place, side }).every((cell) => !taken.has(cell.join(" ")));
  return { place, side: !free(-1) && free(1) ? 1 : -1 };
}

/** The cells beside the two straights. */
function lanesCells(road: Road, { place, side }: Pit): [number, number][] {
  return [0, 1].map((more) => {
    const pose = road.pose((place + more) * 3 + 1.5, side * CELL);
    return [Math.round(pose.x / CELL), Math.round(pose.y / CELL)];
  });
}

const JUNK: [Junk, number, number][] = [
  ["wreck", 27, 5],
  ["tyre", 12, 1],
  ["barrel", 8, 4],
  ["gear", 15, 2],
  ["wreck", 27, 5],
  ["tyre", 10, 1],
  ["crate", 9, 1],
  ["plank", 19, 1],
  ["spool", 16, 1],
  ["barrel", 7, 4],
  ["girder", 30, 1],
];

/** Scrap lies about wherever no road is; every cell always has the same. */
export function scrapIn(seen: Box, taken: Set<string>): Scrap[] {
  const scrap: Scrap[] = [];
  const last = (edge: number): number => Math.floor(edge / CELL + 0.5);
  for (let y = last(seen.y); y <= last(seen.y + seen.height); y++) {
    for (let x = last(seen.x); x <= last(seen.x + seen.width); x++) {
      if (taken.has(`${x} ${y}`)) continue;
      for (let corner = 0; corner < 4; corner++) {
        const lot = scramble(x, y, corner);
        if (lot % 100 > 36) continue;
        const [what, size, paints] = JUNK[(lot >> 7) % JUNK.length]!;
        scrap.push({
          what,
          size,
          x: x * CELL + (corner % 2 ? 22 : -22) + ((lot >> 11) % 9) - 4,
          y: y * CELL + (corner < 2 ? -22 : 22) + ((lot >> 15) % 9) - 4,
          turn: ((lot >> 5) % 160) - 80,
          paint: (lot >> 3) % paints,
        });
        if (size > 20) break; // big things lie alone
      }
    }
  }
  return scrap;
}

function scramble(x: number, y: number, corner: number): number {
  let mixed = Math.imul(x * 4 + corner + 977, 0x9e3779b1) ^ Math.imul(y + 331, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 1;
}
