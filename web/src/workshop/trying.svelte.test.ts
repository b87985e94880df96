import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal } from "../api";
import type { WorkshopTried, WorkshopWish } from "../wire";
import { Trying } from "./trying.svelte";

const tried = (done: number, of = 100, more: Partial<WorkshopTried> = {}): WorkshopTried => ({
  state: done < of ? "going" : "done",
  done,
  of,
  seconds: null,
  settings: {},
  outcome: null,
  alone: [],
  ...more,
});
const PRINTED: WorkshopWish = { seats: 4, bots: "rookie", settings: {} };
const CHANGED: WorkshopWish = { ...PRINTED, settings: { box: "laps.to_win=4" } };

describe("trying a box", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("looks again and again until all is played", async () => {
    let done = 0;
    const look = vi.fn(async () => tried((done += 50)));
    const trying = new Trying("scrap-racer", look);
    trying.want(PRINTED);
    await vi.advanceTimersByTimeAsync(1000);
    expect(trying.tried?.done).toBe(100);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("waits a moment after a change, and keeps the figures before until there are new ones", async () => {
    const look = vi.fn(async (_: string, wish: WorkshopWish) => tried(wish === PRINTED ? 100 : 10));
    const trying = new Trying("scrap-racer", look);
    trying.want(PRINTED);
    await vi.advanceTimersByTimeAsync(1);
    trying.want(CHANGED);
    expect([trying.stale, trying.tried?.done]).toEqual([true, 100]);
    await vi.advanceTimersByTimeAsync(100);
    expect(look).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(400);
    expect([trying.stale, trying.tried?.done]).toEqual([false, 10]);
  });

  it("plays nothing while it is paused, hidden or closed", async () => {
    const look = vi.fn(async () => tried(1));
    const trying = new Trying("scrap-racer", look);
    trying.want(PRINTED);
    await vi.advanceTimersByTimeAsync(1);
    trying.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).toHaveBeenCalledTimes(1);
    trying.resume();
    await vi.advanceTimersByTimeAsync(1);
    expect(look).toHaveBeenCalledTimes(2);
    trying.seen(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).toHaveBeenCalledTimes(2);
    trying.seen(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(look).toHaveBeenCalledTimes(3);
    trying.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it("says what was refused, and tries again only where that may help", async () => {
    const refuse = (status: number) => vi.fn(async () => Promise.reject(new Refusal("No.", status, { setting: "", key: "", facts: {}, sentence: "No." })));
    for (const [status, times] of [
      [400, 1],
      [503, 2],
    ] as const) {
      const look = refuse(status);
      const trying = new Trying("scrap-racer", look);
      trying.want(PRINTED);
      await vi.advanceTimersByTimeAsync(3500);
      expect(trying.problem).toBe("No.");
      expect(look).toHaveBeenCalledTimes(times);
      trying.close();
    }
  });

  it("does not go back to fewer matches of the same box", async () => {
    const answers = [tried(40), tried(10), tried(60)];
    const trying = new Trying("scrap-racer", async () => answers.shift() ?? tried(100));
    trying.want(PRINTED);
    const seen: number[] = [];
    for (let look = 0; look < 3; look += 1) {
      await vi.advanceTimersByTimeAsync(look === 0 ? 1 : 700);
      seen.push(trying.tried!.done);
    }
    trying.close();
    expect(seen).toEqual([40, 40, 60]);
  });
});
