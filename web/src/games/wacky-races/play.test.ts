import { describe, expect, it } from "vitest";

import { PACE, type Recorded, recordedIn, viewsOf } from "../../test/board";
import type { EventInfo, View } from "../types";
import { begin, newDisplay, type RaceDisplay, settle } from "./display.svelte";
import newSeasonText from "./fixtures/a-new-season.json?raw";
import fourAndTwoText from "./fixtures/four-and-two-neutral.json?raw";
import roughRoadsText from "./fixtures/rough-roads.json?raw";
import inTheSwampText from "./fixtures/two-in-the-swamp.json?raw";
import { play, TIME } from "./play";
import { POWERS } from "./powers";
import { RACERS, raceView } from "./view";

const fourAndTwo = recordedIn(fourAndTwoText);
const roughRoads = recordedIn(roughRoadsText);
const inTheSwamp = recordedIn(inTheSwampText);
const newSeason = recordedIn(newSeasonText);

const MATCHES: [string, Recorded][] = [
  ["four players and two neutral racers", fourAndTwo],
  ["two players who choose their racers, with the Swamp", inTheSwamp],
  ["races of season 2, seen by a spectator", roughRoads],
];

const lasting = (display: RaceDisplay): unknown => JSON.parse(JSON.stringify(display.race));

