/** How a scene of the race is shown: how long, with which sound, and what is on stage. What lasts is in the view. */
import type { Pace, Scene, Sound, Step } from "../types";
import { type Duel, type Flight, MOMENT, OPEN, type RaceDisplay, type Stage, stand } from "./display.svelte";
import { route, spotOf } from "./roads";
import type { GameEvent, Lost, OfRacer, RacerName, RacerView, RaceView, ScrapMoved } from "./shapes";

export const TIME = { space: 140, move: 1400, die: 620, card: 360, marker: 280, crash: 240, light: 300, reading: 900, fade: 120 };

/** What each kind of event tells. */
type Facts = { [E in GameEvent as E["kind"]]: E["facts"] };
type Kind = keyof Facts;

/** One event, with the race as it was and as it is now. */
interface Told<F> {
  before: RaceView;
  race: RaceView;
  stage: Stage;
  facts: F;
}

type Shown<F = unknown> = (told: Told<F>) => Step;

export function play(display: RaceDisplay, { event, before, after: race }: Scene<RaceView, GameEvent>, pace: Pace): Step {
  const { stage } = display;
  stand(display, race);
  stage.count += 1;
  Object.assign(stage, MOMENT);
  if (before.crash_card !== null && race.crash_card === null) Object.assign(stage, OPEN);
  const step = show(event.kind, { before, race, stage, facts: event.facts });
  if (!step) return { ms: 0 };
  if (pace.reduced) step.ms = Math.min(step.ms, stage.card || race.crash_card ? TIME.reading : TIME.fade);
  if (MATTERS.has(event.kind)) step.matters = true;
  stage.ms = pace.lasts(step);
  return step;
}

function show<K extends Kind>(kind: K, told: Told<Facts[K]>): Step | undefined {
  return SHOWN[kind]?.(told);
}

function racerIn(race: RaceView, name: RacerName): RacerView {
  return race.racers.find((racer) => racer.name === name)!;
}

const lasts =
  (ms: number, sound?: Sound): Shown =>
  () =>
    sound ? { ms, sound } : { ms };

/** Something shakes. */
const shakes: Shown<OfRacer> = ({ stage, facts }) => {
  stage.shaken = facts.racer;
  return { ms: TIME.crash, sound: "crash" };
};

/** Something was checked by what lies on the way. */
function checks(what: "pit" | "scrap" | "dice", ms: number, sound: Sound): Shown<OfRacer & Partial<Lost>> {
  return ({ stage, facts }) => {
    stage.check = { racer: facts.racer, what, lost: facts.lost ?? 0 };
    return { ms, sound };
  };
}

/** Something flies to the racer's dashboard, or from there. */
function flies<F extends OfRacer>(of: (told: Told<F>) => Omit<Flight, "racer">, ms: number, sound: Sound): Shown<F> {
  return (told) => {
    told.stage.flight = { ...of(told), racer: told.facts.racer };
    return { ms, sound };
  };
}

/** A turn begins, the race is over: whatever lay open is put away. */
function clears(ms: number, sound: Sound): Shown {
  return ({ stage }) => {
    Object.assign(stage, OPEN);
    return { ms, sound };
  };
}

const scrap =
  (way?: Flight["way"]) =>
  ({ facts }: Told<ScrapMoved>): Omit<Flight, "racer"> => ({
    what: "scrap",
    face: String(facts.tile),
    from: facts.space,
    ...(way ? { way } : {}),
  });

/** What is read, and what decides. */
const MATTERS = new Set<Kind>([
  "moved",
  "crash-card",
  "pushed",
  "slipped",
  "bonus-played",
  "fight-rolled",
  "fight-won",
  "ability-taken",
  "goal-card",
  "race-over",
]);

/** Kinds of events that need no time of their own. */
export const QUIET: Kind[] = ["track-laid", "piece-laid", "pit-stop-laid", "markers-laid", "decks-shuffled", "start-player", "racer-chosen", "order-fixed"];

