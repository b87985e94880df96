/** How long what others do is shown: small steps run together, what matters keeps its time, and so a turn of a bot takes
 *  about four seconds at 1×, however many steps it has. The rest of a turn is not known while it is shown, so it is
 *  hurried by what it has taken so far. */
import type { Step } from "./games/types";

/** What a turn should take, in milliseconds at 1×. */
export const TURN = 4000;
/** After what matters, so that it is seen; after what touches the reader, so that it is read. */
export const PAUSE = 450;
export const TOUCHED = { least: 700, pause: 900 };

/** Whatever is shorter than this is a small step. */
const SMALL = 400;
const LEAST = 60;

export interface Shown {
  /** of the step itself; what moves in it moves that fast */
  ms: number;
  /** and then a moment to take it in */
  pause: number;
}

export class Pacing {
  private turn = -1;
  private spent = 0;

  /** For a step of somebody else's turn, at 1×. */
  of(turn: number, step: Step, touched = false): Shown {
    if (turn !== this.turn) [this.turn, this.spent] = [turn, 0];
    const shown = this.weighed(step, touched);
    this.spent += shown.ms + shown.pause;
    return shown;
  }

  private weighed({ ms, matters }: Step, touched: boolean): Shown {
    if (ms === 0) return { ms: 0, pause: 0 };
    if (touched) return { ms: Math.max(ms, TOUCHED.least), pause: TOUCHED.pause };
    const haste = this.spent < TURN / 2 ? 1 : this.spent < TURN ? 0.6 : 0.35;
    if (matters) return { ms: ms * Math.max(0.45, haste), pause: PAUSE * haste };
    if (ms < SMALL) return { ms: Math.max(LEAST, ms * 0.6 * haste), pause: 0 };
    return { ms: ms * 0.85 * haste, pause: 150 * haste };
  }
}
