import { expect, it } from "vitest";

import type { EventInfo } from "../wire";
import { diceUntil, momentIn } from "./dice";

const event = (seq: number, turn: number, dice: number[]): EventInfo => ({ seq, turn, kind: "rolled", rule: "", facts: { dice } });
const client = { dice: (each: EventInfo) => each.facts["dice"] as number[] };
const events = [event(0, 1, [3]), event(1, 1, []), event(2, 1, [5]), event(3, 2, [5, 6]), event(4, 2, [])];

it("shows the dice of the last turn with any, and counts all until then", () => {
  expect(diceUntil(events, 0, client)).toEqual({ last: [], turn: 0, counts: [0, 0, 0, 0, 0, 0], total: 0 });
  expect(diceUntil(events, 3, client)).toEqual({ last: [3, 5], turn: 1, counts: [0, 0, 1, 0, 1, 0], total: 2 });
  expect(diceUntil(events, 5, client)).toEqual({ last: [5, 6], turn: 2, counts: [0, 0, 1, 0, 2, 1], total: 4 });
});

it("reads the moment that a link names", () => {
  expect(momentIn("#17", 40)).toBe(17);
  expect(momentIn("#170", 40)).toBe(40);
  expect(momentIn("", 40)).toBeNull();
  expect(momentIn("#turn-3", 40)).toBeNull();
});
