import { describe, expect, it } from "vitest";

import carsDe from "../../src/jalopy/games/home_racers/texts.de.ftl?raw";
import carsEn from "../../src/jalopy/games/home_racers/texts.en.ftl?raw";
import gameDe from "../../src/jalopy/games/scrap_racer/texts.de.ftl?raw";
import gameEn from "../../src/jalopy/games/scrap_racer/texts.en.ftl?raw";
import sharedDe from "../../src/jalopy/texts.de.ftl?raw";
import sharedEn from "../../src/jalopy/texts.en.ftl?raw";
import samples from "./test/samples.json";
import { Texts, type Value } from "./texts";
import type { BarredInfo, EventInfo, OptionInfo, PlaceInfo, QuestionInfo } from "./wire";
import analysisDe from "./analysis.de.ftl?raw";
import analysisEn from "./analysis.en.ftl?raw";
import matchesDe from "./matches.de.ftl?raw";
import matchesEn from "./matches.en.ftl?raw";
import newDe from "./new.de.ftl?raw";
import newEn from "./new.en.ftl?raw";
import puzzleDe from "./puzzle.de.ftl?raw";
import puzzleEn from "./puzzle.en.ftl?raw";
import recordsDe from "./records.de.ftl?raw";
import recordsEn from "./records.en.ftl?raw";
import wordsDe from "./words.de.ftl?raw";
import wordsEn from "./words.en.ftl?raw";
import workshopDe from "./workshop.de.ftl?raw";
import workshopEn from "./workshop.en.ftl?raw";

const sources = { en: [gameEn, sharedEn, wordsEn], de: [gameDe, sharedDe, wordsDe] };

function textsIn(language: string): Texts {
  return new Texts({
    language,
    sources,
    settings: samples.settings as Record<string, Value>,
    trackLength: samples.track_length,
    names: samples.names,
    reader: samples.reader,
  });
}

it.each([
  ["en", "Round 2: Mia, you and Zoe.", "Mia is held up by you and Zoe, in gear 3 now."],
  ["de", "Runde 2: Mia, du und Zoe.", "Mia wird von dir und Zoe aufgehalten, jetzt im Gang 3."],
])("the reader is “you” in a row of players too (%s)", (language, round, heldUp) => {
  const cars = { en: [carsEn, sharedEn], de: [carsDe, sharedDe] };
  const texts = new Texts({ language, sources: cars, names: ["Mia", "Ben", "Zoe"], reader: 1 });
  const said = (kind: string, facts: Record<string, unknown>): string => texts.event({ seq: 0, turn: 1, kind, rule: "", facts });
  expect(said("round-began", { round: 2, seats: [0, 1, 2] })).toBe(round);
  expect(said("held-up", { seat: 0, seats: [1, 2], gear: 3 })).toBe(heldUp);
});

describe.each(["en", "de"] as const)("texts in %s", (language) => {
  const texts = textsIn(language);
  const told = samples.told[language];

  it("says of every event what the terminal says", () => {
    expect(told.events.length).toBeGreaterThan(30);
    for (const [event, sentence] of told.events) expect(texts.event(event as EventInfo)).toBe(sentence);
  });

  it("asks every question as the terminal asks it", () => {
    for (const [question, sentence] of told.questions) {
      expect(texts.question(question as unknown as QuestionInfo)).toBe(sentence);
    }
  });

  it("labels and hints every option alike", () => {
    expect(told.options.length).toBeGreaterThan(8);
    for (const [option, label, hint] of told.options) {
      expect(texts.option(option as unknown as OptionInfo)).toBe(label);
      expect(texts.hint(option as unknown as OptionInfo)).toBe(hint);
    }
  });

  it("gives the same reasons for what is barred and for places", () => {
    for (const [barred, sentence] of told.barred) expect(texts.barred(barred as BarredInfo)).toBe(sentence);
    for (const [place, sentence] of told.places) expect(texts.place(place as PlaceInfo)).toBe(sentence);
  });

  it("names settings alike", () => {
    for (const [name, label, help, value, word] of told.settings) {
      expect(texts.setting(String(name))).toBe(label);
      expect(texts.settingHelp(String(name))).toBe(help);
      expect(texts.settingValue(String(name), value as Value)).toBe(word);
    }
  });
});

describe("texts", () => {
  it("makes a phrase where there is no message", () => {
    const texts = new Texts({ language: "en", sources: {} });
    const event = { seq: 0, turn: 1, kind: "tyre-lost", rule: "", facts: { wheels: 3, dice: [2, 4] } };
    expect(texts.event(event)).toBe("Tyre lost (3, 2, 4)");
    expect(texts.option("boost:plus-1")).toBe("Boost plus 1");
  });

  it("takes from English what a language lacks", () => {
    const texts = new Texts({ language: "de", sources: { en: ["hello = Hello, { $name }"], de: [""] } });
    expect(texts.say("hello", { name: "Mia" })).toBe("Hello, Mia");
  });

  it("prefers the message with a fact that only some may know", () => {
    const source = "event-drew = A card.\nevent-drew-with-card = The card { $card }.";
    const texts = new Texts({ language: "en", sources: { en: [source] } });
    const drew = { seq: 0, turn: 0, kind: "drew", rule: "X-1" };
    expect(texts.event({ ...drew, facts: { seat: 0 } })).toBe("A card.");
    expect(texts.event({ ...drew, facts: { seat: 0, card: "curve" } })).toBe("The card curve.");
  });
});

function idsOf(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) ?=|^ +\.([a-z]+) ?=/gm)].map((found) => found[1] ?? `.${found[2]}`);
}

describe("the page's own words", () => {
  it("are there in both languages, in the same order", () => {
    expect(idsOf(wordsDe)).toEqual(idsOf(wordsEn));
    expect(idsOf(recordsDe)).toEqual(idsOf(recordsEn));
    expect(idsOf(analysisDe)).toEqual(idsOf(analysisEn));
    expect(idsOf(puzzleDe)).toEqual(idsOf(puzzleEn));
    expect(idsOf(matchesDe)).toEqual(idsOf(matchesEn));
    expect(idsOf(newDe)).toEqual(idsOf(newEn));
    expect(idsOf(workshopDe)).toEqual(idsOf(workshopEn));
    expect(idsOf(wordsEn).length).toBeGreaterThan(150);
  });

  it("cover every message that a component asks for", () => {
    const files = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
    const known = new Set([
      ...idsOf(wordsEn),
      ...idsOf(recordsEn),
      ...idsOf(analysisEn),
      ...idsOf(puzzleEn),
      ...idsOf(matchesEn),
      ...idsOf(newEn),
      ...idsOf(workshopEn),
      ...idsOf(sharedEn),
    ]);
    const asked = Object.entries(files)
      .filter(([path]) => !path.includes("/games/") && !path.endsWith(".test.ts"))
      .flatMap(([, text]) => [...text.matchAll(/\bt\(\s*"([a-z][\w-]*)/g)].map((found) => found[1]!));
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});
