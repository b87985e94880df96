import { describe, expect, it } from "vitest";

import { PACE, type Recorded, recordedIn, viewsOf } from "../../test/board";
import type { EventInfo, View } from "../types";
import { order } from "./describe";
import { begin, newDisplay, type RaceDisplay, settle } from "./display.svelte";
import extendedText from "./fixtures/bookshelf-extended.json?raw";
import ottomanText from "./fixtures/ottoman.json?raw";
import ringText from "./fixtures/table-ring.json?raw";
import { dice, play, TIME } from "./play";
import { raceView } from "./view";

const extended = recordedIn(extendedText);
const ottoman = recordedIn(ottomanText);
const ring = recordedIn(ringText);

const RACES: [string, Recorded][] = [
  ["three cars round the ottoman", ottoman],
  ["two cars over the bookshelf with the extended rules, seen by a spectator", extended],
  ["two laps over everything that can lie on a course, seen by the second seat", ring],
];

const lasting = (display: RaceDisplay): unknown => {
  const { course: _, ...race } = display.race;
  return JSON.parse(JSON.stringify(race));
};

describe.each(RACES)("%s", (_, recorded) => {
  const views = viewsOf(recorded.steps);

  it("shows after each answer's events what the view says", () => {
    const display = newDisplay(views[0] as View);
    recorded.steps.slice(1).forEach((step, index) => {
      for (const event of step.events) play(display, event, PACE);
      const view = views[index + 1] as View;
      // Who places a car next is not told before it is asked.
      if (step.question?.kind === "start-place") display.race.active = raceView(view).active;
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
    expect(display.stage).toMatchObject({ move: null, jump: null, black: null, badge: null, leaving: null });
  });

  it("keeps every event within its time, and gives what is reduced none to travel", () => {
    const [display, less] = [newDisplay(views[0] as View), newDisplay(views[0] as View)];
    for (const step of recorded.steps.slice(1)) {
      for (const event of step.events) {
        expect(play(display, event, PACE).ms, event.kind).toBeLessThanOrEqual(TIME.move);
        const reduced = play(less, event, { ...PACE, reduced: true });
        expect(reduced.ms, event.kind).toBeLessThanOrEqual(less.stage.black ? TIME.reading : TIME.fade);
      }
    }
  });

  it("counts dice that are rolled, one to six each", () => {
    const thrown = recorded.steps.flatMap((step) => step.events.flatMap(dice));
    expect(thrown.length).toBeGreaterThan(20);
    expect(thrown.every((die) => die >= 1 && die <= 6)).toBe(true);
  });

  it("puts every car into the order once", () => {
    for (const view of views) {
      const entries = order(view, [], newDisplay(view));
      expect(entries.map((entry) => entry.seat).sort()).toEqual(raceView(view).cars.map((car) => car.seat));
    }
  });
});

describe("single events", () => {
  const event = (kind: string, rule: string, facts: object): EventInfo => ({ seq: 1, turn: 1, kind, rule, facts }) as unknown as EventInfo;

  it("put the dice for braking hard into the danger pool", () => {
    const display = newDisplay(viewsOf(extended.steps)[0] as View);
    play(display, event("gear-chosen", "HR-9.4", { seat: 0, gear: 2 }), PACE);
    expect(display.race.plan?.danger).toBe(2);
    play(display, event("gear-chosen", "HR-3.4", { seat: 0, gear: 2 }), PACE);
    expect(display.race.plan?.danger).toBe(0);
  });

  it("count the dice of a pushed engine that were rolled again", () => {
    expect(dice(event("pushed", "HR-5.3", { seat: 0, dice: [5, 6, 2], pushed: 2, again: [6, 2], tiles: 5 }))).toEqual([6, 2]);
  });
});

describe("a race round the table", () => {
  const events = ring.steps.flatMap((step) => step.events);
  const of = (kind: string): EventInfo[] => events.filter((event) => event.kind === kind);

  it("has portals, laps, leaks, stations, boosters, caltrops and a finish", () => {
    for (const kind of ["jumped", "lap-began", "leaked", "slipped", "slip-waits", "changed-tires", "boosted", "caltrops", "tires-worn", "shoved", "held-up", "finished", "race-over"]) {
      expect(of(kind).length, kind).toBeGreaterThan(0);
    }
  });

  it("lifts a car through a portal to where it lands", () => {
    const display = begin(ring.steps[0]!.view);
    for (const event of events) {
      play(display, event, PACE);
      if (event.kind !== "jumped") continue;
      const { seat, pose } = event.facts as { seat: number; pose: object };
      expect(display.stage.jump).not.toBeNull();
      expect(display.race.cars[seat]?.pose).toEqual(pose);
    }
  });

  it("knows which way a car will slip, until it has slipped", () => {
    const display = begin(ring.steps[0]!.view);
    for (const event of events) {
      play(display, event, PACE);
      const { seat, slips } = event.facts as { seat: number; slips: string };
      if (event.kind === "slip-waits") expect(display.race.cars[seat]?.slips).toBe(slips);
      if (event.kind === "slipped") expect(display.race.cars[seat]?.slips).toBeNull();
    }
  });

  it("counts laps, and gives new tires at the station", () => {
    const display = begin(ring.steps[0]!.view);
    for (const event of events) {
      play(display, event, PACE);
      const { seat, lap, tires } = event.facts as { seat: number; lap: number; tires: number };
      if (event.kind === "lap-began") expect(display.race.cars[seat]?.lap).toBe(lap);
      if (event.kind === "changed-tires") expect(display.race.cars[seat]).toMatchObject({ tires, gear: 0 });
    }
  });
});
