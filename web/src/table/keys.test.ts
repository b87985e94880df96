import { describe, expect, it } from "vitest";

import type { OptionInfo } from "../wire";
import { isTyped, keysFor, typedOption } from "./keys";

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
  it("gives numbers in order and letters of their own, never one of the page's", () => {
    const keys = keysFor(options, label, (each) => (each.key === "stop" ? "s" : ""));
    expect(keys.map((key) => key.number)).toEqual(["1", "2", "3", "4", "5"]);
    const letters = keys.map((key) => key.letter).filter(Boolean);
    expect(new Set(letters).size).toBe(letters.length);
    expect(keys[0]!.letter).toBe("r");
    expect(keys[1]!.letter).toBe("s");
    for (const reserved of ["u", "o", "p"]) expect(letters).not.toContain(reserved);
  });

  it("lets digits that are wished for mean themselves", () => {
    const gears = ["gear:2", "gear:3", "gear:4", "brake:1"].map(option);
    const keys = keysFor(
      gears,
      (each) => each.key,
      (each) => (each.key.startsWith("gear:") ? each.key.slice(5) : ""),
    );
    expect(keys.map((key) => key.number)).toEqual(["2", "3", "4", ""]);
    expect(keys.map((key) => key.letter)).toEqual(["", "", "", "b"]);
  });

  it("leaves the tenth answer without a number", () => {
    const many = Array.from({ length: 10 }, (_, place) => option(`k${place}`));
    expect(
      keysFor(
        many,
        (each) => each.key,
        () => "",
      ).at(-1)!.number,
    ).toBe("");
  });

  it("gives no key by itself to an answer that shows no cap for it", () => {
    const none = keysFor(
      options,
      label,
      (each) => (each.key === "stop" ? "s" : ""),
      () => ({ number: false, letter: false }),
    );
    expect(none.map((key) => key.number)).toEqual(["", "", "", "", ""]);
    expect(none.map((key) => key.letter)).toEqual(["", "s", "", "", ""]);
  });

  it("tells what begins a word from the page's own keys", () => {
    expect(["f", "Ü", "7"].map(isTyped)).toEqual([true, true, true]);
    expect(["u", "P", "?", " ", "Enter", "ArrowUp"].some(isTyped)).toBe(false);
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
