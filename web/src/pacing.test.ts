import { describe, expect, it } from "vitest";

import homeRacers from "./games/home-racers";
import homeText from "./games/home-racers/fixtures/table-ring.json?raw";
import scrapRacer from "./games/scrap-racer";
import ringText from "./games/scrap-racer/fixtures/ring.json?raw";
import everythingText from "./games/scrap-racer/fixtures/everything.json?raw";
import scrapyardEmpire from "./games/scrapyard-empire";
import fourText from "./games/scrapyard-empire/fixtures/four-with-all-characters.json?raw";
import threeText from "./games/scrapyard-empire/fixtures/three-players.json?raw";
import type { GameClient } from "./games/types";
import wackyRaces from "./games/wacky-races";
import fourAndTwoText from "./games/wacky-races/fixtures/four-and-two-neutral.json?raw";
import roughText from "./games/wacky-races/fixtures/rough-roads.json?raw";
import { Pacing, TURN } from "./pacing";
import { PACE, recordedIn } from "./test/board";

const MATCHES: [string, GameClient, string[]][] = [
  ["Scrap Racer", scrapRacer, [ringText, everythingText]],
  ["Wacky Races", wackyRaces, [fourAndTwoText, roughText]],
  ["Scrapyard Empire", scrapyardEmpire, [threeText, fourText]],
  ["Home Racers", homeRacers, [homeText]],
];

/** How long each turn of a recorded match takes at 1×, from the first one on. */
function turnsOf(client: GameClient, text: string): number[] {
  const { scenes } = recordedIn(text);
  const display: unknown = client.newDisplay(scenes[0]!.before);
  const pacing = new Pacing();
  const turns = new Map<number, number>();
  for (const scene of scenes) {
    const { ms, pause } = pacing.of(scene.event.turn, client.play(display, scene, PACE));
    turns.set(scene.event.turn, (turns.get(scene.event.turn) ?? 0) + ms + pause);
  }
  turns.delete(0);
  return [...turns.values()];
}

describe("a turn of a bot", () => {
  it.each(MATCHES)("takes about four seconds at 1× in %s", (name, client, texts) => {
    const turns = texts.flatMap((text) => turnsOf(client, text)).sort((a, b) => a - b);
    const part = (of: number): number => Math.round(turns[Math.floor((turns.length - 1) * of)]!);
    console.log(`${name}: ${turns.length} turns, median ${part(0.5)} ms, nine of ten up to ${part(0.9)} ms`);
    expect(part(0.5)).toBeLessThanOrEqual(TURN * 1.1);
    expect(part(0.5)).toBeGreaterThan(TURN / 2);
    expect(part(0.9)).toBeLessThanOrEqual(TURN * 1.75);
  });

  it("leaves what touches the reader its whole time, however late in the turn", () => {
    const pacing = new Pacing();
    for (let step = 0; step < 20; step++) pacing.of(1, { ms: 1000 });
    expect(pacing.of(1, { ms: 800 }, true)).toEqual({ ms: 800, pause: 900 });
    expect(pacing.of(1, { ms: 800, matters: true }).ms).toBeGreaterThan(pacing.of(1, { ms: 800 }).ms);
  });

  it("begins anew with each turn", () => {
    const pacing = new Pacing();
    const first = pacing.of(1, { ms: 800 });
    for (let step = 0; step < 9; step++) pacing.of(1, { ms: 800 });
    expect(pacing.of(1, { ms: 800 }).ms).toBeLessThan(first.ms);
    expect(pacing.of(2, { ms: 800 })).toEqual(first);
    expect(pacing.of(2, { ms: 0 })).toEqual({ ms: 0, pause: 0 });
  });
});
