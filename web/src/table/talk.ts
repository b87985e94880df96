/** What people say at the table. */
import { hasText, t } from "../words.svelte";
import type { Saying } from "../wire";

/** Without those whom the reader has muted. */
export function heard(sayings: Saying[], muted: Set<string>): Saying[] {
  return sayings.filter((saying) => saying.you || !muted.has(saying.name));
}

/** An emote travels as a word and is said in the reader's language. */
export function emoted(word: string): string {
  return hasText(`emote-${word}`) ? t(`emote-${word}`) : word;
}

export function said(saying: Saying): string {
  return saying.emote ? emoted(saying.text) : saying.text;
}
