/** Whether the game takes a circuit, and if not, why not: SR-15.4, SR-15.5, SR-17.3 and SR-21.1.
 *
 *  The game's own check is in src/jalopy/games/scrap_racer (track.py, words.py, pieces.py). A sample of several thousand
 *  words holds this one to it; the sentences are this page's own. */
import { walk } from "../track/circuit";
import { BOX, isKind, isMark, isNamed, type Mark, MARKS, type Piece, plain, tilesOf, wantsStraight, wordOf } from "./word";

/** What a table agrees on beside the word itself. */
export interface Agreed {
  anyTiles?: boolean;
  /** the tile that the line stands in front of, counted from 1 */
  finish?: number;
  short?: boolean;
}

/** `id` is a message `problem-…`; `tiles` are counted from 1, in the order of the word. */
export interface Problem {
  id: string;
  facts: Record<string, number | string>;
  tiles: number[];
  rule: string;
}

export type Step = "ring" | "place" | "box" | "pieces" | "pit";

/** The points of the check, the most urgent first: what lies on another tile must be moved before a ring can close. */
export const STEPS: readonly Step[] = ["place", "ring", "box", "pieces", "pit"];

const problem = (id: string, rule: string, facts: Problem["facts"] = {}, tiles: number[] = []): Problem => ({
  id,
  facts,
  tiles,
  rule,
});

/** The first thing that keeps a table from this track, or null. */
export function check(track: string, agreed: Agreed = {}): Problem | null {
  if (agreed.short && !isNamed(track)) return problem("short", "SR-15.2");
  const finish = agreed.finish ?? 1;
  const spelling = checkSpelling(wordOf(track));
  if (spelling) return spelling;
  let tiles = tilesOf(track);
  if (agreed.short) tiles = shortened(track, tiles);
  const steps = checkTiles(tiles, agreed);
  const wrong = STEPS.filter((step) => step !== "pit").map((step) => steps[step]).find((found) => found !== null);
  if (wrong) return wrong;
  if (!Number.isInteger(finish) || finish < 1 || finish > tiles.length) {
    return problem("finish", "SR-15.3", { finish, tiles: tiles.length });
  }
  return checkHalfWay(turned(tiles, finish));
}

/** Each point of the check by itself, with the line in front of the first tile. */
export function checkTiles(tiles: readonly Piece[], agreed: Agreed = {}): Record<Step, Problem | null> {
  return {
    ring: checkRing(tiles),
    place: checkPlaces(tiles),
    box: checkNumbers(tiles, agreed.anyTiles === true),
    pieces: checkPieces(tiles),
    pit: checkHalfWay(tiles),
  };
}

/** Letters that are none, and small letters in the wrong place. */
function checkSpelling(word: string): Problem | null {
  const strange = [...word].find((letter) => !isKind(letter) && !isMark(letter));
  if (strange !== undefined) return problem("letter", "SR-15.4", { letter: strange });
  if (isMark(word.slice(0, 1))) return problem("mark-first", "SR-17.3", { letter: word.slice(0, 1) });
  const twice = [...word].findIndex((letter, at) => isMark(letter) && isMark(word[at - 1] ?? ""));
  return twice > 0 ? problem("two-marks", "SR-17.3", { letters: word.slice(twice - 1, twice + 1) }) : null;
}

function checkRing(tiles: readonly Piece[]): Problem | null {
  if (tiles.length === 0) return problem("empty", "SR-15.4");
  const word = plain(tiles);
  const { end, heading } = walk(word);
  const turns = turnsOf(tiles);
  const [aside, below] = end;
  if (aside === 0 && below === 0 && heading === 0) {
    if (turns === 4) return null;
    if (turns === -4) return problem("counter-clockwise", "SR-15.4");
    return problem("turns", "SR-15.4", { turns });
  }
  if (aside === 0 && below === 0) return problem("heading", "SR-15.4", { turns }, [tiles.length]);
  return problem("open", "SR-15.4", { aside: Math.abs(aside), below: Math.abs(below), right: aside, down: below, turns }, [tiles.length]);
}

export function turnsOf(tiles: readonly Piece[]): number {
  return tiles.reduce((sum, { kind }) => sum + (kind === "R" ? 1 : kind === "L" ? -1 : 0), 0);
}

