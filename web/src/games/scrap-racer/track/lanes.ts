/** Where on the road racers stand: in the lane away from the numbers, beside each other on a shared space, and in two
 *  rows behind the line before their first move. */
import type { Spot } from "../roads";
import type { RaceView } from "../shapes";
import type { Circuit, Pose } from "./circuit";

const LANE = 5;

/** Units to the right of the middle of the road, passing smoothly from one bend into the next. */
export function lane(circuit: Circuit, along: number): number {
  const of = (space: number): number => -LANE * circuit.roomySide(((space - 1 + circuit.length * 4) % circuit.length) + 1);
  const before = Math.floor(along + 0.5);
  const part = along + 0.5 - before;
  return of(before) * (1 - part) + of(before + 1) * part;
}

export interface Standing {
  /** units across and spaces along, on top of the lane */
  across: number;
  ahead: number;
  size: number;
  /** in the pit stop's bay: which of how many */
  berth?: [place: number, of: number];
}

const ALONE: Standing = { across: 0, ahead: 0, size: 0.44 };
const CROWDS: Standing[][] = [
  [ALONE],
  [
    { across: -15, ahead: 0.12, size: 0.36 },
    { across: 15, ahead: -0.12, size: 0.36 },
  ],
  [
    { across: -18, ahead: 0.22, size: 0.31 },
    { across: 18, ahead: 0.12, size: 0.31 },
    { across: 0, ahead: -0.3, size: 0.31 },
  ],
];
const MANY = (place: number): Standing => ({ across: (place % 3) * 19 - 19, ahead: place < 3 ? 0.25 : -0.25, size: 0.26 });

/** How a racer shares its space; racers that wait behind the line have places of their own. */
export function standings(race: RaceView, circuit: Circuit): Record<string, Standing> {
  const found: Record<string, Standing> = {};
  for (const racer of race.racers) {
    const there = race.racers.filter((other) => other.space === racer.space && other.distance > 0);
    const place = there.findIndex((other) => other.name === racer.name);
    if (racer.space > race.track.length) {
      if (racer.space === race.track.pit?.centre) found[racer.name] = { across: 0, ahead: 0, size: BERTHS(there.length), berth: [place, there.length] };
      else found[racer.name] = there.length === 1 ? { ...ALONE, size: 0.36 } : { across: place ? 9 : -9, ahead: place ? -0.2 : 0.2, size: 0.27 };
      continue;
    }
    const next = race.racers.some(
      (other) => other.distance > 0 && other.space <= race.track.length && apart(other.space, racer.space, race.track.length) === 1,
    );
    if (there.length === 1 && next) {
      // a racer is longer than a space, so neighbours step aside for each other
      found[racer.name] = { across: racer.space % 2 ? -11 : 11, ahead: fromArch(racer.space, race.track.length), size: 0.37 };
      continue;
    }
    if (racer.distance === 0) found[racer.name] = { ...ALONE, size: 0.32 };
    else if (there.length === 1) found[racer.name] = { ...ALONE, ahead: fromArch(racer.space, race.track.length) };
    else found[racer.name] = CROWDS[there.length - 1]?.[place] ?? MANY(place);
  }
  fanOut(race, circuit, found);
  return found;
}

/** half of a racer's length and width, and the length of a space */
const LONG = 52;
const WIDE = 34;
const SPACE = 33;
/** how large a racer is among so many on its space and those next to it */
const SIZES = [0.44, 0.44, 0.37, 0.33, 0.3, 0.27];
const ROUNDS = 24;

/** Racers are longer than spaces, so a crowd on neighbouring ones would hide some of them: all of it moves apart until
 *  nobody lies under another, as far as the road and their spaces allow. */
