/** Asks for an analysis until it is there. */
import * as api from "../api";
import { t } from "../words.svelte";
import type { AnalysisInfo } from "../wire";

const PAUSE = 1000;

export class Asking {
  info = $state.raw<AnalysisInfo | null>(null);
  /** why there is none, in one sentence */
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly code: string) {
    void this.ask();
  }

  again(): void {
    this.problem = "";
    void this.ask();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      const info = await api.analysis(this.code);
      if (this.closed) return;
      this.info = info;
      if (info.state !== "kept") this.timer = setTimeout(() => void this.ask(), PAUSE);
    } catch (error) {
      if (!this.closed) this.problem = error instanceof api.Refusal ? error.message : t("page-no-server");
    }
  }
}
