/** Beside which straights a table can have its pit stop (SR-21.1). As pieces.py lays it; the sample of circuits holds this to it. */
import { fromMiddle, isHalfWay } from "./check";
import type { Piece } from "./word";

/** The first one of every pair of straights that fits, the one nearest to the middle first; tiles are counted from the line. */
export function pitPlaces(tiles: readonly Piece[]): number[] {
  const ordinary = (piece: Piece | undefined): boolean => piece?.kind === "S" && !piece.mark;
  const places = tiles.flatMap((tile, index) =>
    ordinary(tile) && ordinary(tiles[index + 1]) && isHalfWay(index + 1, tiles.length) ? [index + 1] : [],
  );
  const nearest = Math.min(...places.map((place) => fromMiddle(place, tiles.length)));
  const usual = places.find((place) => fromMiddle(place, tiles.length) === nearest);
  return usual === undefined ? [] : [usual, ...places.filter((place) => place !== usual)];
}

/** Whether the circuit's word places it. */
export const hasPit = (tiles: readonly Piece[]): boolean => tiles.some(({ mark }) => mark === "pit-stop");

/** The tiles with the pit stop that a table wants: at the chosen tile, or with 0 at the usual one. */
export function withPit(tiles: readonly Piece[], at: number): Piece[] {
  const places = hasPit(tiles) ? [] : pitPlaces(tiles);
  const place = at === 0 ? places[0] : places.find((each) => each === at);
  return tiles.map((tile, index) => (index + 1 === place ? { ...tile, mark: "pit-stop" } : tile));
}
