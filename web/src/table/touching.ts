/** What touched the reader, in words and in its place on the page. */
import type { GameClient, Texts, Touch } from "../games/types";
import type { Touched } from "../player.svelte";

export interface Called {
  title: string;
  how: string;
  picture: string;
  good: boolean;
}

/** A text among the facts is the name of something in the game. */
export function called(touch: Touch, client: GameClient, texts: Texts): Called | null {
  const words = client.words?.(texts.language);
  if (!words) return null;
  const { kind, facts, by, picture = "", good = false } = touch;
  const named = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, typeof value === "string" && value ? texts.name(value) : value]));
  const told = by === undefined || by === null ? named : { ...named, who: texts.player(by) };
  return { title: words(`touch-${kind}`, told), how: words(`touch-${kind}-how`, told), picture, good };
}

/** Of being overtaken again and again only the last time is worth a word, and it comes after all else. */
export function summed(touched: Touched[]): Touch[] {
  const all = touched.map(({ touch }) => touch);
  const heavy = all.filter((touch) => !touch.light);
  return [...heavy, ...all.filter((touch) => touch.light).slice(-1)];
}
