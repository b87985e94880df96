import { expect, it } from "vitest";

import sharedEn from "../../../src/jalopy/texts.en.ftl?raw";
import { type Facts, Texts } from "../texts";
import wordsEn from "../words.en.ftl?raw";
import { agreed, wordFor } from "./agreed";

const words = `
setting-track = Circuit
setting-track-E = circuit E
setting-rounds = Rounds
setting-salvager = Salvager (expansion)
`;
const texts = new Texts({ language: "en", sources: { en: [words, sharedEn, wordsEn] } });
const say = (message: string, facts?: Facts): string => texts.say(message, facts);

it.each([
  ["track", "E", "circuit E"],
  ["track", "SRRSRRSLSRRSRR", "Circuit: your own"],
  ["rounds", 10, "Rounds: 10"],
  ["salvager", true, "Salvager (expansion)"],
  ["salvager", false, "without Salvager (expansion)"],
] as const)("%s %s is told as “%s”", (name, value, said) => {
  expect(agreed(name, value, texts, say)).toBe(said);
});

it("says yes and no where the setting stands beside it", () => {
  expect(wordFor("salvager", true, texts, say)).toBe("yes");
});
