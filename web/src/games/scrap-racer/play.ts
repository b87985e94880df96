/** The display after one more event. Every kind of event the rules tell is here; what the facts leave out follows from
 *  the rules (a crash card is discarded when its bonus marker is taken, the dice when the next turn begins). */
import type { EventInfo, Pace, Step } from "../types";
import type { Race, RaceDisplay, Stage } from "./display.svelte";
import { LAPS, type PileView, type RacerName, type RacerView, spaceAt } from "./view";

export const TIME = { space: 140, move: 1400, die: 620, card: 360, marker: 280, crash: 240, light: 300, reading: 900, fade: 120 };

const CRASH_PILES = ["1/2", "3/4", "5/6"];
const OWN_MOVES = /^SR-(5\.1|13\.)/;

/** The facts of all kinds of events, by name; each event has those of its kind. */
interface Facts {
  racer: RacerName;
  racers: RacerName[];
  loser: RacerName;
  seat: number;
  dice: number[];
  /** distances over all laps, or, for a boosted die, its faces */
  from: number;
  to: number;
  space: number;
  spaces: number[];
  /** how many, or for boost markers which one */
  markers: number;
  marker: string;
  supply: number;
  pile: string;
  card: string;
  deck: string;
  cards: number;
  hand: number;
}

/** One event, and the racer it is about. */
interface Told {
  race: Race;
  stage: Stage;
  display: RaceDisplay;
  event: EventInfo;
  racer: RacerView;
  facts: Facts;
}

export function play(display: RaceDisplay, event: EventInfo, pace: Pace): Step {
  const { race, stage } = display;
  stage.count += 1;
  standStill(stage);
  const show = SHOWN[event.kind];
  if (!show) return { ms: 0 };
  const facts = event.facts as unknown as Facts;
  const racer = race.racers.find((each) => each.name === facts.racer) ?? (race.racers[0] as RacerView);
  const step = show({ race, stage, display, event, racer, facts });
  if (pace.reduced && step.ms > 0) step.ms = Math.min(step.ms, stage.card ? TIME.reading : TIME.fade);
  stage.ms = step.ms / pace.speed;
  if (pace.instant) standStill(stage);
  return step;
}

/** Nothing on the way and nothing tumbling; open cards and fights stay. */
function standStill(stage: Stage): void {
  Object.assign(stage, { ms: 0, thrown: false, flight: null, shaken: null, ability: null, move: null });
}

