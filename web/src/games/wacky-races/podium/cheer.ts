/** Who is cheered at the end: whoever won, and where nobody drives the winner, the best of the people. */
import type { Sitting } from "../../types";

export interface Ranked {
  name: string;
  seat: number | null;
}

export interface Cheer<R extends Ranked> {
  /** who stands on the banner */
  hero: R;
  /** 1-based */
  place: number;
  /** a car that nobody drives came in before them */
  neutral: R | null;
}

export function cheered<R extends Ranked>(ranked: readonly R[], seats: readonly Sitting[]): Cheer<R> | null {
  const first = ranked[0];
  if (!first) return null;
  if (first.seat !== null) return { hero: first, place: 1, neutral: null };
  const person = ranked.find(({ seat }) => seat !== null && seats[seat]?.kind === "person") ?? ranked.find(({ seat }) => seat !== null);
  return person ? { hero: person, place: ranked.indexOf(person) + 1, neutral: first } : { hero: first, place: 1, neutral: null };
}
