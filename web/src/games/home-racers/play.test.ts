// @vitest-environment jsdom
import { flushSync } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, describe, expect, it } from "vitest";

import english from "../../../../src/jalopy/games/home_racers/texts.en.ftl?raw";
import { boardProps, drawn, giveBoxes, PACE, type Recorded, recordedIn, sittings } from "../../test/board";
import { Texts } from "../../texts";
import type { Scene } from "../types";
import { ranked } from "./describe";
import { newDisplay, settle, STILL } from "./display.svelte";
import extendedText from "./fixtures/bookshelf-extended.json?raw";
import kinds from "./fixtures/kinds.json";
import ottomanText from "./fixtures/ottoman.json?raw";
import ringText from "./fixtures/table-ring.json?raw";
import client from "./index";
import { ACTS, dice, play, TIME } from "./play";
import { historyOf } from "./podium/history";
import { round, U } from "./room/geometry";
import type { CarView, GameEvent, RaceView } from "./shapes";

const RACES: [string, string][] = [
  ["three cars round the ottoman, seen by the first seat", ottomanText],
  ["two cars over the bookshelf with the extended rules, seen by the second seat", extendedText],
  ["two laps over everything that can lie on a course, seen by a spectator", ringText],
];

const seats = sittings(["Mia", "Ben", "Ada"]);
const texts = new Texts({ language: "en", sources: { en: [english] }, names: seats.map((sitting) => sitting.name), reader: 0 });
type Played = Scene<RaceView, GameEvent>;
const carOf = ({ event }: Played, view: RaceView): CarView => view.cars["seat" in event.facts ? event.facts.seat : -1]!;

function raced(text: string): Omit<Recorded, "scenes"> & { scenes: Played[] } {
  const { scenes, ...others } = recordedIn(text);
  return { ...others, scenes: scenes as unknown as Played[] };
}

beforeAll(() => giveBoxes(900, 600));

it("shows every kind of event that the rules can tell, and no other", () => {
  expect(Object.keys(ACTS).sort()).toEqual(kinds);
});

