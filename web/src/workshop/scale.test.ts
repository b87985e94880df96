import { describe, expect, it } from "vitest";
import type { Rated } from "../wire";
import { closeScale, scaleOf } from "./scale";

const rated = (low: number, high: number): Rated => ({ name: "", rate: (low + high) / 2, low, high, matches: 100, printed: null });

describe("the scale of rates", () => {
  it("holds all of them in whole tens, the fair share too", () => {
    const scale = scaleOf([rated(0.12, 0.34)], 0.5);
    expect(scale.marks).toEqual([10, 20, 30, 40, 50]);
    expect(scale.at(0.3)).toBeCloseTo(50);
  });

  it("leaves marks out where there are too many", () => {
    expect(scaleOf([rated(0.02, 0.98)], 0.25).marks.length).toBeLessThanOrEqual(7);
  });

  it("has at most three marks for a single rate, however little is known of it", () => {
    for (const [low, high] of [
      [0.34, 0.37],
      [0.27, 0.43],
      [0.05, 0.92],
    ] as const) {
      const { marks, at } = closeScale(rated(low, high));
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(3);
      expect(at(low)).toBeGreaterThanOrEqual(0);
      expect(at(high)).toBeLessThanOrEqual(100);
    }
  });
});
