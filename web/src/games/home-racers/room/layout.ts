/** How the room lies in the box it is given: all of it in sight, turned a quarter where that makes it larger, and as
 *  near as fingers want it. */
import type { CourseView } from "../shapes";
import { type Point, TILE, U } from "./geometry";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  /** degrees, 0 or 90 */
  turn: number;
  /** what the drawing's viewBox says, before anybody comes nearer */
  whole: Box;
  /** pixels for one unit of the drawing */
  scale: number;
  /** size of the room */
  width: number;
  height: number;
}

/** Room for backs of sofas, flags and labels. */
const MARGIN = TILE * 0.62;

export function layOut(course: CourseView, width: number, height: number): Layout {
  const [wide, high] = [course.extent[0] * U, course.extent[1] * U];
  const scaleOf = (w: number, h: number): number => Math.min(width / (w + 2 * MARGIN), height / (h + 2 * MARGIN));
  const [flat, turned] = [scaleOf(wide, high), scaleOf(high, wide)];
  const turn = turned > flat * 1.12 ? 90 : 0;
  const scale = turn ? turned : flat;
  const [w, h] = turn ? [high, wide] : [wide, high];
  return {
    turn,
    scale,
    width: wide,
    height: high,
    whole: { x: w / 2 - width / scale / 2, y: h / 2 - height / scale / 2, width: width / scale, height: height / scale },
  };
}

/** Where a place of the room is seen. */
export function seenAt(layout: Layout, { x, y }: Point): Point {
  return layout.turn ? { x: layout.height - y, y: x } : { x, y };
}

/** And the other way round. */
export function placeAt(layout: Layout, { x, y }: Point): Point {
  return layout.turn ? { x: y, y: layout.height - x } : { x, y };
}

export const transformOf = (layout: Layout): string | undefined => (layout.turn ? `translate(${layout.height} 0) rotate(90)` : undefined);

export interface Zoom {
  /** 1: all of it */
  near: number;
  /** the middle of what is seen */
  x: number;
  y: number;
}

export const NEAREST = 5;

export function zoomed(layout: Layout, zoom: Zoom | null): Box {
  const { whole } = layout;
  if (!zoom || zoom.near <= 1) return whole;
  const [width, height] = [whole.width / zoom.near, whole.height / zoom.near];
  // from near one may look a tile over the edge: there, too, nothing lies under what covers the board
  const beyond = Math.min(1, zoom.near - 1) * TILE;
  const within = (middle: number, size: number, from: number, all: number): number =>
    Math.min(Math.max(middle - size / 2, from - beyond), from + all + beyond - size);
  return { x: within(zoom.x, width, whole.x, whole.width), y: within(zoom.y, height, whole.y, whole.height), width, height };
}

/** The picture of the whole room in a corner, in pixels with its frame. */
export function insetSize(layout: Layout, narrow: boolean): { width: number; height: number } {
  const [w, h] = layout.turn ? [layout.height, layout.width] : [layout.width, layout.height];
  const shape = (w + TILE * 0.6) / (h + TILE * 0.6);
  const width = narrow ? Math.min(132, 104 * shape) : Math.min(250, 190 * shape);
  return { width, height: width / shape + (narrow ? 16 : 46) };
}
