/** Driving along the road's own curve: how a racer gets from one place to another on the board. */
import type { TrackView } from "./shapes";

/** The space on the track at a distance; 0 for a racer that is not on it. */
export function spaceAt(distance: number, length: number): number {
  return distance <= 0 ? 0 : ((distance - 1) % length) + 1;
}

/** How often a racer at this distance has crossed the line. */
function lapAt(distance: number, length: number): number {
  return distance <= 0 ? 0 : Math.floor((distance - 1) / length);
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
