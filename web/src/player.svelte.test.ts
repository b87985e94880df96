import { describe, expect, it } from "vitest";

import type { GameClient } from "./games/types";
import { Pacing } from "./pacing";
import { Player, type Manner } from "./player.svelte";
import type { Scene } from "./scenes";

interface Drawn {
  done: string[];
}

function happened(seq: number, kind = `e${seq}`, facts: Record<string, unknown> = {}): Scene {
  return { event: { seq, turn: 1, kind, rule: "", facts }, before: { at: seq }, after: { at: seq + 1 } };
}

const MS = 1000;

const client = {
  newDisplay: (): Drawn => ({ done: ["new"] }),
  play: (display: Drawn, { event }: Scene) => {
    display.done.push(event.kind);
    return { ms: event.kind === "quick" ? 0 : MS, sound: "die" as const };
  },
  settle: (display: Drawn, view: Record<string, unknown>) => {
    display.done.push(`settled ${String(view["at"])}`);
  },
} as unknown as GameClient;

function table(manner: Manner = { speed: 1, reduced: false }) {
  const waits: { done: () => void; ms: number }[] = [];
  const sounds: string[] = [];
  const player = new Player(
    client,
    { at: 0 },
    () => manner,
    (sound) => sounds.push(sound),
    (done, ms) => {
      const wait = { done, ms };
      waits.push(wait);
      return () => waits.splice(waits.indexOf(wait), 1);
    },
  );
  const tick = (): void => waits.shift()!.done();
  return { player, waits, sounds, tick, done: () => (player.display as Drawn).done };
}

