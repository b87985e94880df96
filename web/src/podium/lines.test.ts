import { expect, it } from "vitest";

import { inLines } from "./lines";

it("leaves one line where all fits", () => {
  expect(inLines("Gus, by 28 spaces, after 10 rounds", 60)).toEqual(["Gus, by 28 spaces, after 10 rounds"]);
});

it("breaks a long one between words, into parts that are about as long as each other", () => {
  const text = "Buzz Wagon is number 5; Crimson Haybailer came first, and nobody drives it";
  const lines = inLines(text, 55);
  expect(lines.join(" ")).toBe(text);
  expect(lines).toHaveLength(2);
  expect(Math.abs(lines[0]!.length - lines[1]!.length)).toBeLessThan(14);
});

it("keeps a word whole that is too long", () => {
  expect(inLines("Donaudampfschifffahrt fährt", 8)).toEqual(["Donaudampfschifffahrt", "fährt"]);
});
