/** What an answer does, as the rules have worked it out, and where on the board it can be given. */
import type { ConsequenceInfo, QuestionInfo } from "../types";
import type { DastardlyPlan, RacerName } from "./shapes";

export type Target = { what: "tile"; key: string; tile: number } | { what: "racer"; key: string; racer: RacerName };

/** Answers that are pressed on the road: tiles and cars. Cards and powers lie below the board. */
export function boardTargets(question: QuestionInfo | null): Target[] {
  return (question?.options ?? []).flatMap((option): Target[] => {
    const [what, value = ""] = option.target.split(":");
    if (what === "tile" && option.key.startsWith("tile:")) return [{ what, key: option.key, tile: Number(value) }];
    if (what === "racer") return [{ what, key: option.key, racer: value as RacerName }];
    return [];
  });
}

/** An answer that plays or discards cards; see games/wacky_races/consequences.py. */
export interface Plan {
  racer: RacerName;
  from: number;
  /** where a card leads; where the racer stays if it does not move */
  to: number;
  /** the card is of the tile's own terrain, or the tile takes any */
  matches: boolean;
  trapped: boolean;
  /** what he would do if the turn ended then; null where that cannot be said */
  dastardly: DastardlyPlan | null;
}

export function planOf(consequence: ConsequenceInfo | undefined): Plan | null {
  return (consequence?.plans[0] ?? null) as Plan | null;
}
