/** The camera follows: near to my car and its path while I decide and drive, the whole course in between.
 *  Whoever moves the picture by hand keeps it until the next question. */
import { type Point, TILE } from "./geometry";
import { type Box, type Layout, NEAREST, seenAt, type Zoom, zoomed } from "./layout";
import type { Pinch } from "./pinch.svelte";

/** Room around what should be seen, in tiles; and how large a tile is drawn at most, in pixels. */
const MARGIN = 1.35;
const LARGEST_TILE = 104;
const TRAVEL = 380;

/** Pixels at the edges that something else takes. */
export interface Covers {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
export const NOTHING: Covers = { top: 0, bottom: 0, left: 0, right: 0 };

/** Room that a place needs around itself to be seen, in tiles. */
const ITSELF = 0.6;

export class Camera {
  /** the reader wants to see all of it */
  wide = $state(false);
  /** where it travels to, as long as it does; null in there: all of it */
  private goal: { zoom: Zoom | null } | null = $state.raw(null);
  private frame = 0;
  private key = "";

  constructor(
    private readonly pinch: Pinch,
    private readonly layout: () => Layout,
  ) {}

  get travels(): boolean {
    return this.goal !== null;
  }

  /** Look at these places; none: all of it. With another `key` something else has begun. `covers`:
   *  pixels that something else takes at the edges. Whether it moves. */
  look(points: Point[], key: string, still: boolean, covers: Covers = NOTHING): boolean {
    const fresh = key !== this.key;
    if (fresh) this.wide = false;
    this.key = key;
    const wanted = this.wide || points.length === 0 ? null : zoomTo(this.layout(), points, covers);
    if (!fresh && (wanted ? this.shows(points, covers) : !this.end)) return false;
    this.travel(wanted, still);
    return true;
  }

  toggle(points: Point[], still: boolean, covers: Covers = NOTHING): void {
    this.wide = !this.wide;
    this.travel(this.wide || points.length === 0 ? null : zoomTo(this.layout(), points, covers), still);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.goal = null;
  }

  /** What is seen once it has arrived. */
  private get end(): Zoom | null {
    return this.goal ? this.goal.zoom : this.pinch.zoom;
  }

  /** As well as it can be: nothing is gained by going where it already is. */
  private shows(points: Point[], covers: Covers): boolean {
    const layout = this.layout();
    const [now, best] = [zoomed(layout, this.end), zoomed(layout, zoomTo(layout, points, covers))];
    const there = Math.abs(now.x - best.x) + Math.abs(now.y - best.y) + Math.abs(now.width - best.width) < 1;
    return there || isSeen(layout, this.end, points, covers);
  }

  private travel(wanted: Zoom | null, still: boolean): void {
    this.stop();
    const { whole } = this.layout();
    const all: Zoom = { near: 1, x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    const from = this.pinch.zoom ?? all;
    const to = wanted ?? all;
    const arrive = (): void => (wanted ? this.pinch.set(wanted) : this.pinch.whole());
    if (still || typeof requestAnimationFrame !== "function" || document.hidden) {
      arrive();
      return;
    }
    this.goal = { zoom: wanted };
    const began = performance.now();
    const step = (now: number): void => {
      // a frame may have begun long before, where the machine is busy
      const part = Math.min(1, Math.max(0, now - began) / TRAVEL);
      const eased = 1 - (1 - part) ** 3;
      if (part >= 1) {
        this.goal = null;
        arrive();
        return;
      }
      const near = from.near * (to.near / from.near) ** eased;
      this.pinch.set({ near: Math.max(1.001, near), x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased });
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}

/** So near that all the places are in sight, and no nearer than does good. */
export function zoomTo(layout: Layout, points: Point[], covers: Covers = NOTHING): Zoom {
  const box = around(points.map((point) => seenAt(layout, point)));
  const { whole, scale } = layout;
  const largest = LARGEST_TILE / (TILE * scale);
  const [wide, high] = [whole.width - (covers.left + covers.right) / scale, whole.height - (covers.top + covers.bottom) / scale];
  const near = Math.max(1, Math.min(wide / box.width, high / box.height, Math.max(1, largest), NEAREST));
  const half = 1 / (2 * scale * near);
  return { near, x: box.x + box.width / 2 + (covers.right - covers.left) * half, y: box.y + box.height / 2 + (covers.bottom - covers.top) * half };
}

/** Every place with its tile, and nothing of it under what covers the edges. */
export function isSeen(layout: Layout, zoom: Zoom | null, points: Point[], covers: Covers = NOTHING): boolean {
  const box = zoomed(layout, zoom);
  const pixel = 1 / (layout.scale * (zoom?.near ?? 1));
  const around = TILE * ITSELF;
  const [top, bottom] = [box.y + covers.top * pixel + around, box.y + box.height - covers.bottom * pixel - around];
  const [left, right] = [box.x + covers.left * pixel + around, box.x + box.width - covers.right * pixel - around];
  return points.map((point) => seenAt(layout, point)).every(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** Pixels of a tile that is looked at like this. */
export const tileAt = (layout: Layout, points: Point[]): number => TILE * layout.scale * zoomTo(layout, points).near;

/** In which upper corner something of that size hides fewest of the places, and whether it hides any. */
export function freeCorner(layout: Layout, points: Point[], width: number, height: number): { corner: "left" | "right"; hides: boolean } {
  const zoom = zoomTo(layout, points);
  const box = zoomed(layout, zoom);
  const scale = layout.scale * zoom.near;
  const near = TILE * scale * 0.9; // a pin stands above its place
  const places = points.map((point) => seenAt(layout, point)).map(({ x, y }) => ({ x: (x - box.x) * scale, y: (y - box.y) * scale }));
  const high = places.filter(({ y }) => y < height + near);
  const left = high.filter(({ x }) => x < width + near).length;
  const right = high.filter(({ x }) => x > layout.whole.width * layout.scale - width - near).length;
  return { corner: left < right ? "left" : "right", hides: Math.min(left, right) > 0 };
}

function around(points: Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - MARGIN * TILE, Math.min(...ys) - MARGIN * TILE];
  return { x, y, width: Math.max(...xs) + MARGIN * TILE - x, height: Math.max(...ys) + MARGIN * TILE - y };
}
