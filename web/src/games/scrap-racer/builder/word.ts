/** A circuit as tiles and as a word: S, R and L, each with a small letter behind it where something special lies. */
import type { Kind } from "../track/circuit";
import box from "./box.json";

export const BOX = box;

export type { Kind };
export type Mark = "slime-trail" | "scrap-yard" | "salvager" | "pit-stop";

export interface Piece {
  kind: Kind;
  mark: Mark | "";
}

export const KINDS: readonly Kind[] = ["S", "L", "R"];
export const LETTER: Record<Mark, string> = { "slime-trail": "s", "scrap-yard": "y", salvager: "v", "pit-stop": "p" };
/** in the order in which the rules look at them */
export const MARKS = Object.keys(LETTER) as Mark[];

const MARK_OF = Object.fromEntries(MARKS.map((mark) => [LETTER[mark], mark])) as Record<string, Mark>;

export const NAMED = Object.keys(box.circuits) as (keyof typeof box.circuits)[];

/** The word of a circuit A to F, or the word itself. */
export function wordOf(track: string): string {
  return isNamed(track) ? box.circuits[track] : track;
}

export function isNamed(track: string): track is keyof typeof box.circuits {
  return (NAMED as string[]).includes(track);
}

export const isKind = (letter: string): letter is Kind => letter === "S" || letter === "R" || letter === "L";
export const isMark = (letter: string): boolean => letter in MARK_OF;

/** The tiles that a word says, as far as it can be read: what is no letter of a circuit is passed over. */
export function tilesOf(word: string): Piece[] {
  const tiles: Piece[] = [];
  for (const letter of wordOf(word)) {
    const last = tiles.at(-1);
    if (isKind(letter)) tiles.push({ kind: letter, mark: "" });
    else if (last && isMark(letter)) last.mark = MARK_OF[letter]!;
  }
  return tiles;
}

export function written(tiles: readonly Piece[]): string {
  return tiles.map(({ kind, mark }) => kind + (mark ? LETTER[mark] : "")).join("");
}

/** One letter for each tile. */
export function plain(tiles: readonly Piece[]): string {
  return tiles.map((tile) => tile.kind).join("");
}

/** Whether a mark wants a straight; the others want a curve. */
export const wantsStraight = (mark: Mark): boolean => mark === "slime-trail" || mark === "pit-stop";
