/** The way round a course that is painted on it as a dotted line: the shortest one that keeps off furniture and edges,
 *  from gate to gate and through portals. A hint for the eye; what may be driven the rules alone decide. */
import type { CourseView, GateView } from "../shapes";
import { type Corner, type Point, round, U } from "./geometry";

export interface Route {
  /** one line for each stretch between portals, in the drawing's measure */
  lines: Point[][];
  /** small arrows along it */
  arrows: { at: Point; angle: number }[];
}

const NARROW = 470; // to what stands in the way, for the middle of a tile
const WIDE = 900; // from here on the way is as good as anywhere

interface Cell {
  surface: number;
  column: number;
  row: number;
}

/** Free places of all surfaces on one grid, with the price of being there. */
class Grid {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  /** 0: no tile fits; else what a step there costs */
  readonly price: Float32Array;
  readonly jumps = new Map<number, number>();

  constructor(private readonly course: CourseView) {
    const [width, height] = course.extent;
    this.step = width * height > 4e8 ? 500 : 250;
    this.columns = Math.ceil(width / this.step) + 1;
    this.rows = Math.ceil(height / this.step) + 1;
    this.price = new Float32Array(this.columns * this.rows * course.surfaces.length);
    course.surfaces.forEach((_, surface) => this.measure(surface));
    for (const tile of course.tiles) {
      if (tile.kind !== "portal" || tile.end !== "entrance") continue;
      const exit = course.tiles.find((other) => other.colour === tile.colour && other.end === "exit");
      if (!exit) continue;
      const [from, to] = [this.near(tile.surface, tile.x, tile.y), this.near(exit.surface, exit.x, exit.y)];
      if (from !== null && to !== null) this.jumps.set(from, to);
    }
  }

  index({ surface, column, row }: Cell): number {
    return (surface * this.rows + row) * this.columns + column;
  }

  cell(index: number): Cell {
    const column = index % this.columns;
    const above = Math.floor(index / this.columns);
    return { surface: Math.floor(above / this.rows), column, row: above % this.rows };
  }

  place(index: number): Corner {
    const { column, row } = this.cell(index);
    return [column * this.step, row * this.step];
  }

  private measure(surface: number): void {
    const { surfaces, obstacles } = this.course;
    const own = surfaces[surface]?.outline ?? [];
    const inTheWay = [
      ...obstacles.filter((each) => each.surface === surface).map((each) => each.outline),
      ...surfaces
        .slice(surface + 1)
        .filter((each) => each.solid)
        .map((each) => each.outline),
    ];
    const room = new Float32Array(this.columns * this.rows);
    this.each(own, 0, (column, row, x, y) => {
      if (isInside(own, x, y)) room[row * this.columns + column] = WIDE;
    });
    for (const outline of inTheWay) {
      this.each(outline, 0, (column, row, x, y) => {
        if (isInside(outline, x, y)) room[row * this.columns + column] = 0;
      });
    }
    // an edge matters only to places around it: a large room has many of both
    for (const edge of [own, ...inTheWay].flatMap(edgesOf)) {
      this.each(edge, WIDE, (column, row, x, y) => {
        const at = row * this.columns + column;
        if (room[at]) room[at] = Math.min(room[at]!, distance(edge, x, y));
      });
    }
    room.forEach((far, at) => {
      if (far >= NARROW) this.price[surface * room.length + at] = 1 + ((WIDE - far) / (WIDE - NARROW)) * 1.4;
    });
  }

