/** `match.view(seat)` of Scrapyard Empire. */
import type { View } from "../types";
import { INVENTIONS } from "./art/inventions";
import { MACHINES } from "./art/machines";
import type { BuiltView, HandView, Kind, YardView } from "./shapes";

export type { AttemptView, BuiltView, DigView, HandView, Kind, PileView, PlayerView, RankView, TradeView, YardView } from "./shapes";

export const KINDS: Kind[] = ["part", "machine", "invention"];

export function yardView(view: View): YardView {
  return view as unknown as YardView;
}

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
