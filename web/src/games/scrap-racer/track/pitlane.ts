/** The pit lane: it leaves the road in the first of six straight spaces, bows out to one side and comes back to the
 *  fifth. Its five spaces are a little shorter than those of the road; the middle one has a bay for several racers. */
import type { Box, Point, Pose } from "./circuit";

export const LANE_WIDTH = 38;
export const LANE_KERB = 47;
const LANE_SPACES = 5;
const CENTRE = 3;
/** how far the lane's middle, and the far end of its bay, are from the middle of the road */
const DEPTH = 66;
const BAY = { from: 47, to: 110, half: 29 };
const MOUTH = 31;
/** in the frame of the lane: along the road, away from it */
const CORNERS: [number, number][] = [
  [16.67, 0],
  [45, DEPTH],
  [121.67, DEPTH],
  [150, 0],
];
const ROUNDING = 25;

interface Step {
  u: number;
  v: number;
  /** length of the way up to here */
  way: number;
}

export class PitLane {
  readonly fork: number;
  readonly rejoin: number;
  readonly side: 1 | -1;
  /** the number of its space before the first */
  readonly before: number;
  private readonly origin: Pose;
  private readonly steps: Step[];
  private readonly mouth: number;
  private readonly share: number;

  constructor(origin: Pose, fork: number, length: number, side: 1 | -1) {
    this.origin = origin;
    this.fork = fork;
    this.rejoin = fork + 4;
    this.before = length;
    this.side = side;
    this.steps = walked();
    const total = this.end;
    this.mouth = (this.steps.find((step) => step.v >= MOUTH) as Step).way;
    this.share = (total - 2 * this.mouth) / LANE_SPACES;
  }

  get centre(): number {
    return this.before + CENTRE;
  }

  private get end(): number {
    return (this.steps.at(-1) as Step).way;
  }

  private world(u: number, v: number): Point {
    const radians = (this.origin.heading * Math.PI) / 180;
    const [x, y] = [Math.cos(radians), Math.sin(radians)];
    const across = v * this.side;
    return { x: this.origin.x + u * x - across * y, y: this.origin.y + u * y + across * x };
  }

  /** 0 is the middle of the space with the fork, 1 to 5 the middles of the lane's spaces, 6 where it has come back. */
  pose(place: number, side = 0): Pose {
    const at = Math.max(0, Math.min(LANE_SPACES + 1, place));
    const first = this.mouth + this.share / 2;
    const last = this.end - first;
    if (at < 1) return this.along(at * first, side);
    if (at > LANE_SPACES) return this.along(last + (at - LANE_SPACES) * first, side);
    return this.along(first + (at - 1) * this.share, side);
  }

  private along(way: number, side: number): Pose {
    const index = Math.max(
      1,
      this.steps.findIndex((step) => step.way >= way - 1e-6),
    );
    const [one, two] = [this.steps[index - 1] as Step, this.steps[index] as Step];
    const part = Math.max(0, Math.min(1, (way - one.way) / (two.way - one.way)));
    const slope = Math.atan2(two.v - one.v, two.u - one.u);
    // right of the direction of travel, as on the road
    const across = side * this.side;
    const u = one.u + (two.u - one.u) * part - Math.sin(slope) * across;
    const v = one.v + (two.v - one.v) * part + Math.cos(slope) * across;
    const point = this.world(u, v);
    return { x: round(point.x), y: round(point.y), heading: this.origin.heading + ((slope * 180) / Math.PI) * this.side };
  }

  /** The middle of the lane between two of its places. */
  stretch(from = 0, to = LANE_SPACES + 1, side = 0): string {
    const count = Math.max(2, Math.ceil(Math.abs(to - from) * 7));
    const points = Array.from({ length: count + 1 }, (_, step) => this.pose(from + ((to - from) * step) / count, side));
    return `M${points.map((point) => `${point.x} ${point.y}`).join("L")}`;
  }

  /** The lane from kerb to kerb of the road, `beyond` units further into it at both ends. */
  whole(beyond = 0): string {
    const points: string[] = [];
    for (let way = this.mouth - beyond; way <= this.end - this.mouth + beyond + 0.01; way += 3) {
      const { x, y } = this.along(way, 0);
      points.push(`${x} ${y}`);
    }
    return `M${points.join("L")}`;
  }

  /** The bay beside the middle space. */
  bay(inset = 0): string {
    return this.polygon([
      [83.33 - BAY.half + inset, BAY.from + inset],
      [83.33 + BAY.half - inset, BAY.from + inset],
      [83.33 + BAY.half - inset, BAY.to - inset],
      [83.33 - BAY.half + inset, BAY.to - inset],
    ]);
  }

  private polygon(corners: [number, number][]): string {
    return `M${corners
      .map(([u, v]) => this.world(u, v))
      .map(({ x, y }) => `${round(x)} ${round(y)}`)
      .join("L")}z`;
  }

