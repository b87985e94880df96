/** How the frame draws the answers of this game: what each is about, as a picture before its word. */
import type { OptionInfo, OptionLook, QuestionInfo } from "../types";

/** Where there are many answers, only the panel's head says what the one looked at would do. */
const FEW = 2;

export function look(question: QuestionInfo, option: OptionInfo): OptionLook {
  const looks: OptionLook = {};
  if (option.key === "stop" || option.key === "pass") looks.letter = "s";
  if (option.key === "stop") looks.picture = "stop";
  if (/^(card|power|racer):/.test(option.target)) looks.picture = option.target;
  if (question.options.length > FEW && (question.kind === "first-card" || question.kind === "next-card")) looks.brief = true;
  return looks;
}
