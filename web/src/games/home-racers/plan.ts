/** How answers look in the panel and what their odds are. Facts only, no advice. */
import type { OddsInfo, OptionInfo, OptionLook, QuestionInfo, View } from "../types";
import { turnBetween } from "./room/geometry";
import { type Corner, percent, raceView, stopChances } from "./view";
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

export function look(question: QuestionInfo, option: OptionInfo, view: View): OptionLook {
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
function sideOf(question: QuestionInfo, heading: number, view: View): string {
  const race = raceView(view);
  const line = race.course.gates[0];
  const [[x1, y1], [x2, y2]]: [Corner, Corner] = [line?.from ?? [0, 0], line?.to ?? [0, 1]];
  const across = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90;
  const facing = question.kind === "turn-on-the-spot" ? Number(question.facts["heading"] ?? 0) : across;
  const turn = turnBetween(facing, heading);
  const words = wordsOfPage();
  if (Math.abs(turn) <= 45) return words("side-ahead");
  if (Math.abs(turn) > 135) return words("side-back");
  return words(turn < 0 ? "side-left" : "side-right");
}

export function odds(view: View, question: QuestionInfo): Record<string, OddsInfo> {
  const found: Record<string, OddsInfo> = {};
  const words = wordsOfPage();
  if (question.kind === "choose-gear") {
    for (const { key } of question.options) {
      const gear = Math.abs(Number(key.split(":")[1] ?? 0));
      if (gear > 0) found[key] = { figure: ((gear * 4) / 3 + slipstreamOf(view, question.seat)).toFixed(1), words: words("odds-tiles") };
    }
  } else if (question.kind === "push-engine") {
    for (const { key } of question.options) {
      const count = Number(key.split(":")[1] ?? 0);
      if (count > 0) found[key] = { figure: `+${(count / 3).toFixed(1)}`, words: words("odds-push", { hits: (count / 3).toFixed(1) }) };
    }
  } else if (question.kind === "lay-tile") {
    const gear = Number(question.facts["gear"] ?? 0);
    const tile = Number(question.facts["tile"] ?? 0);
    const chances = stopChances(gear, slipstreamOf(view, question.seat));
    const here = chances.get(tile) ?? 0;
    const reached = [...chances].reduce((sum, [at, chance]) => sum + (at >= tile ? chance : 0), 0);
    for (const { key, facts } of question.options) {
      const dice = Number(facts["dice"] ?? 0);
      if (dice > 0) found[key] = { figure: percent(reached), words: words("odds-danger", { dice }), chance: reached };
      else if (key === "straight" && here > 0) found[key] = { figure: percent(here), words: words("odds-stop", { tile }), chance: here };
    }
  }
  return found;
}

export function slipstreamOf(view: View, seat: number): number {
  return raceView(view).cars[seat]?.slipstream ? 1 : 0;
}
