import { describe, expect, it } from "vitest";

import gameDe from "../../../src/jalopy/games/scrap_racer/texts.de.ftl?raw";
import gameEn from "../../../src/jalopy/games/scrap_racer/texts.en.ftl?raw";
import { workshopWordsOf } from "../games/workshop";
import { Texts } from "../texts";
import { Names } from "./names";

const catalogues = import.meta.glob<string>("../games/*/workshop/words.*.ftl", { query: "?raw", import: "default", eager: true });
const idsOf = (source: string): string[] => [...source.matchAll(/^(?:group|often|kind)[\w-]*/gm)].map(([id]) => id).sort();

const names = async (language: string): Promise<Names> =>
  new Names(new Texts({ language, sources: { en: [gameEn], de: [gameDe] } }), await workshopWordsOf("scrap-racer", language));

describe("names of knobs", () => {
  it("are in both languages for every game", () => {
    const english = Object.keys(catalogues).filter((path) => path.endsWith(".en.ftl"));
    expect(english).toHaveLength(4);
    for (const path of english) expect(idsOf(catalogues[path.replace(".en.", ".de.")]!)).toEqual(idsOf(catalogues[path]!));
  });

  it("come from the workshop, or from the rules", async () => {
    const english = await names("en");
    expect(english.group("crash.high.cards")).toBe("Doubles 5, 6");
    expect(english.whole("crash.high.cards.last-place-4")).toBe("Crash 5, 6: Last place 4");
    expect(english.whole("laps.to_win")).toBe("Laps");
    expect(english.whole("abilities.crusher")).toBe("Crusher’s ability");
    expect((await names("de")).whole("abilities.crusher")).toBe("Fähigkeit von Crusher");
  });

  it("are made of the path where nobody has a word", async () => {
    const english = await names("en");
    expect(english.whole("hand.most_cards")).toBe("Most cards");
    expect(english.often("fog")).toBe("fog");
  });
});
