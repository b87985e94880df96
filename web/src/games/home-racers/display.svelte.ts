/** What is on stage while an event is shown. Where everything stands, the view says. */
import type { BlackView, Pose } from "./shapes";

export type Badge = "caltrops" | "boost" | "leak" | "tires" | "hit" | "finish" | "retired" | "control" | "slipstream" | "lap";

/** `count` tells one event from the next. */
export interface Stage {
  count: number;
  /** milliseconds the present event takes, at the present speed */
  ms: number;
  move: { seat: number; from: Pose; poses: Pose[]; portal: boolean } | null;
  thrown: boolean;
  /** black dice on the table: what for, and by whom; they stay until the car drives on */
  black: (BlackView & { seat: number; hits: number }) | null;
  shaken: number | null;
  badge: { seat: number; what: Badge; figure: string } | null;
  gate: number | null;
  /** a car that has just left the course stays in sight for so long */
  leaving: { seat: number; pose: Pose } | null;
}

export const STILL = { ms: 0, move: null, thrown: false, shaken: null, badge: null, gate: null, leaving: null };

export function newDisplay(): Stage {
  const stage: Stage = $state({ ...STILL, count: 0, black: null });
  return stage;
}

export function settle(stage: Stage): void {
  Object.assign(stage, STILL, { black: null });
}
