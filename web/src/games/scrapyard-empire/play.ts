/** The display after one more event. Every kind of event the rules tell is here; what the facts leave out follows from
 *  the rules (a pile is put together again when the dig is over, a machine that was used is turned sideways). */
import type { EventInfo, Pace, Step } from "../types";
import { type Flight, type Shown, type Stage, unused, type Yard, type YardDisplay } from "./display.svelte";
import { type BuiltState, type BuiltView, type Kind, INVENTIONS, kindOf, type PlayerView, USES } from "./view";

export const TIME = { card: 360, die: 620, reading: 700, light: 300, tap: 160 };

/** The rule under which Lucky Lucinda rolls again. */
const ROLLED_AGAIN = "SE-14.14";

/** The facts of all kinds of events, by name; each event has those of its kind. */
interface Facts {
  seat: number;
  round: number;
  deck: Kind;
  pile: Kind;
  what: Kind;
  card: string;
  cards?: string[];
  parts: string[];
  machines?: string[];
  inventions?: string[];
  count: number;
  die: number;
  dice: number[];
  roll: number;
  wanted: number;
  used: string[];
  /** of each machine that went into an invention: used up, built in this turn, or neither */
  states?: BuiltState[];
  gives: string;
  gets: string;
  wants: string;
  /** the card or character that copies; or all that helped to build */
  by: string | string[];
  character: string;
  victim_seat: number;
  partner_seat: number;
  owner_seat: number;
  thief_seat: number;
}

interface Told {
  yard: Yard;
  stage: Stage;
  display: YardDisplay;
  event: EventInfo;
  facts: Facts;
  player: PlayerView;
}

export function play(display: YardDisplay, event: EventInfo, pace: Pace): Step {
  const { yard, stage } = display;
  stage.count += 1;
  standStill(stage);
  const show = SHOWN[event.kind];
  if (!show) return { ms: 0 };
  if (yard.dig && event.kind !== "dug" && event.kind !== "took") putBack(yard);
  const facts = event.facts as unknown as Facts;
  const player = yard.players.find((each) => each.seat === facts.seat) ?? (yard.players[0] as PlayerView);
  if (event.rule === ROLLED_AGAIN) countUse(player, "lucky-lucinda");
  const step = show({ yard, stage, display, event, facts, player });
  stage.ms = step.ms / pace.speed;
  if (pace.reduced || pace.instant) stage.flights = [];
  if (pace.instant) standStill(stage);
  return step;
}

/** Nothing on its way and nothing tumbling; what is held up goes. */
function standStill(stage: Stage): void {
  Object.assign(stage, { ms: 0, thrown: false, flights: [], shown: null, busy: null });
}

