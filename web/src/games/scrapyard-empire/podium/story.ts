/** What was built when, from the events of a match. */
import type { EventInfo } from "../../types";
import { INVENTIONS } from "../view";

export interface Work {
  round: number;
  seat: number;
  card: string;
  invention: boolean;
}

export function worksOf(events: EventInfo[]): Work[] {
  let round = 1;
  const works: Work[] = [];
  for (const { kind, facts } of events) {
    if (kind === "turn-began") round = Number(facts["round"]);
    if (kind !== "built") continue;
    const card = String(facts["card"]);
    works.push({ round, seat: Number(facts["seat"]), card, invention: card in INVENTIONS });
  }
  return works;
}
