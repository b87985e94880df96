/** How a race went, turn by turn. A game tells who was where after each turn; the graph and the story are drawn from it. */

export interface History {
  turns: number;
  /** turns that make a round */
  round: number;
  /** per racer its place in the race, before the first turn and after each */
  places: Record<string, number[]>;
  /** turns after which somebody else led */
  leadChanges: { turn: number; racer: string }[];
}

export class Chronicle {
  private turns = -1;
  private leader: string | null = null;
  private readonly places: Record<string, number[]>;
  private readonly leadChanges: History["leadChanges"] = [];

  /** Where all drive before it is told who is where, a turn is a round. */
  constructor(
    racers: readonly string[],
    private readonly round = racers.length,
  ) {
    this.places = Object.fromEntries(racers.map((name) => [name, []]));
  }

  /** The order at the end of a turn, foremost first; nobody leads who has not left the start. */
  note(ranked: readonly string[], led = true): void {
    this.turns += 1;
    ranked.forEach((name, place) => this.places[name]?.push(place + 1));
    const first = ranked[0];
    if (first === undefined || !led) return;
    if (this.leader !== null && first !== this.leader) this.leadChanges.push({ turn: this.turns, racer: first });
    this.leader = first;
  }

  get history(): History {
    return { turns: Math.max(0, this.turns), round: this.round, places: this.places, leadChanges: this.leadChanges };
  }
}

/** One racer's line in the graph: told apart by the sign at its end, then by its paint. */
export interface Line {
  racer: string;
  name: string;
  sign: string;
  paint: string;
  ink: string;
  /** my own, drawn thicker and last */
  own: boolean;
}
