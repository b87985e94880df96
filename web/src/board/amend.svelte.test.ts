// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, it } from "vitest";

import { amend } from "./amend";

it("makes what is shown equal to what is wanted, whatever was there", () => {
  const cases: [Record<string, unknown>, Record<string, unknown>][] = [
    [{ a: 1 }, { a: 2 }],
    [{ a: null }, { a: { b: 1 } }],
    [{ a: { b: 1 } }, { a: null }],
    [{ a: [1, 2, 3] }, { a: [1, 2] }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: [1] }, { a: { 0: 1 } }],
    [{ a: { 0: 1 } }, { a: [1] }],
    [{ a: { b: 1, c: 2 } }, { a: { c: 3 } }],
    [{ a: [{ b: [1] }, { b: [2] }] }, { a: [{ b: [1, 4] }, {}] }],
    [{ a: undefined }, { a: [] }],
  ];
  for (const [shown, wanted] of cases) {
    const state = $state(structuredClone(shown));
    amend(state, wanted);
    expect($state.snapshot(state)).toEqual(wanted);
  }
});

it("keeps what it is not told about, and does not change what it was told", () => {
  const state = $state({ a: { b: 1 }, kept: 5 });
  const wanted = { a: { b: 2 } };
  amend(state, wanted);
  state.a.b = 3;
  expect($state.snapshot(state)).toEqual({ a: { b: 3 }, kept: 5 });
  expect(wanted).toEqual({ a: { b: 2 } });
});

it("wakes only those who look at what differs", () => {
  const state = $state({ cars: [{ x: 1 }, { x: 2 }] });
  const looked = [0, 0];
  const stop = $effect.root(() => {
    for (const place of [0, 1]) {
      $effect(() => {
        void state.cars[place]!.x;
        looked[place]! += 1;
      });
    }
  });
  flushSync();
  amend(state, { cars: [{ x: 1 }, { x: 7 }] });
  flushSync();
  expect(looked).toEqual([1, 2]);
  stop();
});