function fanOut(race: RaceView, circuit: Circuit, found: Record<string, Standing>): void {
  const { length } = race.track;
  const driving = race.racers.filter(({ distance, space }) => distance > 0 && space <= length);
  const near = (one: number, other: number): boolean => apart(one, other, length) <= 1;
  const crowded = driving.filter(({ space }) => driving.filter((other) => near(other.space, space)).length > 2);
  const cars = crowded.map(({ name, space }) => {
    const { across, ahead } = found[name]!;
    const size = SIZES[driving.filter((other) => near(other.space, space)).length] ?? 0.25;
    const car: Fanned = { across, ahead, size, space };
    found[name] = car;
    return car;
  });
  for (let round = 0; round < ROUNDS; round++) {
    cars.forEach((car, place) => {
      for (const other of cars.slice(place + 1)) if (apart(car.space, other.space, length) <= 2) pushApart(circuit, car, other);
    });
  }
}

type Fanned = Standing & { space: number };

/** A little, along the road and across it, where the ovals of two racers overlap. */
function pushApart(circuit: Circuit, one: Fanned, other: Fanned): void {
  const [from, to] = [standingPose(circuit, one), standingPose(circuit, other)];
  const turn = (-from.heading * Math.PI) / 180;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [along, across] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
  const [long, wide] = [LONG * (one.size + other.size), WIDE * (one.size + other.size)];
  const lacking = 1 - Math.hypot(along / long, across / wide);
  if (lacking <= 0) return;
  const ahead = (Math.sign(along) * lacking * long * 0.2) / SPACE;
  const aside = (Math.sign(across) || 1) * lacking * wide * 0.4;
  move(one, -ahead, -aside);
  move(other, ahead, aside);
}

function move(car: Fanned, ahead: number, across: number): void {
  car.ahead = Math.min(0.42, Math.max(-0.42, car.ahead + ahead));
  car.across = Math.min(23, Math.max(-23, car.across + across));
}

function standingPose(circuit: Circuit, { space, ahead, across }: Fanned): Pose {
  return circuit.pose(space - 0.5 + ahead, lane(circuit, space - 0.5) + across);
}

/** Next to the line a racer keeps out from under the arch, as far as its space allows. */
function fromArch(space: number, length: number): number {
  return space === 1 ? 0.3 : space === length ? -0.3 : 0;
}

const BERTHS = (of: number): number => (of <= 1 ? 0.38 : of <= 2 ? 0.33 : of <= 4 ? 0.26 : 0.22);

function apart(one: number, other: number, length: number): number {
  const ahead = Math.abs(one - other);
  return Math.min(ahead, length - ahead);
}

/** The starting grid: one behind the other in two lanes, the start player's racer nearest the line. */
export function gridPlace(place: number): { along: number; across: number } {
  return { along: -0.95 - place * 0.85, across: place % 2 ? 14 : -14 };
}

/** Where a racer is drawn; on the way its distance, or its place in the lane, need not be a whole number. */
export function poseOf(circuit: Circuit, spot: Spot, place: number, standing: Standing): Pose {
  const { distance } = spot;
  if (circuit.pit && spot.lane > 0) {
    const onWay = circuit.pit.pose(spot.lane + standing.ahead, standing.across);
    if (!standing.berth) return onWay;
    // the last space of the way leads to the berth
    const near = Math.max(0, 1 - Math.abs(spot.lane - 3));
    const berth = circuit.pit.berth(...standing.berth);
    const mix = (from: number, to: number): number => from + (to - from) * near;
    return { x: mix(onWay.x, berth.x), y: mix(onWay.y, berth.y), heading: onWay.heading };
  }
  if (distance >= 1) {
    const along = distance - 0.5 + standing.ahead;
    return circuit.pose(along, lane(circuit, distance - 0.5) + standing.across);
  }
  const start = gridPlace(place);
  const part = Math.max(0, distance);
  const along = start.along * (1 - part) + 0.5 * part;
  return circuit.pose(along, start.across * (1 - part) + lane(circuit, 0.5) * part + standing.across * part);
}

/** Each racer's place on the grid: by order of turns, among all, so that nobody shifts when another one leaves. */
export function gridPlaces(race: RaceView): Record<string, number> {
  return Object.fromEntries(race.racers.map((racer, place) => [racer.name, place]));
}
