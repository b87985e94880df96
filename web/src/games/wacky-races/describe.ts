/** The board in words, and the order of the race. */
import type { OrderEntry, Sitting, Texts } from "../types";
import { raceOf, type RaceDisplay } from "./display.svelte";
import type { RacerView, RaceView } from "./shapes";
import { wordsIn } from "./words";

export const VILLAIN = "mean-machine";

export function headline(race: RaceView, texts: Texts): string {
  const words = wordsIn(texts.language);
  if (race.tiles.length === 0) return words("headline-setup");
  const { season, number } = race.race;
  return words("headline", { season, number, round: race.round, finish: race.tiles.length - 1 });
}

export function orderHead(texts: Texts): string {
  return wordsIn(texts.language)("order-head");
}

/** The racers by place, and Dastardly, who never has one. */
export function order(view: RaceView, _seats: Sitting[], display?: RaceDisplay): OrderEntry[] {
  const race = display?.race ?? raceOf(view);
  const racers = byPlace(race.racers).map((racer): OrderEntry => ({
    seat: racer.seat,
    place: String(racer.place),
    name: racer.name,
    now: race.active === racer.name,
    about: `racer:${racer.name}`,
    facts: { racer: racer.name },
  }));
  if (race.racers.length === 0) return racers;
  return [...racers, { seat: null, place: "–", name: VILLAIN, now: false, about: "dastardly", facts: { racer: VILLAIN } }];
}

export function describe(race: RaceView, texts: Texts, _seats?: Sitting[]): string[] {
  const words = wordsIn(texts.language);
  if (race.tiles.length === 0) return [words("describe-setup")];
  const kind = (tile: number): string => texts.name(race.tiles[tile]?.kind ?? "hidden");
  const who = (seat: number | null): string => (seat === null ? words("neutral") : seat === texts.reader ? words("you") : texts.player(seat));
  const { season, number } = race.race;
  const said = [words("describe-round", { season, number, round: race.round })];
  if (race.winner) said.push(words("describe-over", { racer: texts.name(race.winner) }));
  else if (race.active) said.push(words("describe-active", { racer: texts.name(race.active) }));
  for (const racer of byPlace(race.racers)) {
    const name = { racer: texts.name(racer.name) };
    said.push(words("describe-racer", { ...name, place: racer.place, who: who(racer.seat), tile: racer.tile, kind: kind(racer.tile) }));
    if (racer.slow) said.push(words("describe-slow", name));
    if (racer.muddy) said.push(words("describe-muddy", name));
    if (racer.seat === null) continue;
    const ready = racer.powers.filter((power) => power.ready).map((power) => texts.name(power.power));
    said.push(ready.length ? words("describe-powers", { ...name, powers: ready.join(", ") }) : words("describe-no-powers", name));
  }
  if (race.dastardly.tile === null) said.push(words("describe-villain-out"));
  else {
    said.push(words("describe-villain", { tile: race.dastardly.tile }));
    const goes = race.dastardly.next?.to ?? null;
    if (goes !== null) said.push(words("describe-villain-goes", { tile: goes }));
  }
  const trapped = race.tiles.filter((tile) => tile.trapped);
  const closed = trapped.filter((tile) => tile.trap === null).map((tile) => tile.tile);
  if (closed.length) said.push(words("describe-traps", { tiles: closed.join(", ") }));
  const open = race.race.rules.includes("open-traps") ? "describe-open-trap" : "describe-known-trap";
  for (const { tile, trap } of trapped) if (trap !== null) said.push(words(open, { tile, trap: texts.name(trap) }));
  if (trapped.length === 0) said.push(words("describe-no-traps"));
  for (const hand of race.hands) {
    if (hand.seat === race.seat) {
      const cards = (hand.cards ?? []).map((card) => texts.name(card)).join(", ");
      said.push(words("describe-hand", { cards: cards || words("no-cards") }));
    } else said.push(words("describe-hand-of", { who: texts.player(hand.seat), cards: hand.count }));
  }
  const top = race.discard.at(-1);
  if (top) said.push(words("describe-discard", { card: texts.name(top) }));
  said.push(words("describe-decks", { deck: race.deck, traps: race.trap_deck }));
  for (const row of race.standings ?? []) {
    if (row.racer) said.push(words("describe-points", { racer: texts.name(row.racer), points: row.season_points }));
  }
  const parts = race.tiles.slice(1).map(({ tile, kind: of }) => words("describe-part", { tile, kind: texts.name(of) }));
  said.push(words("describe-road", { tiles: race.tiles.length - 1, list: parts.join(", ") }));
  return said;
}

export function byPlace(racers: RacerView[]): RacerView[] {
  return [...racers].sort((a, b) => a.place - b.place);
}
