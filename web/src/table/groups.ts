/** Many answers stand under a few headings, and what is forbidden stands with them. */
import type { OptionLook } from "../games/types";
import type { BarredInfo, QuestionInfo } from "../wire";

export interface Group {
  /** "" for what has no heading */
  title: string;
  /** places of the answers in the question */
  answers: number[];
  barred: BarredInfo[];
}

/** Answers under their headings, in the order in which the rules name them; those without one come last. None at all if
 *  no answer has a heading. */
export function groupsOf(question: QuestionInfo, titleOf: (key: string) => string, titleOfBarred: (barred: BarredInfo) => string): Group[] {
  const found: Group[] = [];
  const under = (title: string): Group => {
    let group = found.find((each) => each.title === title);
    if (!group) found.push((group = { title, answers: [], barred: [] }));
    return group;
  };
  question.options.forEach((option, place) => under(titleOf(option.key)).answers.push(place));
  if (!found.some((group) => group.title)) return [];
  for (const barred of question.barred) under(titleOfBarred(barred)).barred.push(barred);
  return found.sort((a, b) => Number(!a.title) - Number(!b.title));
}

/** The group that a phone shows of those with a heading: the one that was unfolded, or the first. */
export function openGroup(groups: Group[], unfolded: string): string {
  return groups.find((group) => group.title && group.title === unfolded)?.title ?? groups[0]?.title ?? "";
}

/** What is asked, as a word: every update brings the same question as a new object. */
export function asking(question: QuestionInfo | null): string {
  return question ? `${question.seat}:${question.id}:${question.kind}` : "";
}

/** What a chip under a heading says; "" leaves it to its picture. */
export function chipWords(look: OptionLook | undefined, whole: string, compact: boolean, nameOf: (value: string) => string): string {
  if (!look?.group) return "";
  // a finger cannot point to learn what a picture means, and a phone shows one group at a time
  const short = compact ? (look.named ?? look.short) : look.short;
  if (short === undefined || (compact && !short)) return whole;
  return short.startsWith("name:") ? nameOf(short.slice(5)) : short;
}
