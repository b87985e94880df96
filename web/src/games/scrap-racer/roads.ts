/** Moving space by space, as the rules do it where special pieces, scrap tiles or the pit lane may lie on the way. */
import { lapAt, type RacerView, type RaceView, type TrackView } from "./view";

/** How a move treats scrap tiles: it pays with points, or leads to a certain space and has none to spare. */
export type Paying = "points" | "none";

export interface Way {
  /** the spaces it comes over, one after the other; the last is where it ends */
  spaces: number[];
  space: number;
  distance: number;
  /** left over */
  points: number;
  /** the space of a scrap tile that is too much */
  blocked: number;
  halted: boolean;
  passed: boolean;
}

type Roads = Pick<RaceView, "track" | "racers" | "extras">;

export function nextSpace(track: TrackView, space: number, intoPit: boolean): number {
  const { pit, length } = track;
  if (pit && intoPit && space === pit.fork) return length + 1;
  if (pit && space > length) return space === pit.lane.at(-1) ? pit.rejoin : space + 1;
  return (space % length) + 1;
}

export function spaceBehind(track: TrackView, space: number): number {
  const { pit, length } = track;
  if (pit && space > length) return space === length + 1 ? pit.fork : space - 1;
  return space <= 1 ? length : space - 1;
}

/** The space that one in the pit lane counts as: by what is left to the line. */
export function countsAs(track: TrackView, space: number): number {
  return track.pit && space > track.length ? track.pit.rejoin - 1 - (lastSpace(track) - space) : space;
}

/** The last one of the lane, or without a lane that of the track. */
function lastSpace({ pit, length }: TrackView): number {
  return pit?.lane.at(-1) ?? length;
}

function distanceAt(track: TrackView, before: number, space: number): number {
  return space === 1 ? before + 1 : lapAt(before, track.length) * track.length + countsAs(track, space);
}

export function still(racer: RacerView): Way {
  return { spaces: [], space: racer.space, distance: racer.distance, points: 0, blocked: 0, halted: false, passed: false };
}

export function wayForward(race: Roads, racer: RacerView, points: number, paying: Paying = "points", intoPit = false): Way {
  const { track, extras } = race;
  const way = { ...still(racer), points };
  const scrap = new Map((extras?.scrap ?? []).map(({ space, tile }) => [space, tile]));
  const centre = track.pit?.centre ?? 0;
  while (way.points > 0) {
    const ahead = nextSpace(track, way.space, intoPit);
    const tile = scrap.get(ahead) ?? 0;
    if (tile && (paying === "none" || tile > way.points)) {
      way.blocked = ahead;
      break;
    }
    if (way.space > 0 && (way.spaces.length > 0 || way.space !== centre) && occupied(race, way.space, racer)) way.passed = true;
    way.distance = distanceAt(track, way.distance, ahead);
    way.space = ahead;
    way.spaces.push(ahead);
    way.points -= tile || 1;
    if (ahead === track.stop || (centre > 0 && ahead === centre)) {
      way.halted = true;
      break;
    }
  }
  return way;
}

/** The way to a space that is known already, on the track or through the pit lane; null if it does not lead there. */
export function wayTo(race: Roads, racer: RacerView, space: number, intoPit: boolean): Way | null {
  const open = { track: race.track, racers: race.racers };
  const most = lastSpace(race.track);
  for (let steps = 1; steps <= most; steps++) {
    const way = wayForward(open, racer, steps, "points", intoPit);
    if (way.space === space) return { ...way, points: 0 };
    if (way.spaces.length < steps) return null;
  }
  return null;
}

function occupied(race: Roads, space: number, but: RacerView): boolean {
  return race.racers.some((racer) => racer.space === space && racer.name !== but.name);
}

/** Spaces driven between two, for the time that it takes and the curve it follows. */
export interface Route {
  /** a place: a distance on the track, or `lane` from 0 (at the fork) to one more than its spaces (back on the track) */
  at(part: number): Spot;
  steps: number;
}

export interface Spot {
  distance: number;
  lane: number;
}

export function spotOf(racer: { distance: number; space: number }, track: TrackView): Spot {
  return { distance: racer.distance, lane: racer.space > track.length ? racer.space - track.length : 0 };
}

/** From one place to another: along the track, or by way of the lane's fork or its end. */
export function route(from: Spot, to: Spot, track: TrackView): Route {
  const { pit, length } = track;
  if (!pit || (from.lane === 0 && to.lane === 0)) {
    const steps = Math.abs(to.distance - from.distance);
    return { steps, at: (part) => ({ distance: from.distance + (to.distance - from.distance) * part, lane: 0 }) };
  }
  if (from.lane > 0 && to.lane > 0) {
    const steps = Math.abs(to.lane - from.lane);
    return { steps, at: (part) => ({ distance: to.distance, lane: from.lane + (to.lane - from.lane) * part }) };
  }
  const [onTrack, inLane] = from.lane > 0 ? [to, from] : [from, to];
  const start = lapAt(inLane.distance, length) * length;
  // by the fork if the other end lies behind it, else by the lane's end
  const byFork = onTrack.distance <= start + pit.fork;
  const gate = byFork ? { lane: 0, distance: start + pit.fork } : { lane: pit.lane.length + 1, distance: start + pit.rejoin };
  const trackSteps = Math.abs(onTrack.distance - gate.distance);
  const laneSteps = Math.abs(inLane.lane - gate.lane);
  const steps = trackSteps + laneSteps;
  /** from the end on the track */
  const there = (done: number): Spot =>
    done < trackSteps || laneSteps === 0
      ? { distance: onTrack.distance + (gate.distance - onTrack.distance) * (trackSteps ? done / trackSteps : 1), lane: 0 }
      : { distance: inLane.distance, lane: gate.lane + (inLane.lane - gate.lane) * Math.min(1, (done - trackSteps) / laneSteps) };
  return { steps, at: (part) => there(from.lane > 0 ? steps * (1 - part) : steps * part) };
}
