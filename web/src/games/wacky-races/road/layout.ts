/** The road on a board of any size, however many tiles it has: as many rows as make the tiles largest, and a place for
 *  the decks beside the last of them. */
import { HALF, Path, type Point, type Pose, ROAD } from "./path";

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Layout {
  /** pixels to a unit */
  scale: number;
  width: number;
  height: number;
  /** spaces of the starting board, which are shorter than tiles */
  grid: number;
  path: Path;
  /** where each tile begins and ends along the road; tile 0 is the space 00 */
  tiles: { from: number; to: number }[];
  decks: Box;
  /** a small board: fewer things beside the road, larger signs on it */
  small: boolean;
  /** how high the sky is above the last row */
  sky: number;
}

const REAR = 66;
const SPACE = 58;
const TILE = { least: 92, best: 116, most: 150 };
const FINISH = 134;
const SIDE = 12;
const GAP = 22;

interface Taste {
  top: number;
  foot: number;
  pitch: [least: number, most: number];
  decks: number;
  decksHigh: number;
}

const WIDE: Taste = { top: 116, foot: 34, pitch: [172, 206], decks: 330, decksHigh: 196 };
const SMALL: Taste = { top: 58, foot: 22, pitch: [146, 178], decks: 262, decksHigh: 150 };

/** `tiles` counts all of them, from the space 00 to the Finish Line. */
export function layOut(tiles: number, grid: number, width: number, height: number): Layout {
  const small = width < 620 || height < 400;
  const taste = small ? SMALL : WIDE;
  const between = Math.max(1, tiles - grid - 2);
  const fixed = REAR + grid * SPACE + FINISH;
  let best: { rows: number; scale: number } = { rows: 1, scale: 0 };
  for (let rows = 1; rows <= 9; rows++) {
    const scale = largest(rows, taste, width, height, fixed + between * TILE.least);
    if (scale > best.scale) best = { rows, scale };
  }
  const { rows, scale } = best;
  const [w, h] = [width / scale, height / scale];
  const needed = fixed + between * TILE.least;
  let pitch = rows > 1 ? clamp((h - taste.top - taste.foot - 2 * HALF) / (rows - 1), taste.pitch) : taste.pitch[0];
  if (room(rows, pitch, w, taste) < needed) pitch = taste.pitch[0];
  const high = 2 * HALF + (rows - 1) * pitch;
  const spare = Math.max(0, h - taste.top - taste.foot - high);
  const sky = taste.top + spare * 0.62;
  const bottom = h - taste.foot - spare * 0.38 - HALF;
  const path = new Path({ rows, pitch, left: SIDE, right: w - SIDE, bottom });
  const tile = clamp((room(rows, pitch, w, taste) - fixed) / between, [TILE.least, TILE.most]);
  const lengths = Array.from({ length: tiles }, (_, index) => (index === 0 ? REAR : index <= grid ? SPACE : index === tiles - 1 ? FINISH : tile));
  let along = 0;
  const spans = lengths.map((length) => ({ from: along, to: (along += length) }));
  return { scale, width: w, height: h, grid, path, tiles: spans, decks: decksBeside(path, along, w, sky, taste), small, sky };
}

/** The largest scale at which so many rows fit, with room for all tiles. */
function largest(rows: number, taste: Taste, width: number, height: number, needed: number): number {
  const high = taste.top + taste.foot + 2 * HALF + (rows - 1) * taste.pitch[0];
  let scale = height / high;
  if (room(rows, taste.pitch[0], width / scale, taste) >= needed) return scale;
  let [low, top] = [0, scale];
  for (let step = 0; step < 24; step++) {
    scale = (low + top) / 2;
    if (room(rows, taste.pitch[0], width / scale, taste) >= needed) low = scale;
    else top = scale;
  }
  return low;
}

/** How much road lies in so many rows when the decks have their place at the end of the last. */
function room(rows: number, pitch: number, width: number, taste: Taste): number {
  const straight = width - 2 * SIDE;
  const bend = pitch / 2 + HALF;
  const decks = taste.decks + GAP;
  if (rows === 1) return straight - decks;
  const row = straight - bend;
  if (straight < 2 * bend + 40 || row - decks < FINISH) return 0;
  return 2 * row - decks + (rows - 2) * (row - bend) + ((rows - 1) * Math.PI * pitch) / 2;
}

