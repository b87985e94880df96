/** How a circuit fits its box: turned the way that makes it biggest, with room for the piles and the signboard, which go
 *  into the ring if there is space and beside it if not. Nothing scrolls and nothing is cut off. */
import { type Box, Circuit, KERB, type Point } from "./circuit";
import { Clearing, CORNER } from "./clearing";

export const PILE = { width: 36, height: 48, pitch: 45 };

export interface Layout {
  circuit: Circuit;
  clearing: Clearing;
  /** pixels per unit */
  scale: number;
  /** what is seen of the yard, in units; as wide and high as the box */
  seen: Box;
  sign: Point;
  crash: Point[];
  goal: Point;
  bonus: Point;
  /** where an open card is laid for reading, and how wide it may be, in units */
  stage: Point;
  captions: boolean;
  /** the ability tiles beside a pit stop, or where there is no room one place for all of them */
  rack: Rack | null;
}

export interface Rack {
  at: Point;
  open: boolean;
  columns: number;
  /** from the middle of one tile to that of the next, and the middle of the first from the rack's own */
  pitch: number;
  width: number;
  height: number;
}

const TILES = 8;

/** A quarter turn to the left brings the finish line to the left side of a phone; half turns fit no better than none. */
const TURNS = [0, 3] as const;
const EDGE = 3;
const GAP = 5;
const SCRAP_GAP = 15;

interface Group {
  width: number;
  height: number;
  /** the middles of its pieces, from the group's own middle */
  pieces: Point[];
}

export function layOut(word: string, width: number, height: number): Layout {
  const circuits = TURNS.flatMap((turn) => pitSides(word).map((side) => new Circuit(word, turn, side)));
  const worth = (layout: Layout): number => layout.scale * (layout.rack && !layout.rack.open ? 0.94 : 1);
  let best: Layout | null = null;
  for (const circuit of circuits) {
    const most = largest(circuit, width, height);
    if (best && most <= worth(best) * 1.02) continue;
    const open = circuit.pit ? fitted(circuit, width, height, true, most * 0.9) : null;
    const next = open ?? fitted(circuit, width, height);
    if (!best || worth(next) > worth(best) * 1.02) best = next;
  }
  return best as Layout;
}

/** Pixels per unit if nothing but the road had to fit. */
function largest({ bounds }: Circuit, width: number, height: number): number {
  return Math.min(width / (bounds.width + 2 * EDGE), height / (bounds.height + 2 * EDGE));
}

/** The sides of the road on which the pit lane meets no other road; if there is none, the one with more room. */
export function pitSides(word: string): (1 | -1)[] {
  if (!word.includes("p")) return [1];
  const sides = ([1, -1] as const).map((side) => {
    const circuit = new Circuit(word, 0, side);
    const pit = circuit.pit!;
    const road = Array.from({ length: circuit.length * 2 }, (_, step) => step / 2)
      .filter((along) => along < pit.fork - 2 || along > pit.rejoin + 2)
      .map((along) => circuit.pose(along));
    const room = Math.min(
      ...pit.ground.flatMap((ground) => road.map((on) => Math.hypot(on.x - ground.x, on.y - ground.y) - ground.r - KERB / 2)),
      ...circuit.pieces.flatMap(({ corner }) =>
        corner ? pit.ground.map((ground) => Math.hypot(corner.x - ground.x, corner.y - ground.y) - ground.r - CORNER) : [],
      ),
    );
    return { side, room };
  });
  const free = sides.filter(({ room }) => room >= 1);
  return free.length > 0 ? free.map(({ side }) => side) : [sides.reduce((best, next) => (next.room > best.room ? next : best)).side];
}

function fitted(circuit: Circuit, width: number, height: number, openRack?: false): Layout;
function fitted(circuit: Circuit, width: number, height: number, openRack: boolean, least: number): Layout | null;
function fitted(circuit: Circuit, width: number, height: number, openRack = false, least = 0): Layout | null {
  const clearing = new Clearing(circuit);
  let scale = largest(circuit, width, height);
  for (let tries = 0; tries < 40; tries++) {
    if (scale < least) return null;
    const placed = furnish(circuit, clearing, scale, width, height, openRack);
    if (placed) return placed;
    scale *= 0.96; // a smaller track leaves more yard beside it
  }
  throw new Error(`The circuit ${circuit.word} leaves no room for its cards.`);
}

