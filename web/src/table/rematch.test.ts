import { expect, it } from "vitest";

import { sittings } from "../test/board";
import type { TableInfo } from "../wire";
import { askedByMe, asksMe } from "./rematch";

const table = (you: number[], rematch: string | null, by: string): TableInfo =>
  ({ seats: sittings(["Ann", "Ben"]).map((chair) => ({ ...chair, you: you.includes(chair.seat) })), rematch, rematch_by: by }) as TableInfo;

it("takes along whoever asked, asks those who sat there, and leaves watchers alone", () => {
  expect([askedByMe(table([0], "x", "Ann")), asksMe(table([0], "x", "Ann"))]).toEqual([true, false]);
  expect([askedByMe(table([1], "x", "Ann")), asksMe(table([1], "x", "Ann"))]).toEqual([false, true]);
  expect([askedByMe(table([], "x", "Ann")), asksMe(table([], "x", "Ann"))]).toEqual([false, false]);
  expect([askedByMe(table([0, 1], "x", "Ann")), asksMe(table([0, 1], "x", "Ann"))]).toEqual([true, false]);
  expect([askedByMe(table([0], null, "")), asksMe(table([0], null, ""))]).toEqual([false, false]);
});
