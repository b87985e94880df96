/** What views hold and events tell. Made from src/jalopy/games/scrapyard_empire/shapes.py by `python -m jalopy.shapes`; do not edit. */

import type { Told } from "../types";

export type GameView = YardView;

export type GameEvent = Told &
  (
    | { kind: "decks-shuffled"; facts: Shuffled }
    | { kind: "dealer-rolled"; facts: DieOfSeat }
    | { kind: "dealer"; facts: OfSeat }
    | { kind: "dealt"; facts: Dealt }
    | { kind: "flipped"; facts: Flipped }
    | { kind: "character"; facts: CharacterOfSeat }
    | { kind: "turn-began"; facts: TurnBegan }
    | { kind: "drew"; facts: CardsOfDeck }
    | { kind: "reshuffled"; facts: Reshuffled }
    | { kind: "digging"; facts: Digging }
    | { kind: "rolled"; facts: DieOfSeat }
    | { kind: "raised"; facts: Raised }
    | { kind: "dig-failed"; facts: PileOfSeat }
    | { kind: "dug"; facts: CardOfSeat }
    | { kind: "took"; facts: Took }
    | { kind: "nothing-taken"; facts: PileOfSeat }
    | { kind: "stealing"; facts: Stealing }
    | { kind: "steal-failed"; facts: OfVictim }
    | { kind: "stole"; facts: CardsOfVictim }
    | { kind: "monitored"; facts: CardsOfVictim }
    | { kind: "cancelled"; facts: Cancelled }
    | { kind: "trade-offered"; facts: Offered }
    | { kind: "counter-offered"; facts: Offered }
    | { kind: "trade-refused"; facts: OfSeat }
    | { kind: "traded"; facts: Traded }
    | { kind: "built"; facts: Built }
    | { kind: "discarded"; facts: CardOfSeat }
    | { kind: "scrapped"; facts: CardOfSeat }
    | { kind: "activated"; facts: CardOfSeat }
    | { kind: "copied"; facts: Copied }
    | { kind: "missed"; facts: OfVictim }
    | { kind: "slowed"; facts: OfSeat }
    | { kind: "ray-rolled"; facts: RayRolled }
    | { kind: "another-turn"; facts: OfSeat }
    | { kind: "used"; facts: CharacterOfSeat }
    | { kind: "extra-action"; facts: OfSeat }
    | { kind: "mimicked"; facts: CharacterOfSeat }
    | { kind: "swapped"; facts: Swapped }
    | { kind: "looked"; facts: CardsOfDeck }
    | { kind: "put-under"; facts: DeckOfSeat }
    | { kind: "won"; facts: CardOfSeat }
    | { kind: "time-up"; facts: TimeUp }
    | { kind: "lost"; facts: Lost }
  );

export type Phase =
  | "draw"
  | "action"
  | "build"
  | "discard";

export type CharacterName =
  | "prof-luna-tech"
  | "captain-minerva"
  | "jerry-riggsby"
  | "digby-spade"
  | "lady-felicity-fingers"
  | "the-great-mimico"
  | "otto-smelter"
  | "rusty-magpie"
  | "bertha-packrat"
  | "dr-amelia-amp"
  | "sergeant-brassguard"
  | "lucky-lucinda"
  | "sir-reginald-copycog"
  | "tinker-tam"
  | "dame-ada-wrench"
  | "madame-zora-lens";

export type Kind =
  | "part"
  | "machine"
  | "invention";

export type PartName =
  | "bulbs"
  | "clockwork"
  | "control-panel"
  | "crank"
  | "gearbox"
  | "guns-and-ammo"
  | "harness"
  | "hull"
  | "metal-casing"
  | "pendulum"
  | "petrol"
  | "piston"
  | "propeller"
  | "steel-cage"
  | "tripod";

export type MachineName =
  | "biomonitor"
  | "transport-vessel"
  | "mecha-skeleton"
  | "jet-propulsion"
  | "plasma-generator"
  | "petrol-engine"
  | "clockwork-brain"
  | "weaponry-system"
  | "navigatrix";

export type InventionName =
  | "the-terrible"
  | "glove-of-ruin"
  | "flight-pack"
  | "deathlock"
  | "strolling-house"
  | "subterranean-sub"
  | "time-machine"
  | "doomsday-ray";

