/** What the table draws from: the yard as it was when the event now shown had happened, and what is on stage with it. */
import { amend } from "../../board/amend";
import type { View } from "../types";
import type { Stock } from "./buildguide";
import { type BuiltView, type DigView, type Kind, KINDS, machinesOf, type PileView, type PlayerView, type TradeView, type YardView, yardView } from "./view";

/** Lasting facts. After all events have been played they are those of the view. */
export interface Yard {
  seat: number | null;
  seats: number;
  round: number;
  rounds: number | null;
  goal: number;
  active: number | null;
  phase: YardView["phase"];
  actions: number;
  taken: number;
  extra: boolean;
  mimic: string | null;
  spares: number;
  charged: number;
  dice: number[];
  raised: number;
  players: PlayerView[];
  /** the reader's own unbuilt cards */
  hand: { card: string; kind: Kind }[];
  decks: Record<Kind, number>;
  piles: Record<Kind, PileView>;
  dig: DigView | null;
  trade: TradeView | null;
}

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
  how: "built" | "won" | "used" | "lost" | "looked";
}

export interface Attempt {
  what: "dig" | "steal";
  seat: number;
  kind: Kind;
  /** who is to be robbed */
  victim: number | null;
  wanted: number;
  failed: boolean;
}

export interface Stage {
  /** tells one event from the next */
  count: number;
  /** milliseconds the present event takes, at the present speed */
  ms: number;
  thrown: boolean;
  flights: Flight[];
  shown: Shown | null;
  attempt: Attempt | null;
  /** the seat whose character or machine has just done something */
  busy: number | null;
}

export interface YardDisplay {
  yard: Yard;
  stage: Stage;
  /** the next turn is one that Time Machine gave */
  again: boolean;
  /** the card of the hand that the reader points at */
  pointed: string | null;
}

export function yardOf(of: View): Yard {
  const view = yardView(of);
  return {
    seat: view.seat,
    seats: view.seats,
    round: view.rounds === null ? view.round : Math.min(view.round, view.rounds),
    rounds: view.rounds,
    goal: view.goal,
    active: view.active,
    phase: view.phase,
    actions: view.actions,
    taken: view.taken,
    extra: view.extra,
    mimic: view.mimic,
    spares: view.spares,
    charged: view.charged,
    dice: [...view.dice],
    raised: view.raised,
    players: view.players.map((player) => ({
      ...player,
      parts: [...player.parts],
      known: player.known.map((cards) => [...cards]),
      built: player.built.map((built) => ({ ...built })),
    })),
    hand: (view.hand ?? []).map(({ card, kind }) => ({ card, kind })),
    decks: { ...view.decks },
    piles: Object.fromEntries(KINDS.map((kind) => [kind, pileOf(view.piles[kind])])) as Record<Kind, PileView>,
    dig: view.dig && { pile: view.dig.pile, cards: [...view.dig.cards] },
    trade: view.trade && { ...view.trade },
  };
}

function pileOf(pile: PileView): PileView {
  return pile.cards ? { ...pile, cards: [...pile.cards] } : { ...pile };
}

export function emptyStage(): Stage {
  return { count: 0, ms: 0, thrown: false, flights: [], shown: null, attempt: null, busy: null };
}

export function newDisplay(view: View): YardDisplay {
  const display: YardDisplay = $state({ yard: yardOf(view), stage: emptyStage(), again: false, pointed: null });
  return display;
}

/** The table before the first event, from any view of the same match: every card back in its deck. */
export function begin(view: View): YardDisplay {
  const display = newDisplay(view);
  const { yard } = display;
  const total = { ...yard.decks };
  for (const kind of KINDS) {
    total[kind] += yard.piles[kind].count;
    yard.piles[kind] = { count: 0, top: null, ...(yard.piles[kind].cards ? { cards: [] } : {}) };
  }
  if (yard.dig) total[yard.dig.pile] += yard.dig.cards.length;
  for (const player of yard.players) {
    total.part += player.parts.length;
    total.machine += player.machines + machinesOf(player.built).length;
    total.invention += player.inventions + player.built.length - machinesOf(player.built).length;
    Object.assign(player, { character: null, uses_left: null, used: false, slowed: false, offered: false });
    Object.assign(player, { parts: [], machines: 0, inventions: 0, known: [[], []], built: [] });
  }
  Object.assign(yard, { round: 1, active: null, phase: "draw", actions: 0, taken: 0, extra: false, mimic: null });
  Object.assign(yard, { spares: 0, charged: 0, dice: [], raised: 0, hand: [], decks: total, dig: null, trade: null });
  return display;
}

export function settle(display: YardDisplay, view: View): void {
  amend(display.yard, yardOf(view));
  const { attempt, count } = display.stage;
  // while the dice lie there it is still the same attempt; a reader who comes back has only the dice
  Object.assign(display.stage, emptyStage(), { count, attempt: display.yard.dice.length > 0 ? attempt : null });
  display.again = false;
}

/** What a seat can build from. */
export function stockOf(yard: Yard, seat: number | null): Stock {
  const player = yard.players.find((each) => each.seat === seat);
  return {
    parts: player?.parts ?? [],
    machines: machinesOf(player?.built ?? []).map((each) => each.card),
    hand: seat === yard.seat ? yard.hand.map((each) => each.card) : [],
  };
}

/** The first of that name whose ability is there to be used. */
export function unused(built: BuiltView[], name: string): BuiltView | undefined {
  return built.find((each) => each.card === name && !each.used && !each.fresh);
}
