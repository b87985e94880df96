/** What the board draws from: the race as it was when the event now shown had happened, and what is on stage with it. */
import type { View } from "../types";
import { isOver, type PileView, type RacerName, type RacerView, type RaceView, raceView, turnOf } from "./view";

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
  what: "boost" | "bonus" | "lap" | "card";
  face: string;
  racer: RacerName;
  /** the space it starts from; 0: from the bonus deck */
  from: number;
}

/** What an event shows while it lasts; all of it is gone when the display has settled. `count` tells one from the next. */
export interface Stage {
  count: number;
  /** milliseconds the present event takes, at the present speed */
  ms: number;
  move: { racer: RacerName; from: number; to: number } | null;
  /** the last of the dice has just been thrown */
  thrown: boolean;
  card: OpenCard | null;
  cardDice: number[];
  duel: Duel | null;
  flight: Flight | null;
  shaken: RacerName | null;
  ability: RacerName | null;
}

export interface RaceDisplay {
  race: Race;
  stage: Stage;
  /** whether the active racer has passed another one by its own moves this turn (no view tells) */
  passed: boolean;
}

export function raceOf(of: View): Race {
  const view = raceView(of);
  const over = isOver(view);
  return {
    seat: view.seat,
    turn: turnOf(view),
    track: view.track,
    racers: view.racers.map((racer) => ({ ...racer, boosts: [...racer.boosts] })),
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
  };
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
  };
}

export function newDisplay(view: View): RaceDisplay {
  const display: RaceDisplay = $state({ race: raceOf(view), stage: emptyStage(), passed: false });
  return display;
}

/** The display before the first event, from any view of the same match: every card back in its pile, nobody seated. */
export function begin(view: View): RaceDisplay {
  const display = newDisplay(view);
  const { race } = display;
  const held = race.hands.reduce((sum, hand) => sum + hand.count, 0);
  const open = race.crashCard === null ? -1 : Math.floor(((race.dice.at(-1) ?? 1) - 1) / 2);
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
  });
  return display;
}

function fullPile(pile: PileView, elsewhere: number): PileView {
  return { pile: pile.pile + pile.discard.length + elsewhere, discard: [] };
}

export function settle(display: RaceDisplay, view: View): void {
  Object.assign(display.race, raceOf(view));
  Object.assign(display.stage, emptyStage(), { count: display.stage.count });
}
