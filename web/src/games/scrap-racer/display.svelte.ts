/** What the board draws from: the view after the event now shown, and what is on stage with it. */
import { amend } from "../../board/amend";
import type { RacerName, RaceView } from "./shapes";

export interface OpenCard {
  deck: "crash" | "goal" | "bonus";
  /** which of the crash piles it came from */
  pile: number;
  face: string;
  racer: RacerName;
}

export interface Duel {
  space: number;
  racers: [RacerName, RacerName];
  dice: [number, number] | null;
  winner: RacerName | null;
  /** tells one throw from the next */
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

/** Slime under the wheels: the dice it asks for, and which of its spaces it was. */
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
  /** who is on the way */
  moving: RacerName | null;
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
  race: RaceView;
  stage: Stage;
}

/** What is over with the next event. */
export const MOMENT = { ms: 0, moving: null, thrown: false, flight: null, shaken: null, ability: null, check: null };
/** What lies open on the table until it has been dealt with. */
export const OPEN = { card: null, cardDice: [], duel: null, slip: null };

/** The display's own copy: it is changed in place, and views share what did not change between them. */
const raceOf = (view: RaceView): RaceView => structuredClone(view);

export function newDisplay(view: RaceView): RaceDisplay {
  const display: RaceDisplay = $state({ race: raceOf(view), stage: { count: 0, ...MOMENT, ...OPEN } });
  return display;
}

export function stand(display: RaceDisplay, view: RaceView): void {
  amend(display.race, raceOf(view));
}

export function settle(display: RaceDisplay, view: RaceView): void {
  stand(display, view);
  Object.assign(display.stage, MOMENT, OPEN);
}
