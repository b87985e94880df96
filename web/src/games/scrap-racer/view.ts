/** The view of a race as the server sends it (see games/scrap_racer/view.py), narrowed in this one place. */
import type { View } from "../types";

export const RACERS = ["steel-jacket", "swifty", "twister", "crusher", "jackal", "hover", "rockroaches", "collector"] as const;
export type RacerName = (typeof RACERS)[number];

export interface RacerView {
  name: RacerName;
  seat: number;
  /** spaces driven since the start, over all laps; 0: not yet on the track */
  distance: number;
  /** where that is on the track, 1 to its length; 0: not yet on it; above its length: in the pit lane */
  space: number;
  /** the lap it drives in, from 1 */
  lap: number;
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

export interface CrashPileView extends PileView {
  /** of the doubles that it is for: "1/2" */
  name: string;
}

export interface RaceView {
  seat: number | null;
  seats: number;
  turn: number;
  /** one turn of every racer, counted from 1 */
  round: number;
  /** to be driven, and dice that there are */
  laps: number;
  most_dice: number;
  over: boolean;
  track: TrackView;
  /** in the order of their turns */
  racers: RacerView[];
  /** whose turn it is; nobody's when the race is over */
  active: RacerName | null;
  dice: number[];
  driven: boolean;
  /** whether the active racer has passed another one by its own moves this turn */
  passed: boolean;
  last_round: boolean;
  hands: { seat: number; count: number; cards?: string[] }[];
  crash: CrashPileView[];
  /** the open one, and the name of the pile that it came from */
  crash_card: string | null;
  crash_pile: string | null;
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
