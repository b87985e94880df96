import { describe, expect, it } from "vitest";

import { sayProblem } from "../../../checking.svelte";
import { textsOf } from "../../../test/game";
import type { SettingsCheck } from "../../../wire";
import { lapIn, mostUrgent, stepOf, tilesIn } from "./checked";
import sample from "./fixtures/checks.json";
import { isClosed } from "./ring";
import { NAMED, tilesOf, wordOf, written } from "./word";
import { asDrawn } from "./words";

const asked = sample as unknown as { settings: Record<string, unknown>; check: SettingsCheck }[];
const of = (track: string): SettingsCheck => asked.find(({ settings }) => settings["track"] === track)!.check;

describe("what the game says of circuits", () => {
  it.each([
    ["SRS", "ring"],
    ["LLLL", "ring"],
    ["RRRRS", "place"],
    ["S".repeat(61), "place"],
    ["SSSSRRSSSSRR", "box"],
    ["SRyRySRR", "pieces"],
    ["SRRSpRR", "pieces"],
    ["SpSRRSSRR", "pit"],
  ])("belongs to a point of the check: %s is wrong with its %s", (word, step) => {
    expect(stepOf(mostUrgent(of(word).problems)!)).toBe(step);
  });

  it("names the tiles that are wrong", () => {
    expect(of("RRRRS").problems.flatMap(tilesIn)).toEqual([1, 5]);
    expect(of("SpSRRSSRR").problems.flatMap(tilesIn)).toEqual([1, 2]);
    expect(of("SRS").problems.flatMap(tilesIn)).toEqual([]);
  });

  it.each(["en", "de"])("is a whole sentence in %s, however the drawing is turned", (language) => {
    const texts = textsOf("scrap-racer", language);
    const problems = asked.flatMap(({ check }) => check.problems);
    expect(problems.length).toBeGreaterThan(40);
    for (const problem of problems) {
      for (const turn of [0, 3] as const) {
        const said = sayProblem(texts, asDrawn(problem, turn));
        expect(said, problem.key).toMatch(/^[A-ZÄÖÜ“„s].*[.?]$/s);
        expect(said, problem.key).not.toMatch(/[{}$\n]/);
      }
      if (language === "en" && !("setting" in problem.facts)) expect(sayProblem(texts, problem)).toBe(problem.sentence);
    }
  });

  it("calls a setting by its name on the page", () => {
    const wrong = asked.find(({ settings }) => settings["jackal"] === "never")!.check.problems.find(({ setting }) => setting === "jackal")!;
    expect(sayProblem(textsOf("scrap-racer", "de"), wrong)).toContain("„Jackals Fähigkeit“ kann nicht „never“ sein");
  });

  it("tells where the end lies as it is drawn", () => {
    const texts = textsOf("scrap-racer", "en");
    const say = (word: string, turn: 0 | 3): string => sayProblem(texts, asDrawn(of(word).problems[0]!, turn));
    expect(say("SSS", 0)).toContain("3 tiles to the right of its start.");
    expect(say("SSS", 3)).toContain("3 tiles above its start.");
    expect(say("SR", 0)).toContain("1 tile to the right and 1 tile below its start.");
    expect(say("SR", 3)).toContain("1 tile to the right and 1 tile above its start.");
    expect(say("L", 0)).toContain("1 tile above its start.");
  });

  it("has the lap of a circuit, also of an open one", () => {
    expect(lapIn(of("SsRRSpSRRS"))).toMatchObject({ spaces: 24, lane: 5, fork: 10, rejoin: 14 });
    expect(lapIn(of("SRS"))).toMatchObject({ spaces: 9, lane: 0 });
    expect(lapIn(of("SRXR"))).toBeNull();
    expect(lapIn(null)).toBeNull();
  });
});

describe("words of circuits", () => {
  it("are read and written", () => {
    expect(written(tilesOf("SsRyLSpS"))).toBe("SsRyLSpS");
    expect(written(tilesOf("A"))).toBe(wordOf("A"));
  });

  it("close where the drawing comes back to its start", () => {
    for (const track of [...NAMED, "RRRR", "LLLL"]) expect(isClosed(tilesOf(track)), track).toBe(true);
    for (const track of ["", "S", "SRS", "RRRRRRRR", "RRRLRRRL"]) expect(isClosed(tilesOf(track)), track).toBe(false);
  });
});
