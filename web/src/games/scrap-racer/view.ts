/** The view of a race as the server sends it (see games/scrap_racer/view.py), narrowed in this one place. */
import type { View } from "../types";

export const RACERS = ["steel-jacket", "swifty", "twister", "crusher", "jackal", "hover", "rockroaches", "collector"] as const;
export type RacerName = (typeof RACERS)[number];

export const LAPS = 3;
export const MOST_DICE = 6;

export interface RacerView {
  name: RacerName;
  seat: number;
  /** spaces driven since the start, over all laps; 0: not yet on the track */
  distance: number;
  /** where that is on the track, 1 to its length; 0: not yet on it; above its length: in the pit lane */
  space: number;
  position: number;
  laps: number;
  bonus_markers: number;
  slots: number;
  boosts: string[];
  /** with special pieces or the pit stop: its place in the pit lane, its abilities with its own first, its scrap tiles */
  lane?: number | null;
  abilities?: RacerName[];
  scrap?: number[];
}

export type PieceName = "slime-trail" | "scrap-yard" | "salvager";

export interface TrackView {
  name: string;
  word: string;
  length: number;
  boost_spaces: number[];
  /** with special pieces or the pit stop: the word with a small letter behind each tile that has one */
  laid?: string;
  pieces?: { piece: PieceName; tile: number; spaces: number[] }[];
  stop?: number | null;
  pit?: { tiles: number[]; fork: number; rejoin: number; lane: number[]; centre: number } | null;
}

/** What special pieces and the pit stop bring onto the table. */
export interface ExtrasView {
  scrap: { space: number; tile: number }[];
  stacks: { space: number; tile: number; left: number }[];
  ability_tiles: RacerName[];
  /** the racer at work may not drive on this turn */
  halted: boolean;
}

export interface PileView {
  pile: number;
  discard: string[];
}

export interface RaceView {
  seat: number | null;
  seats: number;
  turn: number;
  track: TrackView;
  /** in the order of their turns */
  racers: RacerView[];
  active: RacerName | null;
  dice: number[];
  driven: boolean;
  /** whether the active racer has passed another one by its own moves this turn */
  passed?: boolean;
  last_round: boolean;
  hands: { seat: number; count: number; cards?: string[] }[];
  crash: PileView[];
  crash_card: string | null;
  bonus: PileView;
  goal: PileView;
  /** spaces on which a boost marker lies face down */
  markers: number[];
  supply: number;
  used: string[];
  extras?: ExtrasView;
}

export function raceView(view: View): RaceView {
  return view as unknown as RaceView;
}

/** The space on the track at a distance; 0 for a racer that is not on it. */
export function spaceAt(distance: number, length: number): number {
  return distance <= 0 ? 0 : ((distance - 1) % length) + 1;
}

/** How often a racer at this distance has crossed the line. */
export function lapAt(distance: number, length: number): number {
  return distance <= 0 ? 0 : Math.floor((distance - 1) / length);
}

/** The turn now played, or the last one: the count has gone on when the race is over. */
export function turnOf(view: RaceView): number {
  return isOver(view) ? view.turn - 1 : view.turn;
}

/** Rounds are counted from 1; a round is one turn of every racer. */
export function roundOf(turn: number, racers: number): number {
  return Math.max(1, Math.ceil(turn / Math.max(1, racers)));
}

/** The dice of a finished turn are put away, so an idle first racer in the last round means that the race is over. */
export function isOver(view: RaceView): boolean {
  return view.last_round && view.dice.length === 0 && view.racers.length > 0 && view.active === view.racers[0]?.name;
}

export const LETTERS: Record<RacerName, string> = {
  "steel-jacket": "SJ",
  swifty: "S",
  twister: "T",
  crusher: "C",
  jackal: "J",
  hover: "H",
  rockroaches: "R",
  collector: "CO",
};

/** Crash cards in each pile, with those discarded and the open one. */
const CRASH_CARDS = [20, 18, 18];

/** The pile that the open crash card came from: the one that lacks a card. */
export function openPile(crash: PileView[]): number {
  return Math.max(0, crash.findIndex((pile, index) => pile.pile + pile.discard.length < (CRASH_CARDS[index] ?? 0)));
}
