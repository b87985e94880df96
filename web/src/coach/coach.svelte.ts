/** What the coach was asked about one question: it thinks until it has advised. */
import type { Advised, QuestionInfo } from "../wire";

export class Coach {
  advised: Advised | null = $state.raw(null);

  constructor(private readonly question: QuestionInfo) {}

  isFor({ id, seat }: QuestionInfo): boolean {
    return this.question.id === id && this.question.seat === seat;
  }
}
