/** When something was, as people say it: by the clock today, by the day of the week, else by the date. */
import type { Facts } from "../texts";

type Say = (message: string, facts?: Facts) => string;

const DAY = 24 * 3600 * 1000;
/** an evening begins now, and lasts until people go to bed */
const DUSK = 17;
const BED = 5;

/** The day that a moment belongs to: after midnight it is still the evening before. */
function dayOf(moment: Date): number {
  const day = new Date(moment.getTime() - BED * 3600 * 1000);
  return Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY);
}

/** Days and times as they are written where the reader lives, in the language of the page. Of English most of the world,
 *  and who reads it as a second language, puts the day before the month. */
export function locale(language: string): string {
  const own = typeof navigator === "undefined" ? [] : navigator.languages;
  return own.find((each) => each.startsWith(language)) ?? (language === "en" ? "en-GB" : language);
}

export function when(at: number, now: number, language: string, say: Say): string {
  const moment = new Date(at * 1000);
  const days = dayOf(new Date(now)) - dayOf(moment);
  const time = moment.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  if (days === 0) return say(isEvening(moment) ? "when-tonight" : "when-today", { time });
  if (days === 1) return say("when-yesterday", { time });
  if (days > 1 && days < 7) return `${moment.toLocaleDateString(language, { weekday: "long" })}, ${time}`;
  return moment.toLocaleDateString(language, { day: "numeric", month: "long", year: days > 300 ? "numeric" : undefined });
}

export const isToday = (at: number, now: number): boolean => dayOf(new Date(at * 1000)) === dayOf(new Date(now));

/** "Sunday 15 November" */
export const dateOf = (at: number, language: string): string =>
  new Date((at - BED * 3600) * 1000).toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long" });

const isEvening = (moment: Date): boolean => moment.getHours() >= DUSK || moment.getHours() < BED;