/** Two tiles on one place, or more tiles than there may be. */
function checkPlaces(tiles: readonly Piece[]): Problem | null {
  const pairs = overlaps(tiles);
  const [first] = pairs;
  if (first) return problem("overlap", "SR-15.4", { first: first[0], second: first[1] }, [...new Set(pairs.flat())]);
  if (tiles.length > BOX.longest) {
    return problem("too-long", "SR-15.4", { longest: BOX.longest, tiles: tiles.length }, numbersFrom(BOX.longest + 1, tiles.length));
  }
  return null;
}

/** Pairs of tiles that lie on the same place. */
export function overlaps(tiles: readonly Piece[]): [number, number][] {
  const seen = new Map<string, number>();
  const pairs: [number, number][] = [];
  walk(plain(tiles)).tiles.forEach(({ cell }, index) => {
    const there = seen.get(cell.join());
    if (there === undefined) seen.set(cell.join(), index + 1);
    else pairs.push([there, index + 1]);
  });
  return pairs;
}

function checkNumbers(tiles: readonly Piece[], anyTiles: boolean): Problem | null {
  if (anyTiles) return null;
  const { straights, curves } = countTiles(tiles);
  const beyond = (wanted: boolean, most: number): number[] =>
    tiles.flatMap(({ kind }, index) => ((kind === "S") === wanted ? [index + 1] : [])).slice(most);
  if (straights > BOX.straights) {
    return problem("straights", "SR-15.5", { straights, most: BOX.straights }, beyond(true, BOX.straights));
  }
  if (curves > BOX.curves) return problem("curves", "SR-15.5", { curves, most: BOX.curves }, beyond(false, BOX.curves));
  return null;
}

export function countTiles(tiles: readonly Piece[]): { straights: number; curves: number } {
  const straights = tiles.filter(({ kind }) => kind === "S").length;
  return { straights, curves: tiles.length - straights };
}

function checkPieces(tiles: readonly Piece[]): Problem | null {
  for (const mark of MARKS) {
    const there = tiles.flatMap((tile, index) => (tile.mark === mark ? [index + 1] : []));
    const [tile, second] = there;
    if (tile === undefined) continue;
    if (second !== undefined) return problem("twice", "SR-17.1", { piece: mark, first: tile, second }, there);
    const wrong = checkPiece(tiles, mark, tile);
    if (wrong) return wrong;
  }
  return null;
}

function checkPiece(tiles: readonly Piece[], mark: Mark, tile: number): Problem | null {
  const straight = tiles[tile - 1]!.kind === "S";
  if (straight !== wantsStraight(mark)) {
    return problem(straight ? "wants-curve" : "wants-straight", "SR-17.3", { piece: mark, tile }, [tile]);
  }
  if (mark !== "pit-stop") return null;
  const next = tiles[tile % tiles.length]!;
  if (next.kind === "S" && !next.mark) return null;
  const second = (tile % tiles.length) + 1;
  return problem(next.kind === "S" ? "pit-special" : "pit-pair", "SR-21.1", { tile, second }, [tile, second]);
}

/** The pit stop lies in the second or third quarter of the lap. */
function checkHalfWay(tiles: readonly Piece[]): Problem | null {
  const tile = tiles.findIndex(({ mark }) => mark === "pit-stop") + 1;
  if (tile === 0 || isHalfWay(tile, tiles.length)) return null;
  return problem("half-way", "SR-21.1", { tile, tiles: tiles.length }, [tile, (tile % tiles.length) + 1]);
}

export function isHalfWay(tile: number, tiles: number): boolean {
  return tile < tiles && 2 * fromMiddle(tile, tiles) <= tiles;
}

/** Twice as many tiles as lie between the end of a tile and the middle of the lap. */
export function fromMiddle(tile: number, tiles: number): number {
  return Math.abs(2 * tile - tiles);
}

/** The tiles counted from the line. */
export function turned<T>(tiles: readonly T[], finish: number): T[] {
  return [...tiles.slice(finish - 1), ...tiles.slice(0, finish - 1)];
}

/** A circuit A to F without its two marked tiles. */
export function shortened<T>(track: string, tiles: readonly T[]): T[] {
  const without: number[] = isNamed(track) ? BOX.circuits[track].without : [];
  return tiles.filter((_, index) => !without.includes(index + 1));
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
