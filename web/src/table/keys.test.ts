import { describe, expect, it } from "vitest";

import type { OptionInfo } from "../wire";
import { keysFor, typedOption } from "./keys";

const option = (key: string): OptionInfo => ({ key, rule: "", target: "", facts: {} });
const labels: Record<string, string> = {
  roll: "Roll",
  stop: "Stop",
  "boost:plus-1": "Use +1",
  "boost:turn": "Use Turn",
  undoing: "Undo",
};
const options = Object.keys(labels).map(option);
const label = (each: OptionInfo): string => labels[each.key]!;

describe("keys for answers", () => {
  it("gives numbers in order, and only the letters that the game has, never one of the page's", () => {
    const keys = keysFor(options, (each) => ({ stop: "s", undoing: "u" })[each.key] ?? "");
    expect(keys.map((key) => key.number)).toEqual(["1", "2", "3", "4", "5"]);
    expect(keys.map((key) => key.letter)).toEqual(["", "s", "", "", ""]);
  });

  it("lets digits that are wished for mean themselves", () => {
    const gears = ["gear:2", "gear:3", "gear:4", "brake:1"].map(option);
    const keys = keysFor(gears, (each) => (each.key.startsWith("gear:") ? each.key.slice(5) : "b"));
    expect(keys.map((key) => key.number)).toEqual(["2", "3", "4", ""]);
    expect(keys.map((key) => key.letter)).toEqual(["", "", "", "b"]);
  });

  it("leaves the tenth answer without a number, and one that shows no cap for it", () => {
    const many = Array.from({ length: 10 }, (_, place) => option(`k${place}`));
    const numbers = keysFor(
      many,
      () => "",
      (each) => each.key !== "k3",
    ).map((key) => key.number);
    expect(numbers).toEqual(["1", "2", "3", "", "5", "6", "7", "8", "9", ""]);
  });

  it.each([
    ["roll", "roll"],
    ["ST", "stop"],
    ["2", "stop"],
    ["boost:turn", "boost:turn"],
    ["use t", "boost:turn"],
    ["turn", "boost:turn"],
    ["use", null],
    ["fly", null],
    ["  ", null],
  ])("typed %j means %s", (typed, key) => {
    expect(typedOption(options, label, typed)?.key ?? null).toBe(key);
  });
});
