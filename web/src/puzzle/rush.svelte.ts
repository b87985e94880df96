/** A rush: as many puzzles as possible in three minutes; three mistakes end it. */

export const SECONDS = 180;
export const MISTAKES = 3;

export type End = "time" | "mistakes" | "all";

/** Counts what was right and what was not. Whoever uses it tells the time. */
export class Rush {
  right = $state(0);
  wrong = $state(0);
  left = $state(SECONDS);
  end = $state<End | null>(null);
  private at = $state(0);

  constructor(private readonly names: string[]) {
    if (names.length === 0) this.end = "all";
  }

  /** The puzzle that is asked now, and the one behind it. */
  get now(): string {
    return this.names[this.at] ?? "";
  }

  get next(): string {
    return this.names[this.at + 1] ?? "";
  }

  answered(right: boolean): void {
    if (this.end) return;
    if (right) this.right += 1;
    else this.wrong += 1;
    this.at += 1;
    if (this.wrong >= MISTAKES) this.end = "mistakes";
    else if (this.at >= this.names.length) this.end = "all";
  }

  passed(seconds: number): void {
    if (this.end) return;
    this.left = Math.max(0, this.left - seconds);
    if (this.left === 0) this.end = "time";
  }
}

/** In another order each time. */
export function shuffled<T>(things: readonly T[], random: () => number = Math.random): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