const SHOWN: Record<string, (told: Told) => Step> = {
  "decks-shuffled": () => ({ ms: TIME.tap, sound: "card" }),
  "dealer-rolled": ({ yard, stage, facts }) => {
    yard.dice = [facts.die];
    stage.thrown = true;
    return { ms: TIME.light, sound: "die" };
  },
  dealer: ({ stage, facts }) => {
    stage.busy = facts.seat;
    return { ms: TIME.light };
  },
  dealt: ({ yard, facts, player }) => {
    player.parts = [...facts.parts];
    player.machines = facts.count;
    player.inventions = 1;
    yard.decks.part -= facts.parts.length;
    yard.decks.machine -= facts.count;
    yard.decks.invention -= 1;
    if (player.seat === yard.seat) {
      yard.hand = [...(facts.machines ?? []), ...(facts.inventions ?? [])].map((card) => ({ card, kind: kindOf(card) }));
    }
    return { ms: TIME.light, sound: "card" };
  },
  flipped: ({ yard, stage, facts }) => {
    yard.decks[facts.deck] -= 1;
    lay(yard, facts.card);
    stage.flights = [{ card: facts.card, kind: facts.deck, from: `deck:${facts.deck}`, to: `pile:${facts.deck}` }];
    return { ms: TIME.card, sound: "card" };
  },
  character: ({ facts, player }) => {
    player.character = facts.character;
    player.uses_left = USES[facts.character] ?? null;
    return { ms: TIME.light, sound: "card" };
  },
  "turn-began": ({ yard, stage, display, facts }) => {
    Object.assign(yard, { active: facts.seat, round: facts.round, extra: display.again, dice: [], raised: 0, trade: null });
    Object.assign(yard, { mimic: null, spares: 0, charged: 0, phase: "action", actions: 0, taken: 0 });
    display.again = false;
    for (const each of yard.players) {
      Object.assign(each, { used: false, offered: false });
      if (each.seat === facts.seat) each.slowed = false;
      for (const built of each.built) built.fresh = false;
    }
    stage.attempt = null;
    return { ms: TIME.light, sound: "turn" };
  },
  drew: ({ yard, stage, facts, player }) => {
    const number = facts.cards?.length ?? facts.count;
    yard.decks[facts.deck] -= number;
    const cards = facts.cards ?? Array.from({ length: number }, () => null);
    for (const card of cards) receive(yard, player, facts.deck, card);
    stage.flights = cards.map((card) => ({ card, kind: facts.deck, from: `deck:${facts.deck}`, to: homeOf(player.seat, facts.deck) }));
    return { ms: TIME.card + 90 * (number - 1), sound: "card" };
  },
  reshuffled: ({ yard, facts }) => {
    // what was drawn before the deck ran out is told afterwards, together with the rest
    yard.decks[facts.deck] += facts.count;
    const pile = yard.piles[facts.deck];
    yard.piles[facts.deck] = { count: 0, top: null, ...(pile.cards ? { cards: [] } : {}) };
    return { ms: TIME.card, sound: "card" };
  },
  rolled: ({ yard, stage, facts }) => {
    Object.assign(yard, { dice: [facts.die], raised: 0 });
    stage.thrown = true;
    return { ms: TIME.die + 200, sound: "die" };
  },
  raised: ({ yard, stage, facts, player }) => {
    scrapPart(yard, stage, player, facts.card);
    yard.raised = facts.roll - (yard.dice[0] ?? 0);
    return { ms: TIME.card, sound: "card" };
  },
  digging: ({ yard, stage, facts, player }) => {
    Object.assign(yard, { dice: [], raised: 0 });
    stage.attempt = { what: "dig", seat: player.seat, kind: facts.pile, victim: null, wanted: facts.wanted, failed: false };
    return { ms: TIME.light, sound: "tap" };
  },
  "dig-failed": ({ stage }) => failed(stage),
  dug: ({ yard, stage, facts }) => {
    const kind = kindOf(facts.card);
    yard.dig ??= { pile: kind, cards: [] };
    lift(yard, kind);
    yard.dig.cards.push(facts.card);
    stage.flights = [{ card: facts.card, kind, from: "crate", to: "hook" }];
    return { ms: TIME.card, sound: "card" };
  },
  took: ({ yard, stage, facts, player }) => {
    if (yard.dig) yard.dig.cards.pop();
    else takeFrom(yard, facts.pile, facts.card);
    receive(yard, player, facts.pile, facts.card);
    stage.flights = [{ card: facts.card, kind: facts.pile, from: "hook", to: homeOf(player.seat, facts.pile) }];
    stage.shown = shown(facts.card, player.seat, "won");
    return { ms: TIME.card + TIME.light, sound: "marker" };
  },
  "nothing-taken": () => ({ ms: TIME.light }),
  stealing: ({ yard, stage, facts, player }) => {
    Object.assign(yard, { dice: [], raised: 0 });
    stage.attempt = { what: "steal", seat: player.seat, kind: facts.what, victim: facts.victim_seat, wanted: facts.wanted, failed: false };
    stage.busy = facts.victim_seat;
    return { ms: TIME.light, sound: "tap" };
  },
  "steal-failed": ({ stage }) => failed(stage),
  stole: ({ yard, stage, facts, player }) => {
    pass(yard, stage, facts.victim_seat, player.seat, facts.cards?.[0] ?? null);
    return { ms: TIME.card + TIME.light, sound: "marker" };
  },
  "trade-offered": offered,
  "counter-offered": offered,
  traded: ({ yard, stage, facts, player }) => {
    const partner = facts.partner_seat;
    pass(yard, stage, player.seat, partner, facts.gives);
    pass(yard, stage, partner, player.seat, facts.gets);
    yard.trade = null;
    return { ms: TIME.card + TIME.reading, sound: "marker" };
  },
  "trade-refused": ({ yard }) => {
    yard.trade = null;
    return { ms: TIME.light, sound: "tap" };
  },
  built: ({ yard, stage, facts, player }) => {
    yard.phase = "build";
    const kind = kindOf(facts.card);
    facts.used.forEach((name, place) => {
      if (kind === "machine") scrapPart(yard, stage, player, name);
      else scrapMachine(yard, stage, player, name, facts.states?.[place] ?? "ready");
    });
    for (const helper of helpers(facts)) {
      if (helper !== "mecha-skeleton") countUse(player, helper);
      else if (yard.spares > 0) yard.spares -= 1;
      else turn(player, helper);
    }
    loseFromHand(yard, player, facts.card);
    const machines = player.built.filter((each) => !(each.card in INVENTIONS)).length;
    const made = { card: facts.card, used: false, fresh: true };
    player.built.splice(kind === "machine" ? machines : player.built.length, 0, made);
    stage.shown = shown(facts.card, player.seat, "built");
    stage.flights.push({ card: facts.card, kind, from: homeOf(player.seat, kind), to: `built:${player.seat}` });
    return { ms: TIME.card + TIME.reading, sound: kind === "invention" ? "cheer" : "marker" };
  },
  discarded: ({ yard, stage, facts, player }) => {
    yard.phase = "discard";
    const kind = kindOf(facts.card);
    if (kind === "part") scrapPart(yard, stage, player, facts.card);
    else {
      loseFromHand(yard, player, facts.card);
      lay(yard, facts.card);
      stage.flights = [{ card: facts.card, kind, from: homeOf(player.seat, kind), to: `pile:${kind}` }];
    }
    return { ms: TIME.card, sound: "card" };
  },
  monitored: ({ yard, stage, facts, player }) => {
    turn(player, "biomonitor");
    pass(yard, stage, facts.victim_seat, player.seat, facts.cards?.[0] ?? null);
    stage.busy = player.seat;
    return { ms: TIME.card + TIME.reading, sound: "crash" };
  },
  activated: ({ yard, stage, facts, player }) => {
    if (facts.card === "plasma-generator") {
      // it turns the die that lies there, and the attempt goes on
      if (yard.charged > 0) yard.charged -= 1;
      else turn(player, facts.card);
      Object.assign(yard, { dice: [6], raised: 0 });
    } else {
      turn(player, facts.card);
      stage.attempt = null;
    }
    stage.shown = shown(facts.card, player.seat, "used");
    stage.busy = player.seat;
    return { ms: TIME.light + TIME.reading, sound: "tap" };
  },
  copied: ({ yard, stage, facts, player }) => {
    const owner = yard.players[facts.owner_seat];
    if (owner) turn(owner, facts.card);
    if (facts.by === "clockwork-brain") turn(player, "clockwork-brain");
    // copies of these wait for their moment
    if (facts.card === "plasma-generator") yard.charged += 1;
    if (facts.card === "mecha-skeleton") yard.spares += 1;
    stage.attempt = null;
    stage.busy = owner?.seat ?? null;
    stage.shown = shown(facts.card, player.seat, "used");
    return { ms: TIME.light + TIME.reading, sound: "tap" };
  },
  missed: ({ stage }) => failed(stage),
  scrapped: ({ yard, stage, facts, player }) => {
    scrapPart(yard, stage, player, facts.card);
    return { ms: TIME.card, sound: "crash" };
  },
  slowed: ({ stage, player }) => {
    player.slowed = true;
    stage.busy = player.seat;
    return { ms: TIME.light };
  },
  cancelled: ({ stage, player }) => {
    turn(player, "strolling-house");
    stage.shown = shown("strolling-house", player.seat, "used");
    return { ms: TIME.light + TIME.reading, sound: "crash" };
  },
  "another-turn": ({ stage, display, player }) => {
    display.again = true;
    stage.busy = player.seat;
    return { ms: TIME.light, sound: "turn" };
  },
  "ray-rolled": ({ yard, stage, facts }) => {
    Object.assign(yard, { dice: [...facts.dice], raised: 0 });
    stage.thrown = true;
    stage.attempt = null;
    return { ms: TIME.die + TIME.light, sound: "die" };
  },
  used: ({ stage, facts, player }) => {
    player.used = true;
    countUse(player, facts.character);
    stage.busy = player.seat;
    stage.attempt = null;
    return { ms: TIME.light, sound: "tap" };
  },
  "extra-action": ({ stage, player }) => {
    stage.busy = player.seat;
    return { ms: TIME.light, sound: "cheer" };
  },
  mimicked: ({ yard, facts }) => {
    yard.mimic = facts.character;
    return { ms: TIME.light };
  },
  swapped: ({ yard, stage, facts, player }) => {
    takeFrom(yard, "part", facts.gets);
    scrapPart(yard, stage, player, facts.gives);
    receive(yard, player, "part", facts.gets);
    stage.flights.push({ card: facts.gets, kind: "part", from: "pile:part", to: homeOf(player.seat, "part") });
    return { ms: TIME.card + TIME.light, sound: "card" };
  },
  looked: ({ stage, facts, player }) => {
    stage.shown = { card: facts.cards?.[0] ?? null, kind: facts.deck, seat: player.seat, how: "looked" };
    return { ms: TIME.card + TIME.light, sound: "card" };
  },
  "put-under": () => ({ ms: TIME.card, sound: "card" }),
  won: ({ yard, stage, facts, player }) => {
    yard.active = null;
    stage.shown = shown(facts.card, player.seat, "built");
    return { ms: TIME.reading, sound: "cheer" };
  },
  "time-up": over,
  lost: over,
};

