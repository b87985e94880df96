/** What happens to a seat's car in a scene, for the frame to call out. */
import { overtaken } from "../../board/touches";
import type { Scene, Touch } from "../types";
import type { GameEvent, RaceView } from "./shapes";

export function touches(scene: Scene<RaceView, GameEvent>, seat: number): Touch | null {
  const { event } = scene;
  const at = `[data-car="${seat}"]`;
  if (event.kind === "bumped" && event.facts.target === seat) return { kind: "bumped", facts: { hits: event.facts.on_target }, by: event.facts.seat, at };
  if (!("seat" in event.facts) || event.facts.seat !== seat) return passed(scene, seat);
  switch (event.kind) {
    case "shoved":
      return { kind: "shoved", facts: { gear: event.facts.gear }, by: scene.before.active, at };
    case "held-up":
      // whoever was no faster than the car in the way keeps the gear
      return { kind: "held-up", facts: { gear: event.facts.gear, lost: gearIn(scene.before, seat) - event.facts.gear }, by: event.facts.seats[0] ?? null, at };
    case "hit-obstacle":
      return { kind: "obstacle", facts: { hits: event.facts.hits }, at };
    case "tires-lost":
      return { kind: "tires-lost", facts: { lost: event.facts.lost, tires: event.facts.tires }, at };
    case "car-damaged":
      return { kind: "damaged", facts: { lost: event.facts.lost, car: event.facts.car }, at };
    case "tires-worn":
    case "lost-control":
    case "caltrops":
    case "limps":
    case "retired":
      return { kind: event.kind, facts: {}, at };
    case "boosted":
      return { kind: "boosted", facts: { more: event.facts.more }, good: true, at };
    case "leaked":
      return event.facts.slips === "nowhere" ? null : { kind: "leaked", facts: {}, at };
    default:
      return gearLost(scene, seat, at);
  }
}

const gearIn = (view: RaceView, seat: number): number => view.cars[seat]?.gear ?? 0;

/** Whatever took it; one's own choice is no loss. */
function gearLost({ event, before, after }: Scene<RaceView, GameEvent>, seat: number, at: string): Touch | null {
  const [was, is] = [gearIn(before, seat), gearIn(after, seat)];
  if (is >= was || is < 0 || event.kind === "gear-chosen" || event.kind === "turn-began" || event.kind === "finished") return null;
  return { kind: "gear-lost", facts: { gear: is }, at };
}

function passed({ event, before, after }: Scene<RaceView, GameEvent>, seat: number): Touch | null {
  if (event.kind !== "drove" || before.cars[seat]?.status !== "driving") return null;
  const touch = overtaken(before.cars[seat]?.place, after.cars[seat]?.place, "");
  return touch && { ...touch, facts: { place: touch.facts["place"]! }, by: event.facts.seat };
}
