/** How kind the dice were: what was thrown against what was to be expected. It says nothing about decisions. */
import type { EventInfo, LuckInfo, Texts, View } from "../../types";
import { takenBack } from "../../../player.svelte";
import { doublingFaces } from "../plan";
import { dice } from "../play";
import { raceView } from "../view";
import { wordsIn } from "../words";

const MEAN = 3.5;

export interface Thrown {
  dice: number;
  pips: number;
  doubles: number;
  /** doubles to be expected, with the dice that lay there at each roll */
  expected: number;
}

/** What each racer threw in its own turns; fights and cards are left out, for there more is not always better. */
export function thrownBy(events: EventInfo[]): Map<string, Thrown> {
  const all = new Map<string, Thrown>();
  const gone = takenBack(events);
  for (const event of events) {
    if (gone.has(event.seq) || (event.kind !== "rolled" && event.kind !== "boosted")) continue;
    const before = (event.facts["dice"] as number[]).slice(0, -1);
    const racer = String(event.facts["racer"]);
    const sum = all.get(racer) ?? { dice: 0, pips: 0, doubles: 0, expected: 0 };
    for (const die of dice(event)) {
      sum.dice += 1;
      sum.pips += die;
      sum.doubles += before.includes(die) ? 1 : 0;
      sum.expected += doublingFaces(before).length / 6;
    }
    all.set(racer, sum);
  }
  return all;
}

export function luck(events: EventInfo[], view: View, texts: Texts): Record<number, LuckInfo> {
  const words = wordsIn(texts.language);
  const thrown = thrownBy(events);
  const race = raceView(view);
  const found: Record<number, LuckInfo> = {};
  for (let seat = 0; seat < race.seats; seat++) {
    const own = race.racers.filter((racer) => racer.seat === seat).flatMap((racer) => thrown.get(racer.name) ?? []);
    const total = (of: (each: Thrown) => number): number => own.reduce((sum, each) => sum + of(each), 0);
    found[seat] = {
      value: total((each) => each.pips - MEAN * each.dice),
      words: words("luck-words", {
        dice: total((each) => each.dice),
        doubles: total((each) => each.doubles),
        expected: Math.round(total((each) => each.expected) * 10) / 10,
      }),
    };
  }
  return found;
}
