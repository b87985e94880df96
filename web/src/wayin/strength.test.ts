import { describe, expect, test } from "vitest";

import { namedStops, placeOf } from "./strength";

const ALL = ["random", "rookie", "strength-1", "strength-2", "strength-3", "strength-4", "driver", "strength-6", "strength-7", "strength-8", "champion"];

describe("the dial of strengths", () => {
  test("names its stops, and not the steps between them", () => {
    expect(namedStops(ALL)).toEqual([
      { level: "rookie", at: 1 },
      { level: "driver", at: 6 },
      { level: "champion", at: 10 },
    ]);
    expect(namedStops(["random", "rookie"])).toEqual([{ level: "rookie", at: 1 }]);
    expect(namedStops(["random"])).toEqual([]);
  });

  test("stands where the bot does, and at its beginning for one that cannot be chosen any more", () => {
    expect(placeOf("strength-3", ALL)).toBe(4);
    expect(placeOf("champion", ["random", "rookie"])).toBe(0);
  });
});