function over({ yard }: Told): Step {
  yard.active = null;
  return { ms: TIME.light };
}

function failed(stage: Stage): Step {
  if (stage.attempt) stage.attempt.failed = true;
  return { ms: TIME.light, sound: "crash" };
}

function offered({ yard, event, facts, player }: Told): Step {
  const partner = facts.partner_seat;
  const counter = event.kind === "counter-offered";
  yard.trade = { seat: player.seat, partner, kind: kindOf(facts.gives), gives: facts.gives, wants: facts.wants, counter };
  const asked = yard.players[partner];
  if (asked && !counter) asked.offered = true;
  return { ms: TIME.light + TIME.reading, sound: "tap" };
}

/** The dice that were thrown in this event. */
export function dice(event: EventInfo): number[] {
  const facts = event.facts as unknown as Facts;
  if (event.kind === "rolled" || event.kind === "dealer-rolled") return [facts.die];
  return event.kind === "ray-rolled" ? facts.dice : [];
}

// --- cards from here to there ------------------------------------------------------------------------------------------

/** Where a player's unbuilt cards of a kind are on the page. */
export function homeOf(seat: number, kind: Kind): string {
  return kind === "part" ? `parts:${seat}` : `hand:${seat}`;
}

export function seatOf(yard: Yard, character: string): number {
  return Math.max(0, yard.players.findIndex((player) => player.character === character));
}

