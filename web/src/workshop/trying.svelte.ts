/** Asks how far a box was tried, again and again: only what somebody looks at is played. */
import { ask, Refusal, send } from "../api";
import { t } from "../words.svelte";
import type { WorkshopInfo, WorkshopTried, WorkshopWish } from "../wire";

/** milliseconds after the last change, between two looks, and after something went wrong */
const SETTLES = 450;
const PAUSE = 700;
const AGAIN = 3000;
/** what another try would not mend */
const WRONG = 400;

export const knobsOf = (game: string): Promise<WorkshopInfo> => ask(`/api/workshop/${encodeURIComponent(game)}`);
const tryOut = (game: string, wish: WorkshopWish): Promise<WorkshopTried> => send(`/api/workshop/${encodeURIComponent(game)}/try`, wish);

export class Trying {
  tried: WorkshopTried | null = $state.raw(null);
  /** why there is nothing new, in one sentence */
  problem = $state("");
  paused = $state(false);
  /** what is shown is of another box: this one has not been played yet */
  stale = $state(false);
  private wish: WorkshopWish | null = null;
  private told = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly game: string,
    private readonly look: typeof tryOut = tryOut,
  ) {}

  /** From now on this one. */
  want(wish: WorkshopWish): void {
    this.wish = wish;
    this.problem = "";
    this.stale = JSON.stringify(wish) !== this.told;
    this.soon(this.told ? SETTLES : 0);
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.paused = false;
    this.soon(0);
  }

  /** The page is looked at again, or not any more. */
  seen(visible: boolean): void {
    if (!visible) clearTimeout(this.timer);
    else if (this.tried?.state !== "done" || this.stale) this.soon(0);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private soon(ms: number): void {
    clearTimeout(this.timer);
    if (!this.paused && !this.closed) this.timer = setTimeout(() => void this.ask(), ms);
  }

  private async ask(): Promise<void> {
    const wish = this.wish;
    if (!wish) return;
    try {
      const found = await this.look(this.game, wish);
      if (this.closed || wish !== this.wish) return;
      this.take(found, JSON.stringify(wish));
      this.problem = "";
      if (found.state === "going") this.soon(PAUSE);
    } catch (error) {
      if (this.closed || wish !== this.wish) return;
      this.problem = error instanceof Refusal ? error.message : t("page-no-server");
      if (!(error instanceof Refusal && error.status === WRONG)) this.soon(AGAIN);
    }
  }

  /** The figures of the box before stay until there are new ones; another process may know fewer of them. */
  private take(found: WorkshopTried, about: string): void {
    if (about === this.told && this.tried && found.done < this.tried.done) return;
    if (this.tried?.outcome && !found.outcome) return;
    this.tried = found;
    this.told = about;
    this.stale = false;
  }
}
