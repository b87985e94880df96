/** What happens to a seat in a scene, for the frame to call out. */
import { overtaken } from "../../board/touches";
import type { Scene, Touch } from "../types";
import type { GameEvent, RacerName, RacerView, RaceView } from "./shapes";

type Happened = Scene<RaceView, GameEvent>;

const racerOf = (view: RaceView, seat: number): RacerView | undefined => view.racers.find((racer) => racer.seat === seat);
const on = (racer: RacerName): string => `[data-racer="${racer}"]`;

export function touches(scene: Happened, seat: number): Touch | null {
  const { event, before, after } = scene;
  const mine = racerOf(after, seat);
  if (!mine) return null;
  const by = before.active !== mine.name ? before.active : null;
  const whose = by ? { picture: `racer:${by}` } : {};
  const facts = { racer: by ?? "" };
  switch (event.kind) {
    case "stole":
      if (event.facts.victim !== mine.name) return null;
      return { kind: "robbed", facts: { racer: event.facts.racer }, picture: `racer:${event.facts.racer}`, at: ".own" };
    case "traded-places":
      if (event.facts.other !== mine.name) return null;
      return { kind: "swapped", facts: { racer: event.facts.racer, tile: event.facts.from }, picture: `racer:${event.facts.racer}`, at: on(mine.name) };
    case "moved":
      if (event.facts.racer !== mine.name) return passed(scene, seat, event.facts.racer);
      return by ? pushed(event.facts.to - event.facts.from, by, mine.name) : null;
    case "trap-sprung":
      return event.facts.racer === mine.name ? { kind: "trap", facts: { trap: event.facts.trap }, at: on(mine.name) } : null;
    case "trap-cancelled":
      return event.facts.racer === mine.name
        ? { kind: "saved", facts: { trap: event.facts.trap, power: event.facts.power }, good: true, at: on(mine.name) }
        : null;
    case "slowed":
    case "bogged":
      if (event.kind === "bogged" && before.active === mine.name) return null; // "no-redraw" says it at once
      return event.facts.racer === mine.name ? { kind: event.kind, facts, ...whose, at: on(mine.name) } : null;
    case "turn-lost":
    case "no-redraw":
      return event.facts.seat === seat ? { kind: event.kind, facts: {}, at: ".own" } : null;
    case "exhausted":
      return event.facts.seat === seat && by ? { kind: "power-lost", facts: { ...facts, power: event.facts.power }, ...whose, at: ".own" } : null;
    case "discarded":
    case "dropped":
      return event.facts.seat === seat && by ? { kind: "card-lost", facts: { ...facts, card: event.facts.card }, ...whose, at: ".own" } : null;
  }
  return null;
}

function pushed(tiles: number, by: RacerName, mine: RacerName): Touch {
  const how = { facts: { racer: by, tiles: Math.abs(tiles) }, picture: `racer:${by}`, at: on(mine) };
  return tiles < 0 ? { kind: "pushed-back", ...how } : { kind: "pushed-on", ...how, good: true };
}

function passed({ before, after }: Happened, seat: number, by: RacerName): Touch | null {
  const touch = overtaken(racerOf(before, seat)?.place, racerOf(after, seat)?.place, by);
  return touch && before.winner === null ? { ...touch, picture: `racer:${by}` } : null;
}
