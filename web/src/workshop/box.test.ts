import { describe, expect, it } from "vitest";

import { changed, isSwitch, read, textOf, valueOf } from "./box";

const LAPS = { path: "laps.to_win", least: 1, most: 5, printed: 3 };
const DICE = { path: "dice.count", least: 1, most: 6, printed: 6 };
const CRUSHER = { path: "abilities.crusher", least: 0, most: 1, printed: 1 };
const KNOBS = [LAPS, DICE, CRUSHER];

describe("a box as text", () => {
  it("has one text, in the order of the box and without what is as printed", () => {
    expect(textOf(KNOBS, { "abilities.crusher": 0, "dice.count": 6, "laps.to_win": 4 })).toBe("laps.to_win=4,abilities.crusher=0");
    expect(textOf(KNOBS, {})).toBe("");
  });

  it("is read back", () => {
    const text = "laps.to_win=4,abilities.crusher=0";
    const { changes, complete } = read(KNOBS, text);
    expect(complete).toBe(true);
    expect(textOf(KNOBS, changes)).toBe(text);
  });

  it.each(["laps.to_win=40", "lap=4", "laps.to_win", "laps.to_win=x", "laps.to_win=4.5"])("leaves out what no knob takes: %s", (text) => {
    expect(read(KNOBS, `${text},dice.count=5`)).toEqual({ changes: { "dice.count": 5 }, complete: false });
  });

  it("tells what is changed", () => {
    expect(changed(KNOBS, { "dice.count": 5, "laps.to_win": 3 })).toEqual([DICE]);
    expect(valueOf(DICE, { "dice.count": 5 })).toBe(5);
    expect(valueOf(LAPS, {})).toBe(3);
    expect(KNOBS.filter(isSwitch)).toEqual([CRUSHER]);
  });
});