function shown(card: string, seat: number, how: Shown["how"]): Shown {
  return { card, kind: kindOf(card), seat, how };
}

function lay(yard: Yard, card: string): void {
  const pile = yard.piles[kindOf(card)];
  pile.count += 1;
  pile.top = card;
  pile.cards?.push(card);
}

/** The top card of a pile is gone; without the memory aid nobody says what lies below. */
function lift(yard: Yard, kind: Kind): void {
  const pile = yard.piles[kind];
  pile.count -= 1;
  pile.cards?.pop();
  pile.top = pile.cards?.at(-1) ?? null;
}

/** The one that lies highest. */
function takeFrom(yard: Yard, kind: Kind, card: string): void {
  const pile = yard.piles[kind];
  pile.count -= 1;
  if (pile.cards) {
    pile.cards.splice(pile.cards.lastIndexOf(card), 1);
    pile.top = pile.cards.at(-1) ?? null;
  } else if (pile.top === card) pile.top = null;
}

/** SE-6.3: the rest of the pile goes on top of what was passed. */
export function putBack(yard: Yard): void {
  if (!yard.dig) return;
  const pile = yard.piles[yard.dig.pile];
  const passed = yard.dig.cards;
  const rest = pile.count;
  pile.count += passed.length;
  if (pile.cards) pile.cards = [...passed, ...pile.cards];
  if (rest === 0) pile.top = passed.at(-1) ?? null;
  yard.dig = null;
}

