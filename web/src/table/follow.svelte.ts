/** A list that grows stays at its newest line, until its reader scrolls up to read; then it says how much is new. */

/** What is asked of the box that scrolls. */
export type Scrolled = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

/** So near to the end is at the end. */
const NEAR = 40;
/** What scrolls so soon after wheel, finger or key was scrolled by these. */
const SOON = 400;

export class Following {
  /** lines that came while the reader was looking further up */
  fresh = $state(0);
  /** the reader has scrolled up */
  left = $state(false);

  private lines = 0;
  private byHand = -Infinity;

  /** There are so many lines now. */
  grew(lines: number): void {
    if (this.left) this.fresh = Math.max(0, lines - this.lines);
    else this.lines = lines;
  }

  /** To the end, unless the reader is elsewhere. */
  follow(box: Scrolled): void {
    if (!this.left) box.scrollTop = box.scrollHeight;
  }

  /** The reader has moved wheel, finger, key or focus. */
  touched(now: number): void {
    this.byHand = now;
  }

  /** Also what the page does is told as scrolling: lines come, and the room changes with each question. Only what the
   *  reader's hand did leads away. */
  scrolled(box: Scrolled, now: number): void {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) this.back();
    else if (now - this.byHand < SOON) this.left = true;
    else this.follow(box);
  }

  /** To the newest line again. */
  back(): void {
    this.left = false;
    this.lines += this.fresh;
    this.fresh = 0;
  }
}
