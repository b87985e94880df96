import { describe, expect, it } from "vitest";

import { groupsOf, isLong, sectionsOf } from "./groups";

const knob = (path: string, least = 0, most = 12): { path: string; least: number; most: number; printed: number } => ({ path, least, most, printed: most });
const BOX = [
  knob("boost.spaces.count", 0, 24),
  knob("laps.to_win", 1, 5),
  knob("crash.low.cards.advance-2"),
  knob("crash.low.cards.advance-3"),
  knob("crash.high.cards.last-place-4"),
  knob("crash.high.cards.six-backwards"),
  knob("goal.cards.last"),
  knob("goal.cards.last-two"),
  knob("bonus.slots.usual", 1, 5),
  knob("bonus.slots.hover", 1, 5),
  knob("abilities.crusher", 0, 1),
  knob("abilities.jackal", 0, 1),
];

describe("compartments", () => {
  it("hold what stands together in the box", () => {
    expect(groupsOf(BOX).map(({ path, kind, knobs }) => [path, kind, knobs.length])).toEqual([
      ["boost.spaces", "number", 1],
      ["laps", "number", 1],
      ["crash.low.cards", "pile", 2],
      ["crash.high.cards", "pile", 2],
      ["goal.cards", "pile", 2],
      ["bonus.slots", "numbers", 2],
      ["abilities", "switches", 2],
    ]);
  });

  it("have piles of the same kind beside each other", () => {
    expect(sectionsOf(BOX).map(({ path, groups }) => [path, groups.length])).toEqual([
      ["boost.spaces", 1],
      ["laps", 1],
      ["crash", 2],
      ["goal.cards", 1],
      ["bonus.slots", 1],
      ["abilities", 1],
    ]);
  });

  it("come in the order that the game wants, then in that of the box", () => {
    expect(sectionsOf(BOX, ["abilities", "crash"]).map(({ path }) => path)).toEqual([
      "abilities",
      "crash",
      "boost.spaces",
      "laps",
      "goal.cards",
      "bonus.slots",
    ]);
  });

  it("have a slider for what has many steps", () => {
    expect(BOX.filter(isLong).map(({ path }) => path)).toEqual(["boost.spaces.count"]);
  });
});
