import { describe, expect, it } from "vitest";

import { Bench } from "./bench.svelte";

const INFO = {
  game: "scrap-racer",
  seats: [2, 3, 4],
  bots: ["random", "rookie"],
  paint: {},
  knobs: [
    { path: "laps.to_win", least: 1, most: 5, printed: 3 },
    { path: "abilities.crusher", least: 0, most: 1, printed: 1 },
  ],
};

describe("the bench", () => {
  it("begins with what the address says", () => {
    const bench = new Bench(INFO, "?box=laps.to_win=4&seats=3&bots=random&track=E");
    expect(bench.wish).toEqual({ seats: 3, bots: "random", settings: { box: "laps.to_win=4", track: "E" } });
    expect(bench.misread).toBe(false);
    expect(new Bench(INFO, new URL(bench.address, "http://here").search).wish).toEqual(bench.wish);
  });

  it("begins as printed where the address says nothing, or nonsense", () => {
    const bench = new Bench(INFO, "?box=laps.to_win=40&seats=9&bots=champion");
    expect(bench.wish).toEqual({ seats: 4, bots: "rookie", settings: {} });
    expect(bench.misread).toBe(true);
  });

  it("turns a knob as far as it goes, and back step by step", () => {
    const bench = new Bench(INFO, "");
    expect(bench.mayUndo).toBe(false);
    bench.set("laps.to_win", 5);
    bench.set("laps.to_win", 6);
    bench.set("abilities.crusher", 0);
    expect(bench.text).toBe("laps.to_win=5,abilities.crusher=0");
    expect(bench.changed.map(({ path }) => path)).toEqual(["laps.to_win", "abilities.crusher"]);
    bench.undo();
    expect(bench.text).toBe("laps.to_win=5");
    bench.undo();
    expect([bench.text, bench.mayUndo]).toEqual(["", false]);
  });

  it("puts one thing back, or all of them, and that can be undone too", () => {
    const bench = new Bench(INFO, "?box=laps.to_win=5,abilities.crusher=0");
    bench.back("laps.to_win");
    expect(bench.text).toBe("abilities.crusher=0");
    bench.unpack();
    expect(bench.text).toBe("");
    bench.unpack();
    bench.undo();
    expect(bench.text).toBe("abilities.crusher=0");
    bench.set("abilities.crusher", 1);
    expect([bench.text, bench.valueAt("abilities.crusher")]).toEqual(["", 1]);
  });

  it("says the same on the command line", () => {
    const bench = new Bench(INFO, "?box=laps.to_win=4");
    expect(bench.command).toBe("jalopy report scrap-racer --seats 4 --bots rookie --set box=laps.to_win=4");
  });
});
