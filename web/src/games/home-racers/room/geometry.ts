/** From the rules' thousandths of a tile to the drawing's own measure, in which a tile is 58 wide. */
export const TILE = 58;
export const U = TILE / 1000;
/** A quarter of a tile: the step in which courses are drawn. */
export const QUARTER = TILE / 4;

export type Corner = [number, number];

export interface Point {
  x: number;
  y: number;
}

export const drawn = ([x, y]: Corner): Point => ({ x: x * U, y: y * U });

export const round = (value: number): number => Math.round(value * 100) / 100;

export function polygon(corners: readonly Corner[]): string {
  return corners.map(([x, y]) => `${round(x * U)},${round(y * U)}`).join(" ");
}

/** The six corners of a tile around 0, one pair of edges facing east and west; `size` 1 is the whole tile. */
export function hexagon(size = 1): string {
  const radius = (TILE / Math.sqrt(3)) * size;
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * 60 + 30) * (Math.PI / 180);
    return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
  }).join(" ");
}

export function towards(from: Point, degrees: number, far: number): Point {
  const angle = degrees * (Math.PI / 180);
  return { x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
}

/** Where the outline begins and ends. */
export function boundsOf(corners: readonly Corner[]): { x: number; y: number; width: number; height: number } {
  const xs = corners.map(([x]) => x * U);
  const ys = corners.map(([, y]) => y * U);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The shorter way round from one heading to another, -180 to 180. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
