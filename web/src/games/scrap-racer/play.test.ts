import { describe, expect, it } from "vitest";

import { PACE, type Recorded, recordedIn, viewsOf } from "../../test/board";
import type { EventInfo, QuestionInfo, View } from "../types";
import { begin, newDisplay, type RaceDisplay, settle } from "./display.svelte";
import eightText from "./fixtures/eight-with-everything.json?raw";
import fourOnAText from "./fixtures/four-on-a.json?raw";
import sixChosenText from "./fixtures/six-chosen.json?raw";
import smallRingText from "./fixtures/small-ring-with-everything.json?raw";
import twoEachText from "./fixtures/two-each-with-everything.json?raw";
import twoRacersEachText from "./fixtures/two-racers-each.json?raw";
import { historyOf } from "./podium/history";
import { planFor, plansFor } from "./plan";
import { dice, play } from "./play";
import { isOver, raceView, turnOf } from "./view";

const eight = recordedIn(eightText);
const fourOnA = recordedIn(fourOnAText);
const sixChosen = recordedIn(sixChosenText);
const smallRing = recordedIn(smallRingText);
const twoEach = recordedIn(twoEachText);
const twoRacersEach = recordedIn(twoRacersEachText);

const MATCHES: [string, Recorded][] = [
  ["four racers on circuit A", fourOnA],
  ["two racers each on circuit D", twoRacersEach],
  ["six chosen racers on an own circuit, seen by a spectator", sixChosen],
  ["eight racers with all of Expansion 1 on circuit A", eight],
  ["all of Expansion 1 on a small ring, seen by a spectator", smallRing],
  ["two racers each with all of Expansion 1 on circuit D", twoEach],
];

const lasting = (display: RaceDisplay): unknown => JSON.parse(JSON.stringify(display.race));

describe.each(MATCHES)("%s", (_, recorded) => {
  const views = viewsOf(recorded.steps);

  it("shows after each answer's events what the view says", () => {
    const display = newDisplay(views[0] as View);
    recorded.steps.slice(1).forEach((step, index) => {
      for (const event of step.events) play(display, event, PACE);
      const view = views[index + 1] as View;
      // A question put before the turn is told of (who of two goes first): only the view knows that it has begun.
      if (raceView(view).dice.length === 0 && !isOver(raceView(view))) {
        const { active, dice, turn } = newDisplay(view).race;
        Object.assign(display.race, { active, dice, turn });
        if (display.race.extras) display.race.extras.halted = false;
      }
      // A card from the lower pile is laid away without an event: what is asked then comes before the next one.
      if (display.lowered && raceView(view).crash_card === null) {
        Object.assign(display.race, { crash: newDisplay(view).race.crash, crashCard: null });
        display.lowered = false;
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
          const laneless = event.facts["lane"] === undefined && event.facts["from_lane"] === undefined;
          if (laneless) expect(ms).toBe(Math.min(1400, 140 * spaces));
          expect(display.stage.move).toMatchObject({ racer: event.facts["racer"], from: event.facts["from"], to: event.facts["to"] });
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

describe("Expansion 1", () => {
  const KINDS = [
    "piece-laid", "pit-stop-laid", "halted", "blocked", "dice-lost", "slipped", "scrap-taken", "scrap-placed",
    "scrap-removed", "entered-pit-lane", "ability-taken", "pile-lowered",
  ];
  const matches = [eight, smallRing, twoEach] as unknown as Recorded[];

  it("is told in all its kinds of events, and asked about in all its kinds of questions", () => {
    const kinds = new Set(matches.flatMap((match) => match.steps.flatMap((step) => step.events.map((event) => event.kind))));
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
    const asked = new Set(matches.flatMap((match) => match.steps.map((step) => step.question?.kind)));
    for (const kind of ["track-or-pit", "take-ability", "place-scrap", "which-pile", "which-ability"]) expect(asked).toContain(kind);
  });

  it.each(MATCHES.slice(3))("plans where the racer then goes: %s", (_, match) => {
    let view: View = {};
    let tried = 0;
    match.steps.forEach((step, index) => {
      view = { ...view, ...step.view };
      const next = match.steps[index + 1];
      if (!step.question || !next) return;
      const question = { ...step.question, id: 1, barred: [] } as QuestionInfo;
      const race = raceView(view);
      const moved = next.events.filter((event) => event.kind === "moved" && event.facts["racer"] === race.active);
      const kinds = next.events.map((event) => event.kind);
      // which answer it was shows in what came of it
      const own = moved.filter((event) => /^SR-(5\.1|13\.|14\.[123])/.test(event.rule)).filter((event) => {
        const began = next.events.find((each) => each.kind === "turn-began");
        return !began || event.seq < began.seq;
      });
      const last = own.at(-1);
      if (!last) return;
      const keys = kinds.includes("stopped") ? ["stop"] : question.kind === "track-or-pit" ? ["way:track", "way:pit"] : [];
      const toCome = ["which-ability", "card-or-done", "card-or-drive"];
      const driven = own.filter((event) => !event.rule.startsWith("SR-14"));
      if (keys.length === 0 || driven.length > 1 || toCome.includes(next.question?.kind ?? "")) return;
      const used = kinds.filter((kind) => kind === "ability").length;
      if (used > 1) return; // in the order that the player likes
      const plans = keys.flatMap((key) => plansFor(view, question, key));
      tried += 1;
      expect(plans.map((plan) => plan.end), `answer ${index}: ${JSON.stringify(last.facts)}`).toContain(last.facts["to"]);
      if (kinds.includes("entered-pit-lane")) expect(planFor(view, question, "way:pit")?.end).toBe(last.facts["to"]);
    });
    expect(tried).toBeGreaterThan(3);
  });
});

describe("reduced motion", () => {
  it("takes no longer than a fade, except for a card that has to be read", () => {
    const recorded = fourOnA;
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
