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

export interface CarView {
  seat: number;
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

export interface PlanView {
  gear: number;
  tiles: number;
  path: StepView[];
  turns_left: number;
  turn_limit: number;
  lanes_left: number;
  lane_limit: number;
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
  course: CourseView;
  order: number[];
  active: number | null;
  next: number | null;
  cars: CarView[];
  plan: PlanView | null;
  over: boolean;
}

export const raceView = (view: View): RaceView => view as RaceView;

/** Cars by seat, as the box colours them. */
export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length] ?? "red";

export const LETTERS: Record<Colour, string> = { red: "R", yellow: "Y", green: "G", blue: "B" };

export const TOP_GEAR = 5;
/** A gear die with this or more is one tile more; so is a hit on a black one. */
export const GOOD = 5;
/** Danger dice for braking hard. */
export const BRAKING_DICE = 2;
/** Limits of a path, by gear. */
export const LANE_CHANGES = [0, 0, 0, 1, 2, 2];
export const TURNS = [0, 2, 2, 1, 0, 0];

/** The two numbers of the table of limits that hold for a gear; worn tires take those of the next one. */
export function limitsOf(gear: number, worn: boolean): { lanes: number; turns: number } {
  const row = Math.min(TOP_GEAR, Math.abs(gear) + (worn ? 1 : 0));
  return { lanes: LANE_CHANGES[row] ?? 0, turns: TURNS[row] ?? 0 };
}

/** `lane:left` counts as a lane change, every way to turn as a turn. */
export function countsAs(manoeuvre: string): "straight" | "lane" | "turn" {
  const plain = manoeuvre.replace(/^back-/, "");
  return plain === "straight" ? "straight" : plain.startsWith("lane") ? "lane" : "turn";
}

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

/** How likely the roll stops the car on each tile of the path: the gear, and one more for each 5 or 6. Nothing before
 *  the gear, nothing behind twice the gear. */
export function stopChances(gear: number, more = 0): Map<number, number> {
  const dice = Math.abs(gear);
  const chances = new Map<number, number>();
  let ways = 1;
  for (let good = 0; good <= dice; good++) {
    chances.set(dice + good + more, ways * (1 / 3) ** good * (2 / 3) ** (dice - good));
    ways = (ways * (dice - good)) / (good + 1);
  }
  return chances;
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
