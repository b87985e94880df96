/** What an answer does on the track, as the rules have worked it out: the plan that is drawn in chalk. */
import type { ConsequenceInfo, OptionInfo, OptionLook, QuestionInfo, Consequences } from "../types";
import { languageOfPage } from "../../board/words";
import type { RacerName, RaceView } from "./shapes";
import { wordsIn } from "./words";

/** See games/scrap_racer/consequences.py. */
export interface Plan {
  racer: RacerName;
  /** the spaces it comes over, from the one it stands on; those that its abilities add are the last */
  path: number[];
  /** spaces on which a move by dice or card ends */
  stops: number[];
  /** spaces that the dice and cards make, and that abilities add */
  steps: number;
  added: number;
  /** points that a Stop, the pit stop or a scrap tile makes it lose */
  lost: number;
  /** what the last space does: slime (1 to 3), a scrap tile to take (its value), an ability to take, a boost marker */
  slime: number;
  scrap: number;
  ability: boolean;
  boost: boolean;
  fights: RacerName[];
}

/** Where the road forks ahead, two: track, then lane. */
export function plansOf(consequence: ConsequenceInfo | undefined): Plan[] {
  return (consequence?.plans ?? []) as Plan[];
}

export function planOf(consequence: ConsequenceInfo | undefined): Plan | null {
  return plansOf(consequence)[0] ?? null;
}

/** The faces that would make a double if one more die were rolled. */
export function doublingFaces(consequence: ConsequenceInfo | undefined): number[] {
  return (consequence?.odds[0]?.facts["faces"] ?? []) as number[];
}

/** The space where a plan ends. */
export function endOf(drawn: Plan): number {
  return drawn.path.at(-1) ?? 0;
}

/** "9", or "9 + 1" where the racer's ability adds a space. */
export function spacesFigure(drawn: Plan): string {
  return drawn.added > 0 ? `${drawn.steps} + ${drawn.added}` : String(drawn.steps);
}

export function look(question: QuestionInfo, option: OptionInfo, race: RaceView, consequence?: ConsequenceInfo): OptionLook {
  if (question.kind === "choose-racer") return { material: "paper", explained: true, picture: option.key.replace("racer:", "") };
  if (question.kind === "take-ability") return { material: "paper", explained: true };
  switch (option.key) {
    case "roll":
      return { material: "gamble", letter: "r" };
    case "stop":
      return { material: "safe", figure: String(sum(race.dice)), letter: "s" };
    case "crash":
      return { material: "gamble", letter: "c" };
    case "drive":
      return { material: "safe", figure: String(sum(race.dice)), letter: "d" };
    case "done":
      return { material: "safe", letter: "e" };
  }
  const boosted = consequence?.sure.find(({ kind, facts }) => kind === "boosted" && "to" in facts)?.facts;
  if (boosted) return { material: "paper", figure: `${boosted["from"]} → ${boosted["to"]}` };
  if (option.key.startsWith("bonus:")) return bonusLook(option, planOf(consequence));
  if (option.key.startsWith("way:")) {
    const drawn = planOf(consequence);
    return { material: "paper", figure: drawn ? spacesFigure(drawn) : "", letter: option.key === "way:pit" ? "l" : "t" };
  }
  return { material: "paper" };
}

/** A card leads to one space, and dice and ability perhaps on to another: both are told, and the figure is that of the whole way. */
function bonusLook(option: OptionInfo, drawn: Plan | null): OptionLook {
  const spaces = Number(option.facts["spaces"] ?? 0);
  const dice = (drawn?.steps ?? spaces) - spaces;
  if (!drawn || (dice <= 0 && !drawn.added)) return { material: "paper", figure: String(option.facts["spaces"] ?? "") };
  const message = dice <= 0 ? "bonus-and-ability" : drawn.added ? "bonus-and-both" : "bonus-and-dice";
  const hint = wordsIn(languageOfPage())(message, { spaces, dice, added: drawn.added, card: drawn.stops[0] ?? 0, space: endOf(drawn) });
  return { material: "paper", figure: spacesFigure(drawn), hint };
}

/** What on the board a click can answer. */
export type Target =
  | { key: string; what: "space"; space: number }
  | { key: string; what: "racer"; racer: RacerName }
  | { key: string; what: "pile"; pile: number }
  | { key: string; what: "tile"; ability: RacerName };

export function boardTargets(race: RaceView, question: QuestionInfo | null, consequences: Consequences): Target[] {
  if (!question) return [];
  const targets: Target[] = [];
  for (const { key, target } of question.options) {
    const [what, value = ""] = target.split(":");
    const drawn = planOf(consequences[key]);
    if (what === "space") targets.push({ key, what, space: Number(value) });
    else if (what === "racer" && value) targets.push({ key, what, racer: value as RacerName });
    else if (what === "tile") targets.push({ key, what, ability: value as RacerName });
    else if (what === "crash" && value) targets.push({ key, what: "pile", pile: race.crash.findIndex((pile) => pile.name === value) });
    else if ((key === "done" || key === "keep") && race.active) targets.push({ key, what: "racer", racer: race.active });
    else if (drawn && (key === "stop" || key === "drive")) {
      targets.push({ key, what: "space", space: endOf(drawn) });
    }
  }
  // two answers on one space cannot be told apart by a click: those are left to the panel
  const spaceOf = (target: Target): number => (target.what === "space" ? target.space : -1);
  return targets.filter((target) => target.what !== "space" || targets.filter((other) => spaceOf(other) === target.space).length === 1);
}

export function sum(dice: number[]): number {
  return dice.reduce((total, die) => total + die, 0);
}
