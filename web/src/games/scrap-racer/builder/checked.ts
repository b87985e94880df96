/** What the game says of a circuit: the points of its check, and the lap. */
import type { SettingProblem, SettingsCheck } from "../../../wire";

export type Step = "ring" | "place" | "box" | "pieces" | "pit";

/** The most urgent first: what lies on another tile must be moved before a ring can close. */
const STEPS: readonly Step[] = ["place", "ring", "box", "pieces", "pit"];

const STEP_OF: Record<string, Step> = {
  "circuit-overlap": "place",
  "circuit-too-long": "place",
  "circuit-straights": "box",
  "circuit-curves": "box",
  "piece-twice": "pieces",
  "piece-wants-straight": "pieces",
  "piece-wants-curve": "pieces",
  "pit-stop-pair": "pieces",
  "pit-stop-half-way": "pit",
};

export const stepOf = ({ key }: SettingProblem): Step => STEP_OF[key] ?? "ring";

export function mostUrgent(problems: readonly SettingProblem[]): SettingProblem | null {
  const rank = (problem: SettingProblem): number => STEPS.indexOf(stepOf(problem));
  return problems.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** Tiles are counted from 1, in the order of the word. */
export const tilesIn = ({ facts }: SettingProblem): number[] => (facts["tiles"] as number[] | undefined) ?? [];

/** A lap as the game lays it; `word` has the pit stop that a table wants. */
export interface Lap {
  word: string;
  /** spaces from line to line */
  spaces: number;
  boosts: number[];
  /** by their numbers in the box, straights first */
  tiles: number[];
  /** spaces of the pit lane; 0 without one */
  lane: number;
  /** the spaces between which the lane runs */
  fork: number;
  rejoin: number;
  /** beside which tiles a pit stop can begin, the usual place first */
  pit_places: number[];
}

/** null where the track cannot be read, or nobody has said yet. */
export function lapIn(check: SettingsCheck | null): Lap | null {
  return check && "word" in check.facts ? (check.facts as Lap) : null;
}
