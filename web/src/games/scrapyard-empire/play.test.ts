import { describe, expect, it } from "vitest";

import { recordedIn } from "../../test/board";
import type { EventInfo, Pace, QuestionInfo, View } from "../types";
import { begin, newDisplay, type Yard, yardOf } from "./display.svelte";
import allText from "./fixtures/four-with-all-characters.json?raw";
import aloneText from "./fixtures/alone.json?raw";
import threeText from "./fixtures/three-players.json?raw";
import { dice, play, putBack } from "./play";
import { KINDS } from "./view";

const all = recordedIn(allText);
const alone = recordedIn(aloneText);
const three = recordedIn(threeText);

interface Told {
  seat: number | null;
  seats: number;
  steps: { events: EventInfo[]; view?: View; question?: QuestionInfo }[];
}
const MATCHES: Record<string, Told> = { three, all, alone } as unknown as Record<string, Told>;
const PACE: Pace = { speed: 1, reduced: false, instant: false };

/** What must be the same on the table and in the view, whoever looks; the order of cards in front of a player is not. */
function facts(of: Yard): unknown {
  const yard = JSON.parse(JSON.stringify(of)) as Yard;
  putBack(yard);
  return {
    players: yard.players.map(({ seat, character, parts, machines, inventions, built, slowed, uses_left }) => {
      const made = built.map(({ card, used }) => ({ card, used })).sort((a, b) => a.card.localeCompare(b.card) || Number(a.used) - Number(b.used));
      return { seat, character, parts: [...parts].sort(), machines, inventions, made, slowed, uses_left };
    }),
    hand: yard.hand.map((each) => each.card).sort(),
    decks: yard.decks,
    piles: KINDS.map((kind) => (yard.piles[kind].cards ? yard.piles[kind] : yard.piles[kind].count)),
    trade: yard.trade,
    round: yard.round,
    active: yard.active,
  };
}

describe.each(Object.entries(MATCHES))("the match of %s", (_name, match) => {
  const views: View[] = [];
  let view: View = {};
  for (const step of match.steps) views.push((view = { ...view, ...step.view }));

  it("played event by event ends where the view is, at every step", () => {
    const display = begin(views[0] as View);
    let compared = 0;
    match.steps.forEach((step, place) => {
      for (const event of step.events) play(display, event, PACE);
      if (!step.view) return;
      expect(facts(display.yard), `step ${place}: ${step.events.map((event) => event.kind).join(", ")}`).toEqual(facts(yardOf(views[place] as View)));
      compared += 1;
    });
    expect(compared).toBeGreaterThan(15);
  });

  it("every event has its time, and a card that moves starts and ends somewhere", () => {
    const display = begin(views[0] as View);
    for (const event of match.steps.flatMap((step) => step.events)) {
      const { ms } = play(display, event, PACE);
      expect(ms, event.kind).toBeGreaterThan(0);
      expect(ms, event.kind).toBeLessThanOrEqual(1500);
      for (const flight of display.stage.flights) {
        for (const place of [flight.from, flight.to]) expect(place).toMatch(/^(deck|pile):(part|machine|invention)$|^(parts|hand|built):\d$|^(hook|crate)$/);
      }
    }
  });

  it("winding forward leaves nothing in the air", () => {
    const display = begin(views[0] as View);
    for (const event of match.steps.flatMap((step) => step.events)) play(display, event, { ...PACE, instant: true });
    expect(display.stage).toMatchObject({ flights: [], shown: null, thrown: false, busy: null });
  });
});

