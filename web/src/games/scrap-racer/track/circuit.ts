/** A circuit as shapes, made from its word: S straight, R right curve, L left curve.
 *
 *  Tiles lie on a grid of cells of 100 units. The first one lies on cell (0, 0) and heads east, or wherever the quarter
 *  turns chosen by the layout point. The road is 62 wide; a space is a third of a straight tile, or 30° of a bend. */

import { PitLane } from "./pitlane";

export const CELL = 100;
export const ROAD = 62;
export const KERB = 78;
export const SPACES_PER_TILE = 3;

const HALF = CELL / 2;
const HEADINGS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Small letters behind a tile: slime trail, scrap yard, salvager, and the first of two straights beside the pit stop. */
const MARKS = "syvp";

export type Quarter = 0 | 1 | 2 | 3;
export type Kind = "S" | "R" | "L";

export interface Point {
  x: number;
  y: number;
}

/** A place and the direction of travel there, in degrees clockwise from east. */
export interface Pose extends Point {
  heading: number;
}

export interface Tile {
  kind: Kind;
  /** column and row of its cell */
  cell: readonly [number, number];
  into: Quarter;
  out: Quarter;
  /** what lies there: "" or a small letter */
  mark: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cell after cell, clockwise from the line. */
export function walk(word: string, start: Quarter = 0): { tiles: Tile[]; end: readonly [number, number]; heading: Quarter } {
  let x = 0;
  let y = 0;
  let heading: Quarter = start;
  const tiles: Tile[] = [];
  for (const letter of word) {
    const last = tiles.at(-1);
    if (MARKS.includes(letter)) {
      if (last) last.mark = letter;
      continue;
    }
    const kind = letter as Kind;
    const out = ((heading + (kind === "R" ? 1 : kind === "L" ? 3 : 0)) % 4) as Quarter;
    tiles.push({ kind, cell: [x, y], into: heading, out, mark: "" });
    heading = out;
    x += HEADINGS[out][0];
    y += HEADINGS[out][1];
  }
  return { tiles, end: [x, y], heading };
}

export class Circuit {
  readonly word: string;
  readonly tiles: Tile[];
  readonly length: number;
  /** the cells' bounding box */
  readonly bounds: Box;
  readonly pit: PitLane | null;

  /** `pitSide`: 1 for a pit lane on the right of the road, which is inside the ring; -1 for one outside. */
  constructor(word: string, start: Quarter = 0, pitSide: 1 | -1 = 1) {
    this.word = word;
    this.tiles = walk(word, start).tiles;
    this.length = this.tiles.length * SPACES_PER_TILE;
    const columns = this.tiles.map((tile) => tile.cell[0]);
    const rows = this.tiles.map((tile) => tile.cell[1]);
    const left = Math.min(...columns);
    const top = Math.min(...rows);
    this.bounds = {
      x: left * CELL - HALF,
      y: top * CELL - HALF,
      width: (Math.max(...columns) - left + 1) * CELL,
      height: (Math.max(...rows) - top + 1) * CELL,
    };
    const pit = this.tiles.findIndex((tile) => tile.mark === "p");
    this.pit = pit < 0 ? null : new PitLane(poseOnTile(this.tiles[pit] as Tile, 0, 0), pit * SPACES_PER_TILE + 1, this.length, pitSide);
    if (this.pit) this.bounds = around(this.bounds, this.pit.bounds);
  }

  /** The special pieces: their tile, its three spaces, and the free corner of its cell outside the bend. */
  get pieces(): Piece[] {
    return this.tiles.flatMap((tile, index) => {
      if (tile.mark === "" || tile.mark === "p") return [];
      const first = index * SPACES_PER_TILE + 1;
      return [{ mark: tile.mark as Piece["mark"], spaces: [first, first + 1, first + 2], corner: cornerOf(tile) }];
    });
  }

  /** The spaces whose numbers are painted with the pieces and the pit lane. */
  get special(): number[] {
    return [...this.pieces.flatMap((piece) => piece.spaces), ...(this.pit?.hidden ?? [])];
  }

  /** Where the road is so many spaces behind the line, `side` units to the right of its middle. */
  pose(along: number, side = 0): Pose {
    const within = ((along % this.length) + this.length) % this.length;
    const index = Math.min(Math.floor(within / SPACES_PER_TILE), this.tiles.length - 1);
    const tile = this.tiles[index] as Tile;
    return poseOnTile(tile, within / SPACES_PER_TILE - index, side);
  }

  /** The middle of a space. */
  space(number: number, side = 0): Pose {
    if (this.pit && number > this.length) return this.pit.pose(number - this.length, side * LANE_PART);
    return this.pose(number - 0.5, side);
  }

