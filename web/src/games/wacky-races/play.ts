/** The display after one more event. Every kind of event the rules tell is here; what the facts leave out follows from
 *  the rules (a racer keeps its side of the road while that is free, a card that was turned over lies on the pile). */
import type { EventInfo, Pace, Step } from "../types";
import { clearTable, emptyStage, noPoints, type Race, type RaceDisplay, type Stage } from "./display.svelte";
import { freshPowers } from "./powers";
import { GRID, type Kind, type RacerName, type RacerView, type Terrain, type TileView } from "./view";

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

/** The facts of all kinds of events, by name; each event has those of its kind. */
interface Facts {
  racer: RacerName;
  racers: RacerName[];
  other: RacerName | number;
  victim: RacerName;
  seat: number;
  from: number;
  to: number;
  tile: number;
  tiles: Kind[];
  kind: Kind;
  card: Terrain;
  cards: Terrain[] | number;
  count: number;
  traps: number;
  trap: string;
  power: string;
  round: number;
  points: number;
  total: number;
  season: number;
  number: number;
}

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
  if (!KEEPS_THE_TRAP.has(event.kind)) stage.trap = null;
  const facts = event.facts as unknown as Facts;
  const racer = race.racers.find((each) => each.name === facts.racer) ?? (race.racers[0] as RacerView);
  const step = show({ race, stage, display, event, racer, facts });
  if (pace.reduced && step.ms > 0) step.ms = Math.min(step.ms, stage.trap || stage.between ? TIME.reveal : TIME.fade);
  stage.ms = step.ms / pace.speed;
  if (pace.instant) standStill(stage);
  return step;
}

/** Nothing on the way any more; an open trap and the points of a race stay. */
function standStill(stage: Stage): void {
  const { count, trap, points, between } = stage;
  Object.assign(stage, emptyStage(), { count, trap, points, between });
}

/** What follows from a trap happens while it still lies open. */
const KEEPS_THE_TRAP = new Set(["trap-sprung", "trap-cancelled", "trap-harmless", "trap-seen", "trap-discarded", "turn-lost"]);

const nothing = (): Step => ({ ms: 0 });
const still = (): Step => ({ ms: TIME.tap });

