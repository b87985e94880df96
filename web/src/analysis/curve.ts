/** The arithmetic of the curve: where an answer lies on it, how chances stack, and where pins and labels find room. */
import type { Account, Analysis, Moment } from "../wire";

/** Of a curve's width, from 0 to 1, the place of each answer and of the end: every turn is as wide as the others. */
export function placesOf(moments: readonly Pick<Moment, "turn">[]): number[] {
  const turns = turnsOf(moments);
  const within = new Map<number, number>();
  const count = new Map<number, number>();
  for (const { turn } of moments) count.set(turn, (count.get(turn) ?? 0) + 1);
  const places = moments.map(({ turn }) => {
    const before = within.get(turn) ?? 0;
    within.set(turn, before + 1);
    return (turns.indexOf(turn) + before / count.get(turn)!) / turns.length;
  });
  return [...places, 1];
}

/** The turns in which anybody was asked, in order. */
export function turnsOf(moments: readonly Pick<Moment, "turn">[]): number[] {
  return [...new Set(moments.map(({ turn }) => turn))];
}

/** Everybody's chance before each answer, and at the end. */
export function chancesOf({ moments, result }: Pick<Analysis, "moments" | "result">): number[][] {
  return [...moments.map((moment) => moment.chances), result];
}

export interface Band {
  /** null: nobody at the table, as where a racer without a driver may win */
  seat: number | null;
  /** at each point where the band begins and where it ends, from 0 to 1 */
  from: number[];
  to: number[];
}

/** Bands from the bottom up, in this order of seats; what is left to 1 is nobody's. */
export function stack(chances: readonly (readonly number[])[], order: readonly number[]): Band[] {
  let floor = chances.map(() => 0);
  const bands: Band[] = order.map((seat) => {
    const from = floor;
    floor = chances.map((each, point) => Math.min(1, from[point]! + Math.max(0, each[seat] ?? 0)));
    return { seat, from, to: floor };
  });
  if (floor.some((top) => top < 1 - 1e-6)) bands.push({ seat: null, from: floor, to: chances.map(() => 1) });
  return bands;
}

/** The number of the answer that is nearest to a place; the end is none. */
export function nearest(places: readonly number[], x: number): number {
  let best = 0;
  for (let number = 0; number < places.length - 1; number++) {
    if (Math.abs(places[number]! - x) < Math.abs(places[best]! - x)) best = number;
  }
  return best;
}

/** Moves what stands in a row so far apart that nothing overlaps, and no further than it has to; within `from` and `to`. */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const found: number[] = [...wanted];
  let least = from;
  for (const index of order) {
    found[index] = Math.max(least, Math.min(to, wanted[index]!));
    least = found[index] + gap;
  }
  let most = to;
  for (const index of order.toReversed()) {
    found[index] = Math.min(found[index]!, most);
    most = found[index] - gap;
  }
  return found;
}

export interface Swing {
  seat: number;
  change: number;
  by: "luck" | "slip";
}

/** changes that are told */
const NOTICED = 0.005;

/** Whose luck was most; that of whoever answered, unless theirs is less than half of it: what fell was theirs to begin with. */
export function luckiest({ luck, seat }: Pick<Moment, "luck" | "seat">): number {
  const most = luck.reduce((found, change, each) => (Math.abs(change) > Math.abs(luck[found] ?? 0) ? each : found), seat);
  return Math.abs(luck[seat] ?? 0) * 2 < Math.abs(luck[most] ?? 0) ? most : seat;
}

/** Whose luck is told, in this order: the seat that a pin would name, and whoever gained or lost more by it; nobody where nothing changed. */
export function luckOf(moment: Pick<Moment, "luck" | "seat">): number[] {
  const first = luckiest(moment);
  const size = (seat: number): number => Math.abs(moment.luck[seat] ?? 0);
  const most = moment.luck.reduce((found, _, seat) => (size(seat) > size(found) + NOTICED ? seat : found), first);
  return [...new Set([first, most])].filter((seat) => size(seat) >= NOTICED);
}

export interface Slip {
  /** in whole per cent: by how much the bar of the best answer is longer, as both are printed */
  more: number;
  /** what counts in the accounts, where that is another number */
  counts: number | null;
  /** more was to be done in the same turn, so that the answer need not have cost all of it */
  mendable: boolean;
}

/** What a slip is told as: the bars come from the search for the best answer, and what counts from a second look at the two. */
export function slipTold({ moments }: Pick<Analysis, "moments">, number: number): Slip {
  const moment = moments[number]!;
  const bar = (key: string): number => perCent(moment.answers.find((worth) => worth.key === key)?.chance ?? 0);
  const cost = perCent(-(moment.slip[moment.seat] ?? 0));
  const gap = bar(moment.best) - bar(moment.chosen);
  const more = gap > 0 ? gap : cost;
  return { more, counts: more === cost ? null : cost, mendable: cost < more && moments[number + 1]?.turn === moment.turn };
}

/** What changed most in a moment: for whom, and whether by luck or by a choice. */
export function swingOf(moment: Pick<Moment, "luck" | "slip" | "seat">): Swing {
  const { luck, slip, seat } = moment;
  const lucky = luckiest(moment);
  const [cost, change] = [slip[seat] ?? 0, luck[lucky] ?? 0];
  return Math.abs(change) > Math.abs(cost) ? { seat: lucky, change, by: "luck" } : { seat, change: cost, by: "slip" };
}

/** The chances after an answer and all that followed it, before the next one. */
export function after({ moments, result }: Pick<Analysis, "moments" | "result">, number: number): number[] {
  return moments[number + 1]?.chances ?? result;
}

/** To begin with: the choice that cost most, for there is something to see; where nobody slipped, where luck turned most. */
export function decisive({ moments, turning }: Pick<Analysis, "moments" | "turning">): number {
  const slips = turning.filter((number) => swingOf(moments[number]!).by === "slip");
  const size = (number: number): number => Math.abs(swingOf(moments[number]!).change);
  return (slips.length ? slips : turning).reduce((most, number) => (size(number) > size(most) ? number : most), slips[0] ?? turning[0] ?? 0);
}

/** The turning point before or after an answer; the same answer where there is none. */
export function neighbour(turning: readonly number[], number: number, way: 1 | -1): number {
  return (way > 0 ? turning.find((each) => each > number) : turning.findLast((each) => each < number)) ?? number;
}

export const PARTS = ["start", "luck", "slips", "gifts", "rest"] as const;
export type Part = (typeof PARTS)[number];

/** An account in whole per cent: rounded so that its parts still come to its result. */
export function inPerCent(account: Pick<Account, Part | "result">): Record<Part | "result", number> {
  const result = Math.round(account.result * 100);
  const exact = PARTS.map((part) => account[part] * 100);
  const whole = exact.map(Math.round);
  const missing = result - whole.reduce((sum, each) => sum + each, 0);
  const step = Math.sign(missing);
  const order = PARTS.map((_, index) => index).sort((a, b) => step * (exact[b]! - whole[b]! - (exact[a]! - whole[a]!)));
  for (let index = 0; index < Math.abs(missing); index++) whole[order[index % PARTS.length]!]! += step;
  return { ...(Object.fromEntries(PARTS.map((part, index) => [part, whole[index]!])) as Record<Part, number>), result };
}

/** "+5", "−6" or "0". */
export function signed(number: number): string {
  const whole = Math.round(number);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

export const perCent = (chance: number): number => Math.round(chance * 100);