function furnish(circuit: Circuit, clearing: Clearing, scale: number, width: number, height: number, openRack: boolean): Layout | null {
  const { bounds } = circuit;
  const captions = scale > 1.2;
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  const heart = clearing.heart(bounds);
  const words = Math.max(10, 13.5 / scale); // a count under each pile, never too small to read
  const size = pileScale(scale);
  const head = captions ? 16 : 2;
  let best: Layout | null = null;
  let bestScore = -Infinity;
  // room left over beside the track may lie on either side, so the track may be pushed to one
  const spareX = width / scale - bounds.width - 2 * EDGE;
  const spareY = height / scale - bounds.height - 2 * EDGE;
  for (const push of [0, -1, 1]) {
    const shift = { x: spareX > spareY ? (push * spareX) / 2 : 0, y: spareX > spareY ? 0 : (push * spareY) / 2 };
    const seen: Box = {
      x: middle.x + shift.x - width / scale / 2,
      y: middle.y + shift.y - height / scale / 2,
      width: width / scale,
      height: height / scale,
    };
    const racks = circuit.pit ? racksOf(scale, openRack).map((rack) => rackBeside(rack, circuit, clearing, seen)) : [null];
    for (const rack of racks) {
      if (rack === undefined) continue;
      const taken = rack ? [boxOf(rack.at, { ...rack, pieces: [] })] : [];
      for (const crash of [row(3, head, words, size), column(3, head, words, size)]) {
        for (const pair of [row(2, head, words, size), column(2, head, words, size)]) {
          const found = placeAll({ crash, pair, sign: signboard(scale) }, clearing, seen, heart, taken);
          if (!found) continue;
          const score = found.score - (push === 0 ? 0 : 150) - (isRow(pair) === isRow(crash) ? 0 : 60);
          if (score <= bestScore) continue;
          bestScore = score;
          const [goal, bonus] = piecesAt(pair, found.pair);
          best = {
            circuit,
            clearing,
            scale,
            seen,
            sign: found.sign,
            crash: piecesAt(crash, found.crash),
            goal: goal as Point,
            bonus: bonus as Point,
            stage: found.crash,
            captions,
            rack,
          };
        }
      }
      if (best && openRack) break;
    }
    if (best && push === 0) break;
  }
  if (!best) return null;
  // the yard's scrap keeps clear of what was chosen
  clearing.clear();
  const layout: Layout = best;
  for (const pile of [...layout.crash, layout.goal, layout.bonus]) {
    clearing.take({ x: pile.x - 18 * size, y: pile.y - 38 * size, width: 36 * size, height: 76 * size }, SCRAP_GAP);
  }
  clearing.take(boxOf(layout.sign, signboard(scale)), SCRAP_GAP);
  if (layout.rack) clearing.take(boxOf(layout.rack.at, { ...layout.rack, pieces: [] }), 8);
  return layout;
}

/** As many columns as the ground may want; or a single tile that opens the others. */
function racksOf(scale: number, open: boolean): Omit<Rack, "at">[] {
  const pitch = Math.max(22, 31 / scale);
  const wide = Math.max(26, 40 / scale);
  if (!open) return [{ open, columns: 1, pitch: wide, width: wide, height: wide }];
  return [4, 2, 8].map((columns) => ({ open, columns, pitch, width: columns * pitch + 6, height: Math.ceil(TILES / columns) * pitch + 6 }));
}

/** The nearest free place to the pit stop; undefined if there is none. */
function rackBeside(rack: Omit<Rack, "at">, circuit: Circuit, clearing: Clearing, seen: Box): Rack | undefined {
  clearing.clear();
  const near = circuit.pit!.middle;
  let best: { at: Point; far: number } | undefined;
  for (let y = seen.y + rack.height / 2 + 2; y <= seen.y + seen.height - rack.height / 2 - 2; y += 8) {
    for (let x = seen.x + rack.width / 2 + 2; x <= seen.x + seen.width - rack.width / 2 - 2; x += 8) {
      const far = Math.hypot(x - near.x, y - near.y);
      if (far > 175 || (best && far >= best.far)) continue;
      if (clearing.fits(boxOf({ x, y }, { ...rack, pieces: [] }), 3)) best = { at: { x, y }, far };
    }
  }
  return best && { ...rack, at: best.at };
}

function row(count: number, head: number, words: number, size: number): Group {
  const pitch = PILE.pitch * size;
  const height = PILE.height * size + head + words + 7;
  return {
    width: (count - 1) * pitch + PILE.width * size,
    height,
    pieces: indexes(count).map((index) => ({
      x: (index - (count - 1) / 2) * pitch,
      y: (head - words - 7) / 2,
    })),
  };
}

function column(count: number, head: number, words: number, size: number): Group {
  const pitch = PILE.height * size + words + 9;
  return {
    width: Math.max(PILE.width * size, 40),
    height: count * pitch + head,
    pieces: indexes(count).map((index) => ({ x: 0, y: (index - (count - 1) / 2) * pitch + (head - words - 7) / 2 })),
  };
}

