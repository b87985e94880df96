/** How each scene is shown: how long, with which sound, and what is on stage meanwhile. Where everything lies afterwards
 *  tells the view. */
import { amend } from "../../board/amend";
import type { Pace, Scene, Sound, Step } from "../types";
import { emptyStage, type Points, raceOf, type RaceDisplay, type Sheet, type Stage, type TrapShow } from "./display.svelte";
import type { CardOfSeat, CardTurned, GameEvent, OfRacer, PowerOfSeat, RaceView } from "./shapes";

export const TIME = {
  step: 420,
  villain: 700,
  card: 360,
  reveal: 1260,
  lay: 420,
  power: 700,
  light: 300,
  tap: 200,
  scored: 260,
  between: 3600,
  fade: 120,
};

/** By kind of event. */
type Facts = { [Event in GameEvent as Event["kind"]]: Event["facts"] };

interface Told<F = unknown> {
  facts: F;
  before: RaceView;
  after: RaceView;
  /** on stage so far */
  stage: Stage;
}

type Shown = Partial<Stage> & { ms: number; sound?: Sound };

export function play(display: RaceDisplay, scene: Scene<RaceView, GameEvent>, pace: Pace): Step {
  const { sound, ...shown } = shownBy(scene.event.kind, { ...scene, facts: scene.event.facts, stage: display.stage });
  const most = !pace.reduced ? Infinity : shown.trap || shown.between ? TIME.reveal : TIME.fade;
  const ms = Math.min(shown.ms, most);
  amend(display.race, raceOf(scene.after));
  const step: Step = { ms, ...(sound && { sound }), matters: MATTERS.has(scene.event.kind) };
  Object.assign(display.stage, emptyStage(display.stage.count + 1), shown, { ms: pace.lasts(step) });
  return step;
}

function shownBy<Kind extends keyof Facts>(kind: Kind, told: Told<Facts[Kind]>): Shown {
  return SHOWN[kind]?.(told) ?? { ms: 0 };
}

/** Told in the log, and to be seen on the board, but nothing happens there that takes time. */
export const QUIET = new Set<keyof Facts>(["starting-player", "special-tiles", "second-half-laid", "second-half-hidden", "plans-removed", "grid"]);

/** What is read, and what somebody suffers. */
const MATTERS = new Set<keyof Facts>([
  "trap-sprung",
  "trap-cancelled",
  "trap-seen",
  "trap-discarded",
  "traded-places",
  "stole",
  "power-used",
  "out-of-fuel",
  "race-won",
  "neutral-won",
  "scored",
  "title",
  "grand-title",
  "next-race",
]);

const still = (): Shown => ({ ms: TIME.tap });
const cheer = ({ after, stage }: Told): Shown => ({ ms: TIME.reveal, sound: "cheer", between: sheetOf(after, gainedOn(stage)) });
const laid = ({ facts: { card, racer } }: Told<CardOfSeat>): Shown => ({ ...CARD, flight: { card, racer } });
const turned = ({ facts }: Told<CardTurned>): Shown => ({ ms: TIME.card + TIME.light, sound: "card", flight: { card: facts.card, racer: null } });
const villain = (): Shown => ({ ms: TIME.villain, sound: "drive", villain: true });
const hindered = ({ facts }: Told<OfRacer>): Shown => ({ ms: TIME.light, sound: "tap", shaken: facts.racer });
const powered = ({ facts }: Told<PowerOfSeat>): Shown => ({ ms: TIME.light, sound: "marker", power: facts });
const won = (): Shown => ({ ms: TIME.light, sound: "cheer" });

const CARD = { ms: TIME.card, sound: "card" } as const;

