/** A letter means the same in every question of a game. */
import { describe, expect, it } from "vitest";

import homeRacers from "./games/home-racers";
import homeText from "./games/home-racers/fixtures/table-ring.json?raw";
import ottomanText from "./games/home-racers/fixtures/ottoman.json?raw";
import scrapRacer from "./games/scrap-racer";
import everythingText from "./games/scrap-racer/fixtures/everything.json?raw";
import twoEachText from "./games/scrap-racer/fixtures/two-each.json?raw";
import scrapyardEmpire from "./games/scrapyard-empire";
import aloneText from "./games/scrapyard-empire/fixtures/alone.json?raw";
import fourText from "./games/scrapyard-empire/fixtures/four-with-all-characters.json?raw";
import type { GameClient } from "./games/types";
import wackyRaces from "./games/wacky-races";
import fourAndTwoText from "./games/wacky-races/fixtures/four-and-two-neutral.json?raw";
import swampText from "./games/wacky-races/fixtures/two-in-the-swamp.json?raw";
import { keysFor } from "./table/keys";
import { recordedIn } from "./test/board";

/** What is the same wish in other words. */
const ALIKE = [
  ["done", "enough"],
  ["keep", "let"],
  ["take", "monitor"],
  ["decline", "pass", "keep-trap"],
  ["keep", "keep-tires"],
];

const GAMES: [string, GameClient, string[]][] = [
  ["Scrap Racer", scrapRacer, [everythingText, twoEachText]],
  ["Wacky Races", wackyRaces, [fourAndTwoText, swampText]],
  ["Scrapyard Empire", scrapyardEmpire, [aloneText, fourText]],
  ["Home Racers", homeRacers, [homeText, ottomanText]],
];

const plainly = (key: string): string => key.replace(/^back-/, "");

it.each(GAMES)("in %s", (_, client, texts) => {
  const meant = new Map<string, Set<string>>();
  for (const { scenes, asked } of texts.map(recordedIn)) {
    const view = scenes.at(-1)!.after;
    for (const question of Object.values(asked)) {
      const keys = keysFor(question.options, (option) => client.look?.(question, option, view)?.letter ?? "");
      question.options.forEach(({ key }, place) => {
        const { letter } = keys[place]!;
        if (letter) meant.set(letter, (meant.get(letter) ?? new Set()).add(plainly(key)));
      });
    }
  }
  for (const [letter, wishes] of meant) {
    const alike = wishes.size === 1 || ALIKE.some((same) => [...wishes].every((wish) => same.includes(wish)));
    expect(alike, `${letter}: ${[...wishes].join(", ")}`).toBe(true);
  }
  expect(meant.size).toBeGreaterThan(0);
});

describe("the letters of the page", () => {
  it("are never an answer's", () => {
    const option = { key: "odds", rule: "", target: "", facts: {} };
    for (const letter of ["o", "p", "u"]) expect(keysFor([option], () => letter)[0]!.letter).toBe("");
  });
});
