/** What views hold and events tell. Made from src/jalopy/games/wacky_races/shapes.py by `python -m jalopy.shapes`; do not edit. */

import type { Told } from "../types";

export type GameView = RaceView;

export type GameEvent = Told &
  (
    | { kind: "starting-player"; facts: OfSeat }
    | { kind: "racer-taken"; facts: RacerOfSeat }
    | { kind: "neutral-racers-drawn"; facts: Racers }
    | { kind: "lined-up"; facts: LinedUp }
    | { kind: "special-tiles"; facts: Tiles }
    | { kind: "first-half-laid"; facts: Tiles }
    | { kind: "second-half-laid"; facts: Tiles }
    | { kind: "second-half-hidden"; facts: Count }
    | { kind: "plans-removed"; facts: Count }
    | { kind: "decks-shuffled"; facts: DecksShuffled }
    | { kind: "turn-began"; facts: TurnBegan }
    | { kind: "played"; facts: CardOfSeat }
    | { kind: "played-several"; facts: PlayedSeveral }
    | { kind: "stopped"; facts: RacerOfSeat }
    | { kind: "moved"; facts: Moved }
    | { kind: "stayed"; facts: OfRacer }
    | { kind: "traded-places"; facts: TradedPlaces }
    | { kind: "drew"; facts: Drew }
    | { kind: "no-redraw"; facts: RacerOfSeat }
    | { kind: "reshuffled"; facts: Reshuffled }
    | { kind: "power-used"; facts: PowerOfSeat }
    | { kind: "exhausted"; facts: PowerOfSeat }
    | { kind: "unexhausted"; facts: PowerOfSeat }
    | { kind: "terrain-drawn"; facts: TerrainDrawn }
    | { kind: "discarded"; facts: CardOfSeat }
    | { kind: "dropped"; facts: CardOfSeat }
    | { kind: "stole"; facts: Stole }
    | { kind: "slowed"; facts: OfRacer }
    | { kind: "bogged"; facts: OfRacer }
    | { kind: "card-turned"; facts: CardTurned }
    | { kind: "dastardly-moved"; facts: DastardlyMoved }
    | { kind: "dastardly-retreated"; facts: DastardlyRetreated }
    | { kind: "out-of-fuel"; facts: Nothing }
    | { kind: "trap-laid"; facts: OfTile }
    | { kind: "trap-open"; facts: TrapOfTile }
    | { kind: "traps-used-up"; facts: OfTile }
    | { kind: "trap-seen"; facts: TrapSeen }
    | { kind: "trap-discarded"; facts: TrapOfTile }
    | { kind: "trap-sprung"; facts: TrapSprung }
    | { kind: "trap-cancelled"; facts: TrapCancelled }
    | { kind: "trap-harmless"; facts: TrapHarmless }
    | { kind: "turn-lost"; facts: RacerOfSeat }
    | { kind: "refuelled"; facts: OfRacer }
    | { kind: "train"; facts: OfRacer }
    | { kind: "tiles-traded"; facts: TilesTraded }
    | { kind: "tile-revealed"; facts: TileRevealed }
    | { kind: "neutral-racers"; facts: Racers }
    | { kind: "neutral-card"; facts: NeutralCard }
    | { kind: "race-won"; facts: RaceWon }
    | { kind: "neutral-won"; facts: NeutralWon }
    | { kind: "scored"; facts: Scored }
    | { kind: "title"; facts: Title }
    | { kind: "grand-title"; facts: GrandTitle }
    | { kind: "next-race"; facts: NextRace }
    | { kind: "grid"; facts: LinedUp }
  );

export type Kind =
  | "desert"
  | "forest"
  | "prairie"
  | "farm"
  | "wild"
  | "gas-station"
  | "swamp"
  | "crossroads"
  | "railroad"
  | "acme"
  | "finish"
  | "hidden"
  | "rear";

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

export type PowerName =
  | "not-a-speck"
  | "hair-dryer-boost"
  | "hey-elp"
  | "powder-room"
  | "rock-hard-heads"
  | "club-starter"
  | "stone-rollers"
  | "caveman-bash"
  | "bat-wing-bridge"
  | "dragon-power"
  | "belfry-spook"
  | "haunted-pockets"
  | "buzz-saw-wheels"
  | "sawtooth"
  | "timber"
  | "lumberjack-muscle"
  | "fire-away"
  | "cannon-recoil"
  | "barrage"
  | "double-time"
  | "bear-hug"
  | "boiler-burst"
  | "forty-winks"
  | "bear-paw-brakes"
  | "drill-a-way"
  | "convert-a-wheel"
  | "whirly-rig"
  | "brainstorm"
  | "bulletproof"
  | "getaway-power"
  | "stick-em-up"
  | "seven-disguises"
  | "take-off"
  | "fly-over"
  | "ack-ack"
  | "birds-eye-view"
  | "perfect-poise"
  | "telescopic-nose"
  | "gallant-gesture"
  | "back-in-one-piece";