const SHOWN: Record<string, (told: Told) => Step> = {
  // --- the set-up ---
  "starting-player": nothing,
  "racer-taken": ({ race, display, facts }) => {
    const taken = race.racers.find((racer) => racer.seat === facts.seat);
    if (taken) Object.assign(taken, { name: facts.racer, powers: freshPowers(facts.racer) });
    else {
      race.racers = [...race.racers, newRacer(facts.racer, facts.seat)].sort(bySeat);
      rank(display);
    }
    const row = race.standings?.find((each) => each.seat === facts.seat);
    if (row) {
      row.drives = facts.racer;
      row.racer ??= facts.racer; // in a race by lot the points go to the racer of the season
    }
    return { ms: TIME.tap, sound: "tap" };
  },
  "neutral-racers-drawn": ({ race, facts }) => {
    race.racers = [...race.racers, ...facts.racers.map((name) => newRacer(name, null))];
    race.standings?.push(...facts.racers.map((name) => noPoints(name, null)));
    return { ms: TIME.tap };
  },
  "lined-up": ({ race, stage, display, facts }) => {
    stage.between = false;
    stage.points = [];
    facts.racers.forEach((name, place) => {
      const racer = race.racers.find((each) => each.name === name);
      if (!racer) return;
      Object.assign(racer, { tile: place + 1, side: 0, slow: false, muddy: false });
      for (const power of racer.powers) power.ready = true;
      display.arrived[name] = GRID - place;
    });
    display.arrivals = GRID;
    Object.assign(race, {
      round: 1,
      active: null,
      winner: null,
      dastardly: 0,
      outOfFuel: false,
      discard: [],
      trapDiscard: [],
      hands: race.hands.map((hand) => ({ ...hand, count: 0, cards: [] })),
    });
    rank(display);
    return { ms: TIME.light, sound: "turn" };
  },
  "special-tiles": nothing,
  // the road is laid in one go: half of it would lie elsewhere on the board than the whole
  "first-half-laid": ({ display, facts }) => {
    display.firstHalf = facts.tiles;
    return { ms: 0 };
  },
  "second-half-laid": ({ race, display, facts }) => layRoad(race, display, facts.tiles),
  "second-half-hidden": ({ race, display, facts }) => layRoad(race, display, Array<Kind>(facts.count).fill("hidden")),
  "plans-removed": nothing,
  "decks-shuffled": ({ race, facts }) => {
    race.deck = Number(facts.cards);
    race.trapDeck = facts.traps;
    return { ms: TIME.tap, sound: "card" };
  },

  // --- the turn ---
  "turn-began": ({ race, racer, facts }) => {
    race.active = racer.name;
    race.round = facts.round;
    racer.slow = false;
    return { ms: TIME.light, sound: "turn" };
  },
  played: ({ race, stage, racer, facts }) => lay(race, stage, racer, [facts.card]),
  discarded: ({ race, stage, racer, facts }) => lay(race, stage, racer, [facts.card]),
  dropped: ({ race, stage, racer, facts }) => lay(race, stage, racer, [facts.card]),
  "played-several": ({ race, stage, racer, facts }) => lay(race, stage, racer, facts.cards as Terrain[]),
  stopped: still,
  drew: ({ race, stage, racer, facts }) => {
    race.deck -= facts.count;
    take(race, facts.seat, facts.count, (facts.cards ?? []) as Terrain[]);
    stage.drew = { racer: racer.name, count: facts.count };
    return { ms: TIME.card, sound: "card" };
  },
  "no-redraw": ({ stage, racer }) => {
    racer.muddy = false;
    stage.shaken = racer.name;
    return { ms: TIME.light, sound: "tap" };
  },
  // cards that were drawn before the pile was shuffled are told of afterwards, with the others
  reshuffled: ({ race, facts }) => {
    race.deck += Number(facts.cards);
    race.discard = [];
    return { ms: TIME.light, sound: "card" };
  },
  moved: ({ stage, display, racer, facts }) => {
    put(display, racer, facts.to);
    stage.moved = [racer.name];
    return { ms: TIME.step, sound: "drive" };
  },
  stayed: ({ stage, racer }) => {
    stage.shaken = racer.name;
    return { ms: TIME.light };
  },
  "traded-places": ({ race, stage, display, racer, facts }) => {
    const other = race.racers.find((each) => each.name === facts.other);
    if (!other) return { ms: 0 };
    const { tile, side } = racer;
    Object.assign(racer, { tile: other.tile, side: other.side });
    Object.assign(other, { tile, side });
    for (const each of [racer, other]) display.arrived[each.name] = ++display.arrivals;
    rank(display);
    stage.moved = [racer.name, other.name];
    return { ms: TIME.villain, sound: "drive" };
  },

  // --- Dastardly ---
  "dastardly-moved": ({ race, stage, facts }) => villainTo(race, stage, facts.to),
  "dastardly-retreated": ({ race, stage, facts }) => villainTo(race, stage, facts.to),
  "card-turned": ({ race, stage, facts }) => turnOver(race, stage, facts.card),
  "trap-laid": ({ race, stage, facts }) => {
    race.trapDeck -= 1;
    Object.assign(tileAt(race, facts.tile), { trapped: true, trap: null });
    stage.tiles = [facts.tile];
    return { ms: TIME.lay, sound: "marker" };
  },
  "trap-open": ({ race, stage, facts }) => {
    tileAt(race, facts.tile).trap = facts.trap;
    stage.tiles = [facts.tile];
    return { ms: TIME.card, sound: "card" };
  },
  "traps-used-up": still,
  "out-of-fuel": ({ race, stage }) => {
    race.dastardly = null;
    race.outOfFuel = true;
    race.trapDeck = 0;
    stage.said = "out-of-fuel";
    return { ms: TIME.reveal, sound: "crash" };
  },

  // --- neutral racers ---
  "neutral-racers": ({ race, stage }) => {
    race.active = null;
    stage.said = "neutral-racers";
    return { ms: TIME.power, sound: "turn" };
  },
  "neutral-card": ({ race, stage, facts }) => turnOver(race, stage, facts.card),

  // --- traps ---
  "trap-sprung": ({ race, stage, racer, facts }) => {
    Object.assign(tileAt(race, facts.tile), { trapped: false, trap: null });
    race.trapDiscard = [...race.trapDiscard, facts.trap];
    stage.trap = { trap: facts.trap, tile: facts.tile, racer: racer.name, fate: "sprung", power: "" };
    stage.shaken = racer.name;
    return { ms: TIME.reveal, sound: "crash" };
  },
  "trap-cancelled": ({ stage, racer, facts }) => {
    setReady(racer, facts.power, false);
    if (stage.trap) Object.assign(stage.trap, { fate: "cancelled", power: facts.power });
    return { ms: TIME.reveal, sound: "cheer" };
  },
  "trap-harmless": ({ stage }) => {
    if (stage.trap) stage.trap.fate = "harmless";
    return { ms: TIME.power };
  },
  "turn-lost": still,
  slowed: ({ stage, racer }) => {
    racer.slow = true;
    stage.shaken = racer.name;
    return { ms: TIME.light, sound: "tap" };
  },
  bogged: ({ stage, racer }) => {
    racer.muddy = true;
    stage.shaken = racer.name;
    return { ms: TIME.light, sound: "tap" };
  },

  // --- powers ---
  "power-used": ({ stage, racer, facts }) => {
    setReady(racer, facts.power, false);
    stage.power = { racer: racer.name, power: facts.power };
    return { ms: TIME.power, sound: "marker" };
  },
  unexhausted: ({ stage, racer, facts }) => {
    setReady(racer, facts.power, true);
    stage.power = { racer: racer.name, power: facts.power };
    return { ms: TIME.light, sound: "marker" };
  },
  exhausted: ({ stage, racer, facts }) => {
    setReady(racer, facts.power, false);
    stage.power = { racer: racer.name, power: facts.power };
    return { ms: TIME.light, sound: "tap" };
  },
  "terrain-drawn": ({ race, stage, facts }) => turnOver(race, stage, facts.card),
  stole: ({ race, stage, racer, facts }) => {
    const victim = race.racers.find((each) => each.name === facts.victim);
    const known = facts.card ? [facts.card] : [];
    if (victim?.seat !== null && victim) lose(race, victim.seat, 1, known);
    take(race, facts.seat, 1, known);
    stage.drew = { racer: racer.name, count: 1 };
    return { ms: TIME.card, sound: "card" };
  },
  "trap-seen": ({ race, stage, racer, facts }) => {
    if (facts.trap) {
      tileAt(race, facts.tile).trap = facts.trap;
      stage.trap = { trap: facts.trap, tile: facts.tile, racer: racer.name, fate: "seen", power: "" };
    }
    stage.tiles = [facts.tile];
    return { ms: facts.trap ? TIME.reveal : TIME.light, sound: "card" };
  },
  "trap-discarded": ({ race, stage, facts }) => {
    Object.assign(tileAt(race, facts.tile), { trapped: false, trap: null });
    race.trapDiscard = [...race.trapDiscard, facts.trap];
    stage.trap = { trap: facts.trap, tile: facts.tile, racer: null, fate: "taken", power: "" };
    return { ms: TIME.power, sound: "card" };
  },

  // --- special terrain ---
  refuelled: ({ stage, racer }) => {
    stage.tiles = [racer.tile];
    return { ms: TIME.power, sound: "cheer" };
  },
  train: ({ stage, racer }) => {
    stage.tiles = [racer.tile];
    return { ms: TIME.power, sound: "drive" };
  },
  "tiles-traded": ({ race, stage, facts }) => {
    const [here, there] = [facts.tile, facts.other as number];
    const [one, two] = [tileAt(race, here), tileAt(race, there)];
    const kept = { kind: one.kind, trapped: one.trapped, trap: one.trap };
    Object.assign(one, { kind: two.kind, trapped: two.trapped, trap: two.trap });
    Object.assign(two, kept);
    stage.tiles = [here, there];
    return { ms: TIME.villain, sound: "card" };
  },
  "tile-revealed": ({ race, stage, facts }) => {
    tileAt(race, facts.tile).kind = facts.kind;
    stage.tiles = [facts.tile];
    return { ms: TIME.card, sound: "card" };
  },

  // --- the finish and the championship ---
  "race-won": ({ race, racer }) => won(race, racer),
  "neutral-won": ({ race, racer }) => won(race, racer),
  scored: ({ race, stage, facts }) => {
    const place = stage.points.length + 1;
    const row = race.standings?.find((each) => each.racer === facts.racer);
    if (row) {
      row.points = facts.total;
      row.season_points += facts.points;
      row.last = place;
      if (place === 1) {
        row.wins += 1;
        row.season_wins += 1;
      } else if (place === 2) {
        row.seconds += 1;
        row.season_seconds += 1;
      }
    }
    stage.between = true;
    stage.points = [...stage.points, { racer: facts.racer, points: facts.points, total: facts.total }];
    return { ms: TIME.scored, sound: "marker" };
  },
  title: ({ race, facts }) => {
    for (const row of race.standings ?? []) if (row.racer === facts.racer) row.titles += 1;
    return { ms: TIME.reveal, sound: "cheer" };
  },
  "grand-title": () => ({ ms: TIME.reveal, sound: "cheer" }),
  "next-race": ({ race, display, facts }) => {
    race.season = facts.season;
    race.number = facts.number;
    if (facts.number === 1) beginSeason(display);
    race.standings?.forEach((row, place) => {
      const racer = race.racers[place];
      if (!racer || !row.racer) return;
      if (racer.name !== row.racer) Object.assign(racer, { name: row.racer, powers: racer.seat === null ? [] : freshPowers(row.racer) });
      row.drives = row.racer;
    });
    return { ms: TIME.between, sound: "turn" };
  },
  grid: nothing,
};

