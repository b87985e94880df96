/** What a table's clock says of whoever is asked: nothing most of the time. */
import type { Sitting, Waiting } from "../wire";

export const CLOCKS = ["none", "nudge", "30", "60", "120", "300", "86400", "259200"] as const;
/** seconds before the end from which on it is shown */
export const LAST = 30;
/** seconds after which somebody is reminded, where that is all the clock does */
export const NUDGE = 60;

export interface Says {
  kind: "left" | "nudge";
  seat: number;
  you: boolean;
  /** seconds left, or waited */
  seconds: number;
}

export function secondsPerTurn(clock: string): number | null {
  return /^\d+$/.test(clock) ? Number(clock) : null;
}

/** The most pressing thing first: my own time, then that of others. `now` is the server's. */
export function clockSays(clock: string, waiting: Waiting[], seats: Sitting[], now: number): Says | null {
  const asked = waiting.filter(({ seat, since }) => since > 0 && seats[seat]?.kind === "person" && !seats[seat].bot);
  const ordered = asked.toSorted((one, other) => Number(seats[other.seat]!.you) - Number(seats[one.seat]!.you) || one.since - other.since);
  for (const { seat, since } of ordered) {
    const you = seats[seat]!.you;
    const limit = secondsPerTurn(clock);
    if (limit !== null && now - since >= limit - LAST) return { kind: "left", seat, you, seconds: Math.max(0, Math.ceil(since + limit - now)) };
    if (clock === "nudge" && you && now - since >= NUDGE) return { kind: "nudge", seat, you, seconds: Math.floor(now - since) };
  }
  return null;
}

/** Whoever was played on for is back with the first sign of life. */
export function outOfTime(seats: Sitting[]): Sitting | null {
  return seats.find((seat) => seat.you && seat.timed_out) ?? null;
}
