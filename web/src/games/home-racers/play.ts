/** The display after one more event. Every kind of event the rules tell is here; what the facts leave out follows from
 *  the rules (the path is taken away when the next turn begins). */
import type { EventInfo, Pace, Step } from "../types";
import { type Car, lapOf, newPlan, type Race, type RaceDisplay, type Stage } from "./display.svelte";
import { BRAKING_DICE, countsAs, type Pose } from "./view";

export const TIME = { tile: 140, move: 1400, die: 620, light: 300, laid: 160, jump: 620, crash: 240, badge: 420, reading: 700, fade: 120 };

/** The facts of all kinds of events, by name; each event has those of its kind. */
interface Facts {
  seat: number;
  seats: number[];
  dice: number[];
  pose: Pose;
  poses: Pose[];
  round: number;
  gear: number;
  tile: number;
  manoeuvre: string;
  /** of a path tile: how many danger dice it takes */
  tiles: number;
  pushed: number;
  /** the dice that were rolled again */
  again: number[];
  hits: number;
  on_target: number;
  target: number;
  tires: number;
  car: number;
  lost: number;
  more: number;
  die: number;
  slips: string;
  colour: string;
  gate: number;
  heading: number;
}

interface Told {
  race: Race;
  stage: Stage;
  car: Car;
  facts: Facts;
  event: EventInfo;
}

export function play(display: RaceDisplay, event: EventInfo, pace: Pace): Step {
  const { race, stage } = display;
  stage.count += 1;
  standStill(stage);
  const show = SHOWN[event.kind];
  if (!show) return { ms: 0 };
  const facts = event.facts as unknown as Facts;
  const car = race.cars[facts.seat] ?? (race.cars[0] as Car);
  const step = show({ race, stage, car, facts, event });
  if (pace.reduced && step.ms > 0) step.ms = Math.min(step.ms, stage.black ? TIME.reading : TIME.fade);
  stage.ms = step.ms / pace.speed;
  if (pace.instant) {
    standStill(stage);
    stage.black = null;
  }
  return step;
}

/** Nothing on the way and nothing tumbling; black dice stay until something else happens. */
function standStill(stage: Stage): void {
  Object.assign(stage, { ms: 0, move: null, jump: null, thrown: false, shaken: null, badge: null, gate: null, leaving: null });
}

const quiet = (): Step => ({ ms: 0 });

