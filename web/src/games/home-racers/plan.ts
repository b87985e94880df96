/** How answers look in the panel, and what the dice of a gear may do. Facts only, no advice. */
import type { Consequences, OptionInfo, OptionLook, QuestionInfo } from "../types";
import { poseOf } from "./path/targets";
import { type Corner, TILE, turnBetween, U } from "./room/geometry";
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
      const turn = turnBetween(facingOf(question, view), heading);
      const named = headingWords(turn);
      return { label: capital(named), picture: key, group: sideOf(turn), short: "", named };
    }
    case "start-place":
      return key === "elsewhere" ? { letter: "x" } : lookOfPlace(option, view);
    case "roll":
      return { letter: "r", picture: "dice" };
    case "push-engine":
      return key === "keep" ? { letter: "k" } : {};
    case "tire-station":
      return { letter: key === "stop" ? "s" : "n", picture: key === "stop" ? "tires" : "straight" };
    case "change-tires":
      return key === "change-tires" ? { letter: "t", picture: "tires" } : { letter: "k" };
  }
  return {};
}

/** The ends of the starting line. */
function lineOf({ course }: RaceView): [Corner, Corner] {
  const line = course.gates[0];
  return [line?.from ?? [0, 0], line?.to ?? [0, 1]];
}

/** The direction in which the line is crossed. */
function acrossLine(view: RaceView): number {
  const [[x1, y1], [x2, y2]] = lineOf(view);
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90;
}

/** From where headings are counted: where the car faces now, or over the line. */
function facingOf(question: QuestionInfo, view: RaceView): number {
  return question.kind === "turn-on-the-spot" ? Number(question.facts["heading"] ?? 0) : acrossLine(view);
}

const NOTCH = 15;

/** A turn as people say it: "half left", "two notches right". */
export function headingWords(turn: number): string {
  const words = wordsOfPage();
  const notches = Math.round(Math.abs(turn) / NOTCH);
  const side = turn < 0 ? "left" : "right";
  if (notches === 0) return words("heading-ahead");
  if (notches === 180 / NOTCH) return words("heading-back");
  if (notches === 45 / NOTCH) return words(`heading-half-${side}`);
  if (notches === 90 / NOTCH) return words(`heading-square-${side}`);
  return words(`heading-notches-${side}`, { notches });
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A place behind the line, told by row and side for whoever faces it, as the cards of the plans tell it. */
function lookOfPlace({ key, target }: OptionInfo, view: RaceView): OptionLook {
  const pose = poseOf(target);
  if (!pose) return {};
  const [[x1, y1], [x2, y2]] = lineOf(view);
  const [x, y, ex, ey] = [pose.x - x1, pose.y - y1, x2 - x1, y2 - y1];
  const length = Math.hypot(ex, ey);
  const along = (x * ex + y * ey) / length / length;
  const row = Math.floor((x * ey - y * ex) / length / (TILE / U)) + 1;
  const words = wordsOfPage();
  return {
    label: words("place-says", { row, side: along < 1 / 3 ? "right" : along > 2 / 3 ? "left" : "middle" }).replace(/\.$/, ""),
    hint: words("place-faces", { heading: headingWords(turnBetween(acrossLine(view), pose.heading)) }),
    picture: `heading:${key.split(":")[3] ?? 0}`,
  };
}

/** Headings stand under where they lead. */
function sideOf(turn: number): string {
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
