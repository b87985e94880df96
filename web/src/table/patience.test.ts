import { describe, expect, it } from "vitest";

import type { Sitting, Waiting } from "../wire";
import { patienceWith } from "./patience";

const say = (message: string, facts: object = {}): string => [message, ...Object.values(facts)].join(" ");
const NOW = 1000;

function chair(seat: number, more: Partial<Sitting> = {}): Sitting {
  return {
    seat,
    kind: "person",
    name: `P${seat}`,
    bot: "",
    who: "",
    ready: true,
    you: false,
    here: true,
    away_since: null,
    bot_from: null,
    timed_out: false,
    coached: 0,
    temper: "",
    ...more,
  };
}

const waits = (more: Partial<Waiting> = {}): Waiting => ({ seat: 1, since: NOW - 90, play_on_from: NOW + 30, agreed: [], ...more });

describe("a table waits", () => {
  const seats = (more: Partial<Sitting>): Sitting[] => [chair(0, { you: true }), chair(1, more), chair(2)];

  it("for somebody who has just left, and says when a bot may play on", () => {
    const away = { here: false, away_since: NOW - 10, bot_from: NOW + 50 };
    expect(patienceWith(waits(), seats(away), true, NOW, say)).toEqual({ says: "away-since P1 away-seconds 10 away-bot-soon 50", offers: null });
    expect(patienceWith(waits(), seats(away), true, NOW + 50, say).offers).toBe("bot");
    expect(patienceWith(waits(), seats(away), false, NOW + 50, say).offers).toBeNull();
    expect(patienceWith(waits(), seats({ ...away, bot_from: null }), true, NOW + 50, say).offers).toBeNull();
  });

  it("for somebody who does not answer, and then lets the others agree on a bot", () => {
    expect(patienceWith(waits(), seats({}), true, NOW, say)).toEqual({ says: "", offers: null });
    expect(patienceWith(waits(), seats({}), true, NOW + 30, say)).toEqual({ says: "silent-since P1 away-minutes 2", offers: "agree" });
    expect(patienceWith(waits({ agreed: [2] }), seats({}), true, NOW + 30, say).offers).toBe("agree");
    const agreed = patienceWith(waits({ agreed: [0] }), seats({}), true, NOW + 30, say);
    expect(agreed).toEqual({ says: "silent-since P1 away-minutes 2 silent-agreed", offers: null });
  });

  it("for bots without a word, and never offers to replace the reader", () => {
    expect(patienceWith(waits(), seats({ bot: "rookie" }), true, NOW + 60, say)).toEqual({ says: "", offers: null });
    expect(patienceWith(waits({ seat: 0 }), seats({}), true, NOW + 60, say).offers).toBeNull();
  });
});
