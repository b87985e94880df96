/** How the race went, turn by turn, from its events. */
import { takenBack } from "../../../scenes";
import { Chronicle, type History } from "../../../podium/history";
import type { EventInfo } from "../../types";
import type { RacerName } from "../view";

/** `racers` in the order of their turns, which parts those that stand equally far. */
export function historyOf(events: EventInfo[], racers: RacerName[]): History {
  const distances = new Map<string, number>(racers.map((name) => [name, 0]));
  const distance = (name: string): number => distances.get(name) ?? 0;
  const chronicle = new Chronicle(racers);
  const note = (): void => {
    const ranked = [...racers].sort((a, b) => distance(b) - distance(a));
    chronicle.note(ranked, ranked[0] !== undefined && distance(ranked[0]) > 0);
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
  return chronicle.history;
}
