/** A box as text, `laps.to_win=4,dice.count=5`, and as numbers by their paths. */
import type { KnobInfo } from "../wire";

/** what is not as printed */
export type Changes = Readonly<Record<string, number>>;

/** In the order of the box, without what is as printed: one box has one text. */
export function textOf(knobs: readonly KnobInfo[], changes: Changes): string {
  return changed(knobs, changes)
    .map(({ path }) => `${path}=${changes[path]}`)
    .join(",");
}

/** What a text says, as far as these knobs take it; and whether they take all of it. */
export function read(knobs: readonly KnobInfo[], text: string): { changes: Changes; complete: boolean } {
  const changes: Record<string, number> = {};
  let complete = true;
  for (const entry of text.split(",").filter((each) => each.trim() !== "")) {
    const [path = "", value = ""] = entry.split("=").map((part) => part.trim());
    const knob = knobs.find((each) => each.path === path);
    if (knob && /^-?\d+$/.test(value) && Number(value) >= knob.least && Number(value) <= knob.most) changes[path] = Number(value);
    else complete = false;
  }
  return { changes, complete };
}

export function changed(knobs: readonly KnobInfo[], changes: Changes): KnobInfo[] {
  return knobs.filter(({ path, printed }) => (changes[path] ?? printed) !== printed);
}

export const valueOf = ({ path, printed }: KnobInfo, changes: Changes): number => changes[path] ?? printed;

/** on or off, and nothing between */
export const isSwitch = ({ least, most }: KnobInfo): boolean => least === 0 && most === 1;
