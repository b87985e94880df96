/** What an answer would do on the track: the plan that is drawn in chalk, and the odds beside it. Facts only, no advice. */
import type { OddsInfo, OptionInfo, OptionLook, QuestionInfo, View } from "../types";
import { nextSpace, spaceBehind, still, type Way, wayForward, wayTo } from "./roads";
import { Circuit } from "./track/circuit";
import { type RacerName, type RacerView, type RaceView, raceView } from "./view";
import { wordsOfPage } from "./words";

export interface Plan {
  racer: RacerName;
  /** distances over all laps: where it stands, where the move ends, and where its ability's step takes it */
  from: number;
  to: number;
  end: number;
  /** the spaces it comes over, from the one it stands on; those that its abilities add are the last */
  path: number[];
  /** spaces that the move makes, and that abilities add */
  steps: number;
  added: number;
  /** points that a Stop, the pit stop or a scrap tile makes it lose */
  lost: number;
  /** boost markers wait there, and nobody to fight for the space */
  boost: boolean;
  fights: RacerName[];
  /** Crusher's bonus marker for passing */
  marker: boolean;
  /** what the last space does: slime (1 to 3), a scrap tile to take (its value), an ability to take */
  slime: number;
  scrap: number;
  ability: boolean;
}

/** Where the road forks ahead, two: track, then lane. */
export function plansFor(view: View, question: QuestionInfo | null, key: string | null): Plan[] {
  const race = raceView(view);
  const racer = race.racers.find((each) => each.name === race.active);
  const option = question?.options.find((each) => each.key === key);
  if (!racer || !option || racer.seat !== question?.seat) return [];
  return waysOf(race, racer, option).map((way) => plan(race, racer, way, race.passed));
}

export function planFor(view: View, question: QuestionInfo | null, key: string | null): Plan | null {
  return plansFor(view, question, key)[0] ?? null;
}

const FORWARD: Record<string, number> = { "bonus:forward-3": 3, "bonus:forward-5": 5, "bonus:forward-7": 7 };

function waysOf(race: RaceView, racer: RacerView, option: OptionInfo): Way[] {
  const { key } = option;
  const target = option.target.startsWith("space:") ? Number(option.target.slice(6)) : 0;
  if (key === "done") return [still(racer)];
  // a scrap tile lets it drive nowhere: no way leads back to its own space
  if (key.startsWith("way:") && target === racer.space) return [still(racer)];
  if (key === "way:track" || key === "way:pit") return found(wayTo(race, racer, target, key === "way:pit"));
  if (key.startsWith("bonus:") && !(key in FORWARD)) {
    return found(wayTo(race, racer, target, false) ?? wayTo(race, racer, target, true));
  }
  const points = FORWARD[key] ?? pointsOf(race, key);
  if (points === null) return [];
  const track = wayForward(race, racer, points);
  if (!race.track.pit || racer.space > race.track.length) return [track];
  const lane = wayForward(race, racer, points, "points", true);
  const leadsOn = (way: Way): boolean => way.spaces.length > 0 || way.blocked > 0;
  if (!leadsOn(track)) return [lane];
  return leadsOn(lane) && lane.space !== track.space ? [track, lane] : [track];
}

function found(way: Way | null): Way[] {
  return way ? [way] : [];
}

function pointsOf(race: RaceView, key: string): number | null {
  if (key === "stop" || key === "drive") return sum(race.dice);
  const die = changedDie(race.dice, key);
  if (die === null || race.dice.slice(0, -1).includes(die)) return null;
  return sum(race.dice.slice(0, -1)) + die;
}

function plan(race: RaceView, racer: RacerView, way: Way, passedBefore: boolean): Plan {
  const { track, extras } = race;
  const passing = passedBefore || way.passed;
  const abilities = racer.abilities ?? [racer.name];
  const halted = way.halted || (extras?.halted ?? false);
  const end = stepOn(race, racer, way, abilities, passing, halted);
  const { space } = end;
  const first = (piece: string): number => track.pieces?.find((each) => each.piece === piece)?.spaces[0] ?? 0;
  const placeOn = (piece: string): number => {
    const begin = first(piece);
    return begin > 0 && space >= begin && space < begin + 3 ? space - begin + 1 : 0;
  };
  const moved = way.spaces.length + end.spaces.length > 0;
  const centre = track.pit?.centre === space;
  const slime = moved ? placeOn("slime-trail") : 0;
  const others = race.racers.filter((other) => other.name !== racer.name && other.space === space && space > 0);
  const fights = slime || centre ? [] : others.map((other) => other.name);
  const reach = abilities.includes("collector") && space > 0 ? [space, nextSpace(track, space, false), spaceBehind(track, space)] : [space];
  const stack = extras?.stacks.find((each) => each.space === space);
  return {
    racer: racer.name,
    from: racer.distance,
    to: way.distance,
    end: end.distance,
    path: [racer.space, ...way.spaces, ...end.spaces],
    steps: way.spaces.length,
    added: end.spaces.length,
    lost: way.points,
    boost: fights.length === 0 && !slime && reach.some((each) => race.markers.includes(each)),
    fights,
    marker: abilities.includes("crusher") && passing,
    slime,
    scrap: moved && stack && stack.left > 0 ? stack.tile : 0,
    ability: moved && centre && (extras?.ability_tiles ?? []).some((tile) => tile !== racer.name),
  };
}

