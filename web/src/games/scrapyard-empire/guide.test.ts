import { expect, it } from "vitest";

import { Scenes } from "../../scenes";
import guide from "./guide";
import guideDe from "./guide.de.ftl?raw";
import guideEn from "./guide.en.ftl?raw";
import type { YardView } from "./shapes";

it("leads from a turn under way to the victory", () => {
  const read = new Scenes();
  guide.steps.forEach(({ scenes }, place) => read.read({ base: place ? null : guide.opening, first_scene: read.list.length, scenes }));
  const [first, last] = [read.after(1) as YardView, read.after(read.list.length) as YardView];
  expect([first.active, last.active]).toEqual([0, null]);
  expect([first, last].map(({ order }) => order.find(({ seat }) => seat === 0)?.inventions)).toEqual([first.goal - 1, first.goal]);
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
