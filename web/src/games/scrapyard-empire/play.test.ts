import { describe, expect, it } from "vitest";

import { PACE, recordedIn } from "../../test/board";
import type { EventInfo, Scene } from "../types";
import { emptyStage, newDisplay, settle, type YardDisplay } from "./display.svelte";
import aloneText from "./fixtures/alone.json?raw";
import box from "./fixtures/box.json";
import allText from "./fixtures/four-with-all-characters.json?raw";
import threeText from "./fixtures/three-players.json?raw";
import { dice, play, SHOWN } from "./play";
import type { DieOfSeat, GameEvent, YardView } from "./shapes";

type YardScene = Scene<YardView, GameEvent>;

const scenesIn = (text: string): YardScene[] => recordedIn(text).scenes as YardScene[];
const three = scenesIn(threeText);
const MATCHES = { three, all: scenesIn(allText), alone: scenesIn(aloneText) };

const plain = (data: unknown): any => JSON.parse(JSON.stringify(data));

/** The display right after this scene, whatever was shown before. */
function shownAlone(scene: YardScene): YardDisplay {
  const display = newDisplay(scene.before);
  play(display, scene, PACE);
  return plain(display);
}

describe.each(Object.entries(MATCHES))("the match of %s", (_name, scenes) => {
  it("is drawn from the view at every scene, and shown alike by who comes in the middle", () => {
    const display = newDisplay(scenes[0]!.before);
    for (const scene of scenes) {
      const said = `${scene.event.seq} ${scene.event.kind}`;
      play(display, scene, PACE);
      expect(plain(display.yard), said).toEqual(scene.after);
      expect({ ...plain(display.stage), count: 1 }, said).toEqual(shownAlone(scene).stage);
    }
  });

  it("settles at any view, back and forth, with nothing in the air, and writes to none", () => {
    const told = JSON.stringify(scenes);
    const display = newDisplay(scenes.at(-1)!.after);
    for (const scene of [...scenes].reverse()) {
      play(display, scene, PACE);
      settle(display, scene.before);
      expect(plain(display.yard)).toEqual(scene.before);
      expect(display.stage).toEqual(emptyStage(display.stage.count));
    }
    expect(JSON.stringify(scenes)).toBe(told);
  });

  it("gives every event its time, and a card that moves starts and ends somewhere", () => {
    const display = newDisplay(scenes[0]!.before);
    for (const scene of scenes) {
      const { ms } = play(display, scene, PACE);
      expect(ms, scene.event.kind).toBeGreaterThan(0);
      expect(ms, scene.event.kind).toBeLessThanOrEqual(1500);
      for (const { from, to } of display.stage.flights) {
        for (const place of [from, to]) expect(place).toMatch(/^(deck|pile):(part|machine|invention)$|^(parts|hand|built):\d$|^(hook|crate)$/);
      }
    }
  });
});

describe("single events", () => {
  const view = three.at(-1)!.after;
  const event = (kind: string, facts: EventInfo["facts"]): GameEvent => ({ seq: 0, turn: 1, kind, rule: "", facts }) as GameEvent;
  const scene = (kind: string, facts: EventInfo["facts"], before = view, after = view): YardScene => ({ event: event(kind, facts), before, after });

  it("every kind that the rules tell has its way to be shown", () => {
    expect(Object.keys(SHOWN).sort()).toEqual(box.events);
  });

  it("a kind from rules to come takes no time, and leaves the board where the view is", () => {
    const display = newDisplay(view);
    expect(play(display, scene("sung", {}), PACE)).toMatchObject({ ms: 0 });
  });

  it("a reduced motion has no flights", () => {
    const display = newDisplay(view);
    play(display, scene("drew", { seat: 1, deck: "machine", count: 2 }), { ...PACE, reduced: true });
    expect(display.stage.flights).toEqual([]);
  });

  it("a card that the reader may not see goes by its back", () => {
    const after = plain(view);
    after.players[1].machines -= 1;
    const { stage } = shownAlone(scene("stole", { seat: 2, victim_seat: 1, count: 1 }, view, after));
    expect(stage.flights).toEqual([{ card: null, kind: "machine", from: "hand:1", to: "hand:2" }]);
    expect(stage.shown).toEqual({ card: null, kind: "machine", seat: 2, how: "won" });
  });

  it("a Biomonitor takes what lies open, or a card from the hand", () => {
    const { stage } = shownAlone(scene("monitored", { seat: 1, victim_seat: 0, cards: ["petrol"] }));
    expect([stage.flights[0], stage.busy]).toEqual([{ card: "petrol", kind: "part", from: "parts:0", to: "parts:1" }, 1]);
  });

  it("what is built leaves the hand, and what it is made of goes to the scrap", () => {
    const { stage } = shownAlone(scene("built", { seat: 0, card: "time-machine", used: ["navigatrix"], states: ["ready"] }));
    expect(stage.flights.map(({ from, to }) => [from, to])).toEqual([
      ["built:0", "pile:machine"],
      ["hand:0", "built:0"],
    ]);
  });

  it("the card that cancels something is the one that was turned for it", () => {
    const [before, after] = [plain(view), plain(view)];
    before.players[1].built = ["navigatrix", "strolling-house"].map((card) => ({ card, used: card === "navigatrix", fresh: false }));
    after.players[1].built = ["navigatrix", "strolling-house"].map((card) => ({ card, used: true, fresh: false }));
    expect(shownAlone(scene("cancelled", { seat: 1, thief_seat: 0 }, before, after)).stage.shown?.card).toBe("strolling-house");
  });

  it("a die lies there with what it is for, as long as the view says so", () => {
    const rolled = three.find(({ event }) => event.kind === "rolled")!;
    const display = shownAlone(rolled);
    expect([display.stage.thrown, display.yard.dice]).toEqual([true, [(rolled.event.facts as DieOfSeat).die]]);
    const failed = three.find(({ event }) => event.kind === "steal-failed")!;
    expect(failed.after.attempt).toMatchObject({ what: "steal", enough: false, failed: true });
  });

  it("dice are counted once, as they fell", () => {
    expect(dice(event("rolled", { seat: 0, die: 4 }))).toEqual([4]);
    expect(dice(event("ray-rolled", { seat: 0, dice: [2, 5] }))).toEqual([2, 5]);
    expect(dice(event("raised", { seat: 0, card: "hull", roll: 5 }))).toEqual([]);
  });
});
