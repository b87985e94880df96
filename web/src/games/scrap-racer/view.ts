/** The view of a race as the server sends it (see games/scrap_racer/view.py), narrowed in this one place. */
import type { View } from "../types";
import type { RacerName, RaceView } from "./shapes";

export type { CrashPileView, ExtrasView, PieceName, PileView, RacerName, RacerView, RaceView, TrackView } from "./shapes";

export const RACERS = ["steel-jacket", "swifty", "twister", "crusher", "jackal", "hover", "rockroaches", "collector"] as const;

export function raceView(view: View): RaceView {
  return view as unknown as RaceView;
}

/** The space on the track at a distance; 0 for a racer that is not on it. */
export function spaceAt(distance: number, length: number): number {
  return distance <= 0 ? 0 : ((distance - 1) % length) + 1;
}

/** How often a racer at this distance has crossed the line. */
export function lapAt(distance: number, length: number): number {
  return distance <= 0 ? 0 : Math.floor((distance - 1) / length);
}

export const LETTERS: Record<RacerName, string> = {
  "steel-jacket": "SJ",
  swifty: "S",
  twister: "T",
  crusher: "C",
  jackal: "J",
  hover: "H",
  rockroaches: "R",
  collector: "CO",
};
