/** What the server refuses, in the reader's language. */
import { prefs } from "./prefs.svelte";

export interface SaidNo {
  reason: string;
  sentence?: string;
  facts?: Record<string, string>;
}

/** Its own English where it cannot be said otherwise: the rules' own reasons have no other words yet. */
export async function refusalIn(language: string, { reason, sentence = "", facts = {} }: SaidNo): Promise<string> {
  if (language !== "de") return reason;
  const { GERMAN } = await import("./refusals.de");
  return GERMAN[sentence]?.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole) ?? reason;
}

export const refusal = (said: SaidNo): Promise<string> => refusalIn(prefs.language, said);
