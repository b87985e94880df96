import { describe, expect, it } from "vitest";

import { Following } from "./follow.svelte";

const box = (scrollHeight: number, clientHeight = 200) => ({ scrollTop: 0, scrollHeight, clientHeight });

describe("a list that follows", () => {
  it("stays at the newest line whatever is told of scrolling that nobody did", () => {
    const following = new Following();
    const log = box(1000);
    following.grew(50);
    following.follow(log);
    // a question takes some of the room and gives it back: the browser has moved the lines, and they stay moved
    log.scrollTop = 700;
    following.scrolled(log, 10_000);
    expect([following.left, log.scrollTop]).toEqual([false, 1000]);
    // more of them come before we hear of it
    Object.assign(log, { clientHeight: 120, scrollHeight: 1400, scrollTop: 760 });
    following.scrolled(log, 10_000);
    expect([following.left, log.scrollTop]).toEqual([false, 1400]);
  });

  it("lets the reader scroll up, counts what is new, and comes back", () => {
    const following = new Following();
    const log = box(1000);
    following.grew(50);
    following.follow(log);
    following.touched(5000);
    log.scrollTop = 300;
    following.scrolled(log, 5020);
    following.grew(53);
    log.scrollHeight = 1060;
    following.follow(log);
    expect([following.left, following.fresh, log.scrollTop]).toEqual([true, 3, 300]);
    following.touched(9000);
    log.scrollTop = 850;
    following.scrolled(log, 9020);
    following.grew(54);
    expect([following.left, following.fresh]).toEqual([false, 0]);
  });

  it("stays where the reader is though the page scrolls by itself", () => {
    const following = new Following();
    const log = box(1000);
    following.touched(0);
    log.scrollTop = 300;
    following.scrolled(log, 20);
    log.scrollTop = 280;
    following.scrolled(log, 9000);
    expect([following.left, log.scrollTop]).toEqual([true, 280]);
  });

  it("is at the newest line again when the reader asks for it", () => {
    const following = new Following();
    const log = box(1000);
    following.grew(10);
    following.touched(0);
    following.scrolled(log, 20);
    following.grew(14);
    expect(following.fresh).toBe(4);
    following.back();
    following.follow(log);
    expect([following.fresh, log.scrollTop]).toEqual([0, 1000]);
  });
});