function newRacer(name: RacerName, seat: number | null): RacerView {
  return { name, seat, tile: 0, side: 0, place: 1, slow: false, muddy: false, powers: seat === null ? [] : freshPowers(name) };
}

function newTile(kind: Kind, tile: number): TileView {
  return { tile, kind, trapped: false, trap: null };
}

function layRoad(race: Race, display: RaceDisplay, secondHalf: Kind[]): Step {
  const kinds: Kind[] = [...display.start, ...display.firstHalf, "gas-station", ...secondHalf, "finish"];
  race.tiles = kinds.map(newTile);
  return { ms: TIME.lay, sound: "card" };
}

/** WR-12.7: racers are chosen anew. Players keep what they have won, the neutral racers are gone with theirs. */
function beginSeason(display: RaceDisplay): void {
  const { race } = display;
  clearTable(display);
  const players = race.standings?.filter((row) => row.seat !== null) ?? [];
  race.standings = players.map((row) => {
    const { points, wins, seconds, titles } = row;
    return { ...noPoints(null, row.seat), points, wins, seconds, titles };
  });
}

/** Players by seat, then the neutral racers in the order they were drawn. */
function bySeat(one: RacerView, two: RacerView): number {
  return (one.seat ?? 9) - (two.seat ?? 9);
}

