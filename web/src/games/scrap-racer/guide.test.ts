import { expect, it } from "vitest";

import { type Scene, Scenes } from "../../scenes";
import { PACE } from "../../test/board";
import { newDisplay } from "./display.svelte";
import guide from "./guide";
import { byKey } from "../consequences";
import { endOf, planOf } from "./plan";
import { play } from "./play";
import type { GameEvent, RaceView } from "./shapes";

const read = new Scenes();
/** the scenes of each step, and the view there */
const stops = guide.steps.map(({ scenes }, place) => ({
  scenes: read.read({ base: place === 0 ? guide.opening : null, first_scene: read.list.length, scenes }) as Scene<RaceView, GameEvent>[],
  view: read.after(read.list.length) as RaceView,
}));

it("is shown from its first step to its last", () => {
  const display = newDisplay(guide.opening as RaceView);
  for (const { scenes, view } of stops) {
    for (const scene of scenes) play(display, scene, PACE);
    expect(JSON.parse(JSON.stringify(display.race))).toEqual(view);
  }
});

it("says beforehand where the racer goes", () => {
  guide.steps.forEach((step, place) => {
    if (step.wanted !== "stop") return;
    const plan = planOf(byKey(step.consequences)["stop"]);
    const after = stops[place + 1]!.view.racers.find((racer) => racer.name === "swifty");
    expect(plan && endOf(plan)).toBe(after?.space);
    expect(plan?.boost).toBe(true);
  });
});

it("wants answers that there are, and has words for every step", () => {
  for (const step of guide.steps) {
    if (step.question) expect(step.question.options.map((option) => option.key)).toContain(step.wanted);
    for (const language of ["en", "de"]) {
      expect(guide.say(step.say, language).length).toBeGreaterThan(30);
      if (language === "de") expect(guide.say(step.say, "de")).not.toBe(guide.say(step.say, "en"));
    }
  }
});
