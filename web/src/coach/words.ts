/** Why one answer is better than another, and what may go wrong with one, in words: as src/jalopy/terminal/advice.py has it. */
import type { Texts } from "../texts";
import type { Reason, Risk, Why } from "../wire";

/** One sentence. */
export function because(why: Why, texts: Texts, label: (key: string) => string = (key) => texts.option(key)): string {
  const [first, second = first] = why.reasons;
  const facts = { answer: label(why.answer), other: label(why.other) };
  if (!first || !second) return texts.say(why.even ? "coach-hardly" : "coach-unclear", facts);
  const message = `coach-${why.even ? "even" : "why"}-${howTold(why.reasons)}`;
  return texts.say(message, { ...facts, first: reasonTold(first, texts), second: reasonTold(second, texts) });
}

/** What speaks for the answer comes first. */
function howTold([first, second]: Reason[]): string {
  if (!first?.good) return "although";
  return second === undefined ? "alone" : second.good ? "and" : "but";
}

function reasonTold({ fact, more, by, chance, instead }: Reason, texts: Texts): string {
  if (chance !== null) return texts.say(`telling-${fact}`, { more, chance, instead });
  // a fraction is told in the plural
  return texts.say(`telling-${fact}`, { more, by, count: Number.isInteger(by) ? by : 2 });
}

export function risksTold(risks: Risk[], texts: Texts): string {
  return risks.map(({ fact, chance }) => texts.say(`telling-${fact}.risk`, { chance })).join(", ");
}