function receive(yard: Yard, player: PlayerView, kind: Kind, card: string | null): void {
  if (kind === "part") player.parts.push(card ?? "");
  else {
    if (kind === "machine") player.machines += 1;
    else player.inventions += 1;
    if (player.seat === yard.seat && card) yard.hand.push({ card, kind });
  }
}

function loseFromHand(yard: Yard, player: PlayerView, card: string): void {
  if (kindOf(card) === "machine") player.machines -= 1;
  else player.inventions -= 1;
  if (player.seat !== yard.seat) return;
  const place = yard.hand.findIndex((each) => each.card === card);
  if (place >= 0) yard.hand.splice(place, 1);
}

/** From one player to another; an unknown card is a machine from a hand. */
function pass(yard: Yard, stage: Stage, from: number, to: number, card: string | null): void {
  const [giver, taker] = [yard.players[from], yard.players[to]];
  if (!giver || !taker) return;
  const kind = card === null ? "machine" : kindOf(card);
  if (kind === "part") remove(giver.parts, card ?? "");
  else if (card !== null) loseFromHand(yard, giver, card);
  else giver.machines -= 1;
  receive(yard, taker, kind, card);
  const flight: Flight = { card, kind, from: homeOf(from, kind), to: homeOf(to, kind) };
  stage.flights = [...stage.flights, flight];
  stage.shown ??= { card, kind, seat: to, how: "won" };
}

function scrapPart(yard: Yard, stage: Stage, player: PlayerView, card: string): void {
  remove(player.parts, card);
  lay(yard, card);
  stage.flights.push({ card, kind: "part", from: homeOf(player.seat, "part"), to: "pile:part" });
}

/** Of several alike one in the state that its owner chose. */
function scrapMachine(yard: Yard, stage: Stage, player: PlayerView, card: string, state: BuiltState): void {
  const chosen = player.built.findIndex((each) => each.card === card && stateOf(each) === state);
  if (chosen >= 0) player.built.splice(chosen, 1);
  lay(yard, card);
  stage.flights.push({ card, kind: "machine", from: `built:${player.seat}`, to: "pile:machine" });
}

function helpers({ by }: Facts): string[] {
  return Array.isArray(by) ? by : [];
}

function stateOf({ used, fresh }: BuiltView): BuiltState {
  return used ? "used" : fresh ? "fresh" : "ready";
}

/** Sideways. */
function turn(player: PlayerView, name: string): void {
  const built = unused(player.built, name);
  if (built) built.used = true;
}

function countUse(player: PlayerView, character: string | undefined): void {
  if (character && player.character === character && player.uses_left) player.uses_left -= 1;
}

function remove(list: string[], item: string): void {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
}
