/** What the ground of a tile looks like: its paints, the marks on its shoulders, and what stands beside the road. */
import type { Kind } from "../shapes";
import type { Layout } from "./layout";
import { HALF, type Point, ROAD } from "./path";

export interface Paints {
  ground: string;
  mark: string;
  road: string;
  edge: string;
}

const PALE = { ground: "#b9ab94", mark: "#8d8271", road: "#a79c8b", edge: "#8d8271" };

export const PAINTS: Record<Kind, Paints> = {
  desert: { ground: "#dc9c4c", mark: "#b8742f", road: "#bf9f73", edge: "#a5814f" },
  forest: { ground: "#3c6e4c", mark: "#27523a", road: "#7f8a74", edge: "#66745f" },
  prairie: { ground: "#aeb04e", mark: "#82883a", road: "#a6a077", edge: "#8b8659" },
  farm: { ground: "#8f5b3a", mark: "#6b3f28", road: "#98816c", edge: "#7d6651" },
  wild: { ground: "#cfc6b4", mark: "#a79c8b", road: "#aaa294", edge: "#8d8271" },
  "gas-station": { ground: "#cfc6b4", mark: "#a79c8b", road: "#a79c8b", edge: "#8d8271" },
  railroad: { ground: "#c2bcb0", mark: "#8d877c", road: "#a19a8e", edge: "#837c70" },
  crossroads: { ground: "#cdb98c", mark: "#a08f64", road: "#a0957f", edge: "#857a64" },
  swamp: { ground: "#5f7048", mark: "#3c4a30", road: "#6c7a5a", edge: "#4c5a3e" },
  acme: { ground: "#7a6391", mark: "#5a4670", road: "#95899f", edge: "#6f6380" },
  finish: PALE,
  hidden: { ground: "#c4702e", mark: "#9a5120", road: "#b0622a", edge: "#8f4a1c" },
  rear: { ground: "#4f2850", mark: "#3a1c3b", road: "#7a6a7b", edge: "#5f4f60" },
};

/** The sign of a tile: its terrain, or a star for what matches every card. */
export function signOf(kind: Kind): string {
  switch (kind) {
    case "desert":
    case "forest":
    case "prairie":
    case "farm":
      return kind;
    case "finish":
    case "hidden":
    case "rear":
      return "";
    default:
      return "wild";
  }
}

export interface Mark extends Point {
  d: string;
  /** a shape that is filled, not drawn as a line */
  solid?: boolean;
}

/** A number between 0 and 1 that is always the same for the same place. */
function chance(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
}

/** Waves of sand, crowns of trees, blades of grass, furrows, puddles: on both shoulders, the same every time. */
export function marksOn(layout: Layout, tile: number, kind: Kind): Mark[] {
  const span = layout.tiles[tile];
  if (!span) return [];
  const { path } = layout;
  const long = span.to - span.from;
  const marks: Mark[] = [];
  const put = (part: number, across: number, d: string, solid = false): void => {
    const { x, y } = path.pose(span.from + long * part, across);
    marks.push({ x, y, d, solid });
  };
  for (const side of [-1, 1]) {
    const across = (index: number): number => side * (ROAD + 8 + chance(tile * 31 + index * 7 + side) * (HALF - ROAD - 15));
    if (kind === "desert") {
      for (let index = 0; index < 3; index++) put(0.16 + index * 0.32, across(index), "M-11 0q5.5-6 11 0t11 0");
    } else if (kind === "forest") {
      for (let index = 0; index < 6; index++) put((index + 0.5) / 6, side * (ROAD + 8 + (index % 2) * 12), "M-8 0a8 8 0 1016 0 8 8 0 10-16 0", true);
    } else if (kind === "prairie") {
      for (let index = 0; index < 7; index++) put(0.06 + (index / 7) * 0.9, across(index), "M-3-4l4 6 3-8");
    } else if (kind === "farm") {
      for (let index = 0; index < 8; index++) {
        const along = span.from + (long * (index + 0.5)) / 8;
        const [inner, outer] = [path.pose(along, side * (ROAD + 2)), path.pose(along, side * (HALF - 1))];
        marks.push({ x: inner.x, y: inner.y, d: `M0 0L${(outer.x - inner.x).toFixed(1)} ${(outer.y - inner.y).toFixed(1)}` });
      }
    } else if (kind === "swamp") {
      for (let index = 0; index < 3; index++) put(0.2 + index * 0.3, across(index), "M-13 0a13 6 0 1026 0 13 6 0 10-26 0", true);
    } else if (kind === "hidden") {
      for (let index = 0; index < 4; index++) put(0.14 + index * 0.24, side * (ROAD + 14), "M-5-5l10 10M5-5l-10 10");
    }
  }
  return marks;
}

