/** The racers in the box, and how they are told apart. */
import type { RacerName, RaceView } from "./shapes";

/** Painted on the cars; they tell two of a colour apart. */
export const NUMBERS: Record<RacerName, number> = {
  "boulder-mobile": 1,
  coupe: 2,
  "convert-a-car": 3,
  haybailer: 4,
  compact: 5,
  surplus: 6,
  "bulletproof-bomb": 7,
  "chugga-bug": 8,
  turbo: 9,
  "buzz-wagon": 10,
};

export interface Paint {
  base: string;
  /** what is readable on it */
  ink: string;
}

export const PAINTS: Record<RacerName, Paint> = {
  "boulder-mobile": { base: "#a9aca8", ink: "#1d1a17" },
  coupe: { base: "#2f6460", ink: "#fffaf0" },
  "convert-a-car": { base: "#2a7f86", ink: "#fffaf0" },
  haybailer: { base: "#b8352c", ink: "#fffaf0" },
  compact: { base: "#ec9cb2", ink: "#1d1a17" },
  surplus: { base: "#7b8549", ink: "#1d1a17" },
  "bulletproof-bomb": { base: "#514d49", ink: "#fffaf0" },
  "chugga-bug": { base: "#cf8a3e", ink: "#1d1a17" },
  turbo: { base: "#f2ede0", ink: "#1d1a17" },
  "buzz-wagon": { base: "#8a5a34", ink: "#fffaf0" },
};

export function racersIn(view: RaceView): RacerName[] {
  return Object.keys(view.dashboards) as RacerName[];
}
