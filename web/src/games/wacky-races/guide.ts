/** The first match: two turns, told step by step, with stops where the reader does it. Road and cards are fixed; the
 *  board, the panel and every sentence of the log are the real ones. */
import { wordsFrom } from "../../board/words";
import type { EventInfo, Guide, GuideStep, OptionInfo, QuestionInfo, Sitting, View } from "../types";
import { newDisplay, type Race } from "./display.svelte";
import german from "./guide.de.ftl?raw";
import english from "./guide.en.ftl?raw";
import { play } from "./play";
import { freshPowers } from "./powers";
import { GRID, isSpecial, type Kind, matches, type RacerName, type RaceView, TERRAIN, type Terrain } from "./view";

const ROAD: Kind[] = [
  ...(["rear", "wild", "wild", "desert", "forest", "prairie", "farm"] as const),
  ...(["forest", "prairie", "desert", "farm", "prairie", "desert", "forest", "farm", "gas-station"] as const),
  ...(["desert", "farm", "forest", "prairie", "railroad", "farm", "prairie", "forest", "desert", "finish"] as const),
];
const ME: RacerName = "convert-a-car";
const BOT: RacerName = "turbo";
const GRIDDED: RacerName[] = [ME, BOT, "haybailer", "coupe", "compact", "buzz-wagon"];

const START: RaceView = {
  seat: 0,
  seats: 2,
  turn: 1,
  round: 1,
  start_board: ROAD.slice(0, GRID + 1),
  tiles: ROAD.map((kind, tile) => ({ tile, kind, trapped: false, trap: null })),
  racers: GRIDDED.map((name, place) => ({
    name,
    seat: place < 2 ? place : null,
    tile: place + 1,
    side: 0,
    place: GRIDDED.length - place,
    slow: false,
    muddy: false,
    powers: place < 2 ? freshPowers(name) : [],
  })),
  start_player: 0,
  next: 0,
  active: null,
  played: 0,
  plays: 3,
  free: 0,
  winner: null,
  dastardly: { tile: 0, out_of_fuel: false, goes: goesFrom(0, []), next: null },
  hands: [
    { seat: 0, count: 3, cards: ["desert", "forest", "prairie"] },
    { seat: 1, count: 3 },
  ],
  deck: 58,
  discard: [],
  trap_deck: 16,
  trap_discard: [],
  race: { season: 0, number: 0, rules: [], hand: 3, seasons: [] },
  standings: null,
};

/** WR-5.3: where Dastardly would stop for each card. */
function goesFrom(here: number, trapped: number[]): Partial<Record<Terrain, number | null>> {
  const stops = (tile: number, card: Terrain): boolean =>
    tile > Math.max(here, GRID) && !trapped.includes(tile) && ROAD[tile] !== "gas-station" && (ROAD[tile] === card || isSpecial(ROAD[tile]));
  return Object.fromEntries(
    TERRAIN.map((card) => {
      const to = ROAD.findIndex((_, tile) => stops(tile, card));
      return [card, to < 0 ? null : to];
    }),
  );
}

const SEATS: Sitting[] = [
  { seat: 0, kind: "person", name: "", bot: "", you: true, here: true, away_since: null },
  { seat: 1, kind: "bot", name: "", bot: "rookie", you: false, here: true, away_since: null },
];

type Told = [kind: string, rule: string, facts: Record<string, unknown>];

const STOP: OptionInfo = { key: "stop", rule: "WR-3.5", target: "", facts: {} };
const card = (name: Terrain, rule: string): OptionInfo => ({ key: `play:${name}`, rule, target: `card:${name}`, facts: { card: name } });
const power = (name: string, rule: string): OptionInfo => ({ key: `power:${name}`, rule, target: `power:${name}`, facts: { power: name } });
const WHEEL = power("convert-a-wheel", "WR-9.26");
const WHIRLY = power("whirly-rig", "WR-9.27");
const BRAINSTORM = power("brainstorm", "WR-9.28");

const began = (racer: RacerName, seat: number, round: number): Told => ["turn-began", "WR-3.1", { seat, racer, round }];
const played = (racer: RacerName, seat: number, rule: string, name: Terrain): Told => ["played", rule, { seat, racer, card: name }];
const moved = (racer: RacerName, rule: string, from: number, to: number): Told => ["moved", rule, { racer, from, to }];
const drew = (racer: RacerName, seat: number, rule: string, count: number, cards?: Terrain[]): Told => ["drew", rule, { seat, racer, count, ...(cards ? { cards } : {}) }];
const stopped = (racer: RacerName, seat: number): Told => ["stopped", "WR-3.5", { seat, racer }];
const villain = (from: number, to: number, back: number, name: Terrain): Told[] => [
  ["dastardly-moved", "WR-5.1", { from, to, card: name }],
  ["trap-laid", "WR-5.5", { tile: to }],
  ["dastardly-retreated", "WR-5.6", { from: to, to: back }],
];

interface Chapter {
  say: string;
  turn: number;
  told: Told[];
  /** Movement cards played this turn, once all of that has happened */
  cards?: number;
  /** so many of the next cards match every tile */
  free?: number;
  options?: OptionInfo[];
  wanted?: OptionInfo;
}