describe.each(RACES)("%s", (_, text) => {
  const { seat, scenes, asked } = raced(text);

  it("moves things from where they were to where they are then", () => {
    const display = newDisplay();
    for (const scene of scenes) {
      play(display, scene, PACE);
      const { move, leaving, badge } = display;
      const told = `event ${scene.event.seq}: ${scene.event.kind}`;
      if (move) expect([move.from, move.poses.at(-1)], told).toEqual([carOf(scene, scene.before).pose, carOf(scene, scene.after).pose]);
      if (leaving) expect([leaving.pose, carOf(scene, scene.after).pose], told).toEqual([carOf(scene, scene.before).pose, null]);
      if (badge) expect(scene.event.facts, told).toMatchObject({ seat: badge.seat });
    }
  });

  it("tells of every car that changes its place", () => {
    const display = newDisplay();
    for (const scene of scenes) {
      play(display, scene, PACE);
      const moved = scene.after.cars.filter((car, at) => {
        const before = scene.before.cars[at]!.pose;
        return before && JSON.stringify(before) !== JSON.stringify(car.pose);
      });
      const shown = [display.move, display.leaving].flatMap((each) => (each ? [each.seat] : []));
      expect(
        moved.map((car) => car.seat),
        `event ${scene.event.seq}: ${scene.event.kind}`,
      ).toEqual(shown);
    }
  });

  it("can be entered in the middle, and leaves nothing on stage", () => {
    const display = newDisplay();
    for (const scene of scenes) {
      const fresh = newDisplay();
      expect(play(fresh, scene, PACE)).toEqual(play(display, scene, PACE));
      expect({ ...fresh, count: 0, black: null }).toEqual({ ...display, count: 0, black: null });
    }
    settle(display);
    expect(display).toEqual({ ...STILL, black: null, count: scenes.length });
  });

  it("draws what the view says, whatever was shown before", () => {
    const display = newDisplay();
    const now = new SvelteMap<string, unknown>([["view", scenes[0]!.before]]);
    const props = boardProps(client, scenes[0]!.before, seats, texts, null, { seat, display, odds: true });
    for (const name of ["view", "question"]) Object.defineProperty(props, name, { get: () => now.get(name) ?? null });
    const [board, own, head] = [client.Board, client.Own, client.Decision].map((part) => drawn(part, props));
    const cars = (): string[] => [...board!.html.querySelectorAll("svg.room g[role=img]:not(.leaving)")].map((each) => each.getAttribute("transform") ?? "");
    expect(cars()).toEqual([]);
    scenes.forEach((scene, at) => {
      now.set("view", scene.after);
      now.set("question", asked[at + 1] ?? null);
      play(display, scene, { ...PACE, reduced: true });
      if (at % 5 && at < scenes.length - 1) return; // drawing takes its time here
      flushSync();
      const told = `event ${at}: ${scene.event.kind}`;
      const race = scene.after;
      const driving = race.cars.flatMap(({ pose }) => (pose ? [`translate(${round(pose.x * U)} ${round(pose.y * U)})`] : []));
      expect(cars().sort(), told).toEqual(driving.sort());
      expect(board!.html.querySelectorAll(".laid").length, told).toBe(race.plan?.path.length ?? 0);
      expect(own!.html.querySelectorAll(".points s.tires:not(.gone)").length, told).toBe(race.cars[seat ?? 0]?.tires);
      expect(head!.html.querySelectorAll(".tray svg").length, told).toBe(race.plan?.dice.length ?? 0);
    });
    for (const part of [board, own, head]) part!.done();
  });

  it("touches no view", () => {
    const display = newDisplay();
    for (const scene of scenes) play(display, scene, PACE);
    expect(recordedIn(text).scenes).toEqual(scenes);
  });

  it("says the order and the board in words at every scene", () => {
    for (const view of [scenes[0]!.before, ...scenes.map((scene) => scene.after)]) {
      const entries = client.order(view, seats);
      expect(entries.map((entry) => entry.place)).toEqual(entries.map((__, at) => String(at + 1)));
      expect(entries.filter((entry) => entry.now).map((entry) => entry.seat)).toEqual(view.active === null ? [] : [view.active]);
      expect(client.describe(view, texts, seats).join(" ")).not.toMatch(/undefined|NaN|\{/);
    }
  });

  it("keeps every event within its time, and gives what is reduced none to travel", () => {
    const [display, less] = [newDisplay(), newDisplay()];
    for (const scene of scenes) {
      expect(play(display, scene, PACE).ms, scene.event.kind).toBeLessThanOrEqual(TIME.move);
      expect(play(less, scene, { ...PACE, reduced: true }).ms, scene.event.kind).toBeLessThanOrEqual(less.black ? TIME.reading : TIME.fade);
    }
  });

  it("counts dice that are rolled, one to six each", () => {
    const thrown = scenes.flatMap((scene) => dice(scene.event));
    expect(thrown.length).toBeGreaterThan(10);
    expect(thrown.every((die) => die >= 1 && die <= 6)).toBe(true);
  });
});

describe("single events", () => {
  const event = (kind: string, facts: object): GameEvent => ({ seq: 1, turn: 1, kind, rule: "", facts }) as unknown as GameEvent;

  it("count the dice of a pushed engine that were rolled again, and no dice that are only planned", () => {
    expect(dice(event("pushed", { seat: 0, dice: [5, 6, 2], pushed: 2, again: [6, 2], tiles: 5 }))).toEqual([6, 2]);
    expect(dice(event("leaked", { seat: 0, die: 4, slips: "nowhere" }))).toEqual([4]);
    expect(dice(event("tile-laid", { seat: 0, tile: 1, dice: 3 }))).toEqual([]);
  });
});

describe("a race round the table", () => {
  const { scenes } = raced(ringText);

  it("has portals, laps, leaks, stations, boosters, caltrops and a finish", () => {
    const told = new Set(scenes.map((scene) => scene.event.kind));
    for (const kind of [
      "jumped",
      "lap-began",
      "leaked",
      "slipped",
      "slip-waits",
      "changed-tires",
      "boosted",
      "caltrops",
      "tires-worn",
      "shoved",
      "held-up",
      "finished",
      "race-over",
    ]) {
      expect(told, kind).toContain(kind);
    }
  });

  it("shows what a lap, a slip and a tire station have done", () => {
    for (const scene of scenes) {
      const { event } = scene;
      const car = carOf(scene, scene.after);
      if (event.kind === "lap-began") expect(car.lap).toBe(event.facts.lap);
      if (event.kind === "changed-tires") expect(car).toMatchObject({ tires: event.facts.tires, gear: 0, slips: null });
      if (event.kind === "slip-waits") expect(car.slips).toBe(event.facts.slips);
      if (event.kind === "slipped") expect(car.slips).toBeNull();
    }
  });

  it("is told round by round, without what was taken back", () => {
    const final = ranked(scenes.at(-1)!.after).map((car) => car.seat);
    const rounds = scenes.filter((scene) => scene.event.kind === "round-began").length;
    const history = historyOf(scenes, final);
    expect([history.turns, history.round]).toEqual([rounds, 1]);
    final.forEach((seat, place) => expect(history.places[seat]?.at(-1)).toBe(place + 1));
    const last = scenes.findLastIndex((scene) => scene.event.kind === "round-began");
    const undone: Scene<RaceView> = { ...scenes[last]!, event: { ...scenes[last]!.event, kind: "taken-back", seq: 999, facts: { events: [last] } } };
    expect(historyOf([...scenes, undone], final).turns).toBe(rounds - 1);
  });
});
