import { expect, it } from "vitest";

import { RACERS } from "../racers/names";
import type { RaceView } from "../shapes";
import { Circuit, type Pose } from "./circuit";
import { poseOf, standings } from "./lanes";

const circuit = new Circuit("SRLRSRSSSRSRLR");

/** Everybody with these spaces, in the order in which they are drawn. */
function drawnAt(spaces: number[]): { pose: Pose; size: number }[] {
  const racers = spaces.map((space, place) => ({ name: RACERS[place]!, space, distance: space }));
  const race = { racers, track: { length: circuit.length } } as unknown as RaceView;
  const standing = standings(race, circuit);
  return racers.map(({ name, distance }) => ({
    pose: poseOf(circuit, { distance, lane: 0 }, 0, standing[name]!),
    size: standing[name]!.size,
  }));
}

/** How much of a racer lies under others, from 0 to 1: an oval of its length and width stands for each. */
function hidden(of: { pose: Pose; size: number }, over: { pose: Pose; size: number }[]): number {
  let [under, all] = [0, 0];
  for (let along = -0.95; along < 1; along += 0.1) {
    for (let across = -0.95; across < 1; across += 0.1) {
      if (Math.hypot(along, across) > 1) continue;
      all += 1;
      const turn = (of.pose.heading * Math.PI) / 180;
      const [u, v] = [along * LONG * of.size, across * WIDE * of.size];
      const [x, y] = [of.pose.x + u * Math.cos(turn) - v * Math.sin(turn), of.pose.y + u * Math.sin(turn) + v * Math.cos(turn)];
      if (over.some((other) => covers(other, x, y))) under += 1;
    }
  }
  return under / all;
}

const LONG = 52;
const WIDE = 34;

function covers({ pose, size }: { pose: Pose; size: number }, x: number, y: number): boolean {
  const turn = (-pose.heading * Math.PI) / 180;
  const [dx, dy] = [x - pose.x, y - pose.y];
  const [u, v] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
  return Math.hypot(u / (LONG * size), v / (WIDE * size)) < 1;
}

it("fans racers out on a space and its neighbours, straight or bent, so that nobody hides another", () => {
  for (const first of [2, 5, 10, 20]) {
    for (const spaces of [
      [0, 0],
      [0, 0, 1],
      [1, 1, 0],
      [1, 1, 2, 0],
      [1, 1, 1, 1],
      [2, 1, 1, 2, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]) {
      const drawn = drawnAt(spaces.map((space) => first + space));
      const most = Math.max(...drawn.map((each, place) => hidden(each, drawn.slice(place + 1))));
      expect(most, `${spaces.join()} from ${first}`).toBeLessThan(0.25);
    }
  }
});
