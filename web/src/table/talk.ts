/** What people say at the table. */
import { hasText, t } from "../words.svelte";
import type { Muting, Saying, Sitting } from "../wire";

/** Somebody whom the reader hears no longer, or again: who said something, or sits there. */
export type Muted = { saying?: number; seat?: number; muted: boolean };

export interface Person {
  name: string;
  muted: boolean;
  /** how the server is told of whom we speak */
  who: { saying: number } | { seat: number };
}

/** Everybody else who sits here, and those whom the reader has muted here although they sit nowhere any more. */
export function peopleAt(seats: Sitting[], muting: Muting | null): Person[] {
  const muted = muting?.people ?? [];
  const sitting = seats
    .filter((chair) => chair.kind === "person" && !chair.you)
    .map(({ name, seat }) => ({ name, muted: muted.some(({ seats }) => seats.includes(seat)), who: { seat } }));
  const gone = muted.flatMap(({ name, saying, seats }) => (seats.length || saying === null ? [] : [{ name, muted: true, who: { saying } }]));
  return [...sitting, ...gone];
}

/** An emote travels as a word and is said in the reader's language. */
export function emoted(word: string): string {
  return hasText(`emote-${word}`) ? t(`emote-${word}`) : word;
}

export function said(saying: Saying): string {
  return saying.emote ? emoted(saying.text) : saying.text;
}
