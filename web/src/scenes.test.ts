import { describe, expect, it } from "vitest";

import { fold, Scenes, takenBack } from "./scenes";
import type { SceneInfo, Update } from "./wire";

const scene = (seq: number, change: unknown[][], kind = "moved", facts: Record<string, unknown> = {}): SceneInfo => ({
  seq,
  turn: 1,
  kind,
  rule: "",
  facts,
  change,
});
const update = (first_scene: number, scenes: SceneInfo[], base: Record<string, unknown> | null = null, now: unknown[][] = []): Update =>
  ({ first_scene, scenes, base, match: { now } }) as unknown as Update;

describe("folding", () => {
  // the same as in tests/kernel/test_changes.py
  it.each([
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, [[["b"], 3]]],
    [{ a: 1, b: 2 }, { a: 1 }, [[["b"]]]],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, [[["a", "b", 1, "c"], 3]]],
    [{ pile: [1, 2] }, { pile: [1, 2, 3] }, [[["pile", 2], 3]]],
    [{ pile: [1, 2, 3] }, { pile: [1] }, [[["pile", 2]], [["pile", 1]]]],
    [{ at: 1 }, { at: null }, [[["at"], null]]],
    [1, 2, [[[], 2]]],
  ])("%j becomes %j", (before, after, change) => {
    const kept = JSON.stringify(before);
    expect(fold<unknown>(before, change)).toEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it("shares what did not change, and copies once", () => {
    const before = { a: { x: 1, y: 1 }, b: { z: 1 } };
    const after = fold(before, [
      [["a", "x"], 2],
      [["a", "y"], 3],
    ]);
    expect(after.b).toBe(before.b);
    expect(after.a).toEqual({ x: 2, y: 3 });
  });
});

describe("scenes", () => {
  it("have the views before and after them, and end where the reader is", () => {
    const scenes = new Scenes();
    const fresh = scenes.read(update(0, [scene(0, [[["at"], 1]]), scene(1, [[["at"], 2]])], { at: 0 }));
    expect(fresh.map(({ before, after }) => [before["at"], after["at"]])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(scenes.seen(update(2, [], null, [[["mine"], true]])).match!.view).toEqual({ at: 2, mine: true });
    expect(scenes.after(0)).toEqual({ at: 0 });
  });

  it("go on from another view where the reader looks with other eyes", () => {
    const scenes = new Scenes();
    scenes.read(update(0, [scene(0, [[["at"], 1]])], { at: 0, hand: ["x"] }));
    expect(scenes.read(update(1, [], { at: 1 }))).toEqual([]);
    expect(scenes.read(update(1, [scene(1, [[["at"], 2]])]))[0]!.after).toEqual({ at: 2 });
    expect(scenes.list).toHaveLength(2);
  });

  it("take only what is new from an update that overlaps", () => {
    const scenes = new Scenes();
    scenes.read(update(0, [scene(0, [[["at"], 1]]), scene(1, [[["at"], 2]])], { at: 0 }));
    const fresh = scenes.read(update(1, [scene(1, [[["at"], 2]]), scene(2, [[["at"], 3]])]));
    expect(fresh.map(({ event }) => event.seq)).toEqual([2]);
  });

  it("go back where something was taken back", () => {
    const scenes = new Scenes();
    scenes.read(update(0, [scene(0, [[["at"], 1]]), scene(1, [[["at"], 2]]), scene(2, [[["at"], 3]])], { at: 0 }));
    const [back] = scenes.read(update(3, [scene(3, [], "taken-back", { events: [1, 2] })]));
    expect([back!.before, back!.after]).toEqual([{ at: 3 }, { at: 1 }]);
    expect([...takenBack(scenes.events)].sort()).toEqual([1, 2, 3]);
  });
});
