/** Columns of a histogram as a drawing. */
import type { Columns } from "../wire";

/** The part of all matches that counts as usual. */
const USUAL = 0.9;
const MOST_LABELS = 4;

/** Along the tops of the columns. */
export function outlineOf(parts: readonly number[], top: number, width: number, height: number): string {
  const step = width / parts.length;
  const tops = parts.map((part, place) => `V${round(height - (part / top) * height)}H${round((place + 1) * step)}`);
  return `M0 ${height}${tops.join("")}V${height}`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** Numbers below some of the columns. */
export function labelsOf({ first, width, now }: Columns): { place: number; number: number }[] {
  const every = Math.ceil(now.length / MOST_LABELS);
  return now
    .map((_, place) => ({ place, number: first + place * width }))
    .filter(({ place }) => place % every === Math.floor(every / 2) || now.length <= MOST_LABELS);
}

/** From where to where nine of ten matches lie, about. */
export function usual({ first, width, now }: Columns): [number, number] {
  const tail = (1 - USUAL) / 2;
  let [low, high] = [0, now.length - 1];
  for (let sum = now[low] ?? 0; sum < tail && low < high; sum += now[low]!) low += 1;
  for (let sum = now[high] ?? 0; sum < tail && high > low; sum += now[high]!) high -= 1;
  return [first + low * width, first + (high + 1) * width - 1];
}
