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
export function standings(race: RaceView): Record<string, Standing> {
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
  return found;
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
