/** The view of Home Racers as the server sends it; docs/home-racers.md says what each field means. Places are
 *  thousandths of a tile, headings degrees clockwise from east. */
import type { View } from "../types";

export interface Pose {
  surface: number;
  x: number;
  y: number;
  heading: number;
}

export type Corner = [number, number];

export interface SurfaceView {
  kind: string;
  solid: boolean;
  outline: Corner[];
}

export interface ObstacleView {
  kind: string;
  surface: number;
  x: number;
  y: number;
  width: number;
  height: number;
  heading: number;
  outline: Corner[];
}

export interface CourseTileView extends Pose {
  kind: string;
  colour?: string;
  end?: string;
}

export interface GateView {
  number: number;
  /** line, gate, finish, or portal */
  kind: string;
  surface?: number;
  from?: Corner;
  to?: Corner;
  colour?: string;
}

export interface CourseView {
  name: string;
  word: string;
  circular: boolean;
  laps: number;
  length: number;
  tile: number;
  extent: Corner;
  surfaces: SurfaceView[];
  obstacles: ObstacleView[];
  tiles: CourseTileView[];
  gates: GateView[];
}

export type Status = "waiting" | "driving" | "finished" | "retired";

export type Colour = "red" | "yellow" | "green" | "blue";

/** What a path may hold; `dice`: danger dice for one beyond, null where that is forbidden */
export interface LimitsView {
  /** gear dice, and tiles that are driven at least */
  speed: number;
  tiles: number;
  turn_limit: number;
  turn_dice: number | null;
  lane_limit: number;
  lane_dice: number | null;
}

export interface CarView {
  seat: number;
  colour: Colour;
  status: Status;
  pose: Pose | null;
  gear: number;
  lap: number;
  passed: number;
  next_gate: number;
  distance: number | null;
  tires: number;
  car: number;
  worn: boolean;
  slips: "left" | "right" | null;
  /** numbers of the caltrops and leaks it lies on and has paid for */
  paid: number[];
  slipstream: boolean;
  turns: number;
  place: number;
  /** of a path in the gear it is in */
  limits: LimitsView;
}

export interface StepView {
  tile: number;
  manoeuvre: string;
  dice: number;
  pose: Pose;
  enters: string[];
  exit: Pose | null;
  bumps: number | null;
}

export interface PlanView extends LimitsView {
  gear: number;
  path: StepView[];
  turns_left: number;
  lanes_left: number;
  planned_danger: number;
  danger: number;
  dice: number[];
  pushed: number;
  distance: number;
  left: number;
  driven: number;
  black: { kind: string; dice: number[] } | null;
}

export interface RaceView {
  seat: number | null;
  seats: number;
  turn: number;
  round: number;
  rounds: number;
  laps: number;
  points: number;
  top_gear: number;
  /** what a gear die shows at least to be one tile more, and a black one to be a hit */
  good: number;
  hit: number;
  course: CourseView;
  order: number[];
  active: number | null;
  next: number | null;
  cars: CarView[];
  plan: PlanView | null;
  over: boolean;
}

export const raceView = (view: View): RaceView => view as RaceView;

/** Those that lead first. */
export const ranked = (view: View): CarView[] => [...raceView(view).cars].sort((a, b) => a.place - b.place);

export const LETTERS: Record<Colour, string> = { red: "R", yellow: "Y", green: "G", blue: "B" };

/** The pose that an option's target names: `tile:surface:x:y:heading`; null for other targets. */
export function poseOf(target: string): Pose | null {
  const [what, ...numbers] = target.split(":");
  const [surface, x, y, heading] = numbers.map(Number);
  if (what !== "tile" || surface === undefined || x === undefined || y === undefined || heading === undefined) return null;
  return { surface, x, y, heading };
}

/** `spot:surface:x:y`. */
export function spotOf(target: string): { x: number; y: number } | null {
  const [what, , x, y] = target.split(":");
  return what === "spot" ? { x: Number(x), y: Number(y) } : null;
}
