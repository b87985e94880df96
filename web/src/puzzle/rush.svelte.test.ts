import { expect, it } from "vitest";

import { MISTAKES, Rush, SECONDS, shuffled } from "./rush.svelte";

const many = Array.from({ length: 10 }, (_, place) => `p${place}`);

it("three mistakes end it", () => {
  const rush = new Rush(many);
  rush.answered(true);
  for (let mistake = 0; mistake < MISTAKES; mistake++) rush.answered(false);
  expect([rush.end, rush.right, rush.wrong]).toEqual(["mistakes", 1, MISTAKES]);
  rush.answered(true);
  expect(rush.right).toBe(1);
});

it("so does the time", () => {
  const rush = new Rush(many);
  rush.passed(SECONDS - 1);
  expect(rush.end).toBeNull();
  rush.passed(5);
  expect([rush.end, rush.left]).toEqual(["time", 0]);
});

it("and the last puzzle", () => {
  const rush = new Rush(["a", "b"]);
  expect([rush.now, rush.next]).toEqual(["a", "b"]);
  rush.answered(true);
  expect([rush.now, rush.next]).toEqual(["b", ""]);
  rush.answered(false);
  expect(rush.end).toBe("all");
  expect(new Rush([]).end).toBe("all");
});

it("another order has the same puzzles", () => {
  expect(shuffled(many).sort()).toEqual(many);
  expect(shuffled(many, () => 0)).not.toEqual(many);
});
