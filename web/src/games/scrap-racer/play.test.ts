import { describe, expect, it } from "vitest";

import type { EventInfo, View } from "../types";
import { begin, newDisplay, type RaceDisplay, settle } from "./display.svelte";
import fourOnA from "./fixtures/four-on-a.json";
import sixChosen from "./fixtures/six-chosen.json";
import twoRacersEach from "./fixtures/two-racers-each.json";
import { historyOf } from "./podium/history";
import { dice, play } from "./play";
import { isOver, raceView, turnOf } from "./view";

/** What one seat was sent in a real match: events and the keys of the view that changed, answer by answer. */
interface Recorded {
  seat: number | null;
  standing: unknown[];
  steps: { events: EventInfo[]; view: View }[];
}

const MATCHES: [string, Recorded][] = [
  ["four racers on circuit A", fourOnA as unknown as Recorded],
  ["two racers each on circuit D", twoRacersEach as unknown as Recorded],
  ["six chosen racers on an own circuit, seen by a spectator", sixChosen as unknown as Recorded],
];
const PACE = { speed: 1, reduced: false, instant: false };

const lasting = (display: RaceDisplay): unknown => JSON.parse(JSON.stringify(display.race));

describe.each(MATCHES)("%s", (_, recorded) => {
  const views: View[] = [];
  for (const step of recorded.steps) views.push({ ...views.at(-1), ...step.view });

  it("shows after each answer's events what the view says", () => {
    const display = newDisplay(views[0] as View);
    recorded.steps.slice(1).forEach((step, index) => {
      for (const event of step.events) play(display, event, PACE);
      const view = views[index + 1] as View;
      // A question put before the turn is told of (who of two goes first): only the view knows that it has begun.
      if (raceView(view).dice.length === 0 && !isOver(raceView(view))) {
        const { active, dice, turn } = newDisplay(view).race;
        Object.assign(display.race, { active, dice, turn });
      }
      expect(lasting(display), `after answer ${index + 1}`).toEqual(lasting(newDisplay(view)));
    });
  });

  it("can be wound forward from before the first event", () => {
    const last = views.at(-1) as View;
    const display = begin(last);
    for (const step of recorded.steps) for (const event of step.events) play(display, event, { ...PACE, instant: true });
    expect(lasting(display)).toEqual(lasting(newDisplay(last)));
    expect(display.stage.ms).toBe(0);
  });

  it("settles to the view from anywhere", () => {
    const display = newDisplay(views[0] as View);
    for (const step of recorded.steps.slice(1, 30)) for (const event of step.events) play(display, event, PACE);
    settle(display, views.at(-1) as View);
    expect(lasting(display)).toEqual(lasting(newDisplay(views.at(-1) as View)));
    expect(display.stage).toMatchObject({ move: null, card: null, duel: null, flight: null, shaken: null, cardDice: [] });
  });

  it("keeps every event within its time", () => {
    const display = newDisplay(views[0] as View);
    for (const step of recorded.steps.slice(1)) {
      for (const event of step.events) {
        const { ms } = play(display, event, PACE);
        expect(ms, event.kind).toBeLessThanOrEqual(1400);
        if (event.kind === "moved") {
          const spaces = Math.abs(Number(event.facts["to"]) - Number(event.facts["from"]));
          expect(ms).toBe(Math.min(1400, 140 * spaces));
          expect(display.stage.move).toEqual({ racer: event.facts["racer"], from: event.facts["from"], to: event.facts["to"] });
        }
        if (event.kind === "rolled") expect(ms).toBe(620);
      }
    }
  });

  it("tells the race turn by turn, up to the places of the view", () => {
    const race = raceView(views.at(-1) as View);
    const names = race.racers.map((racer) => racer.name);
    const history = historyOf(recorded.steps.flatMap((step) => step.events), names);
    expect(history.turns).toBe(turnOf(race));
    for (const racer of race.racers) expect(history.places[racer.name]?.at(-1), racer.name).toBe(racer.position);
    for (const places of Object.values(history.places)) expect(places.length).toBe(history.turns + 1);
  });
});

describe("reduced motion", () => {
  it("takes no longer than a fade, except for a card that has to be read", () => {
    const recorded = fourOnA as unknown as Recorded;
    const display = newDisplay({ ...(recorded.steps[0]?.view as View) });
    for (const step of recorded.steps.slice(1)) {
      for (const event of step.events) {
        const { ms } = play(display, event, { ...PACE, reduced: true });
        if (!display.stage.card) expect(ms, event.kind).toBeLessThanOrEqual(120);
      }
    }
  });
});

describe("the dice of an event", () => {
  const told = (kind: string, facts: Record<string, unknown>): EventInfo => ({ seq: 0, turn: 1, kind, rule: "", facts });

  it("are those that were thrown in it", () => {
    expect(dice(told("rolled", { die: 5, dice: [1, 5] }))).toEqual([5]);
    expect(dice(told("boosted", { marker: "re-roll", from: 5, to: 3, dice: [1, 3] }))).toEqual([3]);
    expect(dice(told("card-rolled", { dice: [2, 6] }))).toEqual([2, 6]);
    expect(dice(told("fight-rolled", { dice: [4, 4] }))).toEqual([4, 4]);
  });

  it("are none where a marker only turned one, or a double is told", () => {
    expect(dice(told("boosted", { marker: "turn", from: 5, to: 2, dice: [1, 2] }))).toEqual([]);
    expect(dice(told("doubled", { die: 5, dice: [5, 5] }))).toEqual([]);
  });
});
