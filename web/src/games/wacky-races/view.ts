/** The race as the server tells it; see src/jalopy/games/wacky_races/view.py. */
import type { View } from "../types";

export const TERRAIN = ["desert", "forest", "prairie", "farm"] as const;
export type Terrain = (typeof TERRAIN)[number];

export type Kind = Terrain | "wild" | "gas-station" | "swamp" | "crossroads" | "railroad" | "acme" | "finish" | "hidden" | "rear";

export type RacerName =
  | "compact"
  | "boulder-mobile"
  | "coupe"
  | "buzz-wagon"
  | "surplus"
  | "chugga-bug"
  | "convert-a-car"
  | "bulletproof-bomb"
  | "haybailer"
  | "turbo";

/** Painted on the cars; they tell two of a colour apart. */
export const NUMBERS: Record<RacerName, number> = {
  "boulder-mobile": 1,
  coupe: 2,
  "convert-a-car": 3,
  haybailer: 4,
  compact: 5,
  surplus: 6,
  "bulletproof-bomb": 7,
  "chugga-bug": 8,
  turbo: 9,
  "buzz-wagon": 10,
};

export interface Paint {
  base: string;
  /** what is readable on it */
  ink: string;
}

export const PAINTS: Record<RacerName, Paint> = {
  "boulder-mobile": { base: "#a9aca8", ink: "#1d1a17" },
  coupe: { base: "#2f6460", ink: "#fffaf0" },
  "convert-a-car": { base: "#2a7f86", ink: "#fffaf0" },
  haybailer: { base: "#b8352c", ink: "#fffaf0" },
  compact: { base: "#ec9cb2", ink: "#1d1a17" },
  surplus: { base: "#7b8549", ink: "#1d1a17" },
  "bulletproof-bomb": { base: "#514d49", ink: "#fffaf0" },
  "chugga-bug": { base: "#cf8a3e", ink: "#1d1a17" },
  turbo: { base: "#f2ede0", ink: "#1d1a17" },
  "buzz-wagon": { base: "#8a5a34", ink: "#fffaf0" },
};

export type When = "auto" | "start" | "mid" | "first" | "any";

/** As it is printed on a dashboard. */
export interface PowerCard {
  power: string;
  when: When;
}

export interface PowerView extends PowerCard {
  ready: boolean;
}

export interface RacerView {
  name: RacerName;
  /** null: nobody drives it */
  seat: number | null;
  tile: number;
  side: number;
  place: number;
  slow: boolean;
  muddy: boolean;
  powers: PowerView[];
}

export interface TileView {
  tile: number;
  kind: Kind;
  trapped: boolean;
  trap: string | null;
}

export interface StandingView {
  /** of the season; null before it is chosen */
  racer: RacerName | null;
  drives: RacerName | null;
  seat: number | null;
  /** among all, in the season */
  place: number;
  /** among the players, of all races */
  grand_place: number | null;
  /** of all races; a neutral racer has only a season */
  points: number;
  wins: number;
  seconds: number;
  season_points: number;
  season_wins: number;
  season_seconds: number;
  /** its place in the last race of the season; 0 before the first */
  last: number;
  titles: number;
}

/** Where he would go for a card, and what he would do there. */
export interface DastardlyPlan {
  from: number;
  /** null: he runs out of fuel, or that is not to be known */
  to: number | null;
  out_of_fuel: boolean;
  /** nobody on his tile or ahead of it, and a trap left: he lays it there */
  lays: boolean;
}

export interface RaceView {
  seat: number | null;
  seats: number;
  turn: number;
  round: number;
  /** the space 00 and those of the grid, which are known before the road lies */
  start_board: Kind[];
  /** of all racers in the box, whether they drive in this race or not */
  dashboards: Record<RacerName, PowerCard[]>;
  tiles: TileView[];
  racers: RacerView[];
  active: RacerName | null;
  played: number;
  plays: number;
  winner: RacerName | null;
  dastardly: { tile: number | null; out_of_fuel: boolean; goes: Partial<Record<Terrain, number | null>>; next: DastardlyPlan | null };
  hands: { seat: number; count: number; cards?: Terrain[] }[];
  deck: number;
  discard: Terrain[];
  trap_deck: number;
  /** `seasons`: all those of the championship; none in a single race */
  race: { season: number; number: number; rules: string[]; hand: number; seasons: number[] };
  standings: StandingView[] | null;
}

export function raceView(view: View): RaceView {
  return view as unknown as RaceView;
}

/** The racers in the box. */
export function racersIn(view: View): RacerName[] {
  return Object.keys(raceView(view).dashboards) as RacerName[];
}