  tileOf(space: number): Tile {
    return this.tiles[Math.floor((space - 1) / SPACES_PER_TILE) % this.tiles.length] as Tile;
  }

  straight(space: number): boolean {
    return space <= this.length && this.tileOf(space).kind === "S";
  }

  /** +1 where the roomy side of a space is on the right: there its number stands, and racers keep to the other side. */
  roomySide(space: number): 1 | -1 {
    if (this.pit && space > this.length) return this.pit.side;
    return this.tileOf(space).kind === "L" ? 1 : -1;
  }

  /** The middle of the road, all the way round. */
  centreLine(side = 0): string {
    const start = this.pose(0, side);
    return `M${at(start)}${this.tiles.map((tile) => arcTo(tile, 0, 1, side)).join("")}z`;
  }

  /** The middle of the road from one distance to another, forwards. */
  stretch(from: number, to: number, side = 0): string {
    let path = `M${at(this.pose(from, side))}`;
    let along = from;
    while (along < to - 1e-6) {
      const tileStart = Math.floor(along / SPACES_PER_TILE + 1e-9) * SPACES_PER_TILE;
      const next = Math.min(to, tileStart + SPACES_PER_TILE);
      const index = (((tileStart / SPACES_PER_TILE) % this.tiles.length) + this.tiles.length) % this.tiles.length;
      const tile = this.tiles[index] as Tile;
      path += arcTo(tile, (along - tileStart) / SPACES_PER_TILE, (next - tileStart) / SPACES_PER_TILE, side);
      along = next;
    }
    return path;
  }

  /** The edge of one space, `inset` units inside the road. */
  outline(space: number, inset = 0.6): string {
    if (this.pit && space > this.length) return this.pit.outline(space - this.length, inset);
    const tile = this.tileOf(space);
    const first = ((space - 1) % SPACES_PER_TILE) / SPACES_PER_TILE;
    const last = first + 1 / SPACES_PER_TILE;
    const half = ROAD / 2 - inset;
    return (
      `M${at(poseOnTile(tile, first, -half))}${arcTo(tile, first, last, -half)}` + `L${at(poseOnTile(tile, last, half))}${arcTo(tile, last, first, half)}z`
    );
  }

  /** The seam across the road behind a space (0: the line). */
  seam(space: number): string {
    const half = ROAD / 2 - 1;
    return `M${at(this.pose(space, -half))}L${at(this.pose(space, half))}`;
  }
}

export interface Piece {
  mark: "s" | "y" | "v";
  spaces: number[];
  /** where something can stand, and the direction from there to the road; straights have none */
  corner: Pose | null;
}

/** A lane is narrower than the road, and so is everything on it. */
const LANE_PART = 0.6;

function cornerOf(tile: Tile): Pose | null {
  if (tile.kind === "S") return null;
  const turn = tile.kind === "R" ? 1 : -1;
  const middle = poseOnTile(tile, 0.5, -turn * 62);
  const road = poseOnTile(tile, 0.5, 0);
  return { x: middle.x, y: middle.y, heading: (Math.atan2(road.y - middle.y, road.x - middle.x) * 180) / Math.PI };
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

function poseOnTile(tile: Tile, part: number, side: number): Pose {
  const [cx, cy] = [tile.cell[0] * CELL, tile.cell[1] * CELL];
  const [ix, iy] = HEADINGS[tile.into];
  const [ex, ey] = [cx - HALF * ix, cy - HALF * iy];
  const degrees = tile.into * 90;
  if (tile.kind === "S") {
    // right of a heading (x, y) is (−y, x), for y points down
    return { x: ex + ix * CELL * part - iy * side, y: ey + iy * CELL * part + ix * side, heading: degrees };
  }
  const [ox, oy] = HEADINGS[tile.out];
  const turn = tile.kind === "R" ? 1 : -1;
  const heading = degrees + turn * 90 * part;
  const radius = HALF - turn * side;
  const radians = (heading * Math.PI) / 180;
  const [mx, my] = [ex + HALF * ox, ey + HALF * oy];
  // the way out from the middle of the bend is left of the heading in a right curve, right of it in a left one
  return { x: mx + turn * radius * Math.sin(radians), y: my - turn * radius * Math.cos(radians), heading };
}

function arcTo(tile: Tile, from: number, to: number, side: number): string {
  const end = at(poseOnTile(tile, to, side));
  if (tile.kind === "S") return `L${end}`;
  const turn = tile.kind === "R" ? 1 : -1;
  const radius = round(HALF - turn * side);
  const clockwise = turn > 0 === to > from;
  return `A${radius} ${radius} 0 0 ${clockwise ? 1 : 0} ${end}`;
}

function at(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
