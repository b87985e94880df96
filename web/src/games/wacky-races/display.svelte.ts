/** What the board draws from: the race as it was when the event now shown had happened, and what is on stage with it. */
import { amend } from "../../board/amend";
import type { View } from "../types";
import {
  type Kind,
  type RacerName,
  type RacerView,
  type RaceView,
  raceView,
  type StandingView,
  type Terrain,
  type TileView,
} from "./view";

/** Lasting facts. After all events have been played they are those of the view. */
export interface Race {
  seat: number | null;
  round: number;
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
  trapDiscard: string[];
  season: number;
  number: number;
  /** all seasons of the championship */
  seasons: number[];
  standings: StandingView[] | null;
}

/** A trap on show: turned over under a racer, perhaps cancelled, or only looked at. */
export interface TrapShow {
  trap: string;
  tile: number;
  racer: RacerName | null;
  fate: "sprung" | "cancelled" | "harmless" | "seen" | "taken";
  power: string;
}

/** A card on its way to the discard pile, and whose it was; nobody's comes from the deck. */
export interface CardFlight {
  card: Terrain;
  racer: RacerName | null;
}

export interface Points {
  racer: RacerName;
  points: number;
  total: number;
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
  power: { racer: RacerName; power: string } | null;
  /** the tile where something happens: a trap is laid, a tile turns over, the train comes */
  tiles: number[];
  said: string;
  points: Points[];
  /** the standings stay on the board between two races */
  between: boolean;
}

export interface RaceDisplay {
  race: Race;
  stage: Stage;
  /** counts arrivals: a smaller one came to its tile earlier */
  arrived: Partial<Record<RacerName, number>>;
  arrivals: number;
  /** the starting board, which never changes */
  start: Kind[];
  /** tiles that have been told of but lie on the road only with the others */
  firstHalf: Kind[];
}

export function raceOf(of: View): Race {
  const view = raceView(of);
  return {
    seat: view.seat,
    round: view.round,
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
    trapDiscard: [...view.trap_discard],
    season: view.race.season,
    number: view.race.number,
    seasons: view.race.seasons,
    standings: view.standings?.map((each) => ({ ...each })) ?? null,
  };
}

export function emptyStage(): Stage {
  return {
    count: 0,
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
    points: [],
    between: false,
  };
}

/** In the order of their places, as far as those tell: whoever shares a tile came there in that order. */
function arrivalsOf(view: RaceView): Partial<Record<RacerName, number>> {
  return Object.fromEntries(view.racers.map((racer) => [racer.name, racer.place]));
}

export function newDisplay(of: View): RaceDisplay {
  const view = raceView(of);
  const display: RaceDisplay = $state({
    race: raceOf(of),
    stage: emptyStage(),
    arrived: arrivalsOf(view),
    arrivals: view.racers.length,
    start: view.start_board,
    firstHalf: [],
  });
  return display;
}

/** The display before the first event, from any view of the same match: nothing lies on the table yet. */
export function begin(of: View): RaceDisplay {
  const display = newDisplay(of);
  const { race } = display;
  clearTable(display);
  race.season = race.seasons[0] ?? 0;
  race.number = race.seasons.length ? 1 : 0;
  if (race.standings) race.standings = race.hands.map(({ seat }) => noPoints(null, seat));
  return display;
}

const CARDS = 64;
const TRAPS = 16;

/** Road, cars and cards are back in the box. */
export function clearTable(display: RaceDisplay): void {
  const { race } = display;
  Object.assign(race, {
    round: 1,
    tiles: [],
    racers: [],
    active: null,
    winner: null,
    dastardly: 0,
    outOfFuel: false,
    hands: race.hands.map((hand) => ({ ...hand, count: 0, cards: [] })),
    deck: CARDS,
    discard: [],
    trapDeck: TRAPS,
    trapDiscard: [],
  });
  Object.assign(display, { arrived: {}, arrivals: 0 });
}

export function noPoints(racer: RacerName | null, seat: number | null): StandingView {
  const none = { points: 0, wins: 0, seconds: 0, season_points: 0, season_wins: 0, season_seconds: 0, last: 0, titles: 0 };
  return { racer, drives: racer, seat, ...none };
}

export function settle(display: RaceDisplay, of: View): void {
  const view = raceView(of);
  amend(display.race, raceOf(of));
  Object.assign(display.stage, emptyStage(), { count: display.stage.count });
  Object.assign(display, { arrived: arrivalsOf(view), arrivals: view.racers.length });
}
