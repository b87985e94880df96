/** The board in words, and the order of the race. */
import type { OrderEntry, Sitting, Texts } from "../types";
import type { CarView, RaceView } from "./shapes";
import { courseName, wordsIn } from "./words";

export function headline(race: RaceView, texts: Texts): string {
  const words = wordsIn(texts.language);
  const course = courseName(race.course.name, (name) => texts.settingValue("course", name), words);
  return words("headline", { course, round: race.round, tiles: race.course.length, laps: race.laps, cars: race.cars.length });
}

export function orderHead(texts: Texts): string {
  return wordsIn(texts.language)("order-head");
}

/** Those that lead first. */
export const ranked = ({ cars }: RaceView): CarView[] => [...cars].sort((a, b) => a.place - b.place);

export function order(race: RaceView): OrderEntry[] {
  return ranked(race).map(({ seat, place }) => ({ seat, place: String(place), name: "", now: race.active === seat, about: `car:${seat}`, facts: {} }));
}

export function describe(race: RaceView, texts: Texts, _seats?: Sitting[]): string[] {
  const words = wordsIn(texts.language);
  const { course } = race;
  const who = (seat: number): string => (seat === texts.reader ? words("you") : texts.player(seat));
  const surface = (number: number): string => words(`on-${course.surfaces[number]?.kind ?? "floor"}`);
  const said = [
    words("describe-course", {
      course: courseName(course.name, (name) => texts.settingValue("course", name), words),
      length: course.length,
      surfaces: course.surfaces.map((each) => words(`surface-${each.kind}`)).join(", "),
      laps: race.laps,
      circular: course.circular ? "yes" : "no",
    }),
    words("describe-gates", { gates: course.gates.length - 1 }),
  ];
  for (const gate of course.gates.slice(1)) {
    said.push(
      gate.kind === "portal"
        ? words("describe-portal-gate", { number: gate.number, colour: words(`colour-${gate.colour ?? "green"}`) })
        : words("describe-gate", { number: gate.number, surface: surface(gate.surface ?? 0) }),
    );
  }
  const things = new Map<string, number>();
  for (const tile of course.tiles) if (tile.end !== "exit") things.set(tile.kind, (things.get(tile.kind) ?? 0) + 1);
  for (const [kind, count] of things) said.push(words("describe-tile", { kind: words(`tile-${kind}`), count }));
  for (const car of ranked(race)) {
    const facts = { place: car.place, who: who(car.seat), colour: words(`colour-${car.colour}`) };
    if (car.pose) {
      said.push(
        words("describe-car", {
          ...facts,
          surface: surface(car.pose.surface),
          heading: compass(car.pose.heading, words),
          gear: car.gear,
          lap: car.lap,
          gate: car.next_gate,
          tiles: Math.round((car.distance ?? 0) / 20),
          tires: car.tires,
          points: car.car,
        }),
      );
    } else said.push(words(`describe-${car.status}`, facts));
  }
  if (race.over) said.push(words("describe-over"));
  else if (race.active !== null) said.push(words("describe-active", { who: who(race.active), round: race.round }));
  const { plan } = race;
  if (plan && plan.gear !== 0) {
    said.push(words("describe-path", { laid: plan.path.length, of: plan.tiles, lanes: plan.lanes_left, turns: plan.turns_left, danger: plan.planned_danger }));
    if (plan.dice.length) said.push(words("describe-dice", { dice: plan.dice.join(", "), tiles: plan.distance }));
  }
  return said;
}

const POINTS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"];

export function compass(heading: number, words: ReturnType<typeof wordsIn>): string {
  return words(`compass-${POINTS[Math.round((((heading % 360) + 360) % 360) / 45) % 8] ?? "e"}`);
}
