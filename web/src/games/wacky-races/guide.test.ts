import { expect, it } from "vitest";

import { messageIds, PACE } from "../../test/board";
import { Scenes } from "../../scenes";
import type { Scene } from "../types";
import { newDisplay, raceOf } from "./display.svelte";
import guideDe from "./guide.de.ftl?raw";
import guideEn from "./guide.en.ftl?raw";
import guide from "./guide";
import { byKey } from "../consequences";
import { planOf } from "./plan";
import { play } from "./play";
import type { GameEvent, RaceView } from "./shapes";

type Told = Scene<RaceView, GameEvent>;

const read = new Scenes();
const told = new Map<string, Told[]>();
let first_scene = 0;
read.read({ base: guide.opening, first_scene, scenes: [] });
for (const { say, scenes } of guide.steps) {
  told.set(say, read.read({ base: null, first_scene, scenes }) as Told[]);
  first_scene += scenes.length;
}
const all = guide.steps.map((step) => told.get(step.say)!);
const scenes = all.flat();

it("tells only what then is so on the board", () => {
  const display = newDisplay(scenes[0]!.before);
  for (const scene of scenes) play(display, scene, PACE);
  expect(scenes.length).toBeGreaterThan(20);
  expect(JSON.parse(JSON.stringify(display.race))).toEqual(JSON.parse(JSON.stringify(raceOf(scenes.at(-1)!.after))));
  expect(display.race.tiles.filter((tile) => tile.trapped).map((tile) => tile.tile)).toEqual([8, 9]);
});

it("plans what then happens, also what Dastardly does", () => {
  guide.steps.forEach((step, place) => {
    const next = all[place + 1]?.map((scene) => scene.event) ?? [];
    if (step.wanted.startsWith("play:")) {
      const moved = next.find((event) => event.kind === "moved");
      expect(planOf(byKey(step.consequences)[step.wanted])?.to, step.say).toBe(moved?.facts.to);
    }
    if (step.wanted === "stop") {
      const went = next.find((event) => event.kind === "dastardly-moved");
      expect(planOf(byKey(step.consequences)["stop"])?.dastardly).toEqual({ from: went?.facts.from, to: went?.facts.to, out_of_fuel: false, lays: true });
    }
  });
  const before = told.get("guide-villain")!.at(-1)!.after;
  const went = told
    .get("guide-others")!
    .map((scene) => scene.event)
    .find((event) => event.kind === "dastardly-moved")!;
  expect(before.dastardly.goes.desert).toBe(went.facts.to);
});

it("wants answers that there are, and has words for every step", () => {
  expect(messageIds(guideDe)).toEqual(messageIds(guideEn));
  expect(messageIds(guideEn)).toEqual(guide.steps.map((step) => step.say).sort());
  for (const step of guide.steps) {
    if (step.question) expect(step.question.options.map((option) => option.key)).toContain(step.wanted);
    for (const language of ["en", "de"]) expect(guide.say(step.say, language).length).toBeGreaterThan(30);
    expect(guide.say(step.say, "de")).not.toBe(guide.say(step.say, "en"));
  }
});
