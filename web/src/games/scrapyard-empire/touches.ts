/** What happens to a seat in a scene, for the frame to call out. */
import type { Scene, Touch } from "../types";
import type { GameEvent, YardView } from "./shapes";

export function touches({ event, before }: Scene<YardView, GameEvent>, seat: number): Touch | null {
  const parts = `[data-place="parts:${seat}"]`;
  const others = before.active !== seat;
  switch (event.kind) {
    case "stole":
    case "monitored": {
      const { victim_seat, cards } = event.facts;
      if (victim_seat !== seat) return null;
      const card = cards?.[0];
      const kind = event.kind === "stole" ? "robbed" : "monitored";
      return { kind: card ? kind : `${kind}-unseen`, facts: card ? { card } : {}, by: event.facts.seat, ...(card && { picture: card }), at: parts };
    }
    case "steal-failed":
      return event.facts.victim_seat === seat ? { kind: "kept", facts: {}, by: event.facts.seat, good: true, light: true, at: parts } : null;
    case "trade-refused":
      return before.trade?.seat === seat ? { kind: "refused", facts: {}, by: event.facts.seat, light: true, at: parts } : null;
    case "cancelled":
      return event.facts.thief_seat === seat ? { kind: "foiled", facts: {}, by: event.facts.seat } : null;
    case "scrapped":
      return event.facts.seat === seat && others ? { kind: "scrapped", facts: { card: event.facts.card }, picture: event.facts.card, at: parts } : null;
    case "slowed":
      return event.facts.seat === seat ? { kind: "slowed", facts: {}, by: before.active } : null;
    case "copied":
      return event.facts.owner_seat === seat ? { kind: "copied", facts: { card: event.facts.card }, by: event.facts.seat, light: true } : null;
  }
  return null;
}
