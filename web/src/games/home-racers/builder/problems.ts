/** The points of the game's check, in its order: it stops where something is wrong. */
import type { SettingProblem } from "../../../wire";

export type Step = "parts" | "tiles" | "gates" | "start" | "drive" | "stock";

export const STEPS: Step[] = ["parts", "tiles", "gates", "start", "drive", "stock"];

const LATER: Record<string, Step> = {
  "tile-not-flat": "tiles",
  "tile-on-another": "tiles",
  "gate-short": "gates",
  "gate-unreachable": "gates",
  "course-open": "gates",
  "course-short": "gates",
  "start-room": "start",
  "not-driven": "drive",
  "box-of-kind": "stock",
  "box-two-sided": "stock",
};

/** The point that is not in order; everything else is wrong with the parts themselves. */
export const stepOf = ({ key }: SettingProblem): Step => LATER[key] ?? "parts";