/** Where a panel of so many pixels covers least of the road near a point, and not the point itself; in units. */
export function besideRoad(layout: Layout, about: Point, wide: number, high: number): Point {
  const { circuit, seen, scale } = layout;
  const [halfWide, halfHigh] = [wide / scale / 2, high / scale / 2];
  let best = about;
  let least = Infinity;
  for (let angle = 0; angle < 360; angle += 20) {
    const radians = (angle * Math.PI) / 180;
    const at = {
      x: clamp(about.x + Math.cos(radians) * (halfWide + 30), seen.x + halfWide + 3, seen.x + seen.width - halfWide - 3),
      y: clamp(about.y + Math.sin(radians) * (halfHigh + 30), seen.y + halfHigh + 3, seen.y + seen.height - halfHigh - 3),
    };
    const hides = (point: Point, margin: number): boolean => Math.abs(point.x - at.x) < halfWide + margin && Math.abs(point.y - at.y) < halfHigh + margin;
    let covered = hides(about, 24) ? 100 : 0;
    for (let space = 1; space <= circuit.length; space++) if (hides(circuit.space(space), 12)) covered += 1;
    for (const pile of layout.crash) if (hides(pile, 10)) covered += 0.5;
    if (covered < least) {
      least = covered;
      best = at;
    }
  }
  return best;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** A pile can be a target, so it keeps its size on small boards. */
export function pileScale(scale: number): number {
  return Math.max(1, 42 / scale / PILE.width);
}

export function signScale(scale: number): number {
  return Math.max(1, 1.12 / scale);
}

function signboard(scale: number): Group {
  const size = signScale(scale);
  return { width: 90 * size, height: 64 * size, pieces: [{ x: 0, y: 0 }] };
}

function boxOf(at: Point, group: Group): Box {
  return { x: at.x - group.width / 2, y: at.y - group.height / 2, width: group.width, height: group.height };
}

const isRow = (group: Group): boolean => group.width > group.height;

function piecesAt(group: Group, at: Point): Point[] {
  return group.pieces.map((piece) => ({ x: at.x + piece.x, y: at.y + piece.y }));
}

type Name = "crash" | "pair" | "sign";

interface Place {
  at: Point;
  score: number;
}

/** Who goes first takes the best place, so every order is tried. */
const ORDERS: Name[][] = [
  ["crash", "sign", "pair"],
  ["crash", "pair", "sign"],
  ["sign", "crash", "pair"],
  ["sign", "pair", "crash"],
  ["pair", "crash", "sign"],
  ["pair", "sign", "crash"],
];

function placeAll(groups: Record<Name, Group>, clearing: Clearing, seen: Box, heart: Point, taken: Box[] = []) {
  const place = (name: Name): Place | null => placeFor(groups[name], clearing, seen, heart, name === "sign");
  const begin = (): void => {
    clearing.clear();
    for (const box of taken) clearing.take(box, 3);
  };
  begin();
  const [crashFirst, signFirst, pairFirst] = [place("crash"), place("sign"), place("pair")];
  // what has no place by itself has none beside others
  if (!crashFirst || !signFirst || !pairFirst) return null;
  const firsts: Record<Name, Place> = { crash: crashFirst, sign: signFirst, pair: pairFirst };
  let best: (Record<Name, Point> & { score: number }) | null = null;
  for (const names of ORDERS) {
    begin();
    const places: Partial<Record<Name, Point>> = {};
    let score = 0;
    for (const name of names) {
      const found = name === names[0] ? firsts[name] : place(name);
      if (!found) break;
      clearing.take(boxOf(found.at, groups[name]), 3);
      places[name] = found.at;
      score += found.score;
    }
    const { crash, pair, sign } = places;
    if (!crash || !pair || !sign) continue;
    // the cards belong together, side by side if there is room
    score -= Math.hypot(crash.x - pair.x, crash.y - pair.y) / 3 + Math.abs(crash.y - pair.y) / 3;
    if (!best || score > best.score) best = { crash, pair, sign, score };
  }
  return best;
}

/** The best free place for a group: in the ring rather than outside, near its heart; a sign rather above it. */
function placeFor(group: Group, clearing: Clearing, seen: Box, heart: Point, above: boolean): Place | null {
  let best: Place | null = null;
  const step = 10;
  const [right, bottom] = [seen.x + seen.width - group.width / 2 - 2, seen.y + seen.height - group.height / 2 - 2];
  for (let y = seen.y + group.height / 2 + 2; y <= bottom; y += step) {
    for (let x = seen.x + group.width / 2 + 2; x <= right; x += step) {
      const at = { x, y };
      if (clearing.room(at) < Math.min(group.width, group.height) / 2) continue;
      const score = (clearing.inside(at) ? 400 : 0) - Math.hypot(x - heart.x, y - heart.y) + (above ? (heart.y - y) / 2 : 0);
      if (best && score <= best.score) continue;
      if (clearing.fits(boxOf(at, group), GAP)) best = { at, score };
    }
  }
  return best;
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
