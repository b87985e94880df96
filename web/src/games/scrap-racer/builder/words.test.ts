import { describe, expect, it } from "vitest";

import { messagesOf } from "../../../test/board";
import german from "./builder.de.ftl?raw";
import english from "./builder.en.ftl?raw";
import { check, checkTiles, STEPS } from "./check";
import { describeCircuit } from "./describe";
import { lapOf } from "./lap";
import { tilesOf } from "./word";
import { sayProblem, wordsIn } from "./words";

const WRONG = [
  "", "SRS", "S", "LLLL", "RRR", "SRXR", "sRRRR", "RyvRRR", "LLLLRRRRRRRR", "SSSSRRSSSSRR", "SRsRSRR", "SyRRSRR", "SRyRySRR",
  "SRRSpRR", "SRRSpSsRRS", "SpSRRSSRR", "LRLRLRRRLRRR", "S".repeat(61), "RRLRRL", "SSRLRRSRRLSR",
];

describe("the builder's words", () => {
  it("say the same things in both languages", () => {
    expect(messagesOf(german)).toEqual(messagesOf(english));
    for (const id of Object.keys(messagesOf(english))) {
      for (const language of ["en", "de"]) expect(wordsIn(language)(id), `${id} ${language}`).not.toBe("");
    }
  });

  it.each(["en", "de"])("have a whole sentence for every problem in %s", (language) => {
    const words = wordsIn(language);
    for (const word of WRONG) {
      const steps = checkTiles(tilesOf(word));
      const problems = [check(word), check("A", { finish: 20 }), check(word, { short: true }), ...STEPS.map((step) => steps[step])];
      for (const problem of problems) {
        if (!problem) continue;
        for (const turn of [0, 3] as const) {
          const said = sayProblem(words, problem, turn);
          expect(said, problem.id).toMatch(/^[A-ZÄÖÜ“„].*\.$/s);
          expect(said, problem.id).not.toMatch(/[{}$\n]/);
        }
      }
    }
  });

  it("tell where the end lies as it is drawn", () => {
    const words = wordsIn("en");
    const say = (word: string, turn: 0 | 3): string => sayProblem(words, checkTiles(tilesOf(word)).ring!, turn);
    expect(say("SSS", 0)).toContain("3 tiles to the right of its start");
    expect(say("SSS", 3)).toContain("3 tiles above its start");
    expect(say("SR", 0)).toContain("1 tile to the right and 1 tile below its start");
    expect(say("SR", 3)).toContain("1 tile to the right and 1 tile above its start");
    expect(say("L", 0)).toContain("1 tile above its start");
  });

  it("describe a circuit tile by tile", () => {
    const tiles = tilesOf("SsRRSpSRRS");
    expect(describeCircuit(tiles, lapOf(tiles), wordsIn("en"))).toEqual([
      "8 tiles, 24 spaces, in driving order from the line:",
      "Tile 1: a straight, spaces 1 to 3.",
      "Tiles 2 to 3: 2 right curves, spaces 4 to 9.",
      "Tiles 4 to 5: 2 straights, spaces 10 to 15.",
      "Tiles 6 to 7: 2 right curves, spaces 16 to 21.",
      "Tile 8: a straight, spaces 22 to 24.",
      "The slime trail lies on tile 1, spaces 1 to 3.",
      "The pit stop lies beside tiles 4 and 5: its lane of 5 spaces leaves behind space 10 and comes back to space 14.",
      "5 boost spaces: 5, 9, 15, 17, 19.",
    ]);
  });
});
