/** A course as the word that tells it: items of a name and whole numbers, in quarter tiles and steps of 15°. Everything
 *  that the editor does is done to a list of such items. docs/courses.md says what the numbers mean. */
import type { Corner } from "../room/geometry";
import { isInside } from "../room/route";
import type { CourseTileView, CourseView, GateView, ObstacleKind, ObstacleView, PortalColour, SurfaceKind, SurfaceView, TileKind } from "../shapes";
import box from "./courses.json";

export interface Item {
  readonly name: string;
  readonly numbers: readonly number[];
}

export type Kind = "surface" | "obstacle" | "line" | "portal" | "tile" | "through" | "laps" | "unknown";

export const COURSES: Record<string, string> = box.courses;
export const BOX = box;
export const FARTHEST = 255;
const QUARTER = 250;

const among =
  <Name extends string>(names: readonly string[]) =>
  (name: string): name is Name =>
    names.includes(name);
const isSurface = among<SurfaceKind>(box.surfaces);
const isObstacle = among<ObstacleKind>(box.obstacles);
const isTile = among<TileKind>(Object.keys(box.specials));
const isLine = among<GateView["kind"]>(["line", "finish", "gate"]);
const isColour = among<PortalColour>(box.portals);

/** A word may name any colour; portals that the box does not have are drawn green. */
function colourOf(name: string): PortalColour {
  const colour = name.slice(name.indexOf("-") + 1);
  return isColour(colour) ? colour : "green";
}

export function kindOf(name: string): Kind {
  if (isSurface(name)) return "surface";
  if (isObstacle(name)) return "obstacle";
  if (isLine(name)) return "line";
  if (name.startsWith("portal-")) return "portal";
  if (isTile(name)) return "tile";
  if (name.startsWith("through-")) return "through";
  return name === "laps" ? "laps" : "unknown";
}

const LENGTHS: Partial<Record<Kind, number>> = { obstacle: 6, line: 5, portal: 8, tile: 4, through: 0, laps: 1 };

/** The items of a word, or of a course that comes with the game; what cannot be read is left out. */
export function itemsOf(word: string): Item[] {
  return (COURSES[word] ?? word)
    .split(".")
    .map((part): Item => {
      const [name = "", ...numbers] = part.split("_");
      return { name, numbers: numbers.map(Number) };
    })
    .filter(({ name, numbers }) => {
      const kind = kindOf(name);
      const right = kind === "surface" ? numbers.length >= 7 && numbers.length % 2 === 1 : LENGTHS[kind] === numbers.length;
      return right && numbers.every((number) => Number.isInteger(number) && number >= 0 && number <= FARTHEST);
    });
}

const ORDER: Kind[] = ["surface", "obstacle", "tile", "portal", "line", "through", "laps"];

/** Surfaces first, then what lies on them, then the line and the gates in their order, and the laps. */
export function wordOf(items: readonly Item[]): string {
  return sorted(items)
    .map(({ name, numbers }) => [name, ...numbers].join("_"))
    .join(".");
}

export function sorted(items: readonly Item[]): Item[] {
  const rank = ({ name }: Item): number => {
    const kind = kindOf(name);
    if (name === "line") return 4;
    if (name === "finish") return 6;
    if (kind === "line" || kind === "through") return 5;
    return kind === "laps" ? 7 : ORDER.indexOf(kind);
  };
  return items
    .map((item, at) => ({ item, at }))
    .sort((a, b) => rank(a.item) - rank(b.item) || a.at - b.at)
    .map(({ item }) => item);
}

export const surfacesOf = (items: readonly Item[]): Item[] => items.filter(({ name }) => isSurface(name));

export function cornersOf({ numbers }: Item): Corner[] {
  const corners: Corner[] = [];
  for (let at = 1; at + 1 < numbers.length; at += 2) corners.push([numbers[at]!, numbers[at + 1]!]);
  return corners;
}

/** The topmost surface at a place; the first where there is none. */
export function surfaceAt(items: readonly Item[], x: number, y: number): number {
  const surfaces = surfacesOf(items);
  for (let at = surfaces.length - 1; at >= 0; at--) if (isInside(cornersOf(surfaces[at]!), x + 0.01, y + 0.01)) return at;
  return 0;
}

