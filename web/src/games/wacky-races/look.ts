/** How the frame draws the answers of this game: what each is about, as a picture before its word. */
import type { OptionInfo, OptionLook, QuestionInfo } from "../types";

/** Where there are many answers, only the panel's head says what the one looked at would do. */
const FEW = 2;

/** What each means, whatever is asked: S stops, N wants none of it, T takes the trap away. */
const LETTERS: Record<string, string> = { stop: "s", decline: "n", pass: "n", "keep-trap": "n", "discard-trap": "t" };

export function look(question: QuestionInfo, option: OptionInfo): OptionLook {
  const looks: OptionLook = {};
  looks.letter = LETTERS[option.key] ?? "";
  if (option.key === "stop") looks.picture = "stop";
  if (/^(card|power|racer):/.test(option.target)) looks.picture = option.target;
  if (question.options.length > FEW && (question.kind === "first-card" || question.kind === "next-card")) looks.brief = true;
  return looks;
}
