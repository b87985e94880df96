/** Who is cheered at the end: whoever won, and where nobody drives the winner, the best of those whom somebody drives. */
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

export function cheered<R extends Ranked>(ranked: readonly R[]): Cheer<R> | null {
  const first = ranked[0];
  if (!first) return null;
  if (first.seat !== null) return { hero: first, place: 1, neutral: null };
  const driven = ranked.find(({ seat }) => seat !== null);
  return driven ? { hero: driven, place: ranked.indexOf(driven) + 1, neutral: first } : { hero: first, place: 1, neutral: null };
}
