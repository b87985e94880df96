/** The scale on which rates are drawn: whole tens of per cent that hold all of them. */
import type { Rated } from "../wire";

export interface Scale {
  least: number;
  most: number;
  marks: number[];
  /** where a rate lies, in per cent of the width */
  at: (rate: number) => number;
}

const TEN = 0.1;
const HALF = 0.05;
/** of more than that some are left out */
const MOST_MARKS = 7;
/** that fit where there is least room */
const CLOSE_MARKS = 3;

export function scaleOf(rows: readonly Rated[], fair: number, room = MOST_MARKS, step = TEN): Scale {
  const seen = [fair, ...rows.flatMap(({ low, high, printed }) => [low, high, printed ?? low])].filter((rate) => rate > 0 || rows.length === 0);
  const least = Math.max(0, Math.floor(Math.min(...seen) / step + 1e-9));
  const most = Math.max(least + 1, Math.ceil(Math.max(...seen) / step - 1e-9));
  const every = Math.ceil((most - least + 1) / room);
  const marks = Array.from({ length: most - least + 1 }, (_, index) => least + index).filter((mark) => (mark - least) % every === 0);
  const at = (rate: number): number => Math.min(100, Math.max(0, ((rate / step - least) / (most - least)) * 100));
  return { least: least * step, most: most * step, marks: marks.map((mark) => Math.round(mark * step * 100)), at };
}

/** The same for a single rate, closer by. */
export const closeScale = (row: Rated): Scale => scaleOf([row], row.printed ?? row.rate, CLOSE_MARKS, HALF);
