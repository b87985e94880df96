/** How the race went, turn by turn, from its events. */
import type { EventInfo } from "../../types";
import type { RacerName } from "../view";

export interface History {
  turns: number;
  /** per racer its place in the race, before the first turn and after each */
  places: Record<string, number[]>;
  /** turns after which somebody else led */
  leadChanges: { turn: number; racer: RacerName }[];
}

/** `racers` in the order of their turns, which parts those that stand equally far. */
export function historyOf(events: EventInfo[], racers: RacerName[]): History {
  const distances = new Map<string, number>(racers.map((name) => [name, 0]));
  const places: Record<string, number[]> = Object.fromEntries(racers.map((name) => [name, []]));
  const leadChanges: History["leadChanges"] = [];
  let turns = -1;
  let leader: RacerName | null = null;
  const note = (): void => {
    turns += 1;
    const ranked = [...racers].sort((a, b) => (distances.get(b) ?? 0) - (distances.get(a) ?? 0));
    ranked.forEach((name, place) => places[name]?.push(place + 1));
    const first = ranked[0];
    if (first && (distances.get(first) ?? 0) > 0) {
      if (leader !== null && first !== leader) leadChanges.push({ turn: turns, racer: first });
      leader = first;
    }
  };
  const undone = takenBack(events);
  let begun = false;
  for (const event of events) {
    if (undone.has(event.seq)) continue;
    if (event.kind === "turn-began") {
      note();
      begun = true;
    } else if (event.kind === "moved") {
      distances.set(String(event.facts["racer"]), Number(event.facts["to"]));
    }
  }
  if (begun) note();
  return { turns: Math.max(0, turns), places, leadChanges };
}

function takenBack(events: EventInfo[]): Set<number> {
  const undone = new Set<number>();
  for (const event of events) {
    if (event.kind !== "taken-back") continue;
    const gone: unknown = event.facts["events"];
    if (Array.isArray(gone)) for (const seq of gone) undone.add(Number(seq));
  }
  return undone;
}
