import { expect, it } from "vitest";

import type { EventInfo } from "../../types";
import { thrownBy } from "./luck";

const rolled = (seq: number, racer: string, dice: number[]): EventInfo => ({ seq, turn: 1, kind: "rolled", rule: "", facts: { racer, dice } });

it("counts pips and doubles against what was to be expected", () => {
  const thrown = thrownBy([rolled(0, "swifty", [6]), rolled(1, "swifty", [6, 2]), rolled(2, "swifty", [6, 2, 2]), rolled(3, "hover", [1])]);
  expect(thrown.get("swifty")).toEqual({ dice: 3, pips: 10, doubles: 1, expected: 1 / 6 + 2 / 6 });
  expect(thrown.get("hover")).toEqual({ dice: 1, pips: 1, doubles: 0, expected: 0 });
});

it("counts a die rolled again, but none that a marker turned or that was taken back", () => {
  const boosted = (seq: number, marker: string, to: number, dice: number[]): EventInfo => ({
    seq, turn: 1, kind: "boosted", rule: "", facts: { racer: "swifty", marker, from: 1, to, dice },
  });
  const undone: EventInfo = { seq: 3, turn: 1, kind: "taken-back", rule: "", facts: { events: [2] } };
  const thrown = thrownBy([boosted(0, "re-roll", 4, [2, 4]), boosted(1, "turn", 6, [2, 6]), rolled(2, "swifty", [5]), undone]);
  expect(thrown.get("swifty")).toEqual({ dice: 1, pips: 4, doubles: 0, expected: 1 / 6 });
});
