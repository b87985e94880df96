/** What the board draws from: the race as it was when the event now shown had happened, and what is on stage with it. */
import { amend } from "../../board/amend";
import type { View } from "../types";
import {
  type ExtrasView,
  isOver,
  openPile,
  type PileView,
  RACERS,
  type RacerName,
  type RacerView,
  type RaceView,
  raceView,
  turnOf,
} from "./view";

/** Lasting facts. After all events have been played they are those of the view. */
export interface Race {
  seat: number | null;
  turn: number;
  track: RaceView["track"];
  /** in the order of their turns */
  racers: RacerView[];
  /** whose turn it is; nobody's when the race is over */
  active: RacerName | null;
  dice: number[];
  lastRound: boolean;
  hands: { seat: number; count: number; cards: string[] }[];
  crash: PileView[];
  crashCard: string | null;
  bonus: PileView;
  goal: PileView;
  markers: number[];
  supply: number;
  used: string[];
  over: boolean;
  /** only with special pieces or the pit stop */
  extras: ExtrasView | null;
}

export interface OpenCard {
  deck: "crash" | "goal" | "bonus";
  /** which of the three crash piles it came from */
  pile: number;
  face: string;
  racer: RacerName;
}

export interface Duel {
  space: number;
  racers: [RacerName, RacerName];
  dice: [number, number] | null;
  winner: RacerName | null;
  /** how often they have rolled */
  rolls: number;
}

export interface Flight {
  what: "boost" | "bonus" | "lap" | "card" | "scrap" | "ability";
  face: string;
  racer: RacerName;
  /** the space it starts from; 0: from the bonus deck, or from the ability tiles */
  from: number;
  /** from the racer's dashboard onto the space, or off the board for good, instead of to the dashboard */
  way?: "out" | "gone";
}

/** Slime under the wheels: the dice it asks for, and which of its three spaces it was. */
export interface Slip {
  racer: RacerName;
  space: number;
  place: number;
  dice: number[];
}

/** What stopped a racer, and how many points that cost it. */
export interface Check {
  racer: RacerName;
  what: "stop" | "pit" | "scrap" | "dice";
  lost: number;
}

/** What an event shows while it lasts; all of it is gone when the display has settled. `count` tells one from the next. */
export interface Stage {
  count: number;
  /** milliseconds the present event takes, at the present speed */
  ms: number;
  move: { racer: RacerName; from: number; to: number; fromSpace: number; toSpace: number } | null;
  /** the last of the dice has just been thrown */
  thrown: boolean;
  card: OpenCard | null;
  cardDice: number[];
  duel: Duel | null;
  flight: Flight | null;
  shaken: RacerName | null;
  ability: RacerName | null;
  slip: Slip | null;
  check: Check | null;
}

export interface RaceDisplay {
  race: Race;
  stage: Stage;
  /** whether the active racer has passed another one by its own moves this turn */
  passed: boolean;
  /** who came first to the pit stop's centre; positions depend on it */
  arrived: RacerName[];
  /** the open crash card is one without a bonus marker, so that no event tells when it is laid away */
  lowered: boolean;
}

export function raceOf(of: View): Race {
  const view = raceView(of);
  const over = isOver(view);
  return {
    seat: view.seat,
    turn: turnOf(view),
    track: view.track,
    racers: view.racers.map(copied),
    active: over ? null : view.active,
    dice: [...view.dice],
    lastRound: view.last_round,
    hands: view.hands.map((hand) => ({ seat: hand.seat, count: hand.count, cards: [...(hand.cards ?? [])].sort() })),
    crash: view.crash.map(pileOf),
    crashCard: view.crash_card,
    bonus: pileOf(view.bonus),
    goal: pileOf(view.goal),
    markers: [...view.markers].sort((a, b) => a - b),
    supply: view.supply,
    used: [...view.used].sort(),
    over,
    extras: view.extras
      ? {
          scrap: view.extras.scrap.map((each) => ({ ...each })),
          stacks: view.extras.stacks.map((each) => ({ ...each })),
          ability_tiles: [...view.extras.ability_tiles],
          halted: view.extras.halted,
        }
      : null,
  };
}

function copied(racer: RacerView): RacerView {
  const copy = { ...racer, boosts: [...racer.boosts] };
  if (racer.abilities) copy.abilities = [...racer.abilities];
  if (racer.scrap) copy.scrap = [...racer.scrap];
  return copy;
}

/** In the order of their arrival, as far as positions tell. */
function arrivedAt(view: RaceView): RacerName[] {
  const centre = view.track.pit?.centre;
  const there = view.racers.filter((racer) => centre !== undefined && racer.space === centre);
  return there.sort((a, b) => a.position - b.position).map((racer) => racer.name);
}

function pileOf(pile: PileView): PileView {
  return { pile: pile.pile, discard: [...pile.discard] };
}

export function emptyStage(): Stage {
  return {
    count: 0,
    ms: 0,
    move: null,
    thrown: false,
    card: null,
    cardDice: [],
    duel: null,
    flight: null,
    shaken: null,
    ability: null,
    slip: null,
    check: null,
  };
}

export function newDisplay(view: View): RaceDisplay {
  const race = raceView(view);
  const display: RaceDisplay = $state({
    race: raceOf(view),
    stage: emptyStage(),
    passed: race.passed ?? false,
    arrived: arrivedAt(race),
    lowered: false,
  });
  return display;
}

/** The display before the first event, from any view of the same match: every card back in its pile, nobody seated. */
export function begin(view: View): RaceDisplay {
  const display = newDisplay(view);
  const { race } = display;
  const held = race.hands.reduce((sum, hand) => sum + hand.count, 0);
  const open = race.crashCard === null ? -1 : openPile(race.crash);
  const boosts = race.racers.reduce((sum, racer) => sum + racer.boosts.length, 0);
  Object.assign(race, {
    turn: 0,
    racers: [],
    active: null,
    dice: [],
    lastRound: false,
    over: false,
    hands: race.hands.map((hand) => ({ ...hand, count: 0, cards: [] })),
    crash: race.crash.map((pile, index) => fullPile(pile, index === open ? 1 : 0)),
    crashCard: null,
    bonus: fullPile(race.bonus, held),
    goal: fullPile(race.goal, 0),
    supply: race.supply + race.markers.length + race.used.length + boosts,
    markers: [],
    used: [],
    extras: race.extras && {
      scrap: [],
      stacks: race.extras.stacks.map((stack) => ({ ...stack, left: OF_EACH })),
      ability_tiles: race.track.pit ? [...RACERS] : [],
      halted: false,
    },
  });
  display.passed = false;
  display.arrived = [];
  return display;
}

/** Scrap tiles of one kind. */
const OF_EACH = 4;

function fullPile(pile: PileView, elsewhere: number): PileView {
  return { pile: pile.pile + pile.discard.length + elsewhere, discard: [] };
}

export function settle(display: RaceDisplay, view: View): void {
  amend(display.race, raceOf(view));
  Object.assign(display.stage, emptyStage(), { count: display.stage.count });
  Object.assign(display, { passed: raceView(view).passed ?? false, arrived: arrivedAt(raceView(view)), lowered: false });
}
