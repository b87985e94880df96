/** What the table draws from: the view after the event now shown, and what is on stage with it. */
import { amend } from "../../board/amend";
import type { Stock } from "./buildguide";
import { machinesOf } from "./cards";
import type { Kind, YardView } from "./shapes";

/** A card on its way. Places are names that parts of the page carry as `data-place`. */
export interface Flight {
  /** null: its back is all one sees */
  card: string | null;
  kind: Kind;
  from: string;
  to: string;
}

/** A card held up for everybody, and what became of it. */
export interface Shown {
  card: string | null;
  kind: Kind;
  seat: number;
  how: "built" | "won" | "used" | "looked";
}

export interface Stage {
  /** tells one event from the next */
  count: number;
  /** milliseconds the present event takes, at the present speed */
  ms: number;
  thrown: boolean;
  flights: Flight[];
  shown: Shown | null;
  /** the seat whose character or machine has just done something */
  busy: number | null;
}

export interface YardDisplay {
  /** a copy: the views of scenes are looked at again */
  yard: YardView;
  stage: Stage;
  /** the card of the hand that the reader points at */
  pointed: string | null;
}

/** Nothing on its way, nothing tumbling, nothing held up. */
export function emptyStage(count: number): Stage {
  return { count, ms: 0, thrown: false, flights: [], shown: null, busy: null };
}

export function newDisplay(view: YardView): YardDisplay {
  const display: YardDisplay = $state({ yard: structuredClone(view), stage: emptyStage(0), pointed: null });
  return display;
}

export function settle(display: YardDisplay, view: YardView): void {
  amend(display.yard, structuredClone(view));
  Object.assign(display.stage, emptyStage(display.stage.count));
}

/** What a seat can build from. */
export function stockOf(yard: YardView, seat: number | null): Stock {
  const player = yard.players.find((each) => each.seat === seat);
  return {
    parts: player?.parts ?? [],
    machines: machinesOf(player?.built ?? []).map((each) => each.card),
    hand: (seat === yard.seat && yard.hand) || [],
  };
}
