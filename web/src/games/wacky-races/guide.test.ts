import { expect, it } from "vitest";

import { messageIds, PACE } from "../../test/board";
import { newDisplay, raceOf } from "./display.svelte";
import guideDe from "./guide.de.ftl?raw";
import guideEn from "./guide.en.ftl?raw";
import guide from "./guide";
import { planFor, villainPlan } from "./plan";
import { play } from "./play";
import { raceView } from "./view";

it("tells only what then is so on the board", () => {
  const display = newDisplay(guide.begin);
  for (const step of guide.steps) {
    for (const event of step.events) play(display, event, PACE);
    expect(JSON.parse(JSON.stringify(display.race)), step.say).toEqual(JSON.parse(JSON.stringify(raceOf(step.view))));
  }
});

it("moves as the rules would, and so does Dastardly", () => {
  guide.steps.forEach((step, place) => {
    const next = guide.steps[place + 1];
    if (step.wanted.startsWith("play:")) {
      const moved = next!.events.find((event) => event.kind === "moved");
      expect(planFor(step.view, step.question, step.wanted)?.to, step.say).toBe(moved?.facts["to"]);
    }
    if (step.wanted === "stop") {
      const villain = planFor(step.view, step.question, "stop")?.villain;
      const went = next!.events.find((event) => event.kind === "dastardly-moved");
      expect(villain).toEqual({ from: went?.facts["from"], to: went?.facts["to"], lays: true });
    }
  });
  const bots = guide.steps.find((step) => step.say === "guide-others")!;
  const before = raceView(guide.steps.find((step) => step.say === "guide-villain")!.view);
  const went = bots.events.find((event) => event.kind === "dastardly-moved")!;
  expect(villainPlan(before, "desert")).toMatchObject({ to: went.facts["to"], lays: true });
});

it("wants answers that there are, and has words for every step", () => {
  expect(messageIds(guideDe)).toEqual(messageIds(guideEn));
  for (const step of guide.steps) {
    if (step.question) expect(step.question.options.map((option) => option.key)).toContain(step.wanted);
    for (const language of ["en", "de"]) expect(guide.say(step.say, language).length).toBeGreaterThan(30);
    expect(guide.say(step.say, "de")).not.toBe(guide.say(step.say, "en"));
  }
});