export type When =
  | "start"
  | "mid"
  | "first"
  | "any"
  | "auto";

export type TrapName =
  | "broken-bridge"
  | "oil"
  | "painted-tunnel"
  | "boulder"
  | "log"
  | "sabotage"
  | "failed-plan"
  | "old-switcheroo"
  | "mud-pool";

export type Terrain =
  | "desert"
  | "forest"
  | "prairie"
  | "farm";

export interface RaceView {
  /** whose view it is; null: a spectator's */
  seat: number | null;
  seats: number;
  /** counted from 1 over all races; 0: the set-up */
  turn: number;
  /** one turn of every player, then the neutral racers; counted from 1 in each race */
  round: number;
  /** the space 00 and those of the grid, which are known before the road lies */
  start_board: Kind[];
  /** of all racers in the box, whether they drive in this race or not */
  dashboards: Record<RacerName, PowerCard[]>;
  /** from the space 00 to the Finish Line; none before the road of a first race lies */
  tiles: TileView[];
  /** the players' by seat, then the neutral ones; only those already taken or drawn */
  racers: RacerView[];
  /** seat */
  start_player: number;
  /** seats, clockwise from the Starting Player */
  order: number[];
  /** the seat whose turn it is or, between turns, comes next */
  next: number;
  /** whose turn it is; null: before a race, or while the neutral racers move */
  active: RacerName | null;
  /** Movement cards this turn */
  played: number;
  /** how many Movement cards may be played this turn */
  plays: number;
  /** how many of the next Movement cards need not match, thanks to a power */
  free: number;
  winner: RacerName | null;
  dastardly: DastardlyView;
  /** by seat */
  hands: HandView[];
  /** Movement cards left */
  deck: number;
  /** the last one is on top */
  discard: Terrain[];
  /** Trap cards left */
  trap_deck: number;
  /** the last one is on top */
  trap_discard: TrapName[];
  /** taken out before the race by its rules */
  removed: TrapName[];
  /** the Gas Station has worked in this race */
  gas_fired: boolean;
  race: RulesView;
  /** the players by seat, then the neutral racers; null in a single race */
  standings: StandingView[] | null;
}

/** As it is printed on a dashboard. */
export interface PowerCard {
  power: PowerName;
  /** start: before the first Movement card; mid: after it; first: right after it; auto: by itself */
  when: When;
}

export interface TileView {
  /** its number; 0: the space 00 */
  tile: number;
  /** hidden: it lies face down */
  kind: Kind;
  /** a trap lies on it */
  trapped: boolean;
  /** null: none, or one that this seat does not know */
  trap: TrapName | null;
}

export interface RacerView {
  name: RacerName;
  /** null: neutral, nobody drives it */
  seat: number | null;
  /** 0: not yet lined up */
  tile: number;
  /** of its tile: 0 or 1 */
  side: number;
  /** in this race just now; 1: foremost */
  place: number;
  /** may play only one Movement card in its next turn */
  slow: boolean;
  /** draws no cards at the end of this turn, or else of its next one */
  muddy: boolean;
  /** none of a neutral racer */
  powers: PowerView[];
}

/** A power of a racer in this race. */
export interface PowerView {
  power: PowerName;
  /** not exhausted */
  ready: boolean;
  /** as on the dashboard */
  when: When;
}

export interface DastardlyView {
  /** null: out of fuel */
  tile: number | null;
  out_of_fuel: boolean;
  /** empty where no road lies yet, or when he is out of fuel */
  goes: GoesView;
  /** what he would do now, for the card on top of the discard pile */
  next: DastardlyPlan | null;
}

/** The tile that he would go to, by the card on top; null: nowhere, or behind tiles that lie face down. */
export interface GoesView {
  desert?: number | null;
  forest?: number | null;
  prairie?: number | null;
  farm?: number | null;
}

export interface DastardlyPlan {
  from: number;
  /** null: he runs out of fuel, or that is not to be known */
  to: number | null;
  out_of_fuel: boolean;
  /** nobody on his tile or ahead of it, and a trap left: he lays it there */
  lays: boolean;
}

export interface HandView {
  seat: number;
  count: number;
  /** to its owner */
  cards?: Terrain[];
}

