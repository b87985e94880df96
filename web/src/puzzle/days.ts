/** Days as the reader's own calendar has them: 2026-11-17. */

const DAY = 24 * 60 * 60 * 1000;

const two = (number: number): string => String(number).padStart(2, "0");

export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A day as a moment that is the same everywhere, to reckon with. */
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export function daysAfter(day: string, days: number): string {
  return new Date(momentOf(day) + days * DAY).toISOString().slice(0, 10);
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(momentOf(text));

/** Each day another game, so that a week of puzzles is no week of one. */
export function gameOfDay(games: string[], day: string): string {
  return games[Math.floor(momentOf(day) / DAY) % games.length] ?? "";
}

/** The days in a row up to today, the last one last; today itself may still be to come. */
export function daysInARow(done: ReadonlySet<string>, today: string): string[] {
  const days: string[] = [];
  for (let day = done.has(today) ? today : daysAfter(today, -1); done.has(day); day = daysAfter(day, -1)) days.unshift(day);
  return days;
}

export const streakOf = (done: ReadonlySet<string>, today: string): number => daysInARow(done, today).length;

/** The last days, today last. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => daysAfter(today, place + 1 - count));
}

/** In words: "Tuesday 17 November", or what else is wanted of it. */
export function dayInWords(day: string, language: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...how, timeZone: "UTC" }).format(momentOf(day));
}
