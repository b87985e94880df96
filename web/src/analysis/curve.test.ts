import { describe, expect, it } from "vitest";

import { chancesOf, decisive, inPerCent, luckOf, nearest, neighbour, placesOf, signed, slipTold, spread, stack, swingOf } from "./curve";

const moment = (turn: number, seat = 0, luck = [0, 0], slip = [0, 0], chances = [0.5, 0.5]) => ({
  number: 0,
  turn,
  seat,
  kind: "",
  facts: {},
  chosen: "",
  best: "",
  events: 0,
  chances,
  luck,
  slip,
  rest: [0, 0],
  answers: [],
  why: null,
});

describe("the curve", () => {
  it("gives every turn the same width, whatever is asked in it", () => {
    expect(placesOf([moment(1), moment(3), moment(3), moment(4), moment(4)])).toEqual([0, 1 / 3, 0.5, 2 / 3, 5 / 6, 1]);
  });

  it("ends with the result", () => {
    expect(chancesOf({ moments: [moment(1)], result: [1, 0] })).toEqual([
      [0.5, 0.5],
      [1, 0],
    ]);
  });

  it("stacks chances from the bottom up", () => {
    const [bottom, top, ...others] = stack(
      [
        [0.25, 0.75],
        [1, 0],
      ],
      [1, 0],
    );
    expect(others).toEqual([]);
    expect(bottom).toEqual({ seat: 1, from: [0, 0], to: [0.75, 0] });
    expect(top).toEqual({ seat: 0, from: [0.75, 0], to: [1, 1] });
  });

  it("leaves to nobody what no seat may win", () => {
    const bands = stack([[0.25, 0.5]], [0, 1]);
    expect(bands.at(-1)).toEqual({ seat: null, from: [0.75], to: [1] });
  });

  it("finds the answer under a finger, and never the end", () => {
    const places = [0, 0.4, 0.5, 1];
    expect([-1, 0.19, 0.21, 0.46, 3].map((x) => nearest(places, x))).toEqual([0, 0, 1, 2, 2]);
  });

  it("moves pins apart and keeps them inside", () => {
    expect(spread([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
    expect(spread([95, 96, 97], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spread([50, 10], 20, 0, 100)).toEqual([50, 10]);
  });
});

describe("a moment", () => {
  it("swings by luck or by a slip, whichever is more", () => {
    expect(swingOf(moment(1, 0, [0.02, -0.05], [-0.2, 0.2]))).toEqual({ seat: 0, change: -0.2, by: "slip" });
    expect(swingOf(moment(1, 0, [0.02, -0.3], [-0.2, 0.2]))).toEqual({ seat: 1, change: -0.3, by: "luck" });
    expect(swingOf(moment(1, 0, [0.3, -0.305]))).toEqual({ seat: 0, change: 0.3, by: "luck" });
  });

  it("is named after whoever answered, unless what fell was another's luck for the most part", () => {
    expect(swingOf(moment(1, 0, [0.12, -0.16])).seat).toBe(0);
    expect(swingOf(moment(1, 0, [0.07, -0.16])).seat).toBe(1);
  });

  it("tells first whose luck its pin names, then whose was most, and nobody's where nothing changed", () => {
    expect(luckOf(moment(1, 0, [0.12, -0.16]))).toEqual([0, 1]);
    expect(luckOf(moment(1, 1, [-0.16, 0.16]))).toEqual([1]);
    expect(luckOf(moment(1, 0, [0, -0.2]))).toEqual([1]);
    expect(luckOf(moment(1, 0, [0.004, -0.004]))).toEqual([]);
  });

  const worth = (key: string, chance: number) => ({ key, chance, error: 0.01, risks: [] });
  const slipped = (chances: number[], cost: number, turn = 1) => ({
    ...moment(turn, 0, [0, 0], [-cost, cost]),
    chosen: "b",
    best: "a",
    answers: ["a", "b"].map((key, place) => worth(key, chances[place]!)),
  });

  it("tells a slip by the bars that stand there, and what counts where that is another number", () => {
    expect(slipTold({ moments: [slipped([0.34, 0.11], 0.23)] }, 0)).toEqual({ more: 23, counts: null, mendable: false });
    expect(slipTold({ moments: [slipped([0.11, 0], 0.12), moment(2)] }, 0)).toEqual({ more: 11, counts: 12, mendable: false });
    expect(slipTold({ moments: [slipped([0.5, 0.12], 0.06), moment(2)] }, 0)).toEqual({ more: 38, counts: 6, mendable: false });
    expect(slipTold({ moments: [slipped([0.5, 0.12], 0.06), moment(1)] }, 0)).toEqual({ more: 38, counts: 6, mendable: true });
    expect(slipTold({ moments: [slipped([0.11, 0.11], 0.01)] }, 0)).toEqual({ more: 1, counts: null, mendable: false });
  });

  it("is decisive where a choice cost most, and without one where luck turned most", () => {
    const moments = [moment(1, 0, [0.1, -0.1]), moment(1, 0, [0.4, -0.4]), moment(1, 0, [0.2, -0.2])];
    expect(decisive({ moments, turning: [0, 1, 2] })).toBe(1);
    const slips = [...moments, moment(1, 0, [0, 0], [-0.1, 0.1]), moment(1, 1, [0, 0], [0.2, -0.2])];
    expect(decisive({ moments: slips, turning: [0, 1, 2, 3, 4] })).toBe(4);
    expect(decisive({ moments: [], turning: [] })).toBe(0);
  });

  it("has turning points before and after it", () => {
    expect(neighbour([3, 8], 5, 1)).toBe(8);
    expect(neighbour([3, 8], 5, -1)).toBe(3);
    expect(neighbour([3, 8], 8, 1)).toBe(8);
  });
});

describe("accounts", () => {
  it.each([
    [{ start: 0.25, luck: 0.516, slips: -0.064, gifts: 0.294, rest: 0.004, result: 1 }],
    [{ start: 0.254, luck: -0.254, slips: -0.004, gifts: 0.004, rest: 0, result: 0 }],
    [{ start: 0.333, luck: 0.333, slips: 0, gifts: 0.334, rest: 0, result: 1 }],
  ])("come to their result in whole per cent", (account) => {
    const { result, ...parts } = inPerCent(account);
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(result);
    for (const [name, part] of Object.entries(parts)) expect(Math.abs(part - account[name as keyof typeof account] * 100)).toBeLessThan(1);
  });

  it("are told with their sign", () => {
    expect([5.4, -5.6, 0.3, -0.2].map(signed)).toEqual(["+5", "−6", "0", "0"]);
  });
});
