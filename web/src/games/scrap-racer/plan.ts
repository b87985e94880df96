/** What an answer would do on the track: the plan that is drawn in chalk, and the odds beside it. Facts only, no advice. */
import type { OddsInfo, OptionInfo, OptionLook, QuestionInfo, View } from "../types";
import { pileOfDouble, passes } from "./play";
import { Circuit } from "./track/circuit";
import { type RacerName, type RacerView, type RaceView, raceView, spaceAt } from "./view";
import { wordsOfPage } from "./words";

export interface Plan {
  racer: RacerName;
  /** distances over all laps: where it stands, where the move ends, and where its ability's step takes it */
  from: number;
  to: number;
  end: number;
  /** a boost marker waits there, and nobody to fight for the space */
  boost: boolean;
  fights: RacerName[];
  /** Crusher's bonus marker for passing */
  marker: boolean;
}

/** `passed`: the racer has already passed another one this turn. */
export function planFor(view: View, question: QuestionInfo | null, key: string | null, passed = false): Plan | null {
  const race = raceView(view);
  const racer = race.racers.find((each) => each.name === race.active);
  const option = question?.options.find((each) => each.key === key);
  if (!racer || !option || racer.seat !== question?.seat) return null;
  const spaces = spacesOf(race, option);
  return spaces === null ? null : plan(race, racer, spaces, passed);
}

function spacesOf(race: RaceView, option: OptionInfo): number | null {
  if (option.key === "stop" || option.key === "drive") return sum(race.dice);
  if (option.key === "done") return 0;
  if (option.key.startsWith("bonus:")) return Number(option.facts["spaces"]);
  const die = changedDie(race.dice, option.key);
  if (die === null || race.dice.slice(0, -1).includes(die)) return null;
  return sum(race.dice.slice(0, -1)) + die;
}

function plan(race: RaceView, racer: RacerView, spaces: number, passed: boolean): Plan {
  const circuit = new Circuit(race.track.word);
  const { length } = race.track;
  const to = racer.distance + spaces;
  const passing = passed || (spaces > 0 && passes(race, racer, spaces));
  const straight = to > 0 && circuit.straight(spaceAt(to, length));
  const steps =
    (racer.name === "steel-jacket" && straight) ||
    (racer.name === "swifty" && !straight && to > 0) ||
    (racer.name === "twister" && passing);
  const end = to + (steps ? 1 : 0);
  const space = spaceAt(end, length);
  const fights = race.racers.filter((other) => other.name !== racer.name && other.space === space && space > 0);
  return {
    racer: racer.name,
    from: racer.distance,
    to,
    end,
    boost: fights.length === 0 && race.markers.includes(space),
    fights: fights.map((other) => other.name),
    marker: racer.name === "crusher" && passing,
  };
}

/** What a boost marker makes of the last die; null where chance decides or the answer is no boost. */
export function changedDie(dice: number[], key: string): number | null {
  const last = dice.at(-1);
  if (last === undefined) return null;
  if (key === "boost:plus-1") return last + 1;
  if (key === "boost:minus-1") return last - 1;
  if (key === "boost:turn") return 7 - last;
  return null;
}

/** The faces that would make a double if one more die were rolled. */
export function doublingFaces(dice: number[]): number[] {
  return [...new Set(dice)].sort((a, b) => a - b);
}

export function odds(view: View, question: QuestionInfo): Record<string, OddsInfo> {
  const race = raceView(view);
  const words = wordsOfPage();
  const found: Record<string, OddsInfo> = {};
  const risk = (faces: number): OddsInfo => ({
    figure: `${Math.round((faces / 6) * 100)} %`,
    words: words("risk"),
    chance: faces / 6,
  });
  for (const option of question.options) {
    const { key } = option;
    const drawn = planFor(view, question, key);
    const die = changedDie(race.dice, key);
    if (key === "roll") found[key] = risk(doublingFaces(race.dice).length);
    else if (key === "boost:re-roll") found[key] = risk(doublingFaces(race.dice.slice(0, -1)).length);
    else if (die !== null && !drawn) found[key] = { figure: String(die), words: words("a-double"), chance: 1 };
    else if (drawn && drawn.end > drawn.from) found[key] = { figure: spacesFigure(drawn), words: landing(race, drawn, words) };
  }
  return found;
}

function landing(race: RaceView, drawn: Plan, words: ReturnType<typeof wordsOfPage>): string {
  const space = spaceAt(drawn.end, race.track.length);
  const parts = [words("to-space", { spaces: drawn.end - drawn.from, space })];
  if (drawn.boost) parts.push(words("and-boost"));
  return parts.join(", ");
}

/** "9", or "9 + 1" where the racer's ability adds a space. */
export function spacesFigure(drawn: Plan): string {
  const spaces = drawn.to - drawn.from;
  return drawn.end > drawn.to ? `${spaces} + ${drawn.end - drawn.to}` : String(spaces);
}

export function look(_question: QuestionInfo, option: OptionInfo, view: View): OptionLook {
  const race = raceView(view);
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
  const die = changedDie(race.dice, option.key);
  if (die !== null) return { material: "paper", figure: `${race.dice.at(-1)} → ${die}` };
  if (option.key.startsWith("bonus:")) return { material: "paper", figure: String(option.facts["spaces"] ?? "") };
  return { material: "paper" };
}

/** What on the board a click can answer. */
export type Target =
  | { key: string; what: "space"; space: number }
  | { key: string; what: "racer"; racer: RacerName }
  | { key: string; what: "pile"; pile: number };

export function boardTargets(view: View, question: QuestionInfo | null): Target[] {
  if (!question) return [];
  const race = raceView(view);
  const targets: Target[] = [];
  for (const { key, target } of question.options) {
    const [what, value = ""] = target.split(":");
    const drawn = planFor(view, question, key);
    if (what === "space") targets.push({ key, what, space: Number(value) });
    else if (what === "racer" && value) targets.push({ key, what, racer: value as RacerName });
    else if (key === "done" && race.active) targets.push({ key, what: "racer", racer: race.active });
    else if (key === "crash") targets.push({ key, what: "pile", pile: pileOfDouble(race) });
    else if (drawn && (key === "stop" || key === "drive")) {
      targets.push({ key, what: "space", space: spaceAt(drawn.end, race.track.length) });
    }
  }
  // two answers on one space cannot be told apart by a click: those are left to the panel
  const spaceOf = (target: Target): number => (target.what === "space" ? target.space : -1);
  return targets.filter(
    (target) => target.what !== "space" || targets.filter((other) => spaceOf(other) === target.space).length === 1,
  );
}

export function sum(dice: number[]): number {
  return dice.reduce((total, die) => total + die, 0);
}

