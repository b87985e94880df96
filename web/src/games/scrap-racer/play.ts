/** The display after one more event. Every kind of event the rules tell is here; what the facts leave out follows from
 *  the rules (a crash card is discarded when its bonus marker is taken, the dice when the next turn begins). */
import type { EventInfo, Pace, Step } from "../types";
import type { Race, RaceDisplay, Stage } from "./display.svelte";
import { route, spotOf, wayTo } from "./roads";
import { LAPS, openPile, type PileView, type RacerName, type RacerView, spaceAt } from "./view";

export const TIME = { space: 140, move: 1400, die: 620, card: 360, marker: 280, crash: 240, light: 300, reading: 900, fade: 120 };

export const CRASH_PILES = ["1/2", "3/4", "5/6"];
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
  /** the value of a scrap tile, how many are left, points of a move that are lost, an ability tile */
  tile: number;
  left: number;
  lost: number;
  ability: RacerName;
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
  if (display.lowered && AFTER_CRASH.has(event.kind)) layAway(display);
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
  Object.assign(stage, { ms: 0, thrown: false, flight: null, shaken: null, ability: null, move: null, check: null });
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
        ...(race.extras ? { lane: null, abilities: [name], scrap: [] } : {}),
      });
    }
    return { ms: TIME.marker };
  },
  "order-fixed": ({ race, display, facts }) => {
    const [first, second] = facts.racers;
    const places = race.racers.flatMap((racer, place) => (racer.name === first || racer.name === second ? [place] : []));
    const pair = [first, second].map((name) => race.racers.find((racer) => racer.name === name) as RacerView);
    places.forEach((place, index) => (race.racers[place] = pair[index] as RacerView));
    rank(race, display.arrived);
    return { ms: 0 };
  },
  "piece-laid": () => ({ ms: 0 }),
  "pit-stop-laid": () => ({ ms: 0 }),
  "turn-began": ({ race, stage, display, event, racer }) => {
    // the set-up tells racers by seat; their turns begin with the start player
    if (race.active === null && race.turn === 0) beginWith(race, racer);
    race.turn = event.turn;
    race.active = racer.name;
    race.dice = [];
    display.passed = false;
    if (race.extras) race.extras.halted = false;
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
  "pile-lowered": ({ display }) => {
    display.lowered = true;
    return { ms: TIME.light, sound: "tap" };
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
    const { track } = race;
    const fromSpace = racer.space;
    const toSpace = facts.space ?? spaceAt(to, track.length);
    if (OWN_MOVES.test(event.rule) && racer.name === race.active) display.passed ||= passed(race, racer, to, toSpace);
    const { steps } = route(spotOf(racer, track), spotOf({ distance: to, space: toSpace }, track), track);
    racer.distance = to;
    racer.space = toSpace;
    if (race.extras) stopped(display, racer, fromSpace);
    rank(race, display.arrived);
    stage.move = { racer: racer.name, from, to, fromSpace, toSpace };
    if (stage.duel?.winner) stage.duel = null;
    if (stage.slip?.racer === racer.name) stage.slip = null;
    if (stage.card && stage.card.deck === "bonus") stage.card = null;
    return { ms: Math.min(TIME.move, TIME.space * steps), sound: "drive" };
  },
  "entered-pit-lane": ({ stage, racer }) => {
    stage.check = { racer: racer.name, what: "pit", lost: 0 };
    return { ms: TIME.light, sound: "tap" };
  },
  halted: ({ race, stage, racer, facts }) => {
    const what = facts.space === race.track.stop ? "stop" : "pit";
    stage.check = { racer: racer.name, what, lost: facts.lost };
    return { ms: facts.lost > 0 || what === "stop" ? TIME.light + TIME.card : TIME.fade, sound: "tap" };
  },
  blocked: ({ stage, racer, facts }) => {
    stage.check = { racer: racer.name, what: "scrap", lost: facts.lost };
    stage.shaken = racer.name;
    return { ms: TIME.light + TIME.card, sound: "crash" };
  },
  "dice-lost": ({ stage, racer, facts }) => {
    stage.check = { racer: racer.name, what: "dice", lost: facts.lost };
    return { ms: TIME.light + TIME.card, sound: "tap" };
  },
  slipped: ({ race, stage, racer, facts }) => {
    const trail = race.track.pieces?.find((piece) => piece.piece === "slime-trail");
    const place = facts.space - (trail?.spaces[0] ?? facts.space) + 1;
    stage.slip = { racer: racer.name, space: facts.space, place, dice: [...facts.dice] };
    stage.shaken = racer.name;
    return { ms: TIME.die + TIME.card, sound: "die" };
  },
  "scrap-taken": ({ race, stage, racer, facts }) => {
    const stack = race.extras?.stacks.find((each) => each.space === facts.space);
    if (stack) stack.left = facts.left;
    racer.scrap = [...(racer.scrap ?? []), facts.tile].sort((a, b) => a - b);
    stage.flight = { what: "scrap", face: String(facts.tile), racer: racer.name, from: facts.space };
    return { ms: TIME.card, sound: "marker" };
  },
  "scrap-placed": ({ race, stage, racer, facts }) => {
    const own = [...(racer.scrap ?? [])];
    own.splice(own.indexOf(facts.tile), 1);
    racer.scrap = own;
    layScrap(race, facts.space, facts.tile);
    stage.flight = { what: "scrap", face: String(facts.tile), racer: racer.name, from: facts.space, way: "out" };
    return { ms: TIME.card, sound: "marker" };
  },
  "scrap-removed": ({ race, stage, racer, facts }) => {
    layScrap(race, facts.space, 0);
    stage.flight = { what: "scrap", face: String(facts.tile), racer: racer.name, from: facts.space, way: "gone" };
    return { ms: TIME.card, sound: "crash" };
  },
  "ability-taken": ({ race, stage, racer, facts }) => {
    const { extras } = race;
    if (extras) extras.ability_tiles = extras.ability_tiles.filter((tile) => tile !== facts.ability);
    racer.abilities = [...(racer.abilities ?? [racer.name]), facts.ability];
    if (facts.ability === "hover") racer.slots = 2;
    stage.flight = { what: "ability", face: facts.ability, racer: racer.name, from: 0 };
    return { ms: TIME.card + TIME.light, sound: "cheer" };
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
      race.crash[openPile(race.crash)]?.discard.push(race.crashCard);
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
  reshuffled: ({ race, display, facts }) => {
    if (display.lowered && facts.deck !== "bonus") layAway(display);
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
    if (race.extras) race.extras.halted = false;
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
    case "slipped":
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

function passed(race: Race, racer: RacerView, to: number, toSpace: number): boolean {
  if (!race.extras) return passes(race, racer, to - racer.distance);
  const ways = { track: race.track, racers: race.racers };
  const way = wayTo(ways, racer, toSpace, false) ?? wayTo(ways, racer, toSpace, true);
  return way?.passed ?? false;
}

/** SR-18.2, SR-21.4: where it stands now, the racer at work may not drive on. */
function stopped(display: RaceDisplay, racer: RacerView, left: number): void {
  const { race } = display;
  const { stop, pit, length } = race.track;
  racer.lane = racer.space > length ? racer.space - length : null;
  if (left === pit?.centre) display.arrived = display.arrived.filter((name) => name !== racer.name);
  if (racer.space === pit?.centre) display.arrived = [...display.arrived, racer.name];
  const halts = racer.space === stop || racer.space === pit?.centre;
  if (race.extras && halts && racer.name === race.active) race.extras.halted = true;
}

function layScrap(race: Race, space: number, tile: number): void {
  if (!race.extras) return;
  const others = race.extras.scrap.filter((each) => each.space !== space);
  race.extras.scrap = (tile ? [...others, { space, tile }] : others).sort((a, b) => a.space - b.space);
}

/** What can only happen when a crash has been dealt with. */
const AFTER_CRASH = new Set([
  "lap-marker",
  "refilled",
  "collected",
  "scrap-placed",
  "last-round",
  "turn-began",
  "order-fixed",
  "race-over",
]);

/** SR-16.5: a card from the lower pile brings no bonus marker, and nothing tells that it is discarded. */
function layAway(display: RaceDisplay): void {
  const { race } = display;
  if (race.crashCard !== null) race.crash[openPile(race.crash)]?.discard.push(race.crashCard);
  race.crashCard = null;
  display.lowered = false;
  clearTable(display.stage);
}

/** SR-1.4, SR-1.5, SR-21.7: by distance, the track before the lane; those not on the track in player order. */
function rank(race: Race, arrived: RacerName[] = []): void {
  const inLane = (racer: RacerView): number => (racer.space > race.track.length ? 1 + arrived.indexOf(racer.name) : -1);
  const ranked = [...race.racers].sort((a, b) => b.distance - a.distance || inLane(a) - inLane(b));
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
  stage.slip = null;
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