const SHOWN: Record<string, (told: Told) => Step> = {
  "rolled-for-order": ({ race, facts }) => {
    const places = race.order.flatMap((seat, place) => (facts.seats.includes(seat) ? [place] : []));
    const ranked = facts.seats
      .map((seat, at) => ({ seat, die: facts.dice[at] ?? 0 }))
      .sort((a, b) => b.die - a.die)
      .map(({ seat }) => seat);
    places.forEach((place, at) => (race.order[place] = ranked[at] ?? 0));
    return { ms: TIME.light, sound: "die" };
  },
  placed: ({ race, car, facts }) => {
    race.active = car.seat;
    car.status = "driving";
    car.pose = facts.pose;
    return { ms: TIME.light, sound: "marker" };
  },
  "round-began": ({ race, stage, facts }) => {
    race.round = facts.round;
    race.order = [...facts.seats];
    if (race.plan) race.active = null;
    race.plan = null;
    stage.black = null;
    return quiet();
  },
  "turn-began": ({ race, stage, car }) => {
    race.active = car.seat;
    race.plan = null;
    stage.black = null;
    car.turns += 1;
    return { ms: TIME.light, sound: "turn" };
  },
  "gear-chosen": ({ race, car, facts, event }) => {
    car.gear = facts.gear;
    race.plan = newPlan(facts.gear, car.tires === 0, event.rule === "HR-9.4" ? BRAKING_DICE : 0);
    return { ms: TIME.light, sound: "tap" };
  },
  turned: ({ stage, car, facts }) => {
    if (car.pose) stage.move = { seat: car.seat, from: car.pose, poses: [facts.pose] };
    car.pose = facts.pose;
    return { ms: TIME.light, sound: "drive" };
  },
  "stood-still": () => ({ ms: TIME.fade }),
  "tile-laid": ({ race, facts }) => {
    const { plan } = race;
    if (!plan) return quiet();
    const dice = facts.dice as unknown as number;
    plan.path.push({ tile: facts.tile, manoeuvre: facts.manoeuvre, dice, pose: facts.pose });
    plan.danger += dice;
    const kind = countsAs(facts.manoeuvre);
    if (kind === "lane") plan.lanesLeft = Math.max(0, plan.lanesLeft - 1);
    if (kind === "turn") plan.turnsLeft = Math.max(0, plan.turnsLeft - 1);
    return { ms: TIME.laid, sound: "tap" };
  },
  "path-ended": () => ({ ms: TIME.fade }),
  rolled: ({ race, stage, facts }) => {
    if (race.plan) Object.assign(race.plan, { dice: [...facts.dice], distance: facts.tiles });
    stage.thrown = true;
    return { ms: TIME.die, sound: "die" };
  },
  pushed: ({ race, stage, facts }) => {
    if (race.plan) Object.assign(race.plan, { dice: [...facts.dice], distance: facts.tiles, pushed: facts.pushed });
    stage.thrown = true;
    return { ms: TIME.die, sound: "die" };
  },
  slipstream: ({ stage, car }) => {
    stage.badge = { seat: car.seat, what: "slipstream", figure: "+1" };
    return { ms: TIME.badge };
  },
  drove: ({ stage, car, facts }) => {
    const last = facts.poses.at(-1);
    if (car.pose) stage.move = { seat: car.seat, from: car.pose, poses: facts.poses };
    if (last) car.pose = last;
    stage.black = null;
    return { ms: Math.min(TIME.move, TIME.tile * facts.poses.length + 80), sound: "drive" };
  },
  jumped: ({ stage, car, facts }) => {
    if (car.pose) stage.jump = { seat: car.seat, from: car.pose, to: facts.pose, colour: facts.colour };
    car.pose = facts.pose;
    return { ms: TIME.jump, sound: "card" };
  },
  "danger-rolled": ({ stage, car, facts }) => black(stage, "danger", car.seat, facts.dice, facts.hits),
  "engine-rolled": ({ stage, car, facts }) => black(stage, "engine", car.seat, facts.dice, facts.hits),
  "hit-obstacle": ({ stage, car, facts }) => {
    car.gear = 0;
    stage.shaken = car.seat;
    return black(stage, "obstacle", car.seat, facts.dice, facts.hits);
  },
  bumped: ({ stage, car, facts }) => {
    stage.shaken = facts.target;
    return black(stage, "collision", car.seat, facts.dice, facts.on_target);
  },
  shoved: ({ stage, car, facts }) => {
    if (car.pose) stage.move = { seat: car.seat, from: car.pose, poses: [facts.pose] };
    car.pose = facts.pose;
    car.gear = facts.gear;
    return { ms: TIME.crash, sound: "crash" };
  },
  "held-up": ({ stage, car, facts }) => {
    car.gear = facts.gear;
    stage.shaken = car.seat;
    return { ms: TIME.crash, sound: "crash" };
  },
  "tires-lost": ({ stage, car, facts }) => {
    car.tires = facts.tires;
    stage.badge = { seat: car.seat, what: "tires", figure: `−${facts.lost}` };
    return { ms: TIME.badge, sound: "crash" };
  },
  "car-damaged": ({ stage, car, facts }) => {
    car.car = facts.car;
    stage.badge = { seat: car.seat, what: "hit", figure: `−${facts.lost}` };
    return { ms: TIME.badge, sound: "crash" };
  },
  "tires-worn": () => ({ ms: TIME.fade }),
  "lost-control": ({ stage, car }) => {
    car.gear = 0;
    stage.shaken = car.seat;
    stage.badge = { seat: car.seat, what: "control", figure: "" };
    return { ms: TIME.badge, sound: "crash" };
  },
  retired: ({ stage, car }) => {
    if (car.pose) stage.leaving = { seat: car.seat, pose: car.pose };
    stage.badge = { seat: car.seat, what: "retired", figure: "" };
    Object.assign(car, { status: "retired", pose: null, gear: 0 });
    return { ms: TIME.reading, sound: "crash" };
  },
  limps: ({ car }) => {
    car.gear = Math.min(car.gear, 1);
    return { ms: TIME.fade };
  },
  caltrops: ({ stage, car }) => {
    stage.badge = { seat: car.seat, what: "caltrops", figure: "" };
    return { ms: TIME.badge, sound: "crash" };
  },
  boosted: ({ stage, car, facts }) => {
    stage.badge = { seat: car.seat, what: "boost", figure: `+${facts.more}` };
    return { ms: TIME.badge, sound: "marker" };
  },
  leaked: ({ stage, car, facts }) => {
    car.slips = sideOf(facts.slips);
    stage.black = { kind: "leak", seat: car.seat, dice: [facts.die], hits: 0 };
    stage.thrown = true;
    stage.badge = { seat: car.seat, what: "leak", figure: car.slips ?? "" };
    return { ms: TIME.die, sound: "die" };
  },
  slipped: ({ stage, car, facts }) => {
    car.slips = null;
    stage.badge = { seat: car.seat, what: "leak", figure: facts.slips };
    return { ms: TIME.badge, sound: "drive" };
  },
  "slip-waits": ({ stage, car, facts }) => {
    car.slips = sideOf(facts.slips);
    stage.badge = { seat: car.seat, what: "leak", figure: facts.slips };
    return { ms: TIME.badge };
  },
  "changed-tires": ({ stage, car, facts }) => {
    Object.assign(car, { tires: facts.tires, gear: 0, slips: null });
    stage.badge = { seat: car.seat, what: "tires", figure: String(facts.tires) };
    return { ms: TIME.badge, sound: "marker" };
  },
  "gate-passed": ({ race, stage, car, facts }) => {
    pass(race, car);
    stage.gate = facts.gate;
    return { ms: TIME.crash, sound: "tap" };
  },
  "lap-began": ({ race, stage, car }) => {
    pass(race, car);
    stage.gate = 0;
    stage.badge = { seat: car.seat, what: "lap", figure: String(car.lap) };
    return { ms: TIME.badge, sound: "cheer" };
  },
  finished: ({ race, stage, car }) => {
    pass(race, car);
    if (car.pose) stage.leaving = { seat: car.seat, pose: car.pose };
    stage.gate = 0;
    stage.badge = { seat: car.seat, what: "finish", figure: "" };
    Object.assign(car, { status: "finished", pose: null, gear: 0 });
    return { ms: TIME.reading, sound: "cheer" };
  },
  "nobody-finished": () => ({ ms: TIME.light }),
  "time-is-up": () => ({ ms: TIME.light }),
  "race-over": ({ race, stage }) => {
    race.over = true;
    race.active = null;
    race.plan = null;
    stage.black = null;
    return { ms: TIME.light, sound: "cheer" };
  },
};

const sideOf = (slips: string): "left" | "right" | null => (slips === "left" || slips === "right" ? slips : null);

function pass(race: Race, car: Car): void {
  car.passed += 1;
  car.lap = lapOf(race.course, race.laps, car.passed);
}

function black(stage: Stage, kind: string, seat: number, dice: number[], hits: number): Step {
  stage.black = { kind, seat, dice: [...dice], hits };
  stage.thrown = true;
  return { ms: TIME.die + 200, sound: "die" };
}

/** The dice that were thrown in this event, each once; of a pushed roll only those that were rolled again. */
export function dice(event: EventInfo): number[] {
  const facts = event.facts as unknown as Facts;
  switch (event.kind) {
    case "rolled-for-order":
    case "rolled":
    case "danger-rolled":
    case "engine-rolled":
    case "hit-obstacle":
    case "bumped":
      return facts.dice;
    case "pushed":
      return facts.again;
    case "leaked":
      return [facts.die];
    default:
      return [];
  }
}