const SHOWN: Record<string, (told: Told) => Step> = {
  "markers-laid": ({ race, facts }) => {
    race.markers = sorted(facts.spaces);
    race.supply = facts.supply;
    return { ms: 0 };
  },
  "racer-taken": ({ race, facts }) => {
    const name: RacerName = facts.racer;
    if (!race.racers.some((racer) => racer.name === name)) {
      race.racers.push({
        name,
        seat: facts.seat,
        distance: 0,
        space: 0,
        position: race.racers.length + 1,
        laps: 0,
        bonus_markers: 0,
        slots: name === "hover" ? 2 : 3,
        boosts: [],
      });
    }
    return { ms: TIME.marker };
  },
  "order-fixed": ({ race, facts }) => {
    const [first, second] = facts.racers;
    const places = race.racers.flatMap((racer, place) => (racer.name === first || racer.name === second ? [place] : []));
    const pair = [first, second].map((name) => race.racers.find((racer) => racer.name === name) as RacerView);
    places.forEach((place, index) => (race.racers[place] = pair[index] as RacerView));
    rank(race);
    return { ms: 0 };
  },
  "turn-began": ({ race, stage, display, event, racer }) => {
    // the set-up tells racers by seat; their turns begin with the start player
    if (race.active === null && race.turn === 0) beginWith(race, racer);
    race.turn = event.turn;
    race.active = racer.name;
    race.dice = [];
    display.passed = false;
    clearTable(stage);
    return { ms: TIME.light, sound: "turn" };
  },
  rolled: ({ race, stage, facts }) => {
    race.dice = [...facts.dice];
    stage.thrown = true;
    return { ms: TIME.die, sound: "die" };
  },
  boosted: ({ race, stage, racer, facts }) => {
    const marker: string = facts.marker;
    remove(racer.boosts, marker);
    race.used = [...race.used, marker].sort();
    race.dice = [...facts.dice];
    stage.thrown = true;
    return { ms: TIME.die, sound: marker === "re-roll" ? "die" : "marker" };
  },
  stopped: () => ({ ms: TIME.fade }),
  doubled: ({ stage, racer }) => {
    stage.shaken = racer.name;
    return { ms: TIME.crash, sound: "crash" };
  },
  "crash-card": ({ race, stage, racer, facts }) => {
    const pile = CRASH_PILES.indexOf(facts.pile);
    take(race.crash[pile]);
    race.crashCard = facts.card;
    stage.card = { deck: "crash", pile, face: facts.card, racer: racer.name };
    return { ms: TIME.card + TIME.reading, sound: "card" };
  },
  "card-rolled": ({ stage, facts }) => {
    stage.cardDice = [...facts.dice];
    return { ms: TIME.die, sound: "die" };
  },
  stayed: () => ({ ms: TIME.crash }),
  "held-at-line": () => ({ ms: TIME.fade }),
  pushed: ({ stage, racer }) => {
    stage.shaken = racer.name;
    return { ms: TIME.crash, sound: "crash" };
  },
  moved: ({ race, stage, display, event, racer, facts }) => {
    const from: number = facts.from;
    const to: number = facts.to;
    if (OWN_MOVES.test(event.rule) && racer.name === race.active) display.passed ||= passes(race, racer, to - from);
    racer.distance = to;
    racer.space = spaceAt(to, race.track.length);
    rank(race);
    stage.move = { racer: racer.name, from, to };
    if (stage.duel?.winner) stage.duel = null;
    if (stage.card && stage.card.deck === "bonus") stage.card = null;
    return { ms: Math.min(TIME.move, TIME.space * Math.abs(to - from)), sound: "drive" };
  },
  "bonus-played": ({ race, stage, racer, facts }) => {
    const hand = race.hands[facts.seat];
    if (hand) {
      hand.count -= 1;
      remove(hand.cards, facts.card);
    }
    race.bonus.discard.push(facts.card);
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
  "fight-rolled": ({ stage, facts }) => {
    const rolls = (stage.duel?.rolls ?? 0) + 1;
    const space = stage.duel?.space ?? 0;
    const dice = facts.dice;
    stage.duel = { space, racers: pairOf(facts.racers), dice: [dice[0] ?? 1, dice[1] ?? 1], winner: null, rolls };
    return { ms: TIME.die + 200, sound: "die" };
  },
  "fight-won": ({ stage, racer, facts }) => {
    const rolls = stage.duel?.rolls ?? 0;
    const racers = stage.duel?.racers ?? pairOf([facts.racer, facts.loser]);
    stage.duel = { space: facts.space, racers, dice: stage.duel?.dice ?? null, winner: racer.name, rolls };
    return { ms: TIME.light + 200 };
  },
  "bonus-marker": ({ race, stage, event, racer, facts }) => {
    racer.bonus_markers = facts.markers;
    const cards = race.bonus.pile + race.bonus.discard.length;
    // SR-6.7: with no card left anywhere the markers go back all the same, and nothing is told
    if (racer.bonus_markers >= racer.slots && cards === 0) racer.bonus_markers = 0;
    stage.flight = { what: "bonus", face: "", racer: racer.name, from: racer.space };
    if (event.rule === "SR-6.4" && race.crashCard !== null) {
      race.crash[pileOfDouble(race)]?.discard.push(race.crashCard);
      race.crashCard = null;
      clearTable(stage);
    }
    return { ms: TIME.marker, sound: "marker" };
  },
  "bonus-card-drawn": ({ race, stage, racer, facts }) => {
    take(race.bonus);
    racer.bonus_markers = 0;
    const hand = race.hands[facts.seat];
    if (hand) {
      hand.count = facts.hand;
      if (facts.card) hand.cards = [...hand.cards, facts.card].sort();
    }
    stage.flight = { what: "card", face: facts.card ?? "", racer: racer.name, from: 0 };
    return { ms: TIME.card, sound: "card" };
  },
  reshuffled: ({ race, facts }) => {
    const pile = facts.deck === "bonus" ? race.bonus : race.crash[CRASH_PILES.indexOf(facts.deck)];
    if (pile) Object.assign(pile, { pile: facts.cards, discard: [] });
    return { ms: TIME.marker, sound: "card" };
  },
  "lap-marker": ({ stage, racer, facts }) => {
    racer.laps = Math.min(facts.markers, LAPS);
    stage.flight = { what: "lap", face: "", racer: racer.name, from: racer.space };
    return { ms: TIME.marker, sound: "cheer" };
  },
  "goal-card": ({ race, stage, racer, facts }) => {
    take(race.goal);
    race.goal.discard.push(facts.card);
    stage.cardDice = [];
    stage.card = { deck: "goal", pile: 0, face: facts.card, racer: racer.name };
    return { ms: TIME.card + TIME.reading, sound: "card" };
  },
  "third-lap": ({ race }) => {
    race.lastRound = true;
    return { ms: 0, sound: "cheer" };
  },
  refilled: ({ race, stage, facts }) => {
    race.markers = sorted([...race.markers, ...facts.spaces]);
    race.supply = facts.supply;
    clearTable(stage);
    return { ms: TIME.marker, sound: "marker" };
  },
  collected: ({ race, stage, racer, facts }) => {
    race.markers = race.markers.filter((space) => space !== facts.space);
    racer.boosts.push(facts.marker);
    stage.flight = { what: "boost", face: facts.marker, racer: racer.name, from: facts.space };
    return { ms: TIME.marker, sound: "marker" };
  },
  "last-round": () => ({ ms: TIME.fade }),
  "race-over": ({ race, stage }) => {
    race.over = true;
    race.active = null;
    race.dice = [];
    clearTable(stage);
    return { ms: TIME.light, sound: "cheer" };
  },
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
    case "fight-rolled":
      return facts.dice;
    default:
      return [];
  }
}

