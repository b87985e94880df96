/** The dice of a match up to a place in it: the last ones on the table, and how often each face has come. */
import type { GameClient } from "../games/types";
import type { EventInfo } from "../wire";

export interface Dice {
  /** faces of the last turn in which anything was rolled, in their order */
  last: number[];
  turn: number;
  counts: number[];
  total: number;
}

const FACES = 6;

export function diceUntil(events: readonly EventInfo[], shown: number, client: Pick<GameClient, "dice">): Dice {
  const dice: Dice = { last: [], turn: 0, counts: Array.from({ length: FACES }, () => 0), total: 0 };
  for (const event of events.slice(0, shown)) {
    const rolled = client.dice?.(event) ?? [];
    if (rolled.length === 0) continue;
    if (event.turn !== dice.turn) dice.last = [];
    dice.turn = event.turn;
    dice.last.push(...rolled);
    for (const face of rolled) {
      if (dice.counts[face - 1] === undefined) continue;
      dice.counts[face - 1]! += 1;
      dice.total += 1;
    }
  }
  return dice;
}

/** The place in the match that a link names, or null. */
export function momentIn(hash: string, events: number): number | null {
  const named = /^#?(\d{1,6})$/.exec(hash);
  return named ? Math.min(Number(named[1]), events) : null;
}