export const SHOWN: { [Kind in keyof Facts]?: (told: Told<Facts[Kind]>) => Shown } = {
  // --- the set-up ---
  "racer-taken": () => ({ ms: TIME.tap, sound: "tap" }),
  "neutral-racers-drawn": still,
  "lined-up": () => ({ ms: TIME.light, sound: "turn" }),
  "first-half-laid": () => ({ ms: TIME.lay, sound: "card" }),
  "decks-shuffled": () => ({ ms: TIME.tap, sound: "card" }),

  // --- the turn ---
  "turn-began": () => ({ ms: TIME.light, sound: "turn" }),
  played: laid,
  discarded: laid,
  dropped: laid,
  "played-several": ({ facts: { cards, racer } }) => ({ ...CARD, flight: { card: cards.at(-1)!, racer } }),
  stopped: still,
  drew: ({ facts }) => ({ ...CARD, drew: { racer: facts.racer, count: facts.count } }),
  "no-redraw": hindered,
  reshuffled: () => ({ ms: TIME.light, sound: "card" }),
  moved: ({ facts }) => ({ ms: TIME.step, sound: "drive", moved: [facts.racer] }),
  stayed: ({ facts }) => ({ ms: TIME.light, shaken: facts.racer }),
  "traded-places": ({ facts }) => ({ ms: TIME.villain, sound: "drive", moved: [facts.racer, facts.other] }),

  // --- Dastardly ---
  "dastardly-moved": villain,
  "dastardly-retreated": villain,
  "card-turned": turned,
  "trap-laid": ({ facts }) => ({ ms: TIME.lay, sound: "marker", tiles: [facts.tile] }),
  "trap-open": ({ facts }) => ({ ...CARD, tiles: [facts.tile] }),
  "traps-used-up": still,
  "out-of-fuel": () => ({ ms: TIME.reveal, sound: "crash", said: "out-of-fuel" }),

  // --- neutral racers ---
  "neutral-racers": () => ({ ms: TIME.power, sound: "turn", said: "neutral-racers" }),
  "neutral-card": turned,

  // --- traps ---
  "trap-sprung": ({ facts }) => ({ ms: TIME.reveal, sound: "crash", shaken: facts.racer, trap: trapOn(facts.tile, facts, "sprung") }),
  "trap-cancelled": (told) => ({ ms: TIME.reveal, sound: "cheer", trap: trapOn(tileOf(told), told.facts, "cancelled") }),
  "trap-harmless": (told) => ({ ms: TIME.power, trap: trapOn(tileOf(told), told.facts, "harmless") }),
  "turn-lost": ({ stage }) => ({ ms: TIME.tap, trap: stage.trap }),
  slowed: hindered,
  bogged: hindered,

  // --- powers ---
  "power-used": (told) => ({ ...powered(told), ms: TIME.power }),
  unexhausted: powered,
  exhausted: (told) => ({ ...powered(told), sound: "tap" }),
  "terrain-drawn": turned,
  stole: ({ facts }) => ({ ...CARD, drew: { racer: facts.racer, count: 1 } }),
  // what it is stays with whoever looked
  "trap-seen": ({ facts: { trap, tile, racer } }) => ({
    ms: trap ? TIME.reveal : TIME.light,
    sound: "card",
    tiles: [tile],
    trap: trap ? trapOn(tile, { trap, racer }, "seen") : null,
  }),
  "trap-discarded": ({ facts }) => ({ ms: TIME.power, sound: "card", trap: trapOn(facts.tile, facts, "taken") }),

  // --- special terrain ---
  refuelled: (told) => ({ ms: TIME.power, sound: "cheer", tiles: [tileOf(told)] }),
  train: (told) => ({ ms: TIME.power, sound: "drive", tiles: [tileOf(told)] }),
  "tiles-traded": ({ facts }) => ({ ms: TIME.villain, sound: "card", tiles: [facts.tile, facts.other] }),
  "tile-revealed": ({ facts }) => ({ ...CARD, tiles: [facts.tile] }),

  // --- the finish and the championship ---
  "race-won": won,
  "neutral-won": won,
  scored: ({ facts, after, stage }) => ({ ms: TIME.scored, sound: "marker", between: sheetOf(after, [...gainedOn(stage), facts]) }),
  title: cheer,
  "grand-title": cheer,
  // the sheet of the race that is over lies there once more, while the next one is prepared
  "next-race": ({ before, stage }) => ({ ms: TIME.between, sound: "turn", between: sheetOf(before, gainedOn(stage)) }),
};

function tileOf({ facts, after }: Told<OfRacer>): number {
  return after.racers.find((racer) => racer.name === facts.racer)?.tile ?? 0;
}

function trapOn(tile: number, { trap, racer = null, power = "" }: Pick<TrapShow, "trap"> & Partial<TrapShow>, fate: TrapShow["fate"]): TrapShow {
  return { trap, tile, racer, fate, power };
}

function gainedOn(stage: Stage): Points[] {
  return stage.between?.gained ?? [];
}

function sheetOf({ race, standings }: RaceView, gained: Points[]): Sheet | null {
  return standings && { season: race.season, number: race.number, standings, gained };
}