  /** The places in a box around corners, and so much beyond them. */
  private each(corners: readonly Corner[], beyond: number, look: (column: number, row: number, x: number, y: number) => void): void {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, right] = [Math.max(0, Math.ceil((Math.min(...xs) - beyond) / this.step)), Math.min(this.columns - 1, (Math.max(...xs) + beyond) / this.step)];
    const [top, bottom] = [Math.max(0, Math.ceil((Math.min(...ys) - beyond) / this.step)), Math.min(this.rows - 1, (Math.max(...ys) + beyond) / this.step)];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) look(column, row, column * this.step, row * this.step);
    }
  }

  /** The free place nearest to a point, within two tiles. */
  near(surface: number, x: number, y: number): number | null {
    let best: number | null = null;
    let least = 2000 * 2000;
    const reach = Math.ceil(2000 / this.step);
    const [c, r] = [Math.round(x / this.step), Math.round(y / this.step)];
    for (let row = Math.max(0, r - reach); row <= Math.min(this.rows - 1, r + reach); row++) {
      for (let column = Math.max(0, c - reach); column <= Math.min(this.columns - 1, c + reach); column++) {
        const index = this.index({ surface, column, row });
        const far = (column * this.step - x) ** 2 + (row * this.step - y) ** 2;
        if (this.price[index] && far < least) [best, least] = [index, far];
      }
    }
    return best;
  }

  /** Places right behind a line, the way it is crossed. */
  behind(gate: GateView): Set<number> {
    const found = new Set<number>();
    const { from, to, surface = 0 } = gate;
    if (!from || !to) return found;
    const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(ex, ey) || 1;
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const [x, y] = [column * this.step - from[0], row * this.step - from[1]];
        const along = (x * ex + y * ey) / length;
        const beyond = (ex * y - ey * x) / length;
        if (along >= 0 && along <= length && beyond >= 0 && beyond < this.step * 1.5) {
          const index = this.index({ surface, column, row });
          if (this.price[index]) found.add(index);
        }
      }
    }
    return found;
  }

  /** Places from one to the nearest of the goals; null if none can be reached. */
  way(from: number, goals: Set<number>): number[] | null {
    const cost = new Map<number, number>([[from, 0]]);
    const before = new Map<number, number>();
    const heap = new Heap();
    heap.push(0, from);
    const done = new Set<number>();
    while (heap.size) {
      const at = heap.pop();
      if (done.has(at)) continue;
      done.add(at);
      if (goals.has(at) && at !== from) return this.back(before, at);
      const here = cost.get(at) ?? 0;
      const jump = this.jumps.get(at);
      const { surface, column, row } = this.cell(at);
      for (const [right, down, far] of STEPS) {
        const [c, r] = [column + right, row + down];
        if (c < 0 || r < 0 || c >= this.columns || r >= this.rows) continue;
        this.reach(at, this.index({ surface, column: c, row: r }), here, far, cost, before, heap);
      }
      if (jump !== undefined) this.reach(at, jump, here, 0.1, cost, before, heap);
    }
    return null;
  }

  private reach(at: number, to: number, here: number, far: number, cost: Map<number, number>, before: Map<number, number>, heap: Heap): void {
    const price = this.price[to];
    if (!price) return;
    const sum = here + far * price;
    if (sum >= (cost.get(to) ?? Infinity)) return;
    cost.set(to, sum);
    before.set(to, at);
    heap.push(sum, to);
  }

  private back(before: Map<number, number>, goal: number): number[] {
    const way = [goal];
    for (let at = before.get(goal); at !== undefined; at = before.get(at)) way.unshift(at);
    return way;
  }
}

const STEPS: readonly [number, number, number][] = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, 1.414],
  [1, -1, 1.414],
  [-1, 1, 1.414],
  [-1, -1, 1.414],
];

class Heap {
  private readonly keys: number[] = [];
  private readonly values: number[] = [];

  get size(): number {
    return this.keys.length;
  }

  push(key: number, value: number): void {
    let at = this.keys.length;
    this.keys.push(key);
    this.values.push(value);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (this.keys[up]! <= this.keys[at]!) break;
      this.swap(at, up);
      at = up;
    }
  }

  pop(): number {
    const top = this.values[0]!;
    const [key, value] = [this.keys.pop()!, this.values.pop()!];
    if (this.keys.length) {
      this.keys[0] = key;
      this.values[0] = value;
      let at = 0;
      for (;;) {
        const left = at * 2 + 1;
        if (left >= this.keys.length) break;
        const right = left + 1;
        const least = right < this.keys.length && this.keys[right]! < this.keys[left]! ? right : left;
        if (this.keys[least]! >= this.keys[at]!) break;
        this.swap(at, least);
        at = least;
      }
    }
    return top;
  }

  private swap(a: number, b: number): void {
    [this.keys[a], this.keys[b]] = [this.keys[b]!, this.keys[a]!];
    [this.values[a], this.values[b]] = [this.values[b]!, this.values[a]!];
  }
}

export function edgesOf(outline: readonly Corner[]): [Corner, Corner][] {
  return outline.map((corner, at) => [corner, outline[(at + 1) % outline.length] ?? corner]);
}

