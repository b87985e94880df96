import { expect, it } from "vitest";

import { messageIds, PACE } from "../../test/board";
import { Scenes } from "../../scenes";
import type { Scene } from "../types";
import guideDe from "./guide.de.ftl?raw";
import guideEn from "./guide.en.ftl?raw";
import guide from "./guide";
import { newDisplay } from "./display.svelte";
import { drawingOf, pathOf } from "./plans";
import { play } from "./play";
import type { GameEvent, RaceView } from "./shapes";

const read = new Scenes();
let first_scene = 0;
const told = guide.steps.map(({ scenes }, place) => {
  const shown = read.read({ base: place === 0 ? guide.opening : null, first_scene, scenes }) as Scene<RaceView, GameEvent>[];
  first_scene += scenes.length;
  return shown;
});
const wantedPlan = (say: string): { answers: string[]; step: (typeof guide.steps)[number] } => {
  const step = guide.steps.find((each) => each.say === say)!;
  return { answers: step.wanted.split(" "), step };
};

it("plays on the board to its end", () => {
  const display = newDisplay();
  for (const scene of told.flat()) expect(play(display, scene, PACE).ms).toBeGreaterThanOrEqual(0);
  const last = told.flat().at(-1)!.after;
  expect(last.cars[0]!.passed).toBeGreaterThan(0);
});

it("wants plans that are proposed, and drives what they draw", () => {
  for (const say of ["guide-place", "guide-gear", "guide-bend"]) {
    const { answers, step } = wantedPlan(say);
    const found = [...step.plans!, ...Object.values(step.bends ?? {}).flat()].find((plan) => plan.answers.join() === answers.join());
    expect(found, say).toBeDefined();
    const laid = told[guide.steps.indexOf(step) + 1]!.filter((scene) => scene.event.kind === "tile-laid").map(
      (scene) => (scene.event.facts as { pose: unknown }).pose,
    );
    const path = pathOf(found!);
    if (path) expect(laid).toEqual(path.path.map(({ pose }) => pose));
    else expect(drawingOf(found!).kind).toBe("place");
  }
});

it("bends a dangerous path into a safe one", () => {
  const { step } = wantedPlan("guide-bend");
  expect(pathOf(step.plans![0]!)!.danger).toBe(1);
  expect(pathOf(step.bends!["gear:2 straight straight"]![0]!)!.danger).toBe(0);
});

it("has words for every step in both languages", () => {
  expect(messageIds(guideDe)).toEqual(messageIds(guideEn));
  expect(messageIds(guideEn)).toEqual(guide.steps.map((step) => step.say).sort());
  for (const step of guide.steps) expect(guide.say(step.say, "de")).not.toBe(guide.say(step.say, "en"));
});
