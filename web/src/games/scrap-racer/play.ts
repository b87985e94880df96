/** How a scene of the race is shown: how long, with which sound, and what is on stage. What lasts is in the view. */
import type { EventInfo, Pace, Scene, Sound, Step } from "../types";
import { type Flight, MOMENT, OPEN, type RaceDisplay, type Stage, stand } from "./display.svelte";
import { route, spotOf } from "./roads";
import { type RacerName, type RacerView, type RaceView, raceView } from "./view";

export const TIME = { space: 140, move: 1400, die: 620, card: 360, marker: 280, crash: 240, light: 300, reading: 900, fade: 120 };

/** The facts of all kinds of events, by name; each event has those of its kind. */
interface Facts {
  racer: RacerName;
  racers: RacerName[];
  loser: RacerName;
  dice: number[];
  /** of a boosted die: its face */
  to: number;
  space: number;
  /** a boost marker, a bonus card that the reader may see */
  marker: string;
  card: string;
  /** the value of a scrap tile, points of a move that are lost, an ability tile */
  tile: number;
  lost: number;
  ability: RacerName;
}

/** One event, and the racer it is about, as it was and as it is now. */
interface Told {
  before: RaceView;
  race: RaceView;
  stage: Stage;
  racer: RacerView;
  facts: Facts;
}

export function play(display: RaceDisplay, scene: Scene, pace: Pace): Step {
  const { stage } = display;
  const before = raceView(scene.before);
  const race = raceView(scene.after);
  stand(display, scene.after);
  stage.count += 1;
  Object.assign(stage, MOMENT);
  if (before.crash_card !== null && race.crash_card === null) Object.assign(stage, OPEN);
  const facts = scene.event.facts as unknown as Facts;
  const racer = racerIn(race, facts.racer);
  const step = racer && SHOWN[scene.event.kind]?.({ before, race, stage, racer, facts });
  if (!step) return { ms: 0 };
  if (pace.reduced) step.ms = Math.min(step.ms, stage.card || race.crash_card ? TIME.reading : TIME.fade);
  stage.ms = step.ms / pace.speed;
  return step;
}

/** Where the facts name no racer, any will do; before they are dealt there is none. */
function racerIn(race: RaceView, name: RacerName): RacerView | undefined {
  return race.racers.find((racer) => racer.name === name) ?? race.racers[0];
}

type Shown = (told: Told) => Step;

const lasts = (ms: number, sound?: Sound): Shown => () => (sound ? { ms, sound } : { ms });

/** Something shakes. */
const shakes: Shown = ({ stage, racer }) => {
  stage.shaken = racer.name;
  return { ms: TIME.crash, sound: "crash" };
};

/** Something was checked by what lies on the way. */
function checks(what: "pit" | "scrap" | "dice", ms: number, sound: Sound): Shown {
  return ({ stage, racer, facts }) => {
    stage.check = { racer: racer.name, what, lost: facts.lost ?? 0 };
    return { ms, sound };
  };
}

