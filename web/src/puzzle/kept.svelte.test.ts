// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";

import { Kept, readBook } from "./kept.svelte";

beforeEach(() => localStorage.clear());

it("the first answer to a puzzle counts, also after the page was closed", () => {
  new Kept().note("a", { key: "play:farm", right: false }, "2026-11-17");
  const again = new Kept();
  again.note("a", { key: "stop", right: true }, "2026-11-17");
  expect(again.answerTo("a")).toEqual({ key: "play:farm", right: false });
  expect(again.days).toEqual({ "2026-11-17": false });
});

it("a day is found with any of its puzzles, whichever game came first", () => {
  const kept = new Kept();
  kept.note("a", { key: "stop", right: false }, "2026-11-17");
  kept.note("b", { key: "straight", right: true }, "2026-11-17");
  kept.note("c", { key: "pass", right: false }, "2026-11-17");
  expect(kept.days).toEqual({ "2026-11-17": true });
});

it("a puzzle of another day makes no day", () => {
  const kept = new Kept();
  kept.note("a", { key: "stop", right: true }, "");
  expect(kept.done.size).toBe(0);
  expect(kept.answerTo("a")?.right).toBe(true);
});

it("only a better rush is kept", () => {
  const kept = new Kept();
  expect([kept.noteRush("g", 4), kept.noteRush("g", 3), kept.noteRush("g", 5)]).toEqual([true, false, true]);
  expect(new Kept().best("g")).toBe(5);
});

it("a puzzle whose solution was shown today is not asked in a rush, unless there are no others", () => {
  new Kept().see("a", "2026-11-17");
  const kept = new Kept();
  expect(kept.fresh(["a", "b"], "2026-11-17")).toEqual(["b"]);
  expect(kept.fresh(["a", "b"], "2026-11-18")).toEqual(["a", "b"]);
  expect(kept.fresh(["a"], "2026-11-17")).toEqual(["a"]);
});

it("what is no book of ours is left out", () => {
  expect(readBook("nonsense")).toEqual({ answers: {}, days: {}, rush: {}, seen: {} });
  expect(readBook('{"answers":{"a":3,"b":{"key":"x","right":true}},"days":[],"rush":{"g":"x"}}')).toEqual({
    answers: { b: { key: "x", right: true } },
    days: {},
    rush: {},
    seen: {},
  });
});
