/** What the answers to a question will surely do, and their chances, as the server works it out. */
import type { Words } from "../board/words";
import type { ChanceInfo, ConsequenceInfo, Foreseen, QuestionInfo } from "../wire";
import type { OddsInfo } from "./types";

/** By the key of the answer; none before the server has said. */
export type Consequences = Record<string, ConsequenceInfo>;

export function byKey(options: ConsequenceInfo[]): Consequences {
  return Object.fromEntries(options.map((option) => [option.key, option]));
}

/** Of the answers to a question, as far as the server has said. */
export function consequencesOf(foreseen: Foreseen | null, question: QuestionInfo | null): Consequences {
  return question && foreseen?.question === question.id && foreseen.seat === question.seat ? byKey(foreseen.options) : {};
}

/** In the words of the game's board, where an answer has any. */
export function oddsIn(consequences: Consequences, words: Words): Record<string, OddsInfo> {
  return Object.fromEntries(Object.values(consequences).flatMap(({ key, odds }): [string, OddsInfo][] => (odds.length > 0 ? [[key, said(odds, words)]] : [])));
}

function said(odds: ChanceInfo[], words: Words): OddsInfo {
  const { key, facts, chance, figure } = odds[0]!;
  return {
    figure: figure || (chance === null ? words(`${key}.figure`, facts) : percent(chance)),
    words: odds.map(({ key, facts }) => words(key, facts)).join(", "),
    short: words(`${key}.short`, facts) || words(key, facts),
    ...(chance === null ? {} : { chance }),
  };
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