/** Something flies to the racer's dashboard, or from there. */
function flies(of: (told: Told) => Omit<Flight, "racer">, ms: number, sound: Sound): Shown {
  return (told) => {
    told.stage.flight = { ...of(told), racer: told.racer.name };
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

const scrap = (way?: Flight["way"]) => ({ facts }: Told): Omit<Flight, "racer"> => ({
  what: "scrap",
  face: String(facts.tile),
  from: facts.space,
  ...(way ? { way } : {}),
});

/** Kinds of events that need no time of their own. */
export const QUIET = ["track-laid", "piece-laid", "pit-stop-laid", "markers-laid", "decks-shuffled", "start-player", "racer-chosen", "order-fixed"];

export const SHOWN: Record<string, Shown> = {
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
  moved: ({ before, race, stage, racer }) => {
    const { steps } = route(spotOf(racerIn(before, racer.name) ?? racer, race.track), spotOf(racer, race.track), race.track);
    stage.moving = racer.name;
    if (stage.duel?.winner) stage.duel = null;
    if (stage.slip?.racer === racer.name) stage.slip = null;
    if (stage.card?.deck === "bonus") stage.card = null;
    return { ms: Math.min(TIME.move, TIME.space * steps), sound: "drive" };
  },
  "entered-pit-lane": checks("pit", TIME.light, "tap"),
  halted: ({ race, stage, racer, facts }) => {
    const what = facts.space === race.track.stop ? "stop" : "pit";
    stage.check = { racer: racer.name, what, lost: facts.lost };
    return { ms: facts.lost > 0 || what === "stop" ? TIME.light + TIME.card : TIME.fade, sound: "tap" };
  },
  blocked: (told) => {
    told.stage.shaken = told.racer.name;
    return checks("scrap", TIME.light + TIME.card, "crash")(told);
  },
  "dice-lost": checks("dice", TIME.light + TIME.card, "tap"),
  slipped: ({ race, stage, racer, facts }) => {
    const trail = race.track.pieces?.find((piece) => piece.piece === "slime-trail");
    const place = (trail?.spaces ?? []).indexOf(facts.space) + 1;
    stage.slip = { racer: racer.name, space: facts.space, place, dice: facts.dice };
    stage.shaken = racer.name;
    return { ms: TIME.die + TIME.card, sound: "die" };
  },
  "scrap-taken": flies(scrap(), TIME.card, "marker"),
  "scrap-placed": flies(scrap("out"), TIME.card, "marker"),
  "scrap-removed": flies(scrap("gone"), TIME.card, "crash"),
  "ability-taken": flies(({ facts }) => ({ what: "ability", face: facts.ability, from: 0 }), TIME.card + TIME.light, "cheer"),
  "bonus-played": ({ stage, racer, facts }) => {
    stage.card = { deck: "bonus", pile: 0, face: facts.card, racer: racer.name };
    return { ms: TIME.card + TIME.reading / 2, sound: "card" };
  },
  ability: ({ stage, racer }) => {
    stage.ability = racer.name;
    return { ms: TIME.light, sound: "tap" };
  },
  fight: ({ stage, facts }) => {
    stage.duel = { space: facts.space, racers: pairOf(facts.racers), dice: null, winner: null, rolls: 0 };
    return { ms: TIME.light, sound: "crash" };
  },
  "fight-rolled": ({ race, stage, facts }) => {
    const racers = pairOf(facts.racers);
    const space = racerIn(race, racers[0])?.space ?? 0;
    stage.duel = { space, racers, dice: [facts.dice[0] ?? 1, facts.dice[1] ?? 1], winner: null, rolls: stage.count };
    return { ms: TIME.die + 200, sound: "die" };
  },
  "fight-won": ({ stage, racer, facts }) => {
    const { racers = pairOf([facts.racer, facts.loser]), dice = null, rolls = 0 } = stage.duel ?? {};
    stage.duel = { space: facts.space, racers, dice, winner: racer.name, rolls };
    return { ms: TIME.light + 200 };
  },
  "bonus-marker": flies(({ racer }) => ({ what: "bonus", face: "", from: racer.space }), TIME.marker, "marker"),
  "bonus-card-drawn": flies(({ facts }) => ({ what: "card", face: facts.card ?? "", from: 0 }), TIME.card, "card"),
  reshuffled: lasts(TIME.marker, "card"),
  "lap-marker": flies(({ racer }) => ({ what: "lap", face: "", from: racer.space }), TIME.marker, "cheer"),
  "goal-card": ({ stage, racer, facts }) => {
    stage.cardDice = [];
    stage.card = { deck: "goal", pile: 0, face: facts.card, racer: racer.name };
    return { ms: TIME.card + TIME.reading, sound: "card" };
  },
  "third-lap": lasts(0, "cheer"),
  refilled: clears(TIME.marker, "marker"),
  collected: flies(({ facts }) => ({ what: "boost", face: facts.marker, from: facts.space }), TIME.marker, "marker"),
  "last-round": lasts(TIME.fade),
  "race-over": clears(TIME.light, "cheer"),
};

/** The dice that were thrown in this event, each once: not those that lay there already or were turned by a marker. */
export function dice(event: EventInfo): number[] {
  const facts = event.facts as unknown as Facts;
  switch (event.kind) {
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

function pairOf(names: RacerName[]): [RacerName, RacerName] {
  return [names[0] as RacerName, names[1] as RacerName];
}