export type CardName =
  | "bulbs"
  | "clockwork"
  | "control-panel"
  | "crank"
  | "gearbox"
  | "guns-and-ammo"
  | "harness"
  | "hull"
  | "metal-casing"
  | "pendulum"
  | "petrol"
  | "piston"
  | "propeller"
  | "steel-cage"
  | "tripod"
  | "biomonitor"
  | "transport-vessel"
  | "mecha-skeleton"
  | "jet-propulsion"
  | "plasma-generator"
  | "petrol-engine"
  | "clockwork-brain"
  | "weaponry-system"
  | "navigatrix"
  | "the-terrible"
  | "glove-of-ruin"
  | "flight-pack"
  | "deathlock"
  | "strolling-house"
  | "subterranean-sub"
  | "time-machine"
  | "doomsday-ray";

export type WantedName =
  | "bulbs"
  | "clockwork"
  | "control-panel"
  | "crank"
  | "gearbox"
  | "guns-and-ammo"
  | "harness"
  | "hull"
  | "metal-casing"
  | "pendulum"
  | "petrol"
  | "piston"
  | "propeller"
  | "steel-cage"
  | "tripod"
  | "wish-biomonitor"
  | "wish-transport-vessel"
  | "wish-mecha-skeleton"
  | "wish-jet-propulsion"
  | "wish-plasma-generator"
  | "wish-petrol-engine"
  | "wish-clockwork-brain"
  | "wish-weaponry-system"
  | "wish-navigatrix";

export interface YardView {
  /** whose view it is; null: a spectator's */
  seat: number | null;
  seats: number;
  turn: number;
  /** one turn of every player, counted from 1 */
  round: number;
  /** after which time is up; null: never, alone without a clock */
  rounds: number | null;
  /** how many inventions win */
  goal: number;
  /** the seat that began */
  first: number;
  /** whose turn it is; nobody's before the first turn and when the match is over */
  active: number | null;
  phase: Phase;
  /** of this turn: an extra one has no draw */
  phases: Phase[];
  /** left in this turn */
  actions: number;
  /** actions done in this turn */
  taken: number;
  /** a turn that Time Machine gave, without a draw phase */
  extra: boolean;
  /** whose ability the active player has besides, until the end of the turn */
  mimic: CharacterName | null;
  /** parts that a copied Mecha Skeleton may still replace in this turn */
  spares: number;
  /** copied Plasma Generators that wait for a roll */
  charged: number;
  /** on the table */
  dice: number[];
  /** what scrapped parts added to the die */
  raised: number;
  /** what a single die counts, with all that was added to it */
  roll: number | null;
  attempt: AttemptView | null;
  needs: NeedsView;
  /** by seat */
  players: PlayerView[];
  /** the first one first */
  order: RankView[];
  /** the reader's own; null: a spectator's view */
  hand: HandView[] | null;
  /** by seat: what the reader knows of each player's hand */
  known: [MachineName[], InventionName[]][];
  /** how many cards lie there */
  decks: Record<Kind, number>;
  /** the top card of a deck, if the reader has looked at it */
  tops: Record<Kind, CardName | null>;
  /** of scrapped cards */
  piles: Record<Kind, PileView>;
  dig: DigView | null;
  trade: TradeView | null;
}

/** What the die is for, or was. */
export interface AttemptView {
  what: "dig" | "steal";
  /** of card that it is after */
  kind: Kind;
  /** the seat that is to be robbed; null: a dig */
  victim: number | null;
  /** the least number that succeeds */
  wanted: number;
  /** from here on it brings more */
  best: number;
  /** as the die lies now */
  enough: boolean;
  failed: boolean;
}

/** The least number that succeeds, for whose turn it is. */
export interface NeedsView {
  dig: number;
  /** by the seat that is to be robbed; null: whose turn it is */
  steal: (number | null)[];
}

export interface PlayerView {
  seat: number;
  /** null: not yet dealt, or none in this match */
  character: CharacterName | null;
  /** of the character's ability; null: it has no limit */
  uses_left: number | null;
  /** of the ability that is mimicked; null: none is, or it has no limit */
  mimic_uses_left: number | null;
  /** whether it has used an ability of a character in this turn */
  used: boolean;
  /** by Deathclock: it has fewer actions in its next turn */
  slowed: boolean;
  /** whether it was offered a trade in this turn */
  offered: boolean;
  /** wants to be asked at every chance */
  careful: boolean;
  parts: PartName[];
  /** how many are in hand */
  machines: number;
  /** how many are in hand */
  inventions: number;
  /** how many parts, machines and inventions may be kept */
  limits: [number, number, number];
  /** machines, then inventions */
  built: BuiltView[];
}

export interface BuiltView {
  card: MachineName | InventionName;
  /** turned sideways: its ability is used up */
  used: boolean;
  /** built in this turn */
  fresh: boolean;
}

