/** The winding road: rows from the bottom of the board to its top, every second one driven from right to left, joined by
 *  half circles. Everything on it is placed by how far along the road and how far across it lies. */

export interface Point {
  x: number;
  y: number;
}

export interface Pose extends Point {
  /** the way ahead, as a vector of length 1 */
  ahead: Point;
  /** on a half circle: which side is the outer one, 1 for the right hand, -1 for the left; 0 on a straight */
  outer: number;
}

export interface Shape {
  rows: number;
  /** from the middle of one row to the middle of the next */
  pitch: number;
  left: number;
  right: number;
  /** the middle of the lowest row */
  bottom: number;
}

/** Half the width of a tile: the road itself and the shoulders beside it. */
export const HALF = 66;
export const ROAD = 38;

interface Stretch {
  from: number;
  length: number;
  at(along: number): Pose;
}

export class Path {
  readonly length: number;
  private readonly stretches: Stretch[] = [];

  constructor(readonly shape: Shape) {
    const { rows, left, right, bottom, pitch } = shape;
    const radius = pitch / 2;
    const bend = radius + HALF;
    let from = 0;
    for (let row = 0; row < rows; row++) {
      const way = row % 2 === 0 ? 1 : -1;
      const y = bottom - row * pitch;
      const [low, high] = [row > 0 || rows === 1 ? bend : 0, row < rows - 1 ? bend : 0];
      // the first row starts at the very edge, and so may the last one end there
      const begin = way > 0 ? left + (row > 0 ? low : 0) : right - low;
      const end = way > 0 ? right - high : left + high;
      const length = Math.max(0, (end - begin) * way);
      this.stretches.push({
        from,
        length,
        at: (along) => ({ x: begin + way * along, y, ahead: { x: way, y: 0 }, outer: 0 }),
      });
      from += length;
      if (row === rows - 1) break;
      const centre = { x: end, y: y - radius };
      const arc = Math.PI * radius;
      this.stretches.push({
        from,
        length: arc,
        at: (along) => {
          const turned = along / radius;
          // from the lowest point of the circle upwards, round its right or its left
          const out = { x: way * Math.sin(turned), y: Math.cos(turned) };
          return {
            x: centre.x + radius * out.x,
            y: centre.y + radius * out.y,
            ahead: { x: way * Math.cos(turned), y: -Math.sin(turned) },
            outer: way,
          };
        },
      });
      from += arc;
    }
    this.length = from;
  }

  /** So far along the road, and so far to the right of its middle. */
  pose(along: number, across = 0): Pose {
    const last = this.stretches.at(-1) as Stretch;
    const stretch = this.stretches.find((each) => along <= each.from + each.length) ?? last;
    const pose = stretch.at(along - stretch.from);
    return { ...pose, x: pose.x - pose.ahead.y * across, y: pose.y + pose.ahead.x * across };
  }

  /** The edge of a piece of road between two places along it and two across it. */
  outline(from: number, to: number, low: number, high: number): string {
    const points: Point[] = [];
    const steps = this.isStraight(from, to) ? 1 : Math.max(2, Math.ceil((to - from) / 10));
    for (let step = 0; step <= steps; step++) points.push(this.pose(from + ((to - from) * step) / steps, high));
    for (let step = steps; step >= 0; step--) points.push(this.pose(from + ((to - from) * step) / steps, low));
    return `M${points.map(written).join("L")}Z`;
  }

  line(from: number, to: number, across: number): string {
    const steps = this.isStraight(from, to) ? 1 : Math.max(2, Math.ceil((to - from) / 10));
    const points = Array.from({ length: steps + 1 }, (_, step) => this.pose(from + ((to - from) * step) / steps, across));
    return `M${points.map(written).join("L")}`;
  }

  private isStraight(from: number, to: number): boolean {
    return this.stretches.some((each) => from >= each.from - 0.01 && to <= each.from + each.length + 0.01 && each.at(0).outer === 0);
  }
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