/** SR-5.8, SR-21.9: each triggered ability once, in the order of the rules. */
function stepOn(race: RaceView, racer: RacerView, way: Way, abilities: RacerName[], passing: boolean, halted: boolean) {
  const circuit = new Circuit(race.track.word);
  let at: RacerView = { ...racer, space: way.space, distance: way.distance };
  const spaces: number[] = [];
  const left = new Set<RacerName>(["steel-jacket", "swifty", "twister"].filter((name) => abilities.includes(name as RacerName)) as RacerName[]);
  const triggered = (name: RacerName): boolean => {
    if (name === "twister") return passing;
    return at.space <= race.track.length && circuit.straight(at.space) === (name === "steel-jacket");
  };
  while (at.space > 0 && !halted) {
    const ready = [...left].find(triggered);
    if (!ready) break;
    left.delete(ready);
    const step = wayForward(race, at, 1, "none");
    at = { ...at, space: step.space, distance: step.distance };
    spaces.push(...step.spaces);
    halted ||= step.halted;
  }
  return { space: at.space, distance: at.distance, spaces };
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
    else if (drawn && drawn.path.length > 1 && !key.startsWith("way:")) found[key] = { figure: spacesFigure(drawn), words: landing(drawn, plansFor(view, question, key)[1], words) };
  }
  return found;
}

/** The space where a plan ends. */
export function endOf(drawn: Plan): number {
  return drawn.path.at(-1) ?? 0;
}

function landing(drawn: Plan, other: Plan | undefined, words: ReturnType<typeof wordsOfPage>): string {
  const parts = [words("to-space", { spaces: drawn.path.length - 1, space: endOf(drawn) })];
  if (other) parts.push(words("or-lane", { space: endOf(other) }));
  return [...parts, ...gains(drawn, words)].join(", ");
}

/** What the last space brings, and what is lost on the way, each in a few words. */
export function gains(drawn: Plan, words: ReturnType<typeof wordsOfPage>): string[] {
  const parts: string[] = [];
  if (drawn.lost > 0) parts.push(words("and-lost", { lost: drawn.lost }));
  if (drawn.slime > 0) parts.push(words("and-slime", { place: drawn.slime }));
  if (drawn.scrap > 0) parts.push(words("and-scrap", { tile: drawn.scrap }));
  if (drawn.ability) parts.push(words("and-ability"));
  if (drawn.boost) parts.push(words("and-boost"));
  return parts;
}

/** "9", or "9 + 1" where the racer's ability adds a space. */
export function spacesFigure(drawn: Plan): string {
  return drawn.added > 0 ? `${drawn.steps} + ${drawn.added}` : String(drawn.steps);
}

export function look(question: QuestionInfo, option: OptionInfo, view: View): OptionLook {
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
  if (option.key.startsWith("bonus:")) {
    const drawn = planFor(view, question, option.key);
    return { material: "paper", figure: String(drawn?.steps ?? option.facts["spaces"] ?? "") };
  }
  if (option.key.startsWith("way:")) {
    const drawn = planFor(view, question, option.key);
    return { material: "paper", figure: drawn ? spacesFigure(drawn) : "", letter: option.key === "way:pit" ? "p" : "t" };
  }
  return { material: "paper" };
}

/** What on the board a click can answer. */
export type Target =
  | { key: string; what: "space"; space: number }
  | { key: string; what: "racer"; racer: RacerName }
  | { key: string; what: "pile"; pile: number }
  | { key: string; what: "tile"; ability: RacerName };

export function boardTargets(view: View, question: QuestionInfo | null): Target[] {
  if (!question) return [];
  const race = raceView(view);
  const targets: Target[] = [];
  for (const { key, target } of question.options) {
    const [what, value = ""] = target.split(":");
    const drawn = planFor(view, question, key);
    if (what === "space") targets.push({ key, what, space: Number(value) });
    else if (what === "racer" && value) targets.push({ key, what, racer: value as RacerName });
    else if (what === "tile") targets.push({ key, what, ability: value as RacerName });
    else if (what === "crash" && value) targets.push({ key, what: "pile", pile: race.crash.findIndex((pile) => pile.name === value) });
    else if ((key === "done" || key === "keep") && race.active) targets.push({ key, what: "racer", racer: race.active });
    else if (key === "crash") targets.push({ key, what: "pile", pile: pileOfDouble(race) });
    else if (drawn && (key === "stop" || key === "drive")) {
      targets.push({ key, what: "space", space: endOf(drawn) });
    }
  }
  // two answers on one space cannot be told apart by a click: those are left to the panel
  const spaceOf = (target: Target): number => (target.what === "space" ? target.space : -1);
  return targets.filter(
    (target) => target.what !== "space" || targets.filter((other) => spaceOf(other) === target.space).length === 1,
  );
}

/** The pile of the double, which the last die made. */
function pileOfDouble(race: RaceView): number {
  return Math.floor(((race.dice.at(-1) ?? 1) - 1) / 2);
}

export function sum(dice: number[]): number {
  return dice.reduce((total, die) => total + die, 0);
}

