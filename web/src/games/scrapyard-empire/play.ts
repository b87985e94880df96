/** How every kind of event is shown: how long it takes, how it sounds, what goes from where to where. What is so
 *  afterwards the view says. */
import { amend } from "../../board/amend";
import type { Pace, Scene, Step } from "../types";
import { kindOf, KINDS } from "./cards";
import { emptyStage, type Flight, type Shown, type Stage, type YardDisplay } from "./display.svelte";
import type { GameEvent, Kind, PlayerView, YardView } from "./shapes";

const TIME = { card: 360, die: 620, reading: 700, light: 300, tap: 160 };

/** By kind of event. */
type Facts = { [E in GameEvent as E["kind"]]: E["facts"] };
type Shows = { [K in keyof Facts]: (facts: Facts[K], before: YardView, after: YardView) => Act };

/** What is on stage in a scene, and its time and sound. */
type Act = Step & Partial<Pick<Stage, "thrown" | "flights" | "shown" | "busy">>;

export function play(display: YardDisplay, { event, before, after }: Scene<YardView, GameEvent>, pace: Pace): Step {
  const { ms, sound, ...stage } = act(event, before, after);
  const step: Step = { ms, ...(sound && { sound }), matters: MATTERS.has(event.kind) };
  amend(display.yard, structuredClone(after));
  Object.assign(display.stage, emptyStage(display.stage.count + 1), stage, { ms: pace.lasts(step) });
  if (pace.reduced) display.stage.flights = [];
  return step;
}

/** A kind from rules to come takes no time. */
function act<K extends keyof Facts>({ kind, facts }: { kind: K; facts: Facts[K] }, before: YardView, after: YardView): Act {
  const shows: Partial<Shows> = SHOWN;
  return shows[kind]?.(facts, before, after) ?? { ms: 0 };
}

/** What is read, and what somebody wins or loses. */
const MATTERS = new Set<keyof Facts>(["took", "stole", "monitored", "cancelled", "traded", "built", "activated", "copied", "ray-rolled", "won", "time-up"]);

const light = (): Act => ({ ms: TIME.light });
const failed = (): Act => ({ ms: TIME.light, sound: "crash" });
const offered = (): Act => ({ ms: TIME.light + TIME.reading, sound: "tap" });

export const SHOWN: Shows = {
  "decks-shuffled": () => ({ ms: TIME.tap, sound: "card" }),
  "dealer-rolled": () => ({ ms: TIME.light, sound: "die", thrown: true }),
  dealer: ({ seat }) => ({ ms: TIME.light, busy: seat }),
  dealt: () => ({ ms: TIME.light, sound: "card" }),
  flipped: ({ deck, card }) => ({ ms: TIME.card, sound: "card", flights: [flight(card, `deck:${deck}`, `pile:${deck}`)] }),
  character: () => ({ ms: TIME.light, sound: "card" }),
  "turn-began": () => ({ ms: TIME.light, sound: "turn" }),
  drew: ({ seat, deck, cards, count = 0 }) => {
    const drawn = cards ?? Array.from({ length: count }, () => null);
    const flights = drawn.map((card) => flight(card, `deck:${deck}`, homeOf(seat, deck), deck));
    return { ms: TIME.card + 90 * (drawn.length - 1), sound: "card", flights };
  },
  reshuffled: () => ({ ms: TIME.card, sound: "card" }),
  rolled: () => ({ ms: TIME.die + 200, sound: "die", thrown: true }),
  raised: ({ seat, card }) => ({ ms: TIME.card, sound: "card", flights: [scrapped(seat, card)] }),
  digging: () => ({ ms: TIME.light, sound: "tap" }),
  "dig-failed": failed,
  dug: ({ card }) => ({ ms: TIME.card, sound: "card", flights: [flight(card, "crate", "hook")] }),
  took: ({ seat, card }) => ({
    ms: TIME.card + TIME.light,
    sound: "marker",
    flights: [flight(card, "hook", homeOf(seat, kindOf(card)))],
    shown: shown(card, seat, "won"),
  }),
  "nothing-taken": light,
  stealing: ({ victim_seat }) => ({ ms: TIME.light, sound: "tap", busy: victim_seat }),
  "steal-failed": failed,
  stole: ({ seat, victim_seat, cards }, before, after) => ({
    ms: TIME.card + TIME.light,
    sound: "marker",
    ...taken(victim_seat, seat, cards, before, after),
  }),
  "trade-offered": offered,
  "counter-offered": offered,
  traded: ({ seat, partner_seat, gives, gets }) => ({
    ms: TIME.card + TIME.reading,
    sound: "marker",
    flights: [passed(gives, seat, partner_seat), passed(gets, partner_seat, seat)],
    shown: shown(gives, partner_seat, "won"),
  }),
  "trade-refused": () => ({ ms: TIME.light, sound: "tap" }),
  built: ({ seat, card, used }) => ({
    ms: TIME.card + TIME.reading,
    sound: kindOf(card) === "invention" ? "cheer" : "marker",
    flights: [...used.map((each) => scrapped(seat, each)), flight(card, homeOf(seat, kindOf(card)), `built:${seat}`)],
    shown: shown(card, seat, "built"),
  }),
  discarded: ({ seat, card }) => {
    const kind = kindOf(card);
    return { ms: TIME.card, sound: "card", flights: [flight(card, homeOf(seat, kind), `pile:${kind}`)] };
  },
  monitored: ({ seat, victim_seat, cards }, before, after) => ({
    ms: TIME.card + TIME.reading,
    sound: "crash",
    busy: seat,
    ...taken(victim_seat, seat, cards, before, after),
  }),
  activated: ({ seat, card }) => ({ ms: TIME.light + TIME.reading, sound: "tap", busy: seat, shown: shown(card, seat, "used") }),
  copied: ({ seat, owner_seat, card }) => ({
    ms: TIME.light + TIME.reading,
    sound: "tap",
    busy: owner_seat,
    shown: shown(card, seat, "used"),
  }),
  missed: failed,
  scrapped: ({ seat, card }) => ({ ms: TIME.card, sound: "crash", flights: [scrapped(seat, card)] }),
  slowed: ({ seat }) => ({ ms: TIME.light, busy: seat }),
  cancelled: ({ seat }, before, after) => ({ ms: TIME.light + TIME.reading, sound: "crash", shown: usedUp(seat, before, after) }),
  "another-turn": ({ seat }) => ({ ms: TIME.light, sound: "turn", busy: seat }),
  "ray-rolled": () => ({ ms: TIME.die + TIME.light, sound: "die", thrown: true }),
  used: ({ seat }) => ({ ms: TIME.light, sound: "tap", busy: seat }),
  "extra-action": ({ seat }) => ({ ms: TIME.light, sound: "cheer", busy: seat }),
  mimicked: light,
  swapped: ({ seat, gives, gets }) => ({
    ms: TIME.card + TIME.light,
    sound: "card",
    flights: [scrapped(seat, gives), flight(gets, "pile:part", homeOf(seat, "part"))],
  }),
  looked: ({ seat, deck, cards }) => ({
    ms: TIME.card + TIME.light,
    sound: "card",
    shown: { card: cards?.[0] ?? null, kind: deck, seat, how: "looked" },
  }),
  "put-under": () => ({ ms: TIME.card, sound: "card" }),
  won: ({ seat, card }) => ({ ms: TIME.reading, sound: "cheer", shown: shown(card, seat, "built") }),
  "time-up": light,
  lost: light,
};

