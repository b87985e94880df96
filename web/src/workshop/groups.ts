/** The compartments of a box: knobs that stand together in it stand together on the page. */
import { isSwitch } from "./box";
import type { KnobInfo } from "../wire";

export interface Group {
  /** what its knobs' paths begin with */
  path: string;
  /** a pile is so many things of several sorts: it has a sum */
  kind: "switches" | "number" | "numbers" | "pile";
  knobs: KnobInfo[];
}

export interface Section {
  path: string;
  /** several are piles of the same kind, beside each other */
  groups: Group[];
}

/** what things are counted as, at the end of the path of a group */
const COUNTED = /\.(cards|markers|tiles)$/;
/** more steps than these are drawn as a slider */
const FEW = 12;

export const groupPath = (path: string): string => path.slice(0, path.lastIndexOf("."));
export const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1);
export const isLong = ({ least, most }: KnobInfo): boolean => most - least > FEW;

export function groupsOf(knobs: readonly KnobInfo[]): Group[] {
  const found = new Map<string, KnobInfo[]>();
  for (const knob of knobs) found.set(groupPath(knob.path), [...(found.get(groupPath(knob.path)) ?? []), knob]);
  return [...found].map(([path, own]) => ({ path, knobs: own, kind: kindOf(path, own) }));
}

function kindOf(path: string, knobs: KnobInfo[]): Group["kind"] {
  if (knobs.every(isSwitch)) return "switches";
  if (COUNTED.test(path)) return "pile";
  return knobs.length === 1 ? "number" : "numbers";
}

/** Those that are named first come first; piles, such as `crash.low.cards` and `crash.high.cards`, share a compartment. */
export function sectionsOf(knobs: readonly KnobInfo[], first: readonly string[] = []): Section[] {
  const sections: Section[] = [];
  for (const group of groupsOf(knobs)) {
    const before = sections.at(-1)?.groups;
    if (before?.every((each) => areAlike(each, group))) before.push(group);
    else sections.push({ path: group.path, groups: [group] });
  }
  for (const section of sections) if (section.groups.length > 1) section.path = section.path.split(".")[0]!;
  const rank = ({ path }: Section): number => (first.includes(path) ? first.indexOf(path) : first.length);
  return sections.toSorted((one, other) => rank(one) - rank(other));
}

function areAlike(one: Group, other: Group): boolean {
  const [here, there] = [one.path.split("."), other.path.split(".")];
  return one.kind === "pile" && other.kind === "pile" && here[0] === there[0] && here.length === there.length;
}
