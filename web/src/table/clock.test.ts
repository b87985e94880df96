import { describe, expect, it } from "vitest";

import { sittings } from "../test/board";
import type { Sitting } from "../wire";
import { clockSays, outOfTime } from "./clock";

const seats = (you: number | null): Sitting[] => sittings(["Ann", "Ben"]).map((chair) => ({ ...chair, you: chair.seat === you }));
const waiting = [{ seat: 0, since: 1000, play_on_from: 1120, agreed: [] }];

describe("the gentle clock", () => {
  it("is silent until the last half minute", () => {
    expect(clockSays("60", waiting, seats(0), 1029)).toBeNull();
    expect(clockSays("60", waiting, seats(0), 1030)).toEqual({ kind: "left", seat: 0, you: true, seconds: 30 });
    expect(clockSays("60", waiting, seats(1), 1059.5)).toEqual({ kind: "left", seat: 0, you: false, seconds: 1 });
    expect(clockSays("60", waiting, seats(0), 1070)?.seconds).toBe(0);
  });

  it("says nothing where there is none, nor of bots", () => {
    expect(clockSays("none", waiting, seats(0), 9999)).toBeNull();
    const played = seats(0).map((chair) => ({ ...chair, bot: "rookie" }));
    expect(clockSays("30", waiting, played, 1029)).toBeNull();
  });

  it("nudges only whoever is asked, after a minute", () => {
    expect(clockSays("nudge", waiting, seats(0), 1059)).toBeNull();
    expect(clockSays("nudge", waiting, seats(0), 1061)?.kind).toBe("nudge");
    expect(clockSays("nudge", waiting, seats(1), 1061)).toBeNull();
  });

  it("tells my own time before that of others", () => {
    const both = [...waiting, { ...waiting[0]!, seat: 1 }];
    expect(clockSays("60", both, seats(1), 1040)).toMatchObject({ seat: 1, you: true });
  });

  it("knows whom a bot plays on for", () => {
    expect(outOfTime(seats(0))).toBeNull();
    expect(outOfTime(seats(0).map((chair) => ({ ...chair, bot: "rookie", timed_out: true })))?.seat).toBe(0);
  });
});
