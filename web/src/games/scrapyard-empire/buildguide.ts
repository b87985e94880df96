/** The build guide at a glance: what of a card's recipe is there, what is missing, and where it could come from. */
import { kindOf, recipe } from "./cards";
import type { HandView } from "./shapes";

/** `shared`: it is there, but more cards in the hand want it than there are. `coming`: it is the one looked at now. */
export type State = "have" | "shared" | "coming" | "missing";

export interface Need {
  name: string;
  state: State;
}

export interface Stock {
  parts: string[];
  /** built machines */
  machines: string[];
  /** unbuilt cards */
  hand: HandView[];
}

export interface Guided {
  needs: Need[];
  missing: number;
  /** with what is coming nothing is missing any more */
  completed: boolean;
}

const count = (list: string[], name: string): number => list.filter((each) => each === name).length;

/** Cards in the hand that are made of this one. */
export function wantedBy(stock: Stock, name: string): string[] {
  return stock.hand.filter((each) => name in each.needs).map((each) => each.card);
}

/** How many they are. */
export function wanting(stock: Stock, name: string): number {
  return wantedBy(stock, name).length;
}

export function guideFor(card: HandView, stock: Stock, coming: string[] = []): Guided {
  const have = card.kind === "machine" ? stock.parts : stock.machines;
  const needs = recipe(card).map((name): Need => {
    const there = count(have, name);
    if (there > 0) return { name, state: wanting(stock, name) > there ? "shared" : "have" };
    return { name, state: coming.includes(name) ? "coming" : "missing" };
  });
  const missing = needs.filter((need) => need.state === "missing").length;
  return { needs, missing, completed: missing === 0 && needs.some((need) => need.state === "coming") };
}

/** What is left when one such part, or card of the hand, is given away. */
export function without(stock: Stock, name: string): Stock {
  const [part, card] = [stock.parts.indexOf(name), stock.hand.findIndex((each) => each.card === name)];
  if (part >= 0) return { ...stock, parts: stock.parts.toSpliced(part, 1) };
  return card >= 0 ? { ...stock, hand: stock.hand.toSpliced(card, 1) } : stock;
}

/** A machine that an invention lacks, but whose card is in the hand and whose parts are all there. */
export function couldBuild(name: string, stock: Stock): boolean {
  return stock.hand.some((each) => each.card === name && guideFor(each, stock).missing === 0);
}

/** What one would like to find: parts that cards in the hand lack, those that complete one first. */
export function wishes(stock: Stock): string[] {
  const rank = new Map<string, number>();
  for (const card of stock.hand) {
    const { needs, missing } = guideFor(card, stock);
    for (const need of needs) {
      if (need.state === "missing") rank.set(need.name, Math.min(rank.get(need.name) ?? Infinity, missing));
    }
  }
  return [...rank].sort((a, b) => a[1] - b[1]).map(([name]) => name);
}

export interface Source {
  name: string;
  /** players in front of whom it lies */
  seats: number[];
  /** its place in the scrap pile, 1 on top; 0 if it is not known to be there */
  depth: number;
}

/** Where what the hand lacks could come from. */
export function sources(stock: Stock, others: { seat: number; parts: string[] }[], pile: string[]): Source[] {
  const dug = [...pile].reverse();
  return wishes(stock)
    .filter((name) => kindOf(name) === "part")
    .map((name) => ({
      name,
      seats: others.filter((other) => other.parts.includes(name)).map((other) => other.seat),
      depth: dug.indexOf(name) + 1,
    }));
}

/** A pile as kinds with their numbers, in the order they would be dug. */
export function counted(pile: string[]): { name: string; count: number }[] {
  const found = new Map<string, number>();
  for (const name of [...pile].reverse()) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, number]) => ({ name, count: number }));
}