describe("single events", () => {
  const view = three.steps[0]?.view as unknown as View;
  const event = (kind: string, told: Record<string, unknown>, rule = ""): EventInfo => ({ seq: 0, turn: 1, kind, rule, facts: told });

  it("a dig lays cards out, and puts the rest on top of what was passed", () => {
    const display = newDisplay(view);
    const { yard } = display;
    yard.piles.part = { count: 4, top: "hull", cards: ["crank", "bulbs", "petrol", "hull"] };
    play(display, event("digging", { seat: 0, pile: "part", wanted: 4 }), PACE);
    play(display, event("rolled", { seat: 0, die: 5 }), PACE);
    for (const card of ["hull", "petrol"]) play(display, event("dug", { seat: 0, card }), PACE);
    expect(yard.dig).toEqual({ pile: "part", cards: ["hull", "petrol"] });
    expect(display.stage.flights).toEqual([{ card: "petrol", kind: "part", from: "crate", to: "hook" }]);
    play(display, event("took", { seat: 0, card: "petrol", pile: "part" }), PACE);
    expect(yard.players[0]?.parts).toContain("petrol");
    play(display, event("turn-began", { seat: 1, round: 1 }), PACE);
    expect(yard.piles.part).toEqual({ count: 3, top: "bulbs", cards: ["hull", "crank", "bulbs"] });
  });

  it("a reduced motion has no flights, but the same result", () => {
    const display = newDisplay(view);
    play(display, event("drew", { seat: 1, deck: "machine", count: 2 }), { ...PACE, reduced: true });
    expect(display.stage.flights).toEqual([]);
    expect(display.yard.players[1]?.machines).toBe((yardOf(view).players[1]?.machines ?? 0) + 2);
  });

  it("a copy turns the other player's machine, not one's own", () => {
    const display = newDisplay(view);
    const [me, other] = display.yard.players;
    if (!me || !other) throw new Error("two players");
    me.built = ["clockwork-brain", "navigatrix"].map((card) => ({ card, used: false, fresh: false }));
    other.built = [{ card: "navigatrix", used: false, fresh: false }];
    play(display, event("copied", { seat: me.seat, card: "navigatrix", owner_seat: other.seat, by: "clockwork-brain" }), PACE);
    expect(other.built[0]?.used).toBe(true);
    expect(me.built.map((each) => each.used)).toEqual([true, false]);
  });

  it("copies of the Plasma Generator are used before one's own", () => {
    const display = newDisplay(view);
    const { yard, stage } = display;
    const [me, other] = yard.players;
    if (!me || !other) throw new Error("two players");
    me.built = [{ card: "plasma-generator", used: false, fresh: false }];
    other.built = ["plasma-generator", "plasma-generator"].map((card) => ({ card, used: false, fresh: false }));
    const copied = { seat: me.seat, card: "plasma-generator", owner_seat: other.seat };
    play(display, event("copied", { ...copied, by: "sir-reginald-copycog" }), PACE);
    play(display, event("copied", { ...copied, by: "clockwork-brain" }), PACE);
    expect([yard.charged, other.built.every((each) => each.used)]).toEqual([2, true]);
    for (const left of [1, 0, 0]) {
      play(display, event("digging", { seat: me.seat, pile: "part", wanted: 4 }), PACE);
      play(display, event("rolled", { seat: me.seat, die: 1 }), PACE);
      expect(me.built[0]?.used).toBe(false);
      play(display, event("activated", { seat: me.seat, card: "plasma-generator" }), PACE);
      expect([yard.charged, yard.dice, stage.attempt?.wanted]).toEqual([left, [6], 4]);
    }
    expect(me.built[0]?.used).toBe(true);
  });

  it("a machine that rolls after a dig is not held to what the dig took", () => {
    const display = newDisplay(view);
    play(display, event("digging", { seat: 0, pile: "part", wanted: 4 }), PACE);
    play(display, event("rolled", { seat: 0, die: 1 }), PACE);
    play(display, event("dig-failed", { seat: 0, pile: "part" }), PACE);
    play(display, event("activated", { seat: 0, card: "weaponry-system" }), PACE);
    expect(display.stage.attempt).toBeNull();
  });

  it("a turn of the Time Machine is told from the next one", () => {
    const display = newDisplay(view);
    play(display, event("another-turn", { seat: 0 }), PACE);
    play(display, event("turn-began", { seat: 0, round: 1 }), PACE);
    expect(display.yard.extra).toBe(true);
    play(display, event("turn-began", { seat: 1, round: 1 }), PACE);
    expect(display.yard.extra).toBe(false);
  });

  it("a Biomonitor takes what was won, and is turned sideways", () => {
    const display = newDisplay(view);
    const [thief, owner] = display.yard.players;
    if (!thief || !owner) throw new Error("two players");
    thief.parts = ["petrol"];
    owner.parts = [];
    owner.built = [{ card: "biomonitor", used: false, fresh: false }];
    play(display, event("monitored", { seat: owner.seat, victim_seat: thief.seat, cards: ["petrol"] }), PACE);
    expect([thief.parts, owner.parts, owner.built[0]?.used]).toEqual([[], ["petrol"], true]);
    expect(display.stage.flights[0]).toMatchObject({ from: `parts:${thief.seat}`, to: `parts:${owner.seat}` });
  });

  it("what helps to build is used up, a copy of it first", () => {
    const display = newDisplay(view);
    const [me] = display.yard.players;
    if (!me) throw new Error("a player");
    const skeleton = { card: "mecha-skeleton", used: false, fresh: false };
    Object.assign(me, { character: "dame-ada-wrench", uses_left: 1, machines: 2, built: [skeleton], parts: ["hull", "crank", "bulbs"] });
    display.yard.spares = 1;
    const built = { seat: me.seat, card: "transport-vessel", used: ["hull", "crank"] };
    play(display, event("built", { ...built, by: ["dame-ada-wrench", "mecha-skeleton"] }, "SE-9.6"), PACE);
    expect([me.uses_left, display.yard.spares, me.built[0]?.used, me.parts]).toEqual([0, 0, false, ["bulbs"]]);
    play(display, event("built", { ...built, card: "navigatrix", used: [], by: ["mecha-skeleton"] }, "SE-12.3"), PACE);
    expect(me.built[0]?.used).toBe(true);
  });

  it.each([
    ["used", [false]],
    ["ready", [true]],
  ])("of two machines alike the %s one goes, as its owner chose", (state, left) => {
    const display = newDisplay(view);
    const [me] = display.yard.players;
    if (!me) throw new Error("a player");
    me.built = [false, true].map((used) => ({ card: "navigatrix", used, fresh: false }));
    play(display, event("built", { seat: me.seat, card: "time-machine", used: ["navigatrix"], states: [state] }, "SE-9.2"), PACE);
    expect(me.built.filter((each) => each.card === "navigatrix").map((each) => each.used)).toEqual(left);
  });

  it("a die that Lucky Lucinda rolls again costs her a use, also of the ray", () => {
    const display = newDisplay(view);
    const [me] = display.yard.players;
    if (!me) throw new Error("a player");
    Object.assign(me, { character: "lucky-lucinda", uses_left: 2 });
    play(display, event("ray-rolled", { seat: me.seat, dice: [1, 4], count: 1 }, "SE-13.8"), PACE);
    play(display, event("ray-rolled", { seat: me.seat, dice: [5, 4], count: 4 }, "SE-14.14"), PACE);
    expect([me.uses_left, display.yard.dice]).toEqual([1, [5, 4]]);
  });

  it("dice are counted once, as they fell", () => {
    expect(dice(event("rolled", { seat: 0, die: 4 }))).toEqual([4]);
    expect(dice(event("ray-rolled", { seat: 0, dice: [2, 5] }))).toEqual([2, 5]);
    expect(dice(event("raised", { seat: 0, card: "hull", roll: 5 }))).toEqual([]);
  });
});
