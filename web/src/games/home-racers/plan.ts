/** How answers look in the panel, and what the dice of a gear may do. Facts only, no advice. */
import type { Consequences, OptionInfo, OptionLook, QuestionInfo } from "../types";
import { type Corner, turnBetween } from "./room/geometry";
import type { RaceView } from "./shapes";
import { wordsOfPage } from "./words";

/** Easy to reach with the left hand, as the ways lie on the board: W ahead, A and D beside it. */
export const LETTERS: Record<string, string> = {
  straight: "w",
  "lane:left": "a",
  "lane:right": "d",
  "turn:left": "q",
  "turn:right": "e",
  "side-turn:left": "y",
  "side-turn:right": "c",
  "skid:left": "f",
  "skid:right": "g",
};
export const plainly = (key: string): string => key.replace(/^back-/, "");

export function letterOf(key: string): string {
  return LETTERS[plainly(key)] ?? "";
}

/** What an arrow key lays; with Shift it turns. */
export function arrowKey(key: string, shift: boolean): string {
  switch (key) {
    case "ArrowUp":
      return "straight";
    case "ArrowLeft":
      return shift ? "turn:left" : "lane:left";
    case "ArrowRight":
      return shift ? "turn:right" : "lane:right";
  }
  return "";
}

export function look(question: QuestionInfo, option: OptionInfo, view: RaceView): OptionLook {
  const { key } = option;
  switch (question.kind) {
    case "lay-tile": {
      const dice = Number(option.facts["dice"] ?? 0);
      return { letter: letterOf(key), picture: plainly(key), ...(dice > 0 ? { risk: true, figure: wordsOfPage()("dice-figure", { dice }) } : {}) };
    }
    case "choose-gear":
      return { letter: key.startsWith("gear:") && !key.includes("-") ? key.slice(5) : "", picture: key };
    case "turn-on-the-spot":
    case "start-heading": {
      const heading = Number(key.slice(8));
      return { picture: key, group: sideOf(question, heading, view), short: `${heading}°` };
    }
    case "start-place":
      return key === "elsewhere" ? { letter: "e" } : { picture: `heading:${key.split(":")[3] ?? 0}` };
    case "roll":
      return { letter: "r", picture: "dice" };
    case "push-engine":
      return key === "keep" ? { letter: "k" } : {};
    case "tire-station":
      return { letter: key === "stop" ? "s" : "d", picture: key === "stop" ? "tires" : "straight" };
    case "change-tires":
      return key === "change-tires" ? { letter: "c", picture: "tires" } : { letter: "k" };
  }
  return {};
}

/** Headings stand under where they lead, seen from where the car faces now, or the line is crossed. */
function sideOf(question: QuestionInfo, heading: number, { course }: RaceView): string {
  const line = course.gates[0];
  const [[x1, y1], [x2, y2]]: [Corner, Corner] = [line?.from ?? [0, 0], line?.to ?? [0, 1]];
  const across = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90;
  const facing = question.kind === "turn-on-the-spot" ? Number(question.facts["heading"] ?? 0) : across;
  const turn = turnBetween(facing, heading);
  const words = wordsOfPage();
  if (Math.abs(turn) <= 45) return words("side-ahead");
  if (Math.abs(turn) > 135) return words("side-back");
  return words(turn < 0 ? "side-left" : "side-right");
}

/** The dice still to be rolled: on which tile of the path they stop the car, and how likely; see
 *  games/home_racers/consequences.py. */
export interface Plan {
  gear: number;
  stops: { tile: number; chance: number }[];
}

/** Of an answer, or of any where they all have the same. */
export function planOf(consequences: Consequences, key: string | null): Plan | null {
  const of = key === null ? Object.values(consequences)[0] : consequences[key];
  return (of?.plans[0] ?? null) as Plan | null;
}
