/** A number on its way to another: the one tween that racers, light and plans move by. */

export type Ease = (part: number) => number;

/** Leaves slowly, brakes hard: cubic-bezier(.3, 0, .2, 1) to within a pixel. */
export const drive: Ease = (part) => {
  let [low, high] = [0, 1];
  for (let step = 0; step < 18; step++) {
    const t = (low + high) / 2;
    const x = 3 * (1 - t) ** 2 * t * 0.3 + 3 * (1 - t) * t ** 2 * 0.2 + t ** 3;
    if (x < part) low = t;
    else high = t;
  }
  const t = (low + high) / 2;
  return 3 * (1 - t) * t ** 2 + t ** 3;
};

export class Glide {
  now = $state(0);
  goal: number;
  private frame = 0;

  constructor(value: number) {
    this.now = value;
    this.goal = value;
  }

  get moving(): boolean {
    return this.now !== this.goal;
  }

  jump(goal: number): void {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.goal = goal;
    this.now = goal;
  }

  to(goal: number, ms: number, ease: Ease = drive): void {
    if (ms <= 0 || typeof requestAnimationFrame === "undefined") return this.jump(goal);
    if (this.frame) cancelAnimationFrame(this.frame);
    const from = this.now;
    this.goal = goal;
    let start = 0;
    const step = (time: number): void => {
      start ||= time;
      const part = Math.min(1, (time - start) / ms);
      this.now = part < 1 ? from + (goal - from) * ease(part) : goal;
      this.frame = part < 1 ? requestAnimationFrame(step) : 0;
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }
}
