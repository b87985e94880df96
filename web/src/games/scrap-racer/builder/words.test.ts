import { describe, expect, it } from "vitest";

import { messagesOf } from "../../../test/board";
import type { SettingsCheck } from "../../../wire";
import german from "./builder.de.ftl?raw";
import english from "./builder.en.ftl?raw";
import { lapIn } from "./checked";
import { describeCircuit } from "./describe";
import sample from "./fixtures/checks.json";
import { tilesOf } from "./word";
import { wordsIn } from "./words";

describe("the builder's words", () => {
  it("say the same things in both languages", () => {
    expect(messagesOf(german)).toEqual(messagesOf(english));
    for (const id of Object.keys(messagesOf(english))) {
      for (const language of ["en", "de"]) expect(wordsIn(language)(id), `${id} ${language}`).not.toBe("");
    }
  });

  it("describe a circuit tile by tile", () => {
    const tiles = tilesOf("SsRRSpSRRS");
    const lap = lapIn(sample.find(({ settings }) => settings.track === "SsRRSpSRRS")!.check as unknown as SettingsCheck);
    expect(describeCircuit(tiles, lap, wordsIn("en"))).toEqual([
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