export function isInside(outline: readonly Corner[], x: number, y: number): boolean {
  let inside = false;
  let [x1, y1] = outline.at(-1) ?? [0, 0];
  for (const [x2, y2] of outline) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    [x1, y1] = [x2, y2];
  }
  return inside;
}

function distance([[x1, y1], [x2, y2]]: [Corner, Corner], x: number, y: number): number {
  const [ex, ey] = [x2 - x1, y2 - y1];
  const part = Math.max(0, Math.min(1, ((x - x1) * ex + (y - y1) * ey) / (ex * ex + ey * ey || 1)));
  return Math.hypot(x1 + part * ex - x, y1 + part * ey - y);
}

const known = new Map<string, Route>();

/** Worked out once for each course. */
export function routeOf(course: CourseView): Route {
  let route = known.get(course.word);
  if (!route) {
    if (known.size > 40) known.clear();
    known.set(course.word, (route = findRoute(course)));
  }
  return route;
}

function findRoute(course: CourseView): Route {
  const line = course.gates.find((gate) => gate.kind === "line");
  if (!line?.from || !line.to) return { lines: [], arrows: [] };
  const grid = new Grid(course);
  const lines: Point[][] = [];
  let stretch: number[] = [];
  const end = (): void => {
    if (stretch.length > 3) lines.push(smooth(stretch.map((index) => grid.place(index))));
    stretch = [];
  };
  const middle: Corner = [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2];
  const first = grid.behind(line);
  let at = nearestOf(grid, first, middle) ?? grid.near(line.surface ?? 0, ...middle);
  const rest = course.gates.filter((gate) => gate !== line);
  if (course.circular) rest.push(line);
  for (const gate of rest) {
    if (at === null) break;
    const way: number[] | null = grid.way(at, goalsOf(grid, course, gate));
    if (way === null) {
      end();
      at = nearestOf(grid, goalsOf(grid, course, gate), null);
      continue;
    }
    for (const [place, index] of way.entries()) {
      const previous = way[place - 1];
      if (previous !== undefined && grid.jumps.get(previous) === index && apart(grid, previous, index)) end();
      if (stretch.at(-1) !== index) stretch.push(index);
    }
    at = way.at(-1) ?? null;
  }
  end();
  return { lines, arrows: lines.flatMap(arrowsAlong) };
}

function apart(grid: Grid, a: number, b: number): boolean {
  const [one, two] = [grid.cell(a), grid.cell(b)];
  return one.surface !== two.surface || Math.abs(one.column - two.column) > 1 || Math.abs(one.row - two.row) > 1;
}

function goalsOf(grid: Grid, course: CourseView, gate: GateView): Set<number> {
  if (gate.kind !== "portal") return grid.behind(gate);
  const exit = course.tiles.find((tile) => tile.colour === gate.colour && tile.end === "exit");
  const there = exit ? grid.near(exit.surface, exit.x, exit.y) : null;
  return new Set(there === null ? [] : [there]);
}

function nearestOf(grid: Grid, places: Set<number>, to: Corner | null): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const index of places) {
    const [x, y] = grid.place(index);
    const far = to ? Math.hypot(x - to[0], y - to[1]) : 0;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

/** Corners of the grid rounded off: every place becomes the mean of those around it. */
function smooth(places: Corner[]): Point[] {
  let points = places.map(([x, y]) => ({ x: x * U, y: y * U }));
  for (let pass = 0; pass < 6; pass++) {
    points = points.map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before || !after) return point;
      return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
    });
  }
  return points;
}

function arrowsAlong(line: Point[]): Route["arrows"] {
  const apartBy = 190;
  const found: Route["arrows"] = [];
  let run = apartBy * 0.45;
  for (let at = 1; at < line.length; at++) {
    const [before, here] = [line[at - 1]!, line[at]!];
    run += Math.hypot(here.x - before.x, here.y - before.y);
    if (run < apartBy || at < 3 || at > line.length - 4) continue;
    run = 0;
    const [far, near] = [line[at + 2]!, line[at - 2]!];
    found.push({ at: here, angle: round((Math.atan2(far.y - near.y, far.x - near.x) * 180) / Math.PI) });
  }
  return found;
}

export function pathOf(line: Point[]): string {
  return line.map(({ x, y }, at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}
