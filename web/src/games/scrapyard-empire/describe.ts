/** The table in words, and the order of the race. */
import type { OrderEntry, Sitting, Texts, View } from "../types";
import { type Yard, type YardDisplay, yardOf } from "./display.svelte";
import { guideFor } from "./buildguide";
import { stockOf } from "./display.svelte";
import { inventionsOf, KINDS, machinesOf, plainName, type PlayerView, recipe, yardView } from "./view";
import { wordsIn } from "./words";

export function headline(view: View, texts: Texts): string {
  const yard = yardOf(view);
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

/** SE-15.2: more inventions, then more machines, then more parts. */
export function wealth(player: Pick<PlayerView, "built" | "parts">): [number, number, number] {
  return [inventionsOf(player.built).length, machinesOf(player.built).length, player.parts.length];
}

export function order(view: View, _seats: Sitting[], display?: YardDisplay): OrderEntry[] {
  const yard: Yard = display?.yard ?? yardOf(view);
  const ranked = [...yard.players].sort((a, b) => compare(wealth(b), wealth(a)) || a.seat - b.seat);
  return ranked.map((player) => ({
    seat: player.seat,
    place: String(1 + ranked.findIndex((other) => compare(wealth(other), wealth(player)) === 0)),
    name: player.character ?? "",
    now: yard.active === player.seat,
    facts: { seat: player.seat },
  }));
}

function compare(one: number[], other: number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

export function describe(view: View, texts: Texts, seats: Sitting[]): string[] {
  const facts = yardView(view);
  const yard = yardOf(view);
  const words = wordsIn(texts.language);
  const who = (seat: number): string => (seats[seat]?.you ? words("you") : texts.player(seat));
  const list = (names: string[]): string => texts.joined(names.map((name) => texts.name(name))) || words("nothing");
  const said = [words("describe-round", { round: yard.round, goal: yard.goal })];
  if (yard.active !== null) {
    said.push(words("describe-turn", { who: who(yard.active), phase: words(`phase-${yard.phase}`), actions: yard.actions }));
  }
  for (const player of yard.players) {
    const character = player.character ? `${texts.name(player.character)}: ${texts.ability(player.character)}` : "";
    said.push(words("describe-player", { who: who(player.seat), character: character || words("no-character") }));
    said.push(words("describe-parts", { who: who(player.seat), count: player.parts.length, parts: list(player.parts) }));
    const built = player.built.map((each) => (each.used ? words("describe-used", { card: texts.name(each.card) }) : texts.name(each.card)));
    said.push(words("describe-built", { who: who(player.seat), built: texts.joined(built) || words("nothing") }));
    if (player.seat !== yard.seat) {
      said.push(words("describe-hand", { who: who(player.seat), machines: player.machines, inventions: player.inventions }));
      const known = player.known.flat();
      if (known.length) said.push(words("describe-known", { cards: list(known) }));
    }
  }
  const stock = stockOf(yard, yard.seat);
  for (const { card } of yard.hand) {
    const { needs, missing } = guideFor(card, stock);
    const lacking = needs.filter((need) => need.state === "missing").map((need) => need.name);
    said.push(
      missing === 0
        ? words("describe-ready", { card: texts.name(card), needs: list(recipe(card)) })
        : words("describe-lacking", { card: texts.name(card), needs: list(recipe(card)), missing: list(lacking) }),
    );
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
    said.push(
      words("describe-trade", { who: who(seat), partner: who(partner), gives: texts.name(gives), wants: texts.name(plainName(wants)) }),
    );
  }
  if (facts.dice.length) said.push(words("describe-dice", { dice: facts.dice.join(", "), raised: facts.raised }));
  return said;
}
