/** Boost spaces as the box counts them, three to a tile, and as a lap does. */
import type { SettingsCheck } from "../../../wire";
import { lapIn } from "../builder/checked";
import { tilesOf } from "../builder/word";
import { SPACES_PER_TILE } from "../track/circuit";

const LISTED = 24;
const AT = "boost.spaces.at.";
const COUNT = "boost.spaces.count";

export interface Boost {
  /** its place in the list of the box, from 1 */
  entry: number;
  /** spaces of the lap; several where a long circuit has a tile more than once */
  spaces: number[];
}

export const pathOf = (entry: number): string => `${AT}${entry}`;
export const isPlace = (path: string): boolean => path.startsWith(AT);

/** A space of the box by space of the lap, from 1; 0 where a special piece lies. */
export function numbersOf(check: SettingsCheck | null): number[] {
  const lap = lapIn(check);
  if (!lap) return [];
  const laid = tilesOf(lap.word);
  return lap.tiles.flatMap((tile, place) => {
    const mark = laid[place]?.mark ?? "";
    const free = mark === "" || mark === "pit-stop";
    return Array.from({ length: SPACES_PER_TILE }, (_, more) => (free ? (tile - 1) * SPACES_PER_TILE + more + 1 : 0));
  });
}

/** On which spaces of the lap it lies. */
export const spacesAt = (numbers: readonly number[], number: number): number[] => numbers.flatMap((each, place) => (each === number ? [place + 1] : []));

/** The first different ones of the list, as the rules take them. */
export function boostsOf(value: (path: string) => number, numbers: readonly number[]): Boost[] {
  const seen = new Set<number>();
  const found: Boost[] = [];
  for (let entry = 1; entry <= LISTED && seen.size < value(COUNT); entry += 1) {
    const number = value(pathOf(entry));
    if (seen.has(number)) continue;
    seen.add(number);
    found.push({ entry, spaces: spacesAt(numbers, number) });
  }
  return found;
}

/** The next space in this direction on which no boost lies, and no special piece; the same where there is none. */
export function nextFree(space: number, step: 1 | -1, numbers: readonly number[], taken: ReadonlySet<number>): number {
  for (let far = 1; far < numbers.length; far += 1) {
    const next = ((space - 1 + far * step + numbers.length * far) % numbers.length) + 1;
    if (numbers[next - 1] && !taken.has(next)) return next;
  }
  return space;
}
