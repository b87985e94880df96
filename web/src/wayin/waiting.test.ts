import { describe, expect, test } from "vitest";

import type { Sitting } from "../wire";
import { lightOf, missingAt } from "./waiting";

const chair = (seat: number, more: Partial<Sitting>): Sitting => ({
  seat,
  kind: "person",
  name: "",
  bot: "",
  you: false,
  here: true,
  away_since: null,
  bot_from: null,
  timed_out: false,
  coached: 0,
  temper: "",
  who: "",
  ready: false,
  ...more,
});

describe("what a table waits for", () => {
  test("free chairs and people who are not ready, but neither bots nor oneself", () => {
    const seats = [chair(0, { you: true }), chair(1, { name: "Ben" }), chair(2, { kind: "bot" }), chair(3, { kind: "empty" }), chair(4, { ready: true })];
    const missing = missingAt({ seats });
    expect(missing.free.map(({ seat }) => seat)).toEqual([3]);
    expect(missing.unready.map(({ seat }) => seat)).toEqual([1]);
    expect(seats.map(lightOf)).toEqual(["waits", "waits", "ready", "free", "ready"]);
  });
});
