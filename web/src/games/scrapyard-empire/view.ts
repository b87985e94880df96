/** `match.view(seat)` of Scrapyard Empire, and the build guide with the figures of the box. */
import type { View } from "../types";
import guide from "./guide.json";

export type Kind = "part" | "machine" | "invention";
export const KINDS: Kind[] = ["part", "machine", "invention"];
export const PHASES = ["draw", "action", "build", "discard"] as const;

export interface BuiltView {
  card: string;
  /** turned sideways: its ability is used up */
  used: boolean;
  /** built in this turn */
  fresh: boolean;
}

export type BuiltState = "used" | "ready" | "fresh";

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
  /** what the reader knows of that hand: machines, inventions */
  known: string[][];
  /** how many parts, machines and inventions may be kept */
  limits: number[];
  built: BuiltView[];
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

export interface YardView {
  seat: number | null;
  seats: number;
  turn: number;
  round: number;
  /** null: alone without a clock */
  rounds: number | null;
  goal: number;
  active: number | null;
  phase: (typeof PHASES)[number];
  actions: number;
  taken: number;
  extra: boolean;
  mimic: string | null;
  spares: number;
  charged: number;
  dice: number[];
  raised: number;
  players: PlayerView[];
  hand: { card: string; kind: Kind; has: boolean[]; complete: boolean }[] | null;
  decks: Record<Kind, number>;
  piles: Record<Kind, PileView>;
  dig: DigView | null;
  trade: TradeView | null;
}

export function yardView(view: View): YardView {
  return view as unknown as YardView;
}

export const MACHINES: Record<string, string[]> = guide.machines;
export const INVENTIONS: Record<string, string[]> = guide.inventions;
export const PARTS: string[] = guide.parts;
export const CHARACTERS: string[] = guide.characters;
/** how often limited abilities can be used */
export const USES: Record<string, number> = guide.uses;
/** the least number that succeeds, usually and with a character */
export const ROLLS = guide.rolls;

/** What a card is made of; nothing for a part. */
export function recipe(card: string): string[] {
  return MACHINES[card] ?? INVENTIONS[card] ?? [];
}

export function kindOf(card: string): Kind {
  return card in MACHINES ? "machine" : card in INVENTIONS ? "invention" : "part";
}

/** The card itself where a trade names a wish. */
export function plainName(card: string): string {
  return card.replace(/^wish-/, "");
}

export function inventionsOf(built: BuiltView[]): BuiltView[] {
  return built.filter((each) => each.card in INVENTIONS);
}

export function machinesOf(built: BuiltView[]): BuiltView[] {
  return built.filter((each) => each.card in MACHINES);
}
