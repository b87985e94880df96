import { expect, it } from "vitest";

import { PACE } from "../../test/board";
import { newDisplay, raceOf } from "./display.svelte";
import guide from "./guide";
import { planFor } from "./plan";
import { play } from "./play";
import { raceView } from "./view";

it("tells only what then is so on the board", () => {
  const display = newDisplay(guide.begin);
  for (const step of guide.steps) {
    for (const event of step.events) play(display, event, PACE);
    expect(JSON.parse(JSON.stringify(display.race)), step.say).toEqual(JSON.parse(JSON.stringify(raceOf(step.view))));
  }
});

it("moves as the rules would", () => {
  guide.steps.forEach((step, place) => {
    if (step.wanted !== "stop") return;
    const plan = planFor(step.view, step.question, "stop");
    const after = raceView(guide.steps[place + 1]!.view).racers.find((racer) => racer.name === "swifty");
    expect(plan?.end).toBe(after?.distance);
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