/** A player's place, and what it goes by; the counts are of what is built and of parts. */
export interface RankView {
  seat: number;
  place: number;
  inventions: number;
  machines: number;
  parts: number;
}

/** A card of the reader's own hand. */
export interface HandView {
  card: MachineName | InventionName;
  kind: Kind;
  /** what it is made of, and whether that is there */
  needs: Record<string, boolean>;
  /** whether all of it is there */
  complete: boolean;
}

export interface PileView {
  count: number;
  /** null: there is none, or the pile is being dug through without the memory aid */
  top: CardName | null;
  /** bottom first; only with the memory aid */
  cards?: CardName[];
}

/** A dig that succeeded and is under way. */
export interface DigView {
  pile: Kind;
  /** laid out and not taken, the last one last */
  cards: CardName[];
}

/** An offer on the table. */
export interface TradeView {
  /** who makes it */
  seat: number;
  /** the seat that is to answer it */
  partner: number;
  kind: Kind;
  gives: PartName | MachineName;
  /** a part, or "wish-" and the name of a machine */
  wants: WantedName;
  /** whether it answers another offer */
  counter: boolean;
}

export interface Shuffled {
  /** cards of all decks */
  count: number;
}

export interface DieOfSeat {
  seat: number;
  die: number;
}

export interface OfSeat {
  seat: number;
}

export interface Dealt {
  seat: number;
  parts: PartName[];
  /** of machines */
  count: number;
  /** to their owner */
  machines?: MachineName[];
  /** to their owner */
  inventions?: InventionName[];
}

export interface Flipped {
  deck: Kind;
  /** that begins the scrap pile */
  card: CardName;
}

export interface CharacterOfSeat {
  seat: number;
  character: CharacterName;
}

export interface TurnBegan {
  seat: number;
  round: number;
}

export interface CardsOfDeck {
  seat: number;
  deck: Kind;
  /** to whoever knows them */
  cards?: CardName[];
  /** unless everybody knows them */
  count?: number;
}

export interface Reshuffled {
  deck: Kind;
  /** cards in it now */
  count: number;
}

export interface Digging {
  seat: number;
  pile: Kind;
  /** the least number that succeeds */
  wanted: number;
}

export interface Raised {
  seat: number;
  /** scrapped for it */
  card: PartName;
  /** what the die counts now */
  roll: number;
}

export interface PileOfSeat {
  seat: number;
  pile: Kind;
}

export interface CardOfSeat {
  seat: number;
  card: CardName;
}

export interface Took {
  seat: number;
  card: CardName;
  pile: Kind;
}

export interface Stealing {
  seat: number;
  victim_seat: number;
  what: Kind;
  /** the least number that succeeds */
  wanted: number;
}

export interface OfVictim {
  seat: number;
  victim_seat: number;
}

export interface CardsOfVictim {
  /** who has them now */
  seat: number;
  /** who lost them */
  victim_seat: number;
  /** to whoever knows them */
  cards?: CardName[];
  /** unless everybody knows them */
  count?: number;
}

export interface Cancelled {
  seat: number;
  thief_seat: number;
}

export interface Offered {
  seat: number;
  partner_seat: number;
  gives: PartName | MachineName;
  /** a part, or "wish-" and the name of a machine */
  wants: WantedName;
}

export interface Traded {
  /** who agreed to the offer */
  seat: number;
  /** who made it */
  partner_seat: number;
  gives: PartName | MachineName;
  gets: PartName | MachineName;
}

export interface Built {
  seat: number;
  card: MachineName | InventionName;
  /** scrapped for it */
  used: (PartName | MachineName)[];
  /** of an invention: what its machines were */
  states?: ("used" | "fresh" | "ready")[];
  /** whose ability helped */
  by?: (MachineName | CharacterName)[];
}

export interface Copied {
  seat: number;
  card: MachineName;
  owner_seat: number;
  /** whose ability it was done with */
  by: MachineName | CharacterName;
}

export interface RayRolled {
  seat: number;
  dice: number[];
  /** the lower one: parts that every opponent scraps */
  count: number;
}

export interface Swapped {
  seat: number;
  gives: PartName;
  gets: PartName;
}

export interface DeckOfSeat {
  seat: number;
  deck: Kind;
}

export interface TimeUp {
  /** who won */
  seat?: number;
  /** who won, where several share the first place */
  seats?: number[];
  rounds: number;
}

export interface Lost {
  seat: number;
  /** built */
  inventions: number;
  goal: number;
}
