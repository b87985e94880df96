/** What the board draws from: the race as it was when the event now shown had happened, and what is on stage with it. */
import { amend } from "../../board/amend";
import type { View } from "../types";
import { type CarView, type CourseView, limitsOf, type PlanView, type Pose, type RaceView, raceView, type Status } from "./view";

/** A car as events can tell of it; how far it is to the next gate only the rules know. */
export interface Car {
  seat: number;
  status: Status;
  pose: Pose | null;
  gear: number;
  lap: number;
  passed: number;
  tires: number;
  car: number;
  slips: "left" | "right" | null;
  turns: number;
}

export interface Laid {
  tile: number;
  manoeuvre: string;
  dice: number;
  pose: Pose;
}

export interface Plan {
  gear: number;
  tiles: number;
  path: Laid[];
  turnsLeft: number;
  turnLimit: number;
  lanesLeft: number;
  laneLimit: number;
  danger: number;
  dice: number[];
  pushed: number;
  distance: number;
}

/** Lasting facts. After all events have been played they are those of the view. */
export interface Race {
  course: CourseView;
  laps: number;
  points: number;
  rounds: number;
  round: number;
  /** seats in the order of this round */
  order: number[];
  active: number | null;
  cars: Car[];
  plan: Plan | null;
  over: boolean;
}

export type Badge = "caltrops" | "boost" | "leak" | "tires" | "hit" | "finish" | "retired" | "control" | "slipstream" | "lap";

/** What an event shows while it lasts; all of it is gone when the display has settled. `count` tells one from the next. */
export interface Stage {
  count: number;
  /** milliseconds the present event takes, at the present speed */
  ms: number;
  move: { seat: number; from: Pose; poses: Pose[] } | null;
  jump: { seat: number; from: Pose; to: Pose; colour: string } | null;
  thrown: boolean;
  /** black dice on the table: what for, and by whom */
  black: { kind: string; seat: number; dice: number[]; hits: number } | null;
  shaken: number | null;
  badge: { seat: number; what: Badge; figure: string } | null;
  gate: number | null;
  /** a car that has just left the course stays in sight for so long */
  leaving: { seat: number; pose: Pose } | null;
}

export interface RaceDisplay {
  race: Race;
  stage: Stage;
}

export function lapOf(course: CourseView, laps: number, passed: number): number {
  if (!course.circular || passed === 0) return 1;
  return Math.min(laps, Math.floor((passed - 1) / course.gates.length) + 1);
}

export function newPlan(gear: number, worn: boolean, danger: number): Plan {
  const { lanes, turns } = gear === 0 ? { lanes: 0, turns: 0 } : limitsOf(gear, worn);
  return {
    gear,
    tiles: 2 * Math.abs(gear),
    path: [],
    turnsLeft: turns,
    turnLimit: turns,
    lanesLeft: lanes,
    laneLimit: lanes,
    danger,
    dice: [],
    pushed: 0,
    distance: 0,
  };
}

function planOf(view: PlanView): Plan {
  return {
    gear: view.gear,
    tiles: view.tiles,
    path: view.path.map(({ tile, manoeuvre, dice, pose }) => ({ tile, manoeuvre, dice, pose: { ...pose } })),
    turnsLeft: view.turns_left,
    turnLimit: view.turn_limit,
    lanesLeft: view.lanes_left,
    laneLimit: view.lane_limit,
    danger: view.planned_danger,
    dice: [...view.dice],
    pushed: view.pushed,
    distance: view.distance,
  };
}

function carOf({ seat, status, pose, gear, lap, passed, tires, car, slips, turns }: CarView): Car {
  return { seat, status, pose: pose && { ...pose }, gear, lap, passed, tires, car, slips, turns };
}

export function raceOf(of: View): Race {
  const view: RaceView = raceView(of);
  return {
    course: view.course,
    laps: view.laps,
    points: view.points,
    rounds: view.rounds,
    round: view.round,
    order: [...view.order],
    active: view.active,
    cars: view.cars.map(carOf),
    plan: view.plan && planOf(view.plan),
    over: view.over,
  };
}

export function emptyStage(): Stage {
  return { count: 0, ms: 0, move: null, jump: null, thrown: false, black: null, shaken: null, badge: null, gate: null, leaving: null };
}

export function newDisplay(view: View): RaceDisplay {
  // The course never changes and is large: nothing in it needs to be watched.
  const race = raceOf(view);
  const display: RaceDisplay = $state({ race: { ...race, course: EMPTY }, stage: emptyStage() });
  Object.defineProperty(display.race, "course", { value: race.course, enumerable: true, configurable: true });
  return display;
}

const EMPTY = {} as CourseView;

/** The display before the first event, from any view of the same match. */
export function begin(view: View): RaceDisplay {
  const display = newDisplay(view);
  const { race } = display;
  race.round = 1;
  race.order = race.cars.map((car) => car.seat);
  race.active = null;
  race.plan = null;
  race.over = false;
  race.cars = race.cars.map(({ seat }) => ({
    seat,
    status: "waiting",
    pose: null,
    gear: 0,
    lap: 1,
    passed: 0,
    tires: race.points,
    car: race.points,
    slips: null,
    turns: 0,
  }));
  return display;
}

export function settle(display: RaceDisplay, view: View): void {
  const { course: _, ...lasting } = raceOf(view);
  amend(display.race, lasting);
  Object.assign(display.stage, emptyStage(), { count: display.stage.count });
}