/** The pile that the open crash card came from: the one of the double, which the last die made. */
export function pileOfDouble(race: Pick<Race, "dice">): number {
  return Math.floor(((race.dice.at(-1) ?? 1) - 1) / 2);
}

/** SR-5.7: whether the move leaves behind a space with another racer, be it the one it starts from. */
export function passes(race: Pick<Race, "racers" | "track">, racer: RacerView, spaces: number): boolean {
  const { length } = race.track;
  return race.racers.some((other) => {
    if (other.name === racer.name || other.distance === 0) return false;
    const ahead = racer.distance === 0 ? other.space : (other.space - racer.space + length) % length;
    return ahead < spaces;
  });
}

/** SR-1.4, SR-1.5: by distance, those not on the track in player order. */
function rank(race: Race): void {
  const ranked = [...race.racers].sort((a, b) => b.distance - a.distance);
  ranked.forEach((racer, place) => (racer.position = place + 1));
}

function beginWith(race: Race, first: RacerView): void {
  const seats = race.hands.length;
  const order = [...race.racers];
  order.sort((a, b) => ((a.seat - first.seat + seats) % seats) - ((b.seat - first.seat + seats) % seats));
  race.racers = order;
  rank(race);
}

function clearTable(stage: Stage): void {
  stage.card = null;
  stage.cardDice = [];
  stage.duel = null;
}

function take(pile: PileView | undefined): void {
  if (pile) pile.pile -= 1;
}

function remove(list: string[], item: string): void {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
}

function pairOf(names: RacerName[]): [RacerName, RacerName] {
  return [names[0] as RacerName, names[1] as RacerName];
}

function sorted(spaces: number[]): number[] {
  return [...spaces].sort((a, b) => a - b);
}
