import { describe, expect, it } from "vitest";

import type { SettingsCheck } from "../../../wire";
import { boostsOf, nextFree, numbersOf, pathOf } from "./spaces";

const check = (word: string, tiles: number[]): SettingsCheck => ({ facts: { word, tiles }, problems: [], idle: [], settings: {} });
const box =
  (count: number, ...at: number[]) =>
  (path: string): number =>
    path === "boost.spaces.count" ? count : (at[Number(path.split(".").at(-1)) - 1] ?? 40);

describe("boost spaces", () => {
  it("are counted by the box, three to a tile, and not on special pieces", () => {
    expect(numbersOf(check("SRs", [2, 7]))).toEqual([4, 5, 6, 0, 0, 0]);
    expect(numbersOf(check("SpR", [1, 7]))).toEqual([1, 2, 3, 19, 20, 21]);
    expect(numbersOf(null)).toEqual([]);
  });

  it("are the first different ones of the list", () => {
    const numbers = [1, 2, 3, 19, 20, 21];
    expect(boostsOf(box(2, 20, 20, 3, 1), numbers)).toEqual([
      { entry: 1, spaces: [5] },
      { entry: 3, spaces: [3] },
    ]);
    expect(boostsOf(box(1, 30), numbers)).toEqual([{ entry: 1, spaces: [] }]);
    expect(boostsOf(box(0), numbers)).toEqual([]);
    expect(pathOf(3)).toBe("boost.spaces.at.3");
  });

  it("go on to the next free space, over the line too", () => {
    const numbers = [1, 2, 3, 0, 0, 0, 19];
    expect(nextFree(2, 1, numbers, new Set([2, 3]))).toBe(7);
    expect(nextFree(1, -1, numbers, new Set([1]))).toBe(7);
    expect(nextFree(1, 1, [1], new Set([1]))).toBe(1);
  });
});
