/** The racers in the order of their ability tiles, and the letters they carry. */
import type { RacerName } from "../shapes";

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

export const RACERS = Object.keys(LETTERS) as RacerName[];
