/** How the panel shows an answer: in which group, with which picture and under which letter. */
import type { ConsequenceInfo, OptionInfo, OptionLook, QuestionInfo } from "../types";
import type { YardView } from "./shapes";
import { type Words, wordsOfPage } from "./words";

const GROUPS: Record<string, string> = {
  draw: "draw",
  "draw-two": "draw",
  dig: "dig",
  steal: "steal",
  trade: "trade",
  activate: "use",
  use: "use",
  ask: "use", // with what costs no action: a row of its own would be too loud
};

/** What each letter means, whatever is asked; what shares one is the same wish. */
const LETTERS: Record<string, string[]> = {
  a: ["accept"],
  b: ["back"],
  c: ["deal"],
  d: ["pass"],
  e: ["done", "enough"],
  g: ["re-roll"],
  l: ["keep", "let"],
  m: ["counter"],
  n: ["draw-now"],
  r: ["refuse"],
  s: ["take-last"],
  t: ["take", "monitor"],
  w: ["cancel"],
  z: ["plasma"],
};
const LETTER_OF: Record<string, string> = Object.fromEntries(Object.entries(LETTERS).flatMap(([letter, whats]) => whats.map((what) => [what, letter])));

/** Answers that gamble get the stripes. */
const GAMBLES = new Set(["dig", "steal"]);

export function look(question: QuestionInfo, option: OptionInfo, view: YardView, _?: ConsequenceInfo, words: Words = wordsOfPage()): OptionLook {
  const [what = "", first = "", second = ""] = option.key.split(":");
  const letter = LETTER_OF[what] ?? "";
  if (question.kind !== "action") {
    if (what === "take" || what === "take-last") return { letter, picture: String(question.facts["card"]) };
    if (what === "pile") return { letter, picture: `back-${first}` };
    return { letter, ...(second || first ? { picture: second || first } : {}) };
  }
  const group = GROUPS[what];
  if (!group) return { letter };
  const looks: OptionLook = { group: words(`group-${group}`), letter };
  if (GAMBLES.has(what)) looks.material = "gamble";
  if (what === "draw" || what === "draw-two") return { ...looks, short: what === "draw" ? "1" : "2", picture: `back-${first}` };
  if (what === "dig") return { ...looks, short: words(`one-${first}`), picture: `back-${first}` };
  if (what === "steal" || what === "trade") {
    const seat = view.players.findIndex(({ character }) => character === second);
    return { ...looks, short: "", named: `name:${seat}`, picture: `${second}+${first}` };
  }
  if (what === "ask") return { ...looks, short: words(`ask-${first}`) };
  return { ...looks, short: `name:${first}`, picture: first };
}