  outline(place: number, inset = 0.6): string {
    if (place === CENTRE) return this.bay(inset);
    const half = LANE_WIDTH / 2 - inset;
    const [from, to] = this.edges(place);
    const left = this.edge(from, to, -half);
    const right = this.edge(to, from, half);
    return `M${[...left, ...right].join("L")}z`;
  }

  /** Where a space of the lane begins and ends, along the way; those beside the bay give it room. */
  private edges(place: number): [number, number] {
    const bay = this.end / 2 - BAY.half;
    const from = place === CENTRE + 1 ? this.end - bay : this.mouth + (place - 1) * this.share;
    const to = place === CENTRE - 1 ? bay : this.mouth + place * this.share;
    return [from, to];
  }

  private edge(from: number, to: number, side: number): string[] {
    return Array.from({ length: 7 }, (_, step) => this.along(from + ((to - from) * step) / 6, side)).map(({ x, y }) => `${x} ${y}`);
  }

  /** The seam before a space of the lane. */
  seam(place: number): string {
    const half = LANE_WIDTH / 2 - 1;
    const [at] = this.edges(place);
    const [one, two] = [this.along(at, -half), this.along(at, half)];
    return `M${one.x} ${one.y}L${two.x} ${two.y}`;
  }

  /** A place in the bay for each of so many racers. */
  berth(place: number, of: number): Point {
    const columns = of <= 2 ? 1 : 2;
    const rows = Math.ceil(of / columns);
    const row = Math.floor(place / columns);
    const column = place % columns;
    const span = BAY.to - BAY.from - 8;
    const v = of <= 1 ? DEPTH + 6 : BAY.from + 4 + (span * (row + 0.5)) / rows;
    const u = 83.33 + (columns === 1 ? 0 : (column - 0.5) * 28);
    return this.world(u, v);
  }

  /** A point of the lane's frame for signs: so far along from its middle, so far from the road. */
  spot(u: number, v: number): Point {
    return this.world(83.33 + u, v);
  }

  /** The road's spaces whose numbers the lane would cover. */
  get hidden(): number[] {
    return this.side > 0 ? [] : [this.fork, this.fork + 1, this.rejoin - 1, this.rejoin];
  }

  get heading(): number {
    return this.origin.heading;
  }

  get middle(): Point {
    return this.world(83.33, BAY.to);
  }

  /** Round ground that the lane needs. */
  get ground(): { x: number; y: number; r: number }[] {
    const half = LANE_KERB / 2;
    const lane: { x: number; y: number; r: number }[] = [];
    for (let way = this.mouth; way <= this.end - this.mouth; way += 8) lane.push({ ...this.along(way, 0), r: half });
    for (const u of [-16, 0, 16]) lane.push({ ...this.world(83.33 + u, 92), r: 23 });
    return lane.map(({ x, y, r }) => ({ x, y, r }));
  }

  get bounds(): Box {
    const corners = [this.world(20, 0), this.world(147, BAY.to + 5)];
    const [x, y] = [Math.min(...corners.map((at) => at.x)), Math.min(...corners.map((at) => at.y))];
    return { x, y, width: Math.max(...corners.map((at) => at.x)) - x, height: Math.max(...corners.map((at) => at.y)) - y };
  }
}

/** The way in small steps, its two corners rounded. */
function walked(): Step[] {
  const points: [number, number][] = [CORNERS[0] as [number, number]];
  for (const index of [1, 2]) {
    const [before, corner, after] = [CORNERS[index - 1], CORNERS[index], CORNERS[index + 1]] as [number, number][];
    const [a, c] = [toward(corner as [number, number], before as [number, number]), toward(corner as [number, number], after as [number, number])];
    for (let step = 0; step <= 10; step++) {
      const t = step / 10;
      const mix = (i: 0 | 1): number => (1 - t) ** 2 * a[i] + 2 * (1 - t) * t * (corner as [number, number])[i] + t ** 2 * c[i];
      points.push([mix(0), mix(1)]);
    }
  }
  points.push(CORNERS[3] as [number, number]);
  const steps: Step[] = [];
  let way = 0;
  points.forEach(([u, v], index) => {
    const before = points[index - 1];
    if (!before) return void steps.push({ u, v, way });
    const length = Math.hypot(u - before[0], v - before[1]);
    const parts = Math.max(1, Math.ceil(length / 2));
    for (let part = 1; part <= parts; part++) {
      const share = part / parts;
      steps.push({ u: before[0] + (u - before[0]) * share, v: before[1] + (v - before[1]) * share, way: way + length * share });
    }
    way += length;
  });
  return steps;
}

function toward(corner: [number, number], other: [number, number]): [number, number] {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
  return [corner[0] + ((other[0] - corner[0]) * ROUNDING) / length, corner[1] + ((other[1] - corner[1]) * ROUNDING) / length];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
