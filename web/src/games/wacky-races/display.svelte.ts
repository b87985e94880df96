/** What the board draws from: the race as the view tells it, and what is on stage with the event now shown. */
import { amend } from "../../board/amend";
import type { PowerName, RacerName, RacerView, RaceView, StandingView, Terrain, TileView, TrapName } from "./shapes";

/** Lasting facts: those of the view that the board has reached. */
export interface Race {
  /** spaces of the starting board */
  grid: number;
  tiles: TileView[];
  racers: RacerView[];
  active: RacerName | null;
  winner: RacerName | null;
  dastardly: number | null;
  outOfFuel: boolean;
  hands: { seat: number; count: number; cards: Terrain[] }[];
  deck: number;
  discard: Terrain[];
  trapDeck: number;
  season: number;
  number: number;
  /** all seasons of the championship */
  seasons: number[];
  standings: StandingView[] | null;
}

/** A trap on show: turned over under a racer, perhaps cancelled, or only looked at. */
export interface TrapShow {
  trap: TrapName;
  tile: number;
  racer: RacerName | null;
  fate: "sprung" | "cancelled" | "harmless" | "seen" | "taken";
  power: PowerName | "";
}

/** A card on its way to the discard pile, and whose it was; nobody's comes from the deck. */
export interface CardFlight {
  card: Terrain;
  racer: RacerName | null;
}

export interface Points {
  racer: RacerName;
  points: number;
}

/** The standings when a race is over, and what it has brought, as far as it is told. */
export interface Sheet {
  season: number;
  number: number;
  standings: StandingView[];
  gained: Points[];
}

/** What an event shows while it lasts; all of it is gone when the display has settled. `count` tells one from the next. */
export interface Stage {
  count: number;
  /** milliseconds the present event takes, at the present speed */
  ms: number;
  moved: RacerName[];
  villain: boolean;
  shaken: RacerName | null;
  flight: CardFlight | null;
  /** whoever drew, and how many */
  drew: { racer: RacerName; count: number } | null;
  trap: TrapShow | null;
  power: { racer: RacerName; power: PowerName } | null;
  /** the tile where something happens: a trap is laid, a tile turns over, the train comes */
  tiles: number[];
  said: string;
  /** lies on the board between two races */
  between: Sheet | null;
}

export interface RaceDisplay {
  race: Race;
  stage: Stage;
}

export function raceOf(view: RaceView): Race {
  return {
    grid: view.start_board.length - 1,
    tiles: view.tiles.map(({ tile, kind, trapped, trap }) => ({ tile, kind, trapped, trap })),
    racers: view.racers.map((racer) => ({ ...racer, powers: racer.powers.map((power) => ({ ...power })) })),
    active: view.winner === null ? view.active : null,
    winner: view.winner,
    dastardly: view.dastardly.tile,
    outOfFuel: view.dastardly.out_of_fuel,
    hands: view.hands.map((hand) => ({ seat: hand.seat, count: hand.count, cards: [...(hand.cards ?? [])].sort() })),
    deck: view.deck,
    discard: [...view.discard],
    trapDeck: view.trap_deck,
    season: view.race.season,
    number: view.race.number,
    seasons: [...view.race.seasons],
    standings: view.standings?.map((each) => ({ ...each })) ?? null,
  };
}

export function emptyStage(count = 0): Stage {
  return {
    count,
    ms: 0,
    moved: [],
    villain: false,
    shaken: null,
    flight: null,
    drew: null,
    trap: null,
    power: null,
    tiles: [],
    said: "",
    between: null,
  };
}

export function newDisplay(view: RaceView): RaceDisplay {
  const display: RaceDisplay = $state({ race: raceOf(view), stage: emptyStage() });
  return display;
}

export function settle(display: RaceDisplay, view: RaceView): void {
  amend(display.race, raceOf(view));
  Object.assign(display.stage, emptyStage(display.stage.count));
}
