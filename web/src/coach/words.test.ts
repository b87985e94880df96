import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { Texts } from "../texts";
import type { Reason, Why } from "../wire";
import { because, risksTold } from "./words";

const catalogue = (path: string): string => readFileSync(`../src/jalopy/${path}`, "utf8");
const spoken = (language: string): Texts =>
  new Texts({ language, sources: { [language]: [catalogue(`games/scrap_racer/texts.${language}.ftl`), catalogue(`texts.${language}.ftl`)] } });

const SPACES: Reason = { fact: "spaces", good: true, more: true, by: 2.5, chance: null, instead: null };
const CRASH: Reason = { fact: "crash", good: false, more: true, by: 0, chance: 33, instead: 0 };
const BOOST: Reason = { fact: "boosts", good: false, more: false, by: 1, chance: null, instead: null };
const why = (reasons: Reason[], even = false): Why => ({ answer: "roll", other: "stop", even, reasons });

describe("why one answer is better", () => {
  it("is told with what speaks against it", () => {
    expect(because(why([SPACES, CRASH]), spoken("en"))).toBe(
      "Why “Roll” rather than “Stop”? It means 2.5 spaces further on average, but 33 % risk of a crash by the end of the turn instead of 0 %.",
    );
    expect(because(why([SPACES, CRASH]), spoken("de"))).toBe(
      "Warum „Würfeln“ statt „Aufhören“? Das heißt 2,5 Felder weiter im Schnitt, aber 33 % Crashgefahr bis zum Zugende statt 0 %.",
    );
  });

  it("is told in the singular and without a reason where there is none", () => {
    const texts = spoken("en");
    expect(because(why([BOOST]), texts)).toBe("“Roll” is worth more than “Stop”, although it means 1 boost marker fewer on average.");
    expect(because(why([SPACES, { ...SPACES, by: 1 }], true), texts)).toContain("worth about the same: the first means 2.5 spaces further");
    expect(because(why([], true), texts)).toBe("There is hardly any difference between “Roll” and “Stop”.");
    expect(because(why([{ ...BOOST, by: 1.2 }]), texts)).toContain("1.2 boost markers fewer"); // and not the pile of that name
    expect(because(why([]), texts)).toBe("“Roll” does better in the tries than “Stop”; no single reason stands out.");
    const won = { fact: "won", good: true, more: true, by: 0, chance: 55, instead: 0 };
    expect(because(why([won]), texts)).toContain("It means 55 % chance of winning soon instead of 0 %.");
    expect(because(why([SPACES]), texts, (key) => key.toUpperCase())).toContain("Why “ROLL” rather than “STOP”?");
  });

  it("names risks", () => {
    expect(risksTold([{ fact: "crash", chance: 33 }], spoken("en"))).toBe("33 % risk of a crash by the turn’s end");
    expect(risksTold([], spoken("en"))).toBe("");
  });
});
