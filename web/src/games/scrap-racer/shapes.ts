/** What views hold and events tell. Made from src/jalopy/games/scrap_racer/shapes.py by `python -m jalopy.shapes`; do not edit. */

import type { Told } from "../types";

export type GameView = RaceView;

export type GameEvent = Told &
  (
    | { kind: "track-laid"; facts: TrackLaid }
    | { kind: "piece-laid"; facts: PieceLaid }
    | { kind: "pit-stop-laid"; facts: PitStopLaid }
    | { kind: "markers-laid"; facts: MarkersLaid }
    | { kind: "decks-shuffled"; facts: Nothing }
    | { kind: "racer-taken"; facts: RacerOfSeat }
    | { kind: "racer-chosen"; facts: RacerOfSeat }
    | { kind: "order-fixed"; facts: OrderFixed }
    | { kind: "start-player"; facts: OfSeat }
    | { kind: "turn-began"; facts: RacerOfSeat }
    | { kind: "rolled"; facts: Rolled }
    | { kind: "doubled"; facts: Rolled }
    | { kind: "boosted"; facts: Boosted }
    | { kind: "stopped"; facts: Stopped }
    | { kind: "bonus-played"; facts: BonusPlayed }
    | { kind: "moved"; facts: Moved }
    | { kind: "stayed"; facts: OfRacer }
    | { kind: "dice-lost"; facts: Lost }
    | { kind: "halted"; facts: Halted }
    | { kind: "blocked"; facts: Blocked }
    | { kind: "ability"; facts: OfRacer }
    | { kind: "entered-pit-lane"; facts: OfRacer }
    | { kind: "fight"; facts: Fight }
    | { kind: "fight-rolled"; facts: FightRolled }
    | { kind: "fight-won"; facts: FightWon }
    | { kind: "crash-card"; facts: CrashCard }
    | { kind: "pile-lowered"; facts: PileLowered }
    | { kind: "card-rolled"; facts: CardRolled }
    | { kind: "pushed"; facts: Pushed }
    | { kind: "held-at-line"; facts: OfRacer }
    | { kind: "goal-card"; facts: GoalCard }
    | { kind: "lap-marker"; facts: Markers }
    | { kind: "third-lap"; facts: OfRacer }
    | { kind: "collected"; facts: Collected }
    | { kind: "refilled"; facts: MarkersLaid }
    | { kind: "bonus-marker"; facts: Markers }
    | { kind: "bonus-card-drawn"; facts: BonusCardDrawn }
    | { kind: "reshuffled"; facts: Reshuffled }
    | { kind: "slipped"; facts: Slipped }
    | { kind: "scrap-taken"; facts: ScrapTaken }
    | { kind: "scrap-placed"; facts: ScrapMoved }
    | { kind: "scrap-removed"; facts: ScrapMoved }
    | { kind: "ability-taken"; facts: AbilityTaken }
    | { kind: "last-round"; facts: LastRound }
    | { kind: "race-over"; facts: RaceOver }
  );

export type PieceName =
  | "slime-trail"
  | "scrap-yard"
  | "salvager";

export type RacerName =
  | "steel-jacket"
  | "swifty"
  | "twister"
  | "crusher"
  | "jackal"
  | "hover"
  | "rockroaches"
  | "collector";

export interface RaceView {
  /** whose view it is; null: a spectator's */
  seat: number | null;
  seats: number;
  turn: number;
  /** one turn of every racer, counted from 1 */
  round: number;
  /** to be driven */
  laps: number;
  /** that there are */
  most_dice: number;
  over: boolean;
  track: TrackView;
  /** in the order of their turns */
  racers: RacerView[];
  /** whose turn it is; nobody's when the race is over */
  active: RacerName | null;
  dice: number[];
  /** in this turn */
  driven: boolean;
  /** whether the active racer has passed another one by its own moves this turn */
  passed: boolean;
  last_round: boolean;
  hands: HandView[];
  crash: CrashPileView[];
  /** the open one */
  crash_card: string | null;
  /** the name of the pile that it came from */
  crash_pile: string | null;
  bonus: PileView;
  goal: PileView;
  /** spaces on which a boost marker lies face down */
  markers: number[];
  /** of boost markers */
  supply: number;
  /** boost markers */
  used: string[];
  /** with special pieces or the pit stop */
  extras?: ExtrasView;
}

export interface TrackView {
  name: string;
  word: string;
  /** in spaces */
  length: number;
  boost_spaces: number[];
  /** with special pieces or the pit stop: the word with a small letter behind each such tile */
  laid?: string;
  pieces?: PieceView[];
  /** the Stop space */
  stop?: number | null;
  pit?: PitView | null;
}

export interface PieceView {
  piece: PieceName;
  /** from 1, counted from the line */
  tile: number;
  spaces: number[];
}

/** The pit lane with the numbers of its spaces. */
export interface PitView {
  tiles: number[];
  fork: number;
  rejoin: number;
  lane: number[];
  centre: number;
}

