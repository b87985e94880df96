/** What lies about in the yard. The same circuit always has the same scrap. */
import type { Layout } from "./layout";
import type { Point } from "./circuit";

export type Junk = "wreck" | "tyre" | "barrel" | "plank" | "girder" | "gear" | "crate" | "spool" | "tub" | "cat";

export interface Scrap {
  what: Junk;
  x: number;
  y: number;
  turn: number;
  /** radius, or half the length */
  size: number;
  /** which of its paints */
  paint: number;
}

export interface Yard {
  scrap: Scrap[];
  lampPosts: Point[];
  puddles: (Point & { width: number; height: number; dark: boolean })[];
  tracks: string[];
}

/** `needs` is the clear ground a piece wants all round, `often` how much of the scrap it makes up. */
const PIECES: { what: Junk; needs: number; often: number; size: [number, number]; paints: number }[] = [
  { what: "wreck", needs: 27, often: 24, size: [27, 27], paints: 5 },
  { what: "tyre", needs: 13, often: 20, size: [9, 14], paints: 1 },
  { what: "barrel", needs: 10, often: 16, size: [7, 9], paints: 4 },
  { what: "gear", needs: 16, often: 11, size: [11, 17], paints: 2 },
  { what: "crate", needs: 13, often: 9, size: [7, 10], paints: 1 },
  { what: "plank", needs: 16, often: 7, size: [13, 24], paints: 1 },
  { what: "girder", needs: 26, often: 6, size: [26, 36], paints: 1 },
  { what: "spool", needs: 20, often: 5, size: [15, 18], paints: 1 },
  { what: "tub", needs: 22, often: 2, size: [20, 20], paints: 1 },
];

export function furnishYard(layout: Layout): Yard {
  const { clearing, seen } = layout;
  const random = randomFrom(layout.circuit.word);
  const scrap: Scrap[] = [];
  const lampPosts = standLamps(layout, random);
  const free = (point: Point, needs: number): boolean =>
    clearing.room(point) >= needs * 0.7 &&
    scrap.every((each) => Math.hypot(each.x - point.x, each.y - point.y) > needs * 0.72 + reach(each) * 0.72) &&
    lampPosts.every((post) => Math.hypot(post.x - point.x, post.y - point.y) > needs * 0.6 + 12);
  const tries = Math.min(1500, Math.round((seen.width * seen.height) / 480));
  let cat = false;
  for (let attempt = 0; attempt < tries; attempt++) {
    const point = { x: seen.x + random() * seen.width, y: seen.y + random() * seen.height };
    const inside = clearing.inside(point);
    // scrap piles up far from the road; the ground inside the ring is kept tidy for the cards
    const room = clearing.room(point);
    if (room < 8 || random() > (inside ? 0.1 : Math.min(1, 0.25 + room / 60))) continue;
    const allowed = PIECES.filter((piece) => piece.needs * 0.7 <= room && (!inside || piece.needs < 16));
    const piece = drawn(allowed, random());
    if (!piece || !free(point, piece.needs)) continue;
    const what: Junk = !cat && piece.what === "tyre" && room > 17 ? "cat" : piece.what;
    cat ||= what === "cat";
    scrap.push({
      what,
      x: Math.round(point.x),
      y: Math.round(point.y),
      turn: what === "cat" ? 0 : Math.round(random() * 160 - 80),
      size: what === "cat" ? 15 : Math.round(piece.size[0] + random() * (piece.size[1] - piece.size[0])),
      paint: Math.floor(random() * piece.paints),
    });
  }
  return { scrap, lampPosts, puddles: puddlesOf(layout, random), tracks: tracksOf(layout, random) };
}

function drawn(pieces: typeof PIECES, lot: number): (typeof PIECES)[number] | undefined {
  let left = lot * pieces.reduce((sum, piece) => sum + piece.often, 0);
  return pieces.find((piece) => (left -= piece.often) <= 0);
}

function reach(scrap: Scrap): number {
  return PIECES.find((piece) => piece.what === scrap.what)?.needs ?? scrap.size;
}

/** Lamp posts stand close to the kerb, all round, well apart from each other. */
function standLamps(layout: Layout, random: () => number): Point[] {
  const { circuit, clearing, seen } = layout;
  const posts: Point[] = [];
  const start = Math.floor(random() * 3);
  for (let space = start; space < circuit.length; space++) {
    for (const side of [-56, 56]) {
      const post = circuit.pose(space + 0.5, side);
      const seenHere = post.x > seen.x + 14 && post.x < seen.x + seen.width - 14 && post.y > seen.y + 16 && post.y < seen.y + seen.height - 20;
      if (!seenHere || clearing.room(post) < 9 || clearing.room({ x: post.x, y: post.y + 12 }) < 2) continue;
      if (posts.every((other) => Math.hypot(other.x - post.x, other.y - post.y) > 105)) {
        posts.push({ x: Math.round(post.x), y: Math.round(post.y) });
      }
    }
  }
  return posts;
}

function puddlesOf({ seen }: Layout, random: () => number): Yard["puddles"] {
  return Array.from({ length: 9 }, (_, index) => ({
    x: Math.round(seen.x + random() * seen.width),
    y: Math.round(seen.y + random() * seen.height),
    width: Math.round(90 + random() * 110),
    height: Math.round(50 + random() * 60),
    dark: index % 3 === 0,
  }));
}

/** Tyre marks that somebody left on the bare ground. */
function tracksOf({ seen }: Layout, random: () => number): string[] {
  const anywhere = (): string => `${Math.round(seen.x + random() * seen.width)} ${Math.round(seen.y + random() * seen.height)}`;
  return Array.from({ length: 5 }, () => `M${anywhere()}C${anywhere()} ${anywhere()} ${anywhere()}`);
}

/** A small generator of its own (mulberry32), so that drawing a yard never depends on anything but the word. */
function randomFrom(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