export interface Thing extends Point {
  what: string;
  size: number;
}

type Placed = [what: string, part: number, size: number];

/** Tall things on the far shoulder, one set or another. */
const TALL: Partial<Record<Kind, Placed[][]>> = {
  desert: [
    [
      ["mesa", 0.3, 0.75],
      ["cactus", 0.76, 0.74],
    ],
    [
      ["cactus", 0.24, 0.7],
      ["mesa", 0.68, 0.7],
    ],
  ],
  forest: [
    [
      ["pine", 0.16, 0.68],
      ["pine", 0.5, 0.72],
      ["pine", 0.84, 0.66],
    ],
    [
      ["young-pine", 0.14, 0.8],
      ["pine", 0.46, 0.7],
      ["young-pine", 0.8, 0.86],
    ],
  ],
  prairie: [
    [
      ["tuft", 0.14, 1.1],
      ["poppy", 0.34, 1],
      ["daisy", 0.6, 1.1],
      ["tuft", 0.84, 1.1],
    ],
    [
      ["windpump", 0.3, 0.8],
      ["tuft", 0.56, 1.1],
      ["poppy", 0.82, 1],
    ],
  ],
  farm: [
    [
      ["barn", 0.3, 0.76],
      ["silo", 0.74, 0.68],
    ],
    [
      ["corn", 0.12, 1],
      ["barn", 0.52, 0.76],
      ["corn", 0.88, 1],
    ],
  ],
  swamp: [
    [
      ["reeds", 0.2, 1],
      ["bubbles", 0.5, 1.2],
      ["reeds", 0.78, 1.1],
    ],
  ],
  railroad: [[["crossing", 0.14, 0.85]]],
  crossroads: [[["signpost", 0.22, 0.9]]],
  acme: [
    [
      ["flask", 0.26, 0.8],
      ["flask", 0.76, 0.58],
    ],
  ],
  "gas-station": [[["pumps", 0.5, 1]]],
};

/** Small things beside the sign on the near shoulder. */
const LOW: Partial<Record<Kind, Placed[]>> = {
  desert: [
    ["skull", 0.13, 0.72],
    ["barrel-cactus", 0.88, 0.72],
  ],
  forest: [
    ["shroom", 0.13, 0.85],
    ["stump", 0.88, 0.75],
  ],
  prairie: [
    ["daisy", 0.1, 0.85],
    ["poppy", 0.9, 0.8],
  ],
  farm: [
    ["pumpkin", 0.13, 0.75],
    ["bale", 0.88, 0.7],
  ],
  swamp: [
    ["bubbles", 0.12, 1],
    ["bubbles", 0.9, 0.9],
  ],
};

/** What stands beside the road at a tile; nearer things come later. */
export function thingsAt(layout: Layout, tile: number, kind: Kind): Thing[] {
  const span = layout.tiles[tile];
  if (!span || kind === "wild" || tile <= 6) return [];
  const { path } = layout;
  const long = span.to - span.from;
  const middle = path.pose((span.from + span.to) / 2);
  const far = middle.outer || (middle.ahead.x >= 0 ? -1 : 1);
  const sets = TALL[kind] ?? [];
  const tall = sets[Math.floor(chance(tile * 5 + 3) * sets.length)] ?? [];
  // on a bend the sign lies on the same shoulder: things keep to both ends of it; where rows lie close they are lower
  const placed = middle.outer ? [tall[0], tall.at(-1)].flatMap((each) => (each ? [each] : [])).slice(0, tall.length) : tall;
  const shrink = middle.outer ? 0.72 : layout.small ? 0.74 : 1;
  const things = placed.map(([what, part, size], index): Thing => {
    const along = span.from + long * (middle.outer ? 0.03 + index * 0.78 : part);
    const pose = path.pose(along, far * (middle.outer ? HALF - 8 : HALF - 17));
    return { x: pose.x, y: pose.y + (middle.outer ? 8 : 0), what, size: size * shrink };
  });
  if (middle.outer === 0 && !layout.small && long > 104) {
    for (const [what, part, size] of LOW[kind] ?? []) {
      const pose = path.pose(span.from + long * part, -far * (HALF - 6));
      things.push({ x: pose.x, y: pose.y, what, size });
    }
  }
  return things;
}
