/** What happens to a seat's racers in a scene, for the frame to call out. */
import { overtaken } from "../../board/touches";
import type { Scene, Touch } from "../types";
import type { GameEvent, RacerName, RacerView, RaceView } from "./shapes";

type Happened = Scene<RaceView, GameEvent>;

const racerIn = (view: RaceView, name: RacerName): RacerView | undefined => view.racers.find((racer) => racer.name === name);
const on = (racer: RacerName): string => `[data-racer="${racer}"]`;

export function touches(scene: Happened, seat: number): Touch | null {
  const { event, before } = scene;
  const isMine = (name: RacerName): boolean => racerIn(before, name)?.seat === seat;
  const moving = before.active !== null && isMine(before.active);
  switch (event.kind) {
    case "pushed":
      return isMine(event.facts.racer) && !isMine(event.facts.by) ? { kind: "pushed", facts: { racer: event.facts.by }, at: on(event.facts.racer) } : null;
    case "fight":
      return fight(event.facts.racers, isMine);
    case "fight-won": {
      const { racer, loser } = event.facts;
      if (isMine(racer) === isMine(loser)) return null;
      return isMine(racer)
        ? { kind: "fight-won", facts: { racer: loser }, good: true, at: on(racer) }
        : { kind: "fight-lost", facts: { racer }, at: on(loser) };
    }
    case "blocked":
      return isMine(event.facts.racer) ? { kind: "blocked", facts: { lost: event.facts.lost }, at: on(event.facts.racer) } : null;
    case "moved":
      if (isMine(event.facts.racer)) return moving ? null : thrown(scene, event.facts.racer);
      return passed(scene, event.facts.racer, isMine);
  }
  return null;
}

function fight(racers: RacerName[], isMine: (name: RacerName) => boolean): Touch | null {
  const mine = racers.find(isMine);
  const other = racers.find((name) => !isMine(name));
  return mine && other ? { kind: "fight", facts: { racer: other }, at: on(mine) } : null;
}

/** Moved in somebody else's turn. */
function thrown({ before, after }: Happened, racer: RacerName): Touch | null {
  const spaces = (racerIn(after, racer)?.distance ?? 0) - (racerIn(before, racer)?.distance ?? 0);
  if (spaces === 0) return null;
  return { kind: spaces < 0 ? "thrown-back" : "thrown-on", facts: { spaces: Math.abs(spaces) }, good: spaces > 0, at: on(racer) };
}

function passed({ before, after }: Happened, by: RacerName, isMine: (name: RacerName) => boolean): Touch | null {
  if (before.over) return null;
  const place = (view: RaceView, of: RacerView): number => 1 + view.racers.filter((racer) => racer.distance > of.distance).length;
  for (const racer of before.racers.filter(({ name, distance }) => isMine(name) && distance > 0)) {
    const touch = overtaken(place(before, racer), place(after, racerIn(after, racer.name) ?? racer), by);
    if (touch) return touch;
  }
  return null;
}
