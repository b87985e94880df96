/** What a player is known by on curves and in tables: a sign first, then a paint. */
import type { GameEnd, View } from "../games/types";

export interface Mark {
  /** a letter or a number, at most two signs */
  sign: string;
  paint: string;
  /** of the sign on the paint */
  ink: string;
  /** what the game's `Piece` draws; "" where there is nothing to draw */
  piece: string;
}

const PAINTS = [
  ["#4596dc", "#1d1a17"],
  ["#5a9d3f", "#1d1a17"],
  ["#f08a24", "#1d1a17"],
  ["#8f52a2", "#fffaf0"],
  ["#f5cd3a", "#1d1a17"],
  ["#cc3a27", "#fffaf0"],
  ["#7cc4c0", "#1d1a17"],
  ["#ec9cb2", "#1d1a17"],
] as const;

/** For whoever has no colour of their own in the game. */
export function seatMark(seat: number, piece = ""): Mark {
  const [paint, ink] = PAINTS[seat % PAINTS.length]!;
  return { sign: String(seat + 1), paint, ink, piece };
}

export function marksOf(end: GameEnd | null, view: View, seats: number): Mark[] {
  const own = end?.marks?.(view) ?? [];
  return Array.from({ length: seats }, (_, seat) => own[seat] ?? seatMark(seat));
}
