/** Settings for a new table that came with the address: /new/<game>?track=SRRSRR&any_tiles=yes. */
import type { SettingInfo } from "./wire";

export type Value = boolean | number | string;

/** What cannot be taken: a setting the game has not, or a value that this one does not take. */
export interface Misfit {
  name: string;
  value: string;
  known: boolean;
}

const YES = ["true", "yes", "on", "1"];
const NO = ["false", "no", "off", "0"];

export function settingsFrom(search: string, settings: readonly SettingInfo[]): { values: Record<string, Value>; misfits: Misfit[] } {
  const values: Record<string, Value> = {};
  const misfits: Misfit[] = [];
  for (const [name, word] of new URLSearchParams(search)) {
    const setting = settings.find((each) => each.name === name);
    const value = setting ? read(setting, word) : undefined;
    if (value === undefined) misfits.push({ name, value: word, known: setting !== undefined });
    else values[name] = value;
  }
  return { values, misfits };
}

function read(setting: SettingInfo, word: string): Value | undefined {
  if (setting.kind === "yes-no") {
    const said = word.toLowerCase();
    return YES.includes(said) ? true : NO.includes(said) ? false : undefined;
  }
  if (setting.choices.length) return setting.choices.find((choice) => String(choice) === word) ?? (setting.kind === "text" ? word : undefined);
  if (setting.kind === "number") return /^-?\d+$/.test(word) ? Number(word) : undefined;
  return word;
}
