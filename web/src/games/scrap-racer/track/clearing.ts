/** Where the yard is free of road: a coarse map of the ground, asked by everything that wants a place beside the track. */
import { type Box, type Circuit, KERB, type Point, type Pose } from "./circuit";

const GRAIN = 10;
const REACH = 420;
/** what stands in the corner of a special curve */
export const CORNER = 19;

export class Clearing {
  private readonly origin: Point;
  private readonly columns: number;
  private readonly rows: number;
  /** from each grain to the edge of the kerb, negative on the road; not a number until somebody asks */
  private readonly free: Float32Array;
  private readonly taken: Uint8Array;
  private readonly line: Pose[];
  private readonly ringed: Int8Array;
  /** round ground besides the road that is built on: pit lane, crane, heap */
  private readonly built: { x: number; y: number; r: number }[];

  constructor(circuit: Circuit) {
    const { x, y, width, height } = circuit.bounds;
    this.origin = { x: x - REACH, y: y - REACH };
    this.columns = Math.ceil((width + 2 * REACH) / GRAIN);
    this.rows = Math.ceil((height + 2 * REACH) / GRAIN);
    this.line = Array.from({ length: circuit.length * 3 }, (_, step) => circuit.pose(step / 3));
    const corners = circuit.pieces.flatMap((piece) => (piece.corner ? [{ x: piece.corner.x, y: piece.corner.y, r: CORNER }] : []));
    this.built = [...(circuit.pit?.ground ?? []), ...corners];
    this.free = new Float32Array(this.columns * this.rows).fill(NaN);
    this.taken = new Uint8Array(this.columns * this.rows);
    this.ringed = new Int8Array(this.columns * this.rows).fill(-1);
  }

  private pointOf(column: number, row: number): Point {
    return { x: this.origin.x + column * GRAIN, y: this.origin.y + row * GRAIN };
  }

  private toKerb(point: Point): number {
    let nearest = Infinity;
    for (const on of this.line) {
      const distance = (on.x - point.x) ** 2 + (on.y - point.y) ** 2;
      if (distance < nearest) nearest = distance;
    }
    let room = Math.sqrt(nearest) - KERB / 2;
    for (const { x, y, r } of this.built) room = Math.min(room, Math.hypot(x - point.x, y - point.y) - r);
    return room;
  }

  /** How far a point is from kerbs and from whatever has been put down; negative if it is on either. */
  room(point: Point): number {
    const column = Math.round((point.x - this.origin.x) / GRAIN);
    const row = Math.round((point.y - this.origin.y) / GRAIN);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return REACH;
    const index = row * this.columns + column;
    if (this.taken[index]) return -1;
    if (Number.isNaN(this.free[index])) this.free[index] = this.toKerb(this.pointOf(column, row));
    return this.free[index] as number;
  }

  /** Whether the point lies inside the ring. */
  inside(point: Point): boolean {
    const { column, row } = this.grain(point.x, point.y);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return false;
    const index = row * this.columns + column;
    if (this.ringed[index] === -1) this.ringed[index] = this.winds(this.pointOf(column, row)) ? 1 : 0;
    return this.ringed[index] === 1;
  }

  private winds(point: Point): boolean {
    let within = false;
    for (let here = 0, before = this.line.length - 1; here < this.line.length; before = here++) {
      const a = this.line[here] as Pose;
      const b = this.line[before] as Pose;
      if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) within = !within;
    }
    return within;
  }

  /** The middle of the open ground inside the ring; the middle of the whole if there is none. */
  heart(bounds: Box): Point {
    let [count, x, y] = [0, 0, 0];
    for (let row = bounds.y; row <= bounds.y + bounds.height; row += 2 * GRAIN) {
      for (let column = bounds.x; column <= bounds.x + bounds.width; column += 2 * GRAIN) {
        const point = { x: column, y: row };
        if (this.room(point) < 20 || !this.inside(point)) continue;
        [count, x, y] = [count + 1, x + column, y + row];
      }
    }
    return count > 0 ? { x: x / count, y: y / count } : { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  }

  fits(box: Box, gap: number): boolean {
    for (let y = box.y; ; y = Math.min(y + GRAIN, box.y + box.height)) {
      for (let x = box.x; ; x = Math.min(x + GRAIN, box.x + box.width)) {
        if (this.room({ x, y }) < gap) return false;
        if (x >= box.x + box.width) break;
      }
      if (y >= box.y + box.height) break;
    }
    return true;
  }

  take(box: Box, margin = 0): void {
    const first = this.grain(box.x - margin, box.y - margin);
    const last = this.grain(box.x + box.width + margin, box.y + box.height + margin);
    for (let row = Math.max(0, first.row); row <= Math.min(this.rows - 1, last.row); row++) {
      for (let column = Math.max(0, first.column); column <= Math.min(this.columns - 1, last.column); column++) {
        this.taken[row * this.columns + column] = 1;
      }
    }
  }

  /** Gives back all ground that was taken. */
  clear(): void {
    this.taken.fill(0);
  }

  private grain(x: number, y: number): { column: number; row: number } {
    return { column: Math.round((x - this.origin.x) / GRAIN), row: Math.round((y - this.origin.y) / GRAIN) };
  }
}
