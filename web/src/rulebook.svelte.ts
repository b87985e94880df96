/** Our rules text: read once per game, opened by number wherever somebody asks why. */
import * as api from "./api";
import type { RulesInfo } from "./wire";

const read = new Map<string, Promise<RulesInfo>>();

export function rulesOf(game: string): Promise<RulesInfo> {
  let found = read.get(game);
  if (found === undefined) {
    found = api.rules(game);
    found.catch(() => read.delete(game));
    read.set(game, found);
  }
  return found;
}

export const asked: { game: string; rule: string } = $state({ game: "", rule: "" });

export function why(game: string, rule: string): void {
  asked.game = game;
  asked.rule = rule;
}

export interface Passage {
  text: string;
  kind: "plain" | "code" | "strong" | "rule";
}

/** A rule's text in parts: `code`, **strong**, and numbers of other rules. */
export function passages(text: string): Passage[] {
  const parts: Passage[] = [];
  let at = 0;
  for (const found of text.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]{2}-\d+(?:\.\d+)?)\b/g)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), kind: "plain" });
    const [whole, code, strong, soft, rule] = found;
    if (code !== undefined) parts.push({ text: code, kind: "code" });
    else if (rule !== undefined) parts.push({ text: rule, kind: "rule" });
    else parts.push({ text: strong ?? soft ?? "", kind: "strong" });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), kind: "plain" });
  return parts;
}