/** Step by step: what is said, what happens first, and what the reader is to do then. */
const STORY: Chapter[] = [
  { say: "guide-road", turn: 1, told: [] },
  {
    say: "guide-first-card",
    turn: 1,
    told: [began(ME, 0, 1)],
    options: [...(["desert", "forest", "prairie"] as const).map((name) => card(name, "WR-3.2")), WHIRLY, BRAINSTORM],
    wanted: card("desert", "WR-3.2"),
  },
  {
    say: "guide-match",
    turn: 1,
    cards: 1,
    told: [played(ME, 0, "WR-3.2", "desert"), moved(ME, "WR-3.2", 1, 2)],
    options: [card("forest", "WR-3.3"), card("prairie", "WR-3.3"), STOP, WHEEL, WHIRLY],
    wanted: card("forest", "WR-3.3"),
  },
  {
    say: "guide-power",
    turn: 1,
    cards: 2,
    told: [played(ME, 0, "WR-3.3", "forest"), moved(ME, "WR-3.3", 2, 3)],
    options: [STOP, WHEEL, WHIRLY],
    wanted: WHEEL,
  },
  {
    say: "guide-third-card",
    turn: 1,
    cards: 2,
    free: 1,
    told: [["power-used", "WR-9.26", { seat: 0, racer: ME, power: "convert-a-wheel" }], drew(ME, 0, "WR-9.26", 1, ["farm"])],
    options: [card("prairie", "WR-3.3"), card("farm", "WR-3.3"), STOP, WHIRLY],
    wanted: card("prairie", "WR-3.3"),
  },
  {
    say: "guide-stop",
    turn: 1,
    cards: 3,
    told: [played(ME, 0, "WR-3.3", "prairie"), moved(ME, "WR-3.3", 3, 4)],
    options: [STOP, WHIRLY],
    wanted: STOP,
  },
  {
    say: "guide-villain",
    turn: 1,
    cards: 3,
    told: [stopped(ME, 0), drew(ME, 0, "WR-3.7", 2, ["desert", "forest"]), ...villain(0, 8, 1, "prairie")],
  },
  {
    say: "guide-others",
    turn: 2,
    cards: 1,
    told: [
      began(BOT, 1, 1),
      played(BOT, 1, "WR-3.2", "desert"),
      moved(BOT, "WR-3.2", 2, 3),
      stopped(BOT, 1),
      drew(BOT, 1, "WR-3.7", 1),
      ...villain(1, 9, 2, "desert"),
    ],
  },
  { say: "guide-end", turn: 3, told: [began(ME, 0, 2)] },
];

/** What the server would send when the board stands so. */
function viewOf(race: Race, turn: number, cards: number, free: number): RaceView {
  const trapped = race.tiles.filter((tile) => tile.trapped).map((tile) => tile.tile);
  const goes = goesFrom(race.dastardly ?? 0, trapped);
  const top = race.discard.at(-1);
  return structuredClone({
    ...START,
    turn,
    round: race.round,
    tiles: race.tiles,
    racers: race.racers,
    active: race.active,
    played: cards,
    free,
    dastardly: { tile: race.dastardly, out_of_fuel: false, goes, next: top ? (goes[top] ?? null) : null },
    hands: race.hands.map((hand) => (hand.seat === 0 ? hand : { seat: hand.seat, count: hand.count })),
    deck: race.deck,
    discard: race.discard,
    trap_deck: race.trapDeck,
    trap_discard: race.trapDiscard,
  });
}

function stepsOf(): GuideStep[] {
  const display = newDisplay(START as unknown as View);
  let seq = 0;
  return STORY.map(({ say, turn, told, cards = 0, free = 0, options, wanted }, place) => {
    const events = told.map(([kind, rule, facts]): EventInfo => ({ seq: seq++, turn, kind, rule, facts }));
    for (const event of events) play(display, event, { speed: 1, reduced: false, instant: true });
    const view = viewOf(JSON.parse(JSON.stringify(display.race)) as Race, turn, cards, free);
    const kind = cards === 0 ? "first-card" : "next-card";
    const held = view.hands[0]?.cards ?? [];
    const tile = view.racers[0]?.tile ?? 0;
    const question: QuestionInfo | null = options
      ? {
          id: place,
          seat: 0,
          kind,
          rule: cards === 0 ? "WR-3.2" : "WR-3.3",
          facts: { left: 3 - cards, swamp: 0 },
          options,
          barred: TERRAIN.filter((name) => held.includes(name) && !options.some((option) => option.key === `play:${name}`) && !matches(ROAD[tile], name)).map(
            (name) => ({ key: `play:${name}`, reason: "no-match", rule: "WR-3.3", facts: { kind: ROAD[tile] } }),
          ),
        }
      : null;
    return { say, events, view: view as unknown as View, question, wanted: wanted?.key ?? "" };
  });
}

const words = wordsFrom({ en: english, de: german });

const guide: Guide = {
  begin: START as unknown as View,
  seats: SEATS,
  settings: {},
  steps: stepsOf(),
  say: (message, language) => words(language)(message),
};

export default guide;
