import { copyText } from "./link";

const A_WHILE = 2000;

/** A button that copies, and says so for a while. */
export class Copied {
  now = $state(false);
  /** the reader has to do it, and finds the text selected */
  byHand = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  async copy(text: string, shown?: HTMLElement): Promise<void> {
    this.now = await copyText(text, shown);
    this.byHand = !this.now;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = false), A_WHILE);
  }
}
