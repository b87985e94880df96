/** What a table agrees on, setting by setting, in words. */
import type { Facts, Texts, Value } from "../texts";

type Say = (message: string, facts?: Facts) => string;

/** longer ones are laid or drawn by somebody, and no words to read */
const LONGEST_WORD = 12;

/** "Salvager", "without Salvager", "circuit E", "Rounds: 10" */
export function agreed(name: string, value: Value, texts: Texts, say: Say): string {
  const setting = texts.setting(name);
  if (typeof value === "boolean") return value ? setting : say("agreed-without", { setting });
  const word = wordFor(name, value, texts, say);
  // "circuit E" says of itself what it is
  return word.toLowerCase().includes(setting.toLowerCase()) ? word : say("agreed-value", { setting, value: word });
}

export function wordFor(name: string, value: Value, texts: Texts, say: Say): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  const known = texts.has(`setting-${name}-${value}`) || String(value).length < LONGEST_WORD;
  return known ? texts.settingValue(name, value) : say("lobby-own");
}
