/** The table in words, and the order of the race. */
import type { OrderEntry, Sitting, Texts } from "../types";
import { guideFor } from "./buildguide";
import { KINDS, plainName, recipe } from "./cards";
import { stockOf, type YardDisplay } from "./display.svelte";
import type { YardView } from "./shapes";
import { wordsIn } from "./words";

export function headline(yard: YardView, texts: Texts): string {
  const words = wordsIn(texts.language);
  if (yard.rounds === null) return words("headline-no-clock", { round: yard.round, goal: yard.goal });
  if (yard.seats === 1) return words("headline-alone", { round: yard.round, rounds: yard.rounds, goal: yard.goal });
  return words("headline", { round: yard.round, seats: yard.seats, goal: yard.goal });
}

export function orderTitle(texts: Texts): string {
  return wordsIn(texts.language)("order-title");
}

export function orderHead(texts: Texts): string {
  return wordsIn(texts.language)("order-head");
}

/** Answers name others by their characters. */
export function players(yard: YardView): Record<string, number> {
  return Object.fromEntries(yard.players.flatMap(({ character, seat }): [string, number][] => (character ? [[character, seat]] : [])));
}

export function order(view: YardView, _seats: Sitting[], display?: YardDisplay): OrderEntry[] {
  const yard = display?.yard ?? view;
  return yard.order.map((rank) => ({
    seat: rank.seat,
    place: String(rank.place),
    name: "",
    now: yard.active === rank.seat,
    about: `player:${rank.seat}`,
    facts: {},
  }));
}

export function describe(yard: YardView, texts: Texts, _seats?: Sitting[]): string[] {
  const words = wordsIn(texts.language);
  const who = (seat: number): string => (seat === texts.reader ? words("you") : texts.player(seat));
  const list = (names: string[]): string => texts.joined(names.map((name) => texts.name(name))) || words("nothing");
  const said = [words("describe-round", { round: yard.round, goal: yard.goal })];
  if (yard.active !== null) {
    said.push(words("describe-turn", { who: who(yard.active), phase: words(`phase-${yard.phase}`), actions: yard.actions }));
  }
  for (const player of yard.players) {
    const character = player.character ? `${texts.name(player.character)}: ${texts.ability(player.character).replace(/\.$/, "")}` : "";
    said.push(words("describe-player", { who: who(player.seat), character: character || words("no-character") }));
    said.push(words("describe-parts", { who: who(player.seat), count: player.parts.length, parts: list(player.parts) }));
    const built = player.built.map((each) => (each.used ? words("describe-used", { card: texts.name(each.card) }) : texts.name(each.card)));
    said.push(words("describe-built", { who: who(player.seat), built: texts.joined(built) || words("nothing") }));
    if (player.seat !== yard.seat) {
      said.push(words("describe-hand", { who: who(player.seat), machines: player.machines, inventions: player.inventions }));
      const known = yard.known[player.seat]?.flat() ?? [];
      if (known.length) said.push(words("describe-known", { cards: list(known) }));
    }
  }
  const stock = stockOf(yard, yard.seat);
  for (const each of stock.hand) {
    const { needs, missing } = guideFor(each, stock);
    const [card, made] = [texts.name(each.card), list(recipe(each))];
    const lacking = needs.filter((need) => need.state === "missing").map((need) => need.name);
    said.push(missing === 0 ? words("describe-ready", { card, needs: made }) : words("describe-lacking", { card, needs: made, missing: list(lacking) }));
  }
  for (const kind of KINDS) {
    const pile = yard.piles[kind];
    said.push(
      words("describe-pile", {
        kind: words(`pile-${kind}`),
        deck: yard.decks[kind],
        count: pile.count,
        top: pile.top && yard.dig?.pile !== kind ? texts.name(pile.top) : words("nothing"),
      }),
    );
  }
  if (yard.dig) said.push(words("describe-dig", { cards: list(yard.dig.cards) }));
  if (yard.trade) {
    const { seat, partner, gives, wants } = yard.trade;
    said.push(words("describe-trade", { who: who(seat), partner: who(partner), gives: texts.name(gives), wants: texts.name(plainName(wants)) }));
  }
  if (yard.dice.length) said.push(words("describe-dice", { dice: yard.dice.join(", "), raised: yard.raised }));
  return said.map((line) => line.charAt(0).toUpperCase() + line.slice(1));
}