export const SHOWN: { [K in Kind]?: Shown<Facts[K]> } = {
  "racer-taken": lasts(TIME.marker),
  "turn-began": clears(TIME.light, "turn"),
  rolled: ({ stage }) => {
    stage.thrown = true;
    return { ms: TIME.die, sound: "die" };
  },
  boosted: ({ stage, facts }) => {
    stage.thrown = true;
    return { ms: TIME.die, sound: facts.marker === "re-roll" ? "die" : "marker" };
  },
  stopped: lasts(TIME.fade),
  doubled: shakes,
  "crash-card": ({ stage }) => {
    Object.assign(stage, OPEN);
    return { ms: TIME.card + TIME.reading, sound: "card" };
  },
  "pile-lowered": lasts(TIME.light, "tap"),
  "card-rolled": ({ stage, facts }) => {
    stage.cardDice = facts.dice;
    return { ms: TIME.die, sound: "die" };
  },
  stayed: lasts(TIME.crash),
  "held-at-line": lasts(TIME.fade),
  pushed: shakes,
  moved: ({ before, race, stage, facts: { racer } }) => {
    const { steps } = route(spotOf(racerIn(before, racer), race.track), spotOf(racerIn(race, racer), race.track), race.track);
    stage.moving = racer;
    if (stage.duel?.winner) stage.duel = null;
    if (stage.slip?.racer === racer) stage.slip = null;
    if (stage.card?.deck === "bonus") stage.card = null;
    return { ms: Math.min(TIME.move, TIME.space * steps), sound: "drive" };
  },
  "entered-pit-lane": checks("pit", TIME.light, "tap"),
  halted: ({ race, stage, facts }) => {
    const what = facts.space === race.track.stop ? "stop" : "pit";
    stage.check = { racer: facts.racer, what, lost: facts.lost };
    return { ms: facts.lost > 0 || what === "stop" ? TIME.light + TIME.card : TIME.fade, sound: "tap" };
  },
  blocked: (told) => {
    told.stage.shaken = told.facts.racer;
    return checks("scrap", TIME.light + TIME.card, "crash")(told);
  },
  "dice-lost": checks("dice", TIME.light + TIME.card, "tap"),
  slipped: ({ race, stage, facts: { racer, space, dice } }) => {
    const trail = race.track.pieces?.find((piece) => piece.piece === "slime-trail");
    const place = (trail?.spaces ?? []).indexOf(space) + 1;
    stage.slip = { racer, space, place, dice };
    stage.shaken = racer;
    return { ms: TIME.die + TIME.card, sound: "die" };
  },
  "scrap-taken": flies(scrap(), TIME.card, "marker"),
  "scrap-placed": flies(scrap("out"), TIME.card, "marker"),
  "scrap-removed": flies(scrap("gone"), TIME.card, "crash"),
  "ability-taken": flies(({ facts }) => ({ what: "ability", face: facts.ability, from: 0 }), TIME.card + TIME.light, "cheer"),
  "bonus-played": ({ stage, facts: { card, racer } }) => {
    stage.card = { deck: "bonus", pile: 0, face: card, racer };
    return { ms: TIME.card + TIME.reading / 2, sound: "card" };
  },
  ability: ({ stage, facts }) => {
    stage.ability = facts.racer;
    return { ms: TIME.light, sound: "tap" };
  },
  fight: ({ stage, facts }) => {
    stage.duel = { space: facts.space, racers: pairOf(facts.racers), dice: null, winner: null, rolls: 0 };
    return { ms: TIME.light, sound: "crash" };
  },
  "fight-rolled": ({ race, stage, facts }) => {
    const racers = pairOf(facts.racers);
    const space = racerIn(race, racers[0]).space;
    stage.duel = { space, racers, dice: [facts.dice[0] ?? 1, facts.dice[1] ?? 1], winner: null, rolls: stage.count };
    return { ms: TIME.die + 200, sound: "die" };
  },
  "fight-won": ({ stage, facts: { racer, loser, space } }) => {
    stage.duel = { racers: [racer, loser], dice: null, rolls: 0, ...stage.duel, space, winner: racer };
    return { ms: TIME.light + 200 };
  },
  "bonus-marker": flies(({ race, facts }) => ({ what: "bonus", face: "", from: racerIn(race, facts.racer).space }), TIME.marker, "marker"),
  "bonus-card-drawn": flies(({ facts }) => ({ what: "card", face: facts.card ?? "", from: 0 }), TIME.card, "card"),
  reshuffled: lasts(TIME.marker, "card"),
  "lap-marker": flies(({ race, facts }) => ({ what: "lap", face: "", from: racerIn(race, facts.racer).space }), TIME.marker, "cheer"),
  "goal-card": ({ stage, facts: { card, racer } }) => {
    stage.cardDice = [];
    stage.card = { deck: "goal", pile: 0, face: card, racer };
    return { ms: TIME.card + TIME.reading, sound: "card" };
  },
  "third-lap": lasts(0, "cheer"),
  refilled: clears(TIME.marker, "marker"),
  collected: flies(({ facts }) => ({ what: "boost", face: facts.marker, from: facts.space }), TIME.marker, "marker"),
  "last-round": lasts(TIME.fade),
  "race-over": clears(TIME.light, "cheer"),
};

/** The dice that were thrown in this event, each once: not those that lay there already or were turned by a marker. */
export function dice({ kind, facts }: GameEvent): number[] {
  switch (kind) {
    case "rolled":
      return facts.dice.slice(-1);
    case "boosted":
      return facts.marker === "re-roll" ? [facts.to] : [];
    case "card-rolled":
    case "slipped":
    case "fight-rolled":
      return facts.dice;
    default:
      return [];
  }
}

const pairOf = ([one, two]: RacerName[]): Duel["racers"] => [one!, two!];