function tileAt(race: Race, tile: number): TileView {
  return race.tiles[tile] ?? newTile("hidden", tile);
}

function lay(race: Race, stage: Stage, racer: RacerView, cards: Terrain[]): Step {
  if (racer.seat !== null) lose(race, racer.seat, cards.length, cards);
  race.discard = [...race.discard, ...cards];
  const card = cards.at(-1);
  if (card) stage.flight = { card, racer: racer.name };
  return { ms: TIME.card, sound: "card" };
}

function turnOver(race: Race, stage: Stage, card: Terrain): Step {
  race.deck -= 1;
  race.discard = [...race.discard, card];
  stage.flight = { card, racer: null };
  return { ms: TIME.card + TIME.light, sound: "card" };
}

/** Cards of a hand that the reader sees are told by name, those of others only counted. */
function take(race: Race, seat: number, count: number, cards: Terrain[]): void {
  const hand = race.hands[seat];
  if (!hand) return;
  hand.count += count;
  if (seat === race.seat) hand.cards = [...hand.cards, ...cards].sort();
}

function lose(race: Race, seat: number, count: number, cards: Terrain[]): void {
  const hand = race.hands[seat];
  if (!hand) return;
  hand.count -= count;
  if (seat !== race.seat) return;
  const left = [...hand.cards];
  for (const card of cards) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  hand.cards = left;
}

function setReady(racer: RacerView, power: string, ready: boolean): void {
  const card = racer.powers.find((each) => each.power === power);
  if (card) card.ready = ready;
}

/** WR-1.3: on its own side if that is free. */
function put(display: RaceDisplay, racer: RacerView, tile: number): void {
  const taken = display.race.racers.some((other) => other !== racer && other.name !== racer.name && other.tile === tile && other.side === racer.side);
  if (taken) racer.side = 1 - racer.side;
  racer.tile = tile;
  display.arrived[racer.name] = ++display.arrivals;
  rank(display);
}

/** WR-11.3: foremost first; on one tile whoever came there first. */
function rank({ race, arrived }: RaceDisplay): void {
  const came = (racer: RacerView): number => arrived[racer.name] ?? 0;
  const ranked = [...race.racers].sort((a, b) => b.tile - a.tile || came(a) - came(b));
  ranked.forEach((racer, place) => (racer.place = place + 1));
}

function villainTo(race: Race, stage: Stage, tile: number): Step {
  race.dastardly = tile;
  stage.villain = true;
  return { ms: TIME.villain, sound: "drive" };
}

function won(race: Race, racer: RacerView): Step {
  race.winner = racer.name;
  race.active = null;
  return { ms: TIME.light, sound: "cheer" };
}