describe("the player", () => {
  it("shows one event at a time, then the truth", () => {
    const { player, waits, tick, done } = table();
    player.add([happened(0), happened(1)], { at: 1 }, () => false);
    expect(done()).toEqual(["new", "e0"]);
    expect([player.shown, player.behind]).toEqual([1, 1]);
    const { ms, pause } = new Pacing().of(1, { ms: MS });
    expect(waits[0]!.ms).toBe(ms + pause);
    tick();
    expect(done()).toEqual(["new", "e0", "e1"]);
    tick();
    expect(done().at(-1)).toBe("settled 1");
    expect(player.view).toEqual({ at: 1 });
  });

  it("says nothing of what was skipped once it is taken back", () => {
    const { player } = table();
    player.add([happened(0), happened(1)], { at: 2 }, () => false);
    player.skip();
    expect(player.meanwhile).toMatchObject({ from: 1, events: 1 });
    player.add([happened(2, "taken-back", { events: [1] })], { at: 1 }, () => true);
    expect(player.meanwhile).toBeNull();
  });

  it("makes no pause after one's own moves", () => {
    const { player, waits } = table();
    player.add([happened(0)], { at: 1 }, () => true);
    expect(waits[0]!.ms).toBe(MS);
  });

  it("divides every time by the speed, and only fades where motion is reduced", () => {
    const fast = table({ speed: 4, reduced: false });
    fast.player.add([happened(0)], { at: 1 }, () => true);
    expect(fast.waits[0]!.ms).toBe(MS / 4);
    const still = table({ speed: 1, reduced: true });
    still.player.add([happened(0)], { at: 1 }, () => true);
    expect(still.waits[0]!.ms).toBe(120);
  });

  it("is busy until the last event has been shown to its end", () => {
    const { player, tick } = table();
    expect(player.busy).toBe(false);
    player.add([happened(0)], { at: 1 }, () => true);
    expect([player.behind, player.busy]).toEqual([0, true]);
    tick();
    expect(player.busy).toBe(false);
    player.pause();
    player.add([happened(1)], { at: 2 }, () => true);
    expect(player.busy).toBe(true);
    player.skip();
    expect(player.busy).toBe(false);
  });

  it("shows nothing of others too fast to follow where motion is reduced, however long the way", () => {
    const { player, waits, tick } = table({ speed: 1, reduced: true });
    player.add(
      Array.from({ length: 30 }, (_, seq) => happened(seq)),
      { at: 1 },
      () => false,
    );
    const times: number[] = [];
    while (waits.length) {
      times.push(waits[0]!.ms);
      tick();
    }
    expect(times).toHaveLength(30);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...times)).toBeLessThanOrEqual(MS + 450);
  });

  it("loses no time with events that need none", () => {
    const { player, done } = table();
    player.add([happened(0, "quick"), happened(1, "quick")], { at: 1 }, () => false);
    expect(done()).toEqual(["new", "quick", "quick", "settled 1"]);
  });

  it("pauses between events and goes on, or steps", () => {
    const { player, waits, tick, done } = table();
    player.add([happened(0), happened(1), happened(2)], { at: 1 }, () => false);
    player.pause();
    tick();
    expect(waits).toHaveLength(0);
    player.step();
    expect(done().at(-1)).toBe("e1");
    tick();
    expect(waits).toHaveLength(0);
    player.resume();
    expect(done().at(-1)).toBe("e2");
  });

  it("skips to the end at once", () => {
    const { player, waits, sounds, done } = table();
    player.add([happened(0), happened(1), happened(2)], { at: 3 }, () => false);
    player.skip();
    expect(done()).toEqual(["new", "e0", "settled 3"]);
    expect([player.shown, player.behind, waits.length]).toEqual([3, 0, 0]);
    expect(sounds).toEqual(["die"]);
  });

  it("shows the view after each scene while it is shown", () => {
    const { player, tick } = table();
    player.add([happened(0), happened(1)], { at: 9 }, () => false);
    expect(player.view).toEqual({ at: 1 });
    tick();
    expect(player.view).toEqual({ at: 2 });
    tick();
    expect(player.view).toEqual({ at: 9 });
  });

  it("replays from anywhere without what was taken back", () => {
    const { player, done } = table();
    const scenes = [happened(0), happened(1), happened(2, "taken-back", { events: [1] }), happened(3)];
    player.replay(scenes, 0, { at: 9 });
    expect(done()).toEqual(["new", "settled 0", "e0"]);
    player.replay(scenes, 3, { at: 9 });
    expect(done()).toEqual(["new", "settled 0", "e0", "settled 3", "e3"]);
    expect(player.shown).toBe(4);
  });

  it("drives on after something was taken back in what it replays", () => {
    const { player, waits, tick, done } = table();
    const scenes = [happened(0), happened(1), happened(2, "taken-back", { events: [1] }), happened(3)];
    player.pause();
    player.replay(scenes, 2, { at: 9 });
    player.add([], { at: 9 }, () => false);
    player.resume();
    expect(done()).toEqual(["new", "settled 2", "e3"]);
    expect([player.shown, player.behind]).toEqual([4, 0]);
    tick();
    expect(done().at(-1)).toBe("settled 9");
    player.replay(scenes, 0, { at: 9 });
    player.skip();
    expect(done().slice(-3)).toEqual(["settled 0", "e0", "settled 9"]);
    expect([player.shown, waits.length]).toEqual([4, 0]);
  });

  it("stands at the end where nothing is left to replay", () => {
    const { player, done } = table();
    player.replay([happened(0)], 1, { at: 9 });
    expect(done().at(-1)).toBe("settled 9");
    expect([player.shown, player.busy]).toEqual([1, false]);
  });

  it("never comes to what was taken back before it was shown", () => {
    const { player, tick, done } = table();
    player.add([happened(0), happened(1)], { at: 1 }, () => false);
    player.add([happened(2, "taken-back", { events: [1] }), happened(3)], { at: 3 }, () => false);
    tick();
    expect(done()).toEqual(["new", "e0", "e3"]);
    expect(player.shown).toBe(4);
  });

  it("sets right what was taken back", () => {
    const { player, done } = table();
    player.add([happened(4, "taken-back", { events: [3] })], { at: 2 }, () => false);
    expect(done()).toEqual(["new", "settled 5", "settled 2"]);
  });
});