/** The dice that were thrown in this event. */
export function dice(event: GameEvent): number[] {
  if (event.kind === "rolled" || event.kind === "dealer-rolled") return [event.facts.die];
  return event.kind === "ray-rolled" ? event.facts.dice : [];
}

// --- cards from here to there ------------------------------------------------------------------------------------------

/** Where a player's unbuilt cards of a kind are on the page. */
function homeOf(seat: number, kind: Kind): string {
  return kind === "part" ? `parts:${seat}` : `hand:${seat}`;
}

function flight(card: string | null, from: string, to: string, kind: Kind = kindOf(card ?? "")): Flight {
  return { card, kind, from, to };
}

function passed(card: string | null, from: number, to: number, kind: Kind = kindOf(card ?? "")): Flight {
  return flight(card, homeOf(from, kind), homeOf(to, kind), kind);
}

/** A part, or a machine that stood on the table. */
function scrapped(seat: number, card: string): Flight {
  const kind = kindOf(card);
  return flight(card, kind === "part" ? `parts:${seat}` : `built:${seat}`, `pile:${kind}`);
}

function shown(card: string, seat: number, how: Shown["how"]): Shown {
  return { card, kind: kindOf(card), seat, how };
}

/** From one player to another; who may not see the card sees of which kind one is gone. */
function taken(from: number, to: number, cards: string[] | undefined, before: YardView, after: YardView): Pick<Stage, "flights" | "shown"> {
  const card = cards?.[0] ?? null;
  const kind = card === null ? kindLost(before.players[from]!, after.players[from]!) : kindOf(card);
  return { flights: [passed(card, from, to, kind)], shown: { card, kind, seat: to, how: "won" } };
}

function kindLost(before: PlayerView, after: PlayerView): Kind {
  const counts = ({ parts, machines, inventions }: PlayerView): Record<Kind, number> => ({ part: parts.length, machine: machines, invention: inventions });
  const [had, has] = [counts(before), counts(after)];
  return KINDS.find((kind) => has[kind] < had[kind]) ?? "part";
}

/** The built card that was turned sideways. */
function usedUp(seat: number, before: YardView, after: YardView): Shown | null {
  const [was, is] = [before.players[seat]!.built, after.players[seat]!.built];
  const turned = is.find(({ used }, place) => used && !was[place]?.used);
  return turned ? shown(turned.card, seat, "used") : null;
}
