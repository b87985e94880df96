import { describe, expect, it } from "vitest";

import rules from "../../../../src/jalopy/games/wacky_races/rules.md?raw";
import { PACE, recordedIn } from "../../test/board";
import type { Scene } from "../types";
import { emptyStage, newDisplay, raceOf, type RaceDisplay, settle } from "./display.svelte";
import newSeasonText from "./fixtures/a-new-season.json?raw";
import fourAndTwoText from "./fixtures/four-and-two-neutral.json?raw";
import roughRoadsText from "./fixtures/rough-roads.json?raw";
import inTheSwampText from "./fixtures/two-in-the-swamp.json?raw";
import { play, QUIET, SHOWN, TIME } from "./play";
import type { GameEvent, RaceView } from "./shapes";

type Told = Scene<RaceView, GameEvent>;
const scenesIn = (text: string): Told[] => recordedIn(text).scenes as Told[];

const fourAndTwo = scenesIn(fourAndTwoText);
const newSeason = scenesIn(newSeasonText);

const MATCHES: [string, Told[]][] = [
  ["four players and two neutral racers", fourAndTwo],
  ["two players in the Swamp, seen by the second", scenesIn(inTheSwampText)],
  ["races of season 2, seen by a spectator", scenesIn(roughRoadsText)],
  ["the end of a season and the next one", newSeason],
];

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const shownRace = (display: RaceDisplay): unknown => plain(display.race);

describe.each(MATCHES)("%s", (_, scenes) => {
  const opening = scenes[0]!.before;

  it("stands after each scene where the view says", () => {
    const display = newDisplay(opening);
    for (const scene of scenes) {
      const views = plain([scene.before, scene.after]);
      play(display, scene, PACE);
      expect(shownRace(display), `${scene.event.seq} ${scene.event.kind}`).toEqual(plain(raceOf(scene.after)));
      expect(plain([scene.before, scene.after])).toEqual(views);
    }
  });

  it("shows each scene the same way when it begins there, but for what stays on stage from before", () => {
    const display = newDisplay(opening);
    for (const scene of scenes) {
      const alone = newDisplay(scene.before);
      play(display, scene, PACE);
      play(alone, scene, PACE);
      const { stage } = display;
      if (scene.event.kind === "turn-lost") expect(alone.stage.trap).toBeNull();
      else expect(plain(alone.stage.trap)).toEqual(plain(stage.trap));
      const [now, there] = [alone, display].map(({ stage: { between } }) => plain(between && { ...between, gained: [] }));
      expect(now).toEqual(there);
      const rest = { count: 0, trap: null, between: null };
      expect(plain({ ...alone.stage, ...rest })).toEqual(plain({ ...stage, ...rest }));
    }
  });

  it("settles to the view from anywhere, with nothing on stage", () => {
    const display = newDisplay(opening);
    scenes.forEach((scene, place) => {
      play(display, scene, PACE);
      if (place % 7 === 0) settle(display, opening);
    });
    settle(display, scenes.at(-1)!.after);
    expect(shownRace(display)).toEqual(plain(raceOf(scenes.at(-1)!.after)));
    expect(plain(display.stage)).toEqual({ ...emptyStage(), count: scenes.length });
  });

  it("keeps every event within its time, and gives what is reduced none to travel", () => {
    const [display, less] = [newDisplay(opening), newDisplay(opening)];
    for (const scene of scenes) {
      const { kind } = scene.event;
      expect(play(display, scene, PACE).ms, kind).toBeLessThanOrEqual(kind === "next-race" ? TIME.between : 1400);
      const reduced = play(less, scene, { ...PACE, reduced: true });
      expect(reduced.ms, kind).toBeLessThanOrEqual(less.stage.trap || less.stage.between ? TIME.reveal : TIME.fade);
    }
  });
});

it("has a choreography for every kind of event that the rules tell, or leaves it quiet", () => {
  const told = [...rules.matchAll(/^Events: (.*)\.$/gm)].flatMap((line) => line[1]!.split(/,\s*/));
  expect(told.length).toBeGreaterThan(50);
  expect([...new Set(told)].sort()).toEqual([...Object.keys(SHOWN), ...QUIET].sort());
});

it("begins a season with an empty road, racers to be chosen, and the points of the players alone", () => {
  const at = newSeason.findIndex((scene) => scene.event.kind === "next-race");
  const display = newDisplay(newSeason[0]!.before);
  for (const scene of newSeason.slice(0, at + 1)) play(display, scene, PACE);
  expect(display.race).toMatchObject({ season: 2, number: 1, tiles: [], racers: [], standings: [{ points: 18 }, { points: 26 }] });
  // the sheet on the board is still that of the season which is over
  expect(display.stage.between).toMatchObject({ season: 1, number: 4 });
  expect(display.stage.between!.standings).toHaveLength(display.stage.between!.gained.length);
});

it("lights up nobody once the race is won", () => {
  const last = raceOf(fourAndTwo.at(-1)!.after);
  expect([last.active, last.winner]).toEqual([null, fourAndTwo.at(-1)!.after.winner]);
});

describe("one event", () => {
  const view = fourAndTwo[120]!.after;
  const racer = view.racers[0]!.name;
  const scene = <Kind extends GameEvent["kind"]>(kind: Kind, facts: Extract<GameEvent, { kind: Kind }>["facts"]): Told => ({
    event: { seq: 0, turn: 1, kind, rule: "", facts } as GameEvent,
    before: view,
    after: view,
  });

  it("keeps a sprung trap open while it is cancelled or ends the turn, and lays it away when the race goes on", () => {
    const display = newDisplay(view);
    play(display, scene("trap-sprung", { racer, tile: 12, trap: "oil" }), PACE);
    expect(display.stage.trap).toMatchObject({ trap: "oil", tile: 12, fate: "sprung" });
    play(display, scene("turn-lost", { racer, seat: 0 }), PACE);
    expect(display.stage.trap).toMatchObject({ fate: "sprung" });
    play(display, scene("trap-cancelled", { racer, trap: "oil", power: "perfect-poise" }), PACE);
    expect(display.stage.trap).toMatchObject({ trap: "oil", fate: "cancelled", power: "perfect-poise" });
    play(display, scene("stopped", { racer, seat: 0 }), PACE);
    expect(display.stage.trap).toBeNull();
  });

  it("shows a trap that was looked at only to whoever looked", () => {
    const display = newDisplay(view);
    expect(play(display, scene("trap-seen", { racer, seat: 0, tile: 12 }), PACE).ms).toBe(TIME.light);
    expect(display.stage).toMatchObject({ trap: null, tiles: [12] });
    expect(play(display, scene("trap-seen", { racer, seat: 0, tile: 12, trap: "log" }), PACE).ms).toBe(TIME.reveal);
    expect(display.stage.trap).toMatchObject({ trap: "log", fate: "seen" });
    play(display, scene("trap-discarded", { tile: 12, trap: "log" }), PACE);
    expect(display.stage.trap).toMatchObject({ trap: "log", fate: "taken", racer: null });
  });

  it("lets the last of several cards fly to the pile", () => {
    const display = newDisplay(view);
    play(display, scene("played-several", { racer, seat: 0, cards: ["farm", "farm", "desert"] }), PACE);
    expect(display.stage.flight).toEqual({ card: "desert", racer });
  });
});
