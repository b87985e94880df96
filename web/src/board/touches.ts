/** What touches the reader in a race, whatever the game. */
import type { Touch } from "../games/types";

/** Somebody has passed by: the reader's place is worse than before, and it was another one that moved. */
export function overtaken(before: number | undefined, after: number | undefined, by: string): Touch | null {
  if (before === undefined || after === undefined || before <= 0 || after <= before) return null;
  return { kind: "overtaken", facts: { racer: by, place: after }, light: true };
}
