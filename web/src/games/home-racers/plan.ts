/** How answers look in the panel, and what the dice of a gear may do. Facts only, no advice. */
import type { Consequences, OptionInfo, OptionLook, QuestionInfo } from "../types";
import { turnBetween } from "./room/geometry";
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

export function look(question: QuestionInfo, option: OptionInfo): OptionLook {
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
      const turn = turnBetween(facingOf(question), heading);
      const named = headingWords(turn);
      return { label: capital(named), picture: key, group: sideOf(turn), short: "", named };
    }
    case "start-place":
      return key === "elsewhere" ? { letter: "x" } : lookOfPlace(option, question);
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

/** From where headings are counted: where the car faces now, or straight over the line. */
function facingOf({ kind, facts }: QuestionInfo): number {
  return Number(facts[kind === "turn-on-the-spot" ? "heading" : "ahead"] ?? 0);
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

/** A place behind the line, told by row and side for whoever faces it, as the cards of the plans tell it; exactly where others lie alike. */
function lookOfPlace({ facts }: OptionInfo, question: QuestionInfo): OptionLook {
  const words = wordsOfPage();
  const { row, side, behind, across, heading } = facts;
  const alike = question.options.filter((other) => other.facts["row"] === row && other.facts["side"] === side).length > 1;
  const lies = words("place-says", { row: Number(row), side: String(side) }).replace(/\.$/, "");
  return {
    label: alike ? `${lies} ${words("place-exactly", { behind: Number(behind), across: Number(across) })}` : lies,
    hint: words("place-faces", { heading: headingWords(turnBetween(facingOf(question), Number(heading))) }),
    picture: `heading:${Number(heading)}`,
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