/** Which race of a championship it is, and what is special about it. */
export interface RulesView {
  /** 1 to 4; 0: a single race */
  season: number;
  /** 1 to 4 in its season; 0: a single race */
  number: number;
  /** the names of its special rules */
  rules: string[];
  /** the size of a hand */
  hand: number;
  /** all those of the championship; none in a single race */
  seasons: number[];
}

export interface StandingView {
  /** of the season; null before it is chosen */
  racer: RacerName | null;
  /** in this race; null before it is known */
  drives: RacerName | null;
  /** null: a neutral racer's */
  seat: number | null;
  /** among all, in the season */
  place: number;
  /** among the players, of all races; null: a neutral racer's */
  grand_place: number | null;
  /** of all races; a neutral racer has only a season */
  points: number;
  /** likewise */
  wins: number;
  /** likewise: second places */
  seconds: number;
  season_points: number;
  season_wins: number;
  season_seconds: number;
  /** its place in the last race of the season; 0 before the first */
  last: number;
  /** seasons won; of a neutral racer only this one */
  titles: number;
}

export interface OfSeat {
  seat: number;
}

export interface RacerOfSeat {
  seat: number;
  racer: RacerName;
}

export interface Racers {
  racers: RacerName[];
}

export interface LinedUp {
  /** from the rear */
  racers: RacerName[];
}

export interface Tiles {
  tiles: Kind[];
}

export interface Count {
  count: number;
}

export interface DecksShuffled {
  /** Movement cards */
  cards: number;
  /** Trap cards */
  traps: number;
}

export interface TurnBegan {
  seat: number;
  racer: RacerName;
  round: number;
}

export interface CardOfSeat {
  seat: number;
  racer: RacerName;
  card: Terrain;
}

export interface PlayedSeveral {
  seat: number;
  racer: RacerName;
  /** the last one is on top */
  cards: Terrain[];
}

export interface Moved {
  racer: RacerName;
  /** tile */
  from: number;
  /** tile */
  to: number;
}

export interface OfRacer {
  racer: RacerName;
}

export interface TradedPlaces {
  racer: RacerName;
  other: RacerName;
  /** the racer's tile before, which is the other one's now */
  from: number;
  /** the racer's tile now */
  to: number;
}

export interface Drew {
  seat: number;
  racer: RacerName;
  count: number;
  /** to whoever drew them */
  cards?: Terrain[];
}

export interface Reshuffled {
  /** Movement cards */
  cards: number;
}

export interface PowerOfSeat {
  seat: number;
  racer: RacerName;
  power: PowerName;
}

export interface TerrainDrawn {
  /** for whom */
  racer: RacerName;
  card: Terrain;
}

export interface Stole {
  /** the thief's */
  seat: number;
  /** the thief */
  racer: RacerName;
  victim: RacerName;
  /** to these two */
  card?: Terrain;
}

export interface CardTurned {
  card: Terrain;
}

export interface DastardlyMoved {
  /** tile */
  from: number;
  /** tile */
  to: number;
  /** that sends him there */
  card: Terrain;
}

export interface DastardlyRetreated {
  /** tile */
  from: number;
  /** tile */
  to: number;
}

export interface Nothing {
}

export interface OfTile {
  tile: number;
}

export interface TrapOfTile {
  tile: number;
  trap: TrapName;
}

export interface TrapSeen {
  seat: number;
  racer: RacerName;
  tile: number;
  /** to whoever looked */
  trap?: TrapName;
}

export interface TrapSprung {
  racer: RacerName;
  tile: number;
  trap: TrapName;
}

export interface TrapCancelled {
  racer: RacerName;
  trap: TrapName;
  /** that cancels it */
  power: PowerName;
}

export interface TrapHarmless {
  racer: RacerName;
  trap: TrapName;
}

export interface TilesTraded {
  tile: number;
  /** tile */
  other: number;
}

export interface TileRevealed {
  tile: number;
  kind: Kind;
}

export interface NeutralCard {
  card: Terrain;
  /** that it moves */
  racers: RacerName[];
}

export interface RaceWon {
  seat: number;
  racer: RacerName;
  /** foremost first */
  order: RacerName[];
}

export interface NeutralWon {
  racer: RacerName;
  /** foremost first */
  order: RacerName[];
}

export interface Scored {
  /** of the season, whatever was driven in this race */
  racer: RacerName;
  /** for this race */
  points: number;
  /** of all races; a neutral racer's of the season */
  total: number;
}

export interface Title {
  racer: RacerName;
  season: number;
  /** of the season */
  points: number;
}

export interface GrandTitle {
  seat: number;
  racer: RacerName;
  /** of all races */
  points: number;
}

export interface NextRace {
  season: number;
  /** in its season, from 1 */
  number: number;
}
