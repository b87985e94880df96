/** `match.view(seat)` of Scrapyard Empire. */
import type { View } from "../types";
import { INVENTIONS } from "./art/inventions";
import { MACHINES } from "./art/machines";

export type Kind = "part" | "machine" | "invention";
export const KINDS: Kind[] = ["part", "machine", "invention"];

export interface BuiltView {
  card: string;
  /** turned sideways: its ability is used up */
  used: boolean;
  /** built in this turn */
  fresh: boolean;
}

export interface PlayerView {
  seat: number;
  character: string | null;
  uses_left: number | null;
  used: boolean;
  slowed: boolean;
  offered: boolean;
  /** wants to be asked at every chance */
  careful: boolean;
  parts: string[];
  /** how many are in hand */
  machines: number;
  inventions: number;
  /** how many parts, machines and inventions may be kept */
  limits: [parts: number, machines: number, inventions: number];
  built: BuiltView[];
}

/** A card of the reader's own hand. */
export interface HandView {
  card: string;
  kind: Kind;
  /** what it is made of, and whether that is there */
  needs: Record<string, boolean>;
}

/** A player's place, and what it goes by; the counts are of what is built and of parts. */
export interface RankView {
  seat: number;
  place: number;
  inventions: number;
  machines: number;
  parts: number;
}

export interface PileView {
  count: number;
  top: string | null;
  /** bottom first; only with the memory aid */
  cards?: string[];
}

export interface TradeView {
  seat: number;
  partner: number;
  kind: Kind;
  gives: string;
  wants: string;
  counter: boolean;
}

export interface DigView {
  pile: Kind;
  cards: string[];
}

/** What the die is for, or was. */
export interface AttemptView {
  what: "dig" | "steal";
  kind: Kind;
  /** who is to be robbed */
  victim: number | null;
  wanted: number;
  /** from here on it brings more */
  best: number;
  /** as the die lies now */
  enough: boolean;
  failed: boolean;
}

export interface YardView {
  seat: number | null;
  seats: number;
  turn: number;
  round: number;
  /** null: alone without a clock */
  rounds: number | null;
  goal: number;
  active: number | null;
  phase: "draw" | "action" | "build" | "discard";
  actions: number;
  taken: number;
  /** those of this turn */
  phases: string[];
  dice: number[];
  raised: number;
  /** what a single die counts, with all that was added to it */
  roll: number | null;
  attempt: AttemptView | null;
  /** the least number that succeeds, for whose turn it is: a dig, and a steal by seat */
  needs: { dig: number; steal: (number | null)[] };
  players: PlayerView[];
  /** the first one first */
  order: RankView[];
  hand: HandView[] | null;
  decks: Record<Kind, number>;
  /** what the reader knows of each player's hand: machines, inventions */
  known: string[][][];
  piles: Record<Kind, PileView>;
  dig: DigView | null;
  trade: TradeView | null;
}

export function yardView(view: View): YardView {
  return view as unknown as YardView;
}

/** What a card of the hand is made of. */
export function recipe(card: HandView | undefined): string[] {
  return Object.keys(card?.needs ?? {});
}

export function kindOf(card: string): Kind {
  return card in MACHINES ? "machine" : card in INVENTIONS ? "invention" : "part";
}

/** The card itself where a trade names a wish. */
export function plainName(card: string): string {
  return card.replace(/^wish-/, "");
}

export function inventionsOf(built: BuiltView[]): BuiltView[] {
  return built.filter((each) => kindOf(each.card) === "invention");
}

export function machinesOf(built: BuiltView[]): BuiltView[] {
  return built.filter((each) => kindOf(each.card) === "machine");
}