/** The word of a drawing, with everything on the surface that it lies on now. */
export function grounded(items: readonly Item[]): Item[] {
  return items.map((item) => {
    const { name, numbers } = item;
    switch (kindOf(name)) {
      case "obstacle":
      case "tile":
        return { name, numbers: [surfaceAt(items, numbers[1]!, numbers[2]!), ...numbers.slice(1)] };
      case "line":
        return { name, numbers: [surfaceAt(items, (numbers[1]! + numbers[3]!) / 2, (numbers[2]! + numbers[4]!) / 2), ...numbers.slice(1)] };
      case "portal": {
        const [, x1 = 0, y1 = 0, h1 = 0, , x2 = 0, y2 = 0, h2 = 0] = numbers;
        return { name, numbers: [surfaceAt(items, x1, y1), x1, y1, h1, surfaceAt(items, x2, y2), x2, y2, h2] };
      }
      default:
        return item;
    }
  });
}

function outlineOf(kind: string, x: number, y: number, width: number, height: number, heading: number): Corner[] {
  const angle = (heading * 15 * Math.PI) / 180;
  const turned = (a: number, b: number): Corner => [x + a * Math.cos(angle) - b * Math.sin(angle), y + a * Math.sin(angle) + b * Math.cos(angle)];
  if (box.round.includes(kind)) {
    return Array.from({ length: 12 }, (_, at) => turned((width / 2) * Math.cos((at * Math.PI) / 6), (height / 2) * Math.sin((at * Math.PI) / 6)));
  }
  return [turned(-width / 2, -height / 2), turned(width / 2, -height / 2), turned(width / 2, height / 2), turned(-width / 2, height / 2)];
}

/** The course as the board draws it. */
export function courseOf(items: readonly Item[], word = wordOf(items)): CourseView {
  const surfaces: SurfaceView[] = [];
  const obstacles: ObstacleView[] = [];
  const tiles: CourseTileView[] = [];
  const gates: GateView[] = [];
  let laps = 1;
  for (const { name, numbers } of sorted(items)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = numbers;
    if (isSurface(name)) {
      surfaces.push({ kind: name, solid: a === 1, outline: cornersOf({ name, numbers }).map(([x, y]): Corner => [x * QUARTER, y * QUARTER]) });
    } else if (isObstacle(name)) {
      obstacles.push({
        kind: name,
        surface: a,
        x: b * QUARTER,
        y: c * QUARTER,
        width: d * QUARTER,
        height: e * QUARTER,
        heading: f * 15,
        outline: outlineOf(name, b * QUARTER, c * QUARTER, d * QUARTER, e * QUARTER, f),
      });
    } else if (isTile(name)) {
      tiles.push({ kind: name, surface: a, x: b * QUARTER, y: c * QUARTER, heading: d * 15 });
    } else if (name.startsWith("portal-")) {
      const colour = colourOf(name);
      tiles.push({ kind: "portal", colour, end: "entrance", surface: a, x: b * QUARTER, y: c * QUARTER, heading: d * 15 });
      tiles.push({ kind: "portal", colour, end: "exit", surface: e, x: f * QUARTER, y: g * QUARTER, heading: h * 15 });
    } else if (isLine(name)) {
      gates.push({ number: gates.length, kind: name, surface: a, from: [b * QUARTER, c * QUARTER], to: [d * QUARTER, e * QUARTER] });
    } else if (name.startsWith("through-")) {
      gates.push({ number: gates.length, kind: "portal", colour: colourOf(name) });
    } else if (name === "laps") laps = a;
  }
  // gates are counted from the line, whether or not there is one yet
  if (gates[0]?.kind !== "line") gates.forEach((gate) => (gate.number += 1));
  const all = surfaces.flatMap((surface) => surface.outline);
  return {
    name: word in COURSES ? word : "",
    word,
    circular: !items.some(({ name }) => name === "finish"),
    laps,
    length: 0,
    tile: 1000,
    extent: all.length ? [Math.max(...all.map(([x]) => x)), Math.max(...all.map(([, y]) => y))] : [72 * QUARTER, 46 * QUARTER],
    surfaces,
    obstacles,
    tiles,
    gates,
  };
}

/** How many two-sided tiles lie, and how many of each kind. */
export function stockOf(items: readonly Item[]): { used: number; pairs: number; of: Record<string, number> } {
  const of: Record<string, number> = {};
  let pairs = 0;
  for (const { name } of items) {
    if (kindOf(name) === "tile") of[name] = (of[name] ?? 0) + 1;
    if (kindOf(name) === "portal") pairs += 1;
  }
  return { used: 2 * pairs + Object.values(of).reduce((sum, count) => sum + count, 0), pairs, of };
}
