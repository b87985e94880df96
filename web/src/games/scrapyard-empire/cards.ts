/** Cards by their names: of which kind one is, and what it is made of. */
import { INVENTIONS } from "./art/inventions";
import { MACHINES } from "./art/machines";
import type { BuiltView, HandView, Kind } from "./shapes";

export const KINDS: Kind[] = ["part", "machine", "invention"];

/** What a card of the hand is made of. */
export function recipe(card: HandView | undefined): string[] {
  return Object.keys(card?.needs ?? {});
}

export function kindOf(card: string): Kind {
  return card in MACHINES ? "machine" : card in INVENTIONS ? "invention" : "part";
}

/** The card itself where a trade names a wish. */
export function plainName(card: string): string {
  return card.replace(/^wish-/, "");
}

export function inventionsOf(built: BuiltView[]): BuiltView[] {
  return built.filter((each) => kindOf(each.card) === "invention");
}

export function machinesOf(built: BuiltView[]): BuiltView[] {
  return built.filter((each) => kindOf(each.card) === "machine");
}

/** How long the longest word of a name is: none is cut off, so long ones are set narrower. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
