/** Whole plans for a question: proposed by the server, looked at and bent here, given in one message. */
import type { ProposalInfo, QuestionInfo } from "../wire";

export class Plans {
  /** one for each way to begin; null until the server has said */
  offered: ProposalInfo[] | null = $state.raw(null);
  /** which of them is looked at */
  at = $state(0);
  /** the place of the answer that is being bent, in the plan that is looked at */
  bending: number | null = $state(null);
  /** the answer that is pointed at, to be put there */
  looked: string | null = $state(null);
  /** a bent plan is on its way */
  waiting = $state(false);
  private failed = $state(false);

  constructor(
    readonly question: QuestionInfo,
    private readonly ask: (kept: string[]) => Promise<ProposalInfo[]>,
    private readonly give: (keys: string[]) => void,
  ) {
    void this.load();
  }

  /** Nothing is proposed here: every answer is given by itself. */
  get none(): boolean {
    return this.failed || this.offered?.length === 0;
  }

  get chosen(): ProposalInfo | null {
    return this.offered?.[this.at] ?? null;
  }

  isFor({ id, seat }: QuestionInfo): boolean {
    return this.question.id === id && this.question.seat === seat;
  }

  choose(at: number): void {
    if (!this.offered?.[at]) return;
    this.at = at;
    this.bending = null;
  }

  /** Another answer at that place of the chosen plan: what follows is laid anew. */
  async bend(place: number, key: string): Promise<void> {
    const { at, chosen } = this;
    this.bending = null;
    if (!chosen || chosen.answers[place] === key) return;
    this.waiting = true;
    try {
      const [bent] = await this.ask([...chosen.answers.slice(0, place), key]);
      if (bent && this.offered) this.offered = this.offered.map((plan, each) => (each === at ? bent : plan));
    } catch {
      // The plan stays as it was: the match has gone on, or the line is lost.
    }
    this.waiting = false;
  }

  accept(): void {
    if (this.chosen && !this.waiting) this.give(this.chosen.answers);
  }

  private async load(): Promise<void> {
    try {
      this.offered = await this.ask([]);
    } catch {
      this.failed = true;
    }
  }
}
