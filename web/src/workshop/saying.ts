/** What the figures say, in words. */
import type { Remark } from "../wire";
import type { Facts } from "../texts";
import type { Names } from "./names";

type Say = (message: string, facts?: Facts) => string;

/** A remark of the lab: whoever goes at some place, or somebody by name, wins so much. */
export function said(remark: Remark, names: Names, say: Say): string {
  const ofOrder = remark.key.startsWith("order-");
  const word = (name: unknown): string => (ofOrder ? say(`workshop-going-${String(name)}`) : names.name(String(name)));
  const { name, other, ...facts } = remark.facts;
  const sentence = say(`workshop-said-${remark.key}`, {
    ...facts,
    ...(name === undefined ? {} : { name: word(name) }),
    ...(other === undefined ? {} : { other: word(other) }),
  });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** "+3", "−12", "±0" */
export function points(number: number): string {
  const rounded = Math.round(number);
  return rounded === 0 ? "±0" : rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}
