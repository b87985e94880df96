/** The board in words, and the order of the race. */
import type { OrderEntry, Sitting, Texts } from "../types";
import type { RaceDisplay } from "./display.svelte";
import { sum } from "./plan";
import type { RacerView, RaceView } from "./shapes";
import { Circuit } from "./track/circuit";
import { circuitName, type Words, wordsIn } from "./words";

export function headline(race: RaceView, texts: Texts): string {
  const words = wordsIn(texts.language);
  const circuit = circuitName(race.track.name, (name) => texts.name(name), words);
  return words("headline", { circuit, round: race.round, laps: race.laps });
}

export function orderHead(texts: Texts): string {
  return wordsIn(texts.language)("order-head");
}

export function order(view: RaceView, _seats: Sitting[], display?: RaceDisplay): OrderEntry[] {
  const { racers, active } = display?.race ?? view;
  return byPosition(racers).map((racer) => ({
    seat: racer.seat,
    place: String(racer.position),
    name: racer.name,
    now: active === racer.name,
    about: `racer:${racer.name}`,
    facts: { racer: racer.name },
  }));
}

export function describe(race: RaceView, texts: Texts, _seats?: Sitting[]): string[] {
  const words = wordsIn(texts.language);
  const circuit = new Circuit(race.track.word);
  const name = race.track.name.length === 1 ? texts.name(race.track.name) : words("circuit-own");
  const who = (seat: number): string => (seat === texts.reader ? words("you") : texts.player(seat));
  const said = [words("describe-track", { circuit: name, spaces: race.track.length, laps: race.laps, round: race.round })];
  said.push(...laid(race, words, texts));
  if (race.over) said.push(words("describe-over"));
  else if (race.last_round) said.push(words("describe-last"));
  for (const racer of byPosition(race.racers)) {
    const facts = { place: racer.position, racer: texts.name(racer.name), who: who(racer.seat) };
    said.push(
      racer.space === 0
        ? words("describe-waiting", facts)
        : racer.space > race.track.length
          ? words("describe-in-lane", {
              ...facts,
              space: racer.space,
              laps: racer.laps,
              centre: racer.space === race.track.pit?.centre ? "yes" : "no",
            })
          : words("describe-racer", {
              ...facts,
              space: racer.space,
              laps: racer.laps,
              straight: circuit.straight(racer.space) ? "yes" : "no",
            }),
    );
    said.push(
      words("describe-kit", {
        markers: racer.bonus_markers,
        slots: racer.slots,
        boosts: racer.boosts.length ? "some" : "none",
        "boost-list": racer.boosts.map((marker) => texts.name(marker)).join(", "),
      }),
    );
    const more = (racer.abilities ?? []).filter((each) => each !== racer.name);
    if (more.length) said.push(words("describe-abilities", { abilities: more.map((name) => texts.name(name)).join(", ") }));
    if (racer.scrap?.length) said.push(words("describe-own-scrap", { tiles: racer.scrap.join(", ") }));
  }
  for (const hand of race.hands) {
    if (hand.seat === race.seat) {
      const cards = (hand.cards ?? []).map((card) => texts.name(card)).join(", ");
      said.push(words("describe-own-hand", { cards: cards || words("no-cards") }));
    } else {
      said.push(words("describe-hand", { who: texts.player(hand.seat), cards: hand.count }));
    }
  }
  if (race.active) said.push(words("describe-active", { racer: texts.name(race.active) }));
  if (race.extras?.halted) said.push(words("describe-halted"));
  if (race.dice.length) said.push(words("describe-dice", { dice: race.dice.join(", "), sum: sum(race.dice) }));
  said.push(
    race.markers.length
      ? words("describe-markers", { spaces: race.markers.map((space) => words("space", { space })).join(", ") })
      : words("describe-no-markers"),
  );
  const [low, middle, high] = race.crash.map((pile) => pile.pile);
  said.push(
    words("describe-piles", {
      low: low ?? 0,
      middle: middle ?? 0,
      high: high ?? 0,
      goal: race.goal.pile,
      bonus: race.bonus.pile,
    }),
  );
  if (race.crash_card !== null) {
    said.push(words("describe-crash-card", { card: texts.name(race.crash_card), effect: texts.effect(race.crash_card) }));
  }
  return said;
}

/** What Expansion 1 has laid on the track. */
function laid(race: RaceView, words: Words, texts: Texts): string[] {
  const { pieces = [], pit } = race.track;
  const said: string[] = [];
  for (const { piece, spaces } of pieces) {
    const [first = 0, second = 0, third = 0] = spaces;
    const where = { first, second, third };
    if (piece === "slime-trail") said.push(words("describe-slime", where));
    else if (piece === "scrap-yard") said.push(words("describe-stop", where));
    else {
      const stacks = (race.extras?.stacks ?? []).map(({ left, tile }) => words("describe-stack", { left, tile }));
      said.push(words("describe-salvager", { ...where, stacks: stacks.join(", ") }));
    }
  }
  if (pit) {
    said.push(words("describe-pit", { fork: pit.fork, rejoin: pit.rejoin, first: pit.lane[0] ?? 0, last: pit.lane.at(-1) ?? 0, centre: pit.centre }));
    const tiles = (race.extras?.ability_tiles ?? []).map((name) => texts.name(name)).join(", ");
    said.push(tiles ? words("describe-ability-tiles", { tiles }) : words("describe-no-ability-tiles"));
  }
  for (const { space, tile } of race.extras?.scrap ?? []) said.push(words("describe-scrap", { space, tile }));
  return said;
}

function byPosition(racers: RacerView[]): RacerView[] {
  return [...racers].sort((a, b) => a.position - b.position);
}
