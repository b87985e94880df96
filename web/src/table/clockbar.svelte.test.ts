// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { sittings } from "../test/board";
import type { Sitting, TableInfo } from "../wire";
import { speak } from "../words.svelte";
import ClockBar from "./ClockBar.svelte";

await speak("en");

const table = (clock: string, mine: Partial<Sitting> = {}): TableInfo => {
  const seats = sittings(["Ann", "Ben"]).map((chair) => (chair.seat === 0 ? { ...chair, you: true, ...mine } : { ...chair, you: false }));
  return { clock, seats, state: "playing", title: "X" } as TableInfo;
};
const asked = (ago: number) => [{ seat: 0, since: Date.now() / 1000 - ago, play_on_from: Infinity, agreed: [] }];

let shown: ReturnType<typeof mount> | null = null;
const onback = vi.fn<(seat: number) => void>();

function show(given: TableInfo, ago: number): string {
  shown = mount(ClockBar, { target: document.body, props: { table: given, waiting: asked(ago), onback } });
  flushSync();
  return document.body.textContent ?? "";
}

beforeEach(() => onback.mockClear());
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

it("says nothing before it matters", () => {
  expect(show(table("60"), 10).trim()).toBe("");
});

it("counts the last half minute down", () => {
  const text = show(table("60"), 40);
  expect(text).toContain("0:20");
  expect(text).toContain("then a bot plays on for you");
});

it("reminds after a minute, where that is all it does", () => {
  expect(show(table("nudge"), 90)).toContain("The others are waiting for you.");
});

it("takes the chair back for whoever comes to the table", () => {
  show(table("60", { bot: "rookie", timed_out: true }), 100);
  expect(onback).toHaveBeenCalledExactlyOnceWith(0);
});

it("takes the chair back with the first touch or key", () => {
  const text = show(table("60", { bot: "rookie", timed_out: true }), 100);
  expect(text).toContain("A bot plays on for you.");
  onback.mockClear();
  window.dispatchEvent(new Event("pointerdown"));
  window.dispatchEvent(new Event("keydown"));
  expect(onback.mock.calls).toEqual([[0], [0]]);
});
