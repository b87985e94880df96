/** How the race went, turn by turn, from its events: of a championship the last race. */
import { takenBack } from "../../../scenes";
import { Chronicle, type History } from "../../../podium/history";
import type { EventInfo } from "../../types";
import type { RacerName } from "../view";

export interface RaceHistory extends History {
  racers: RacerName[];
}

export function historyOf(events: EventInfo[]): RaceHistory {
  const undone = takenBack(events);
  const told = events.filter((event) => !undone.has(event.seq));
  const start = told.map((event) => event.kind).lastIndexOf("lined-up");
  const racers = [...((told[start]?.facts["racers"] ?? []) as RacerName[])].reverse();
  const tiles = new Map<string, number>();
  const arrived = new Map<string, number>();
  let arrivals = 0;
  racers.forEach((name, place) => {
    tiles.set(name, racers.length - place);
    arrived.set(name, ++arrivals);
  });
  const chronicle = new Chronicle(racers);
  const note = (): void => {
    // WR-11.3: on one tile whoever came there first is ahead
    chronicle.note([...racers].sort((a, b) => tiles.get(b)! - tiles.get(a)! || arrived.get(a)! - arrived.get(b)!));
  };
  const put = (racer: unknown, tile: unknown): void => {
    tiles.set(String(racer), Number(tile));
    arrived.set(String(racer), ++arrivals);
  };
  let begun = false;
  for (const { kind, facts } of told.slice(start + 1)) {
    if (kind === "turn-began") {
      note();
      begun = true;
    } else if (kind === "moved") put(facts["racer"], facts["to"]);
    else if (kind === "traded-places") {
      put(facts["racer"], facts["to"]);
      put(facts["other"], facts["from"]);
    }
  }
  if (begun) note();
  return { ...chronicle.history, racers };
}
