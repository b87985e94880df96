/** What a table waits for before the start. */
import type { Sitting, TableInfo } from "../wire";

export interface Missing {
  /** chairs where nobody sits */
  free: Sitting[];
  /** people who have not said that they are ready; whoever presses Start is */
  unready: Sitting[];
}

export function missingAt({ seats }: Pick<TableInfo, "seats">): Missing {
  return {
    free: seats.filter(({ kind }) => kind === "empty"),
    unready: seats.filter(({ kind, ready, you }) => kind === "person" && !ready && !you),
  };
}

export type Light = "ready" | "waits" | "free";

/** The lamp over a chair. */
export function lightOf({ kind, ready }: Pick<Sitting, "kind" | "ready">): Light {
  if (kind === "empty") return "free";
  return kind === "bot" || ready ? "ready" : "waits";
}