/** On the side that the last row leaves free. */
function decksBeside(path: Path, end: number, width: number, sky: number, taste: Taste): Box {
  const last = path.pose(end);
  const way = last.ahead.x;
  const [from, to] = way > 0 ? [last.x + GAP, width - SIDE] : [SIDE, last.x - GAP];
  const wide = Math.min(to - from, taste.decks);
  const y = Math.max(6, sky + 2 * HALF - taste.decksHigh - (taste === SMALL ? 0 : 30));
  const x = way > 0 ? to - wide : from;
  return { x, y, width: wide, height: taste.decksHigh };
}

function clamp(value: number, [least, most]: [least: number, most: number] | number[]): number {
  return Math.min(Math.max(value, least as number), most as number);
}

// --- where things stand -------------------------------------------------------------------------------------------------

export function middleOf(layout: Layout, tile: number): number {
  const { from, to } = layout.tiles[Math.min(Math.max(tile, 0), layout.tiles.length - 1)] ?? { from: 0, to: 0 };
  return (from + to) / 2;
}

/** A place on the road for something that stands there. */
export interface Spot {
  along: number;
  across: number;
}

export interface Standing extends Spot {
  /** less than 1 where many share a tile */
  size: number;
}

/** Where the racers of one tile stand: on their sides of it, or in a crowd. `sides` in the order of the racers. */
export function spotsOn(layout: Layout, tile: number, sides: number[]): Standing[] {
  const along = middleOf(layout, tile);
  if (tile >= 1 && tile <= layout.grid && sides.length === 1) {
    // one beside each space: left and right by turns, so that they do not hide each other
    return [{ along, across: tile % 2 === 0 ? -START.lane : START.lane, size: START.size }];
  }
  const crowded = sides.length > 2 || new Set(sides).size < sides.length;
  const starting = tile <= layout.grid;
  if (sides.length === 1) return [{ along, across: sides[0] === 0 ? LANE : -LANE, size: starting ? START.size : 1 }];
  const places = crowded ? sides.map((_, place) => place) : sides;
  const fan = upright(layout, along) ? stacked : inRows;
  const long = (layout.tiles[tile]?.to ?? 0) - (layout.tiles[tile]?.from ?? 0);
  return places.map((place) => {
    const { ahead, across, size } = fan(place, sides.length, long);
    return { along: along + ahead, across, size: Math.min(size, starting ? START.pair : 1) };
  });
}

interface Fanned {
  ahead: number;
  across: number;
  size: number;
}

/** Cars are drawn from the side, twice as long as high: what keeps them apart is how far one stands below the other. */
function upright(layout: Layout, along: number): boolean {
  return Math.abs(layout.path.pose(along).ahead.x) < 0.8;
}

/** Where the road runs across the picture: in two rows, the lower ones a little ahead. */
function inRows(place: number, of: number, long: number): Fanned {
  const columns = Math.ceil(of / 2);
  const row = place % 2 === 0 ? 1 : -1;
  const column = Math.floor(place / 2) - (columns - 1) / 2;
  return { ahead: (column * long * 0.95) / columns + row * (13 / columns), across: row * 21, size: Math.max(0.52, Math.min(0.94, 1.36 / columns)) };
}

/** Where it runs up the picture: one above the other, left and right by turns. */
function stacked(place: number, of: number, long: number): Fanned {
  const step = Math.min(44, (long * 0.86) / (of - 1));
  const aside = of > 2 ? 25 : 15;
  return { ahead: (place - (of - 1) / 2) * step, across: place % 2 === 0 ? aside : -aside, size: Math.max(0.5, Math.min(0.9, step / 44)) };
}

export const LANE = 18;
/** The spaces of the starting board are short: its cars stand farther out and are smaller, so that none hides another. */
const START = { lane: 27, size: 0.7, pair: 0.62 };
/** A car of size 1, from its wheels up, in units: see Token.svelte. */
export const CAR = { width: 96, height: 62 };

/** Cars stand upright on the road, their wheels a little below the middle of their lane. */
export function carAt(layout: Layout, spot: Spot): Point & { way: number } {
  const pose = layout.path.pose(spot.along, spot.across);
  return { x: pose.x, y: pose.y + 15, way: pose.ahead.x < -0.05 ? -1 : 1 };
}

/** The shoulder that carries a tile's sign: the outer one of a bend, else the lower one. */
export function signSide(pose: Pose): number {
  if (pose.outer) return pose.outer;
  return pose.ahead.x >= 0 ? 1 : -1;
}

export const SHOULDER = (HALF + ROAD) / 2;
