/** What the figures say, in words. */
import { languageOfPage } from "../board/words";
import type { Effect, Outcome, Remark } from "../wire";
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
  // a sign of per cent stays with its number
  return (sentence.charAt(0).toUpperCase() + sentence.slice(1)).replaceAll(" %", "\u00a0%");
}

/** "+3", "−12", "±0" */
export function points(number: number): string {
  const rounded = Math.round(number);
  return rounded === 0 ? "±0" : rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

/** Whose wins, or which length, an effect is about. */
export function effectName({ of, name }: Effect, names: Names, say: Say): string {
  if (of === "name") return names.name(name);
  if (of === "often") return names.often(name);
  const word = of === "order" ? say(`workshop-going-${name}`) : say(`workshop-effect-${name}`);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const isLength = ({ of }: Effect): boolean => of === "length";
const shown = (effect: Effect, number: number): string =>
  new Intl.NumberFormat(languageOfPage(), { maximumFractionDigits: isLength(effect) ? 1 : 0 }).format(isLength(effect) ? number : number * 100);

/** "33 → 21 %", "45 → 62" */
export const fromTo = (effect: Effect, say: Say): string =>
  say(isLength(effect) ? "workshop-effect-length" : "workshop-effect-rate", { was: shown(effect, effect.was), now: shown(effect, effect.now) });

/** Between which differences the truth lies. */
export const betweenOf = (effect: Effect, say: Say): string =>
  say(isLength(effect) ? "workshop-effect-part" : "workshop-effect-points", { low: points(effect.low * 100), high: points(effect.high * 100) });

/** effects that fit into a line or two of a phone */
const GLANCED = 2;

/** What the change does, as far as that is settled; else what is said first. */
export function atAGlance({ effects, headline }: Pick<Outcome, "effects" | "headline">, names: Names, say: Say): string {
  const told = effects.slice(0, GLANCED);
  return told.map((effect) => `${effectName(effect, names, say)} ${fromTo(effect, say)}`).join(" · ") || said(headline, names, say);
}
