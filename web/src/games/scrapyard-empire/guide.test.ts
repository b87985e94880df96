import { expect, it } from "vitest";

import { newDisplay, yardOf } from "./display.svelte";
import guide from "./guide";
import guideDe from "./guide.de.ftl?raw";
import guideEn from "./guide.en.ftl?raw";
import { play } from "./play";

const PACE = { speed: 1, reduced: false, instant: false };

it("tells what then is so on the table", () => {
  const display = newDisplay(guide.begin);
  const parts = (yard: ReturnType<typeof yardOf>): unknown => yard.players.map((player) => [[...player.parts].sort(), player.built.map((each) => each.card)]);
  for (const step of guide.steps) {
    for (const event of step.events) play(display, event, PACE);
    expect(parts(display.yard), step.say).toEqual(parts(yardOf(step.view)));
  }
  expect(display.yard.active).toBeNull();
});

it("wants answers that there are, and has words for every step", () => {
  for (const step of guide.steps) {
    if (step.question) expect(step.question.options.map((option) => option.key)).toContain(step.wanted);
    for (const language of ["en", "de"]) expect(guide.say(step.say, language).length).toBeGreaterThan(20);
    expect(guide.say(step.say, "de")).not.toBe(guide.say(step.say, "en"));
  }
  const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);
  expect(ids(guideDe)).toEqual(ids(guideEn));
  expect(ids(guideEn)).toEqual(guide.steps.map((step) => step.say));
});
