/** The compartments of a box: knobs that stand together in it stand together on the page. */
import { isSwitch } from "./box";
import type { KnobInfo } from "../wire";

export interface Group {
  /** what its knobs' paths begin with */
  path: string;
  kind: "switches" | "number" | "numbers";
  knobs: KnobInfo[];
}

export interface Section {
  path: string;
  /** several are piles of the same kind, beside each other */
  groups: Group[];
}

/** more steps than these are drawn as a slider */
const FEW = 12;

export const groupPath = (path: string): string => path.slice(0, path.lastIndexOf("."));
export const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1);
export const isLong = ({ least, most }: KnobInfo): boolean => most - least > FEW;

export function groupsOf(knobs: readonly KnobInfo[]): Group[] {
  const found = new Map<string, KnobInfo[]>();
  for (const knob of knobs) found.set(groupPath(knob.path), [...(found.get(groupPath(knob.path)) ?? []), knob]);
  return [...found].map(([path, own]) => ({ path, knobs: own, kind: own.every(isSwitch) ? "switches" : own.length === 1 ? "number" : "numbers" }));
}

/** Those that are named first come first; piles, such as `crash.low.cards` and `crash.high.cards`, share a compartment. */
export function sectionsOf(knobs: readonly KnobInfo[], first: readonly string[] = []): Section[] {
  const sections: Section[] = [];
  for (const group of groupsOf(knobs)) {
    const pile = /^([^.]+)\.[^.]+\.([^.]+)$/.exec(group.path);
    const before = sections.at(-1);
    const isNext = pile && before && group.kind === "numbers" && before.groups.every(({ path }) => isPile(path, pile[1]!, pile[2]!));
    if (isNext) before.groups.push(group);
    else sections.push({ path: group.path, groups: [group] });
  }
  for (const section of sections) if (section.groups.length > 1) section.path = section.path.split(".")[0]!;
  const rank = ({ path }: Section): number => (first.includes(path) ? first.indexOf(path) : first.length);
  return sections.toSorted((one, other) => rank(one) - rank(other));
}

const isPile = (path: string, of: string, what: string): boolean => path.startsWith(`${of}.`) && path.endsWith(`.${what}`) && path.split(".").length === 3;