describe.each(MATCHES)("%s", (_, recorded) => {
  const views = viewsOf(recorded.steps);

  it("shows after each answer's events what the view says", () => {
    const display = newDisplay(views[0] as View);
    recorded.steps.slice(1).forEach((step, index) => {
      for (const event of step.events) play(display, event, PACE);
      expect(lasting(display), `after answer ${index + 1}`).toEqual(lasting(newDisplay(views[index + 1] as View)));
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
    expect(display.stage).toMatchObject({ moved: [], trap: null, flight: null, shaken: null, between: false });
  });

  it("keeps every event within its time, and gives what is reduced none to travel", () => {
    const [display, less] = [newDisplay(views[0] as View), newDisplay(views[0] as View)];
    for (const step of recorded.steps.slice(1)) {
      for (const event of step.events) {
        const { ms } = play(display, event, PACE);
        expect(ms, event.kind).toBeLessThanOrEqual(event.kind === "next-race" ? TIME.between : 1400);
        const reduced = play(less, event, { ...PACE, reduced: true });
        expect(reduced.ms, event.kind).toBeLessThanOrEqual(less.stage.trap || less.stage.between ? TIME.reveal : TIME.fade);
      }
    }
  });
});

it("winds a season that is over back to itself, and all four back to the first", () => {
  expect(begin(viewsOf(roughRoads.steps).at(-1) as View).race.season).toBe(2);
  expect(begin(viewsOf(newSeason.steps).at(-1) as View).race.season).toBe(1);
  const { race } = begin(viewsOf(newSeason.steps).at(-1) as View);
  expect(race.standings).toMatchObject([{ seat: 0, racer: null, points: 0, titles: 0 }, { seat: 1, racer: null, points: 0, titles: 0 }]);
});

it("begins a season with an empty road, racers to be chosen, and the points of the players alone", () => {
  const views = viewsOf(newSeason.steps);
  const display = newDisplay(views[0] as View);
  const chosen = newSeason.steps.findIndex((step) => step.question?.kind === "choose-racer");
  newSeason.steps.slice(1).forEach((step, index) => {
    for (const event of step.events) play(display, event, PACE);
    expect(lasting(display), `after answer ${index + 1}`).toEqual(lasting(newDisplay(views[index + 1] as View)));
    if (index + 1 === chosen) expect(display.race).toMatchObject({ season: 2, number: 1, tiles: [], racers: [], standings: [{ points: 18 }, { points: 26 }] });
  });
  expect(chosen).toBeGreaterThan(0);
  expect(display.race.standings!.map((row) => row.points)).toEqual([18, 26, 0, 0, 0, 0]);
});

it("lays the starting board as the table agreed, also before the road lies", () => {
  const start_board = ["rear", "desert", "forest", "prairie", "farm", "wild", "wild"];
  const display = newDisplay({ ...(viewsOf(inTheSwamp.steps)[0] as View), start_board });
  for (const step of inTheSwamp.steps) for (const event of step.events) play(display, event, PACE);
  expect(display.race.tiles.slice(0, 7).map((tile) => tile.kind)).toEqual(start_board);
});

it("knows the four powers of every racer, as the rules deal them", () => {
  const seen = new Set<string>();
  for (const [, recorded] of MATCHES) {
    for (const step of recorded.steps) {
      for (const racer of raceView(step.view).racers ?? []) {
        if (racer.seat === null) continue;
        seen.add(racer.name);
        expect(racer.powers.map(({ power, when }) => [power, when])).toEqual(POWERS[racer.name].map(([power, when]) => [power, when]));
      }
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(5);
  for (const racer of RACERS) expect(POWERS[racer]).toHaveLength(4);
});

describe("one event", () => {
  const views: View[] = [];
  for (const step of fourAndTwo.steps) views.push({ ...views.at(-1), ...step.view });
  const shown = (): RaceDisplay => newDisplay(views[20] as View);
  const event = (kind: string, facts: Record<string, unknown>): EventInfo => ({ seq: 0, turn: 1, kind, rule: "", facts });

  it("puts a racer on its side of the tile, or on the other one if that is taken", () => {
    const display = shown();
    const [one, two] = display.race.racers;
    if (!one || !two) throw new Error("no racers");
    Object.assign(two, { tile: 9, side: 0 });
    Object.assign(one, { tile: 8, side: 0 });
    play(display, event("moved", { racer: one.name, from: 8, to: 9 }), PACE);
    expect([one.tile, one.side]).toEqual([9, 1]);
    expect(display.stage.moved).toEqual([one.name]);
    // whoever came first is ahead
    expect(one.place).toBe(two.place + 1);
    play(display, event("moved", { racer: one.name, from: 9, to: 10 }), PACE);
    expect([one.tile, one.side, one.place < two.place]).toEqual([10, 1, true]);
  });

  it("keeps a sprung trap open while it is cancelled, and lays it away when the race goes on", () => {
    const display = shown();
    const racer = display.race.racers[0]!;
    const power = racer.powers[0]!.power;
    display.race.tiles[12]!.trapped = true;
    play(display, event("trap-sprung", { racer: racer.name, tile: 12, trap: "oil" }), PACE);
    expect(display.stage.trap).toMatchObject({ trap: "oil", fate: "sprung" });
    expect(display.race.tiles[12]!.trapped).toBe(false);
    play(display, event("trap-cancelled", { racer: racer.name, trap: "oil", power }), PACE);
    expect(display.stage.trap).toMatchObject({ fate: "cancelled", power });
    expect(racer.powers[0]!.ready).toBe(false);
    play(display, event("stopped", { racer: racer.name, seat: 0 }), PACE);
    expect(display.stage.trap).toBeNull();
  });

  it("tells only counts of other hands", () => {
    const display = shown();
    const [before, own] = [display.race.hands[1]!.count, display.race.hands[0]!.cards.length];
    play(display, event("drew", { seat: 1, racer: display.race.racers[1]!.name, count: 2 }), PACE);
    expect(display.race.hands[1]).toMatchObject({ count: before + 2, cards: [] });
    play(display, event("drew", { seat: 0, racer: display.race.racers[0]!.name, count: 1, cards: ["farm"] }), PACE);
    expect(display.race.hands[0]!.cards).toHaveLength(own + 1);
  });

  it("counts a deck right that is shuffled anew in the middle of drawing", () => {
    const display = shown();
    Object.assign(display.race, { deck: 1, discard: ["farm", "farm", "desert"] });
    play(display, event("reshuffled", { cards: 3 }), PACE);
    play(display, event("drew", { seat: 1, racer: display.race.racers[1]!.name, count: 2 }), PACE);
    expect([display.race.deck, display.race.discard]).toEqual([2, []]);
  });
});