export interface RacerView {
  name: RacerName;
  seat: number;
  /** spaces driven since the start, over all laps; 0: not yet on the track */
  distance: number;
  /** where that is on the track, 1 to its length; 0: not yet on it; above its length: in the pit lane */
  space: number;
  /** that it drives in, from 1 */
  lap: number;
  position: number;
  /** lap markers */
  laps: number;
  bonus_markers: number;
  /** for bonus markers: as many as a bonus card takes */
  slots: number;
  boosts: string[];
  /** with special pieces or the pit stop: its place in the pit lane */
  lane?: number | null;
  /** with special pieces, the pit stop or a changed box: its own first */
  abilities?: RacerName[];
  /** with special pieces or the pit stop: its scrap tiles */
  scrap?: number[];
}

export interface HandView {
  seat: number;
  count: number;
  /** to its owner */
  cards?: string[];
}

export interface CrashPileView {
  /** of the doubles that it is for: "1/2" */
  name: string;
  pile: number;
  discard: string[];
}

export interface PileView {
  /** how many lie face down */
  pile: number;
  discard: string[];
}

/** What special pieces and the pit stop bring onto the table. */
export interface ExtrasView {
  scrap: ScrapView[];
  stacks: StackView[];
  ability_tiles: RacerName[];
  /** the racer at work may not drive on this turn */
  halted: boolean;
}

export interface ScrapView {
  space: number;
  tile: number;
}

export interface StackView {
  space: number;
  tile: number;
  left: number;
}

export interface TrackLaid {
  track: string;
  spaces: number;
}

export interface PieceLaid {
  piece: PieceName;
  tile: number;
  spaces: number[];
}

export interface PitStopLaid {
  tiles: number[];
  fork: number;
  rejoin: number;
}

export interface MarkersLaid {
  spaces: number[];
  /** left */
  supply: number;
}

export interface Nothing {
}

export interface RacerOfSeat {
  seat: number;
  racer: RacerName;
}

export interface OrderFixed {
  seat: number;
  racers: RacerName[];
}

export interface OfSeat {
  seat: number;
}

export interface Rolled {
  racer: RacerName;
  /** the last one */
  die: number;
  /** all of this turn */
  dice: number[];
}

export interface Boosted {
  racer: RacerName;
  marker: string;
  from: number;
  to: number;
  dice: number[];
}

export interface Stopped {
  racer: RacerName;
  total: number;
}

export interface BonusPlayed {
  racer: RacerName;
  seat: number;
  card: string;
}

export interface Moved {
  racer: RacerName;
  /** distance before */
  from: number;
  /** distance now */
  to: number;
  /** its place in the pit lane, if it is there */
  lane?: number;
  /** its place in the pit lane, if it was there */
  from_lane?: number;
  /** with special pieces or the pit stop */
  space?: number;
}

export interface OfRacer {
  racer: RacerName;
}

export interface Lost {
  racer: RacerName;
  /** points */
  lost: number;
}

export interface Halted {
  racer: RacerName;
  space: number;
  /** points */
  lost: number;
}

export interface Blocked {
  racer: RacerName;
  space: number;
  /** the scrap tile there */
  tile: number;
  /** points */
  lost: number;
  /** whose step it ended */
  abilities?: RacerName[];
}

export interface Fight {
  space: number;
  racers: RacerName[];
}

export interface FightRolled {
  racers: RacerName[];
  /** in the order of the racers */
  dice: number[];
}

export interface FightWon {
  racer: RacerName;
  loser: RacerName;
  space: number;
}

export interface CrashCard {
  racer: RacerName;
  pile: string;
  card: string;
}

export interface PileLowered {
  racer: RacerName;
  pile: string;
}

export interface CardRolled {
  racer: RacerName;
  dice: number[];
}

export interface Pushed {
  racer: RacerName;
  by: RacerName;
}

export interface GoalCard {
  racer: RacerName;
  card: string;
}

export interface Markers {
  racer: RacerName;
  /** that it has now */
  markers: number;
}

export interface Collected {
  racer: RacerName;
  space: number;
  marker: string;
}

export interface BonusCardDrawn {
  racer: RacerName;
  seat: number;
  /** cards in it now */
  hand: number;
  /** to its owner */
  card?: string;
}

export interface Reshuffled {
  deck: string;
  cards: number;
}

export interface Slipped {
  racer: RacerName;
  space: number;
  dice: number[];
}

export interface ScrapTaken {
  racer: RacerName;
  tile: number;
  space: number;
  left: number;
}

export interface ScrapMoved {
  racer: RacerName;
  tile: number;
  space: number;
}

export interface AbilityTaken {
  racer: RacerName;
  seat: number;
  ability: RacerName;
}

export interface LastRound {
  /** still to come */
  turns: number;
}

export interface RaceOver {
  seat: number;
  /** seats */
  order: number[];
}
