/** How the race went, round by round, from its events. */
import { takenBack } from "../../../scenes";
import { Chronicle, type History } from "../../../podium/history";
import type { EventInfo } from "../../types";

/** `final`: seats in their final order. Who finished keeps that place, who retired goes to the end. */
export function historyOf(events: EventInfo[], final: number[]): History {
  const chronicle = new Chronicle(final.map(String), 1);
  const finished: number[] = [];
  const gone = takenBack(events);
  const note = (driving: number[]): void => {
    const out = final.filter((seat) => !finished.includes(seat) && !driving.includes(seat));
    chronicle.note([...finished, ...driving.filter((seat) => !finished.includes(seat)), ...out].map(String));
  };
  for (const event of events) {
    if (gone.has(event.seq)) continue;
    if (event.kind === "round-began") note(event.facts["seats"] as number[]);
    else if (event.kind === "finished") finished.push(Number(event.facts["seat"]));
  }
  chronicle.note(final.map(String));
  return chronicle.history;
}
