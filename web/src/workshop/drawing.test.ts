import { describe, expect, it } from "vitest";

import { labelsOf, outlineOf, usual } from "./columns";
import { points } from "./saying";
import { closeScale, scaleOf } from "./scale";

const row = (low: number, rate: number, high: number, printed: number | null = null): Parameters<typeof closeScale>[0] => ({
  name: "last",
  rate,
  low,
  high,
  matches: 100,
  printed,
});

describe("the scale of rates", () => {
  it("holds all of them in whole tens", () => {
    const scale = scaleOf([row(0.16, 0.17, 0.18, 0.14), row(0.32, 0.33, 0.34, 0.37)], 0.25);
    expect(scale.marks).toEqual([10, 20, 30, 40]);
    expect(scale.at(0.1)).toBeCloseTo(0);
    expect(scale.at(0.25)).toBeCloseTo(50);
    expect(scale.at(0.4)).toBeCloseTo(100);
    expect(scale.at(0.9)).toBe(100);
  });

  it("leaves out every second mark where there would be too many", () => {
    expect(scaleOf([row(0.02, 0.5, 0.98)], 0.25).marks).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it("has as many marks as there is room for", () => {
    expect(scaleOf([row(0.02, 0.2, 0.48)], 0.25, 4).marks).toEqual([0, 20, 40]);
    expect(scaleOf([row(0.12, 0.2, 0.38)], 0.25, 4).marks).toEqual([10, 20, 30, 40]);
  });

  it("is closer by for one alone", () => {
    expect(closeScale(row(0.35, 0.36, 0.37, 0.38)).marks).toEqual([35, 40]);
  });
});

describe("a histogram", () => {
  const columns = { first: 30, width: 5, now: [0.01, 0.2, 0.5, 0.28, 0.01], printed: [], mean: 42, printed_mean: null };

  it("has its outline along the tops", () => {
    expect(outlineOf([0.5, 1], 1, 100, 60)).toBe("M0 60V30H50V0H100V60");
  });

  it("names some of its columns", () => {
    expect(labelsOf(columns).map(({ number }) => number)).toEqual([35, 45]);
    expect(labelsOf({ ...columns, now: [1, 0] })).toHaveLength(2);
  });

  it("tells what is usual", () => {
    expect(usual(columns)).toEqual([35, 49]);
  });
});

describe("points", () => {
  it("have a sign", () => {
    expect([2.6, -12.4, 0.3].map(points)).toEqual(["+3", "−12", "±0"]);
  });
});
