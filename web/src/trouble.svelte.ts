/** What keeps a page from what it was opened for. */
import { Refusal } from "./api";
import { t } from "./words.svelte";

/** It cannot be had; `message` is a word of the page. */
export class NotToBeHad extends Error {}

export class Trouble {
  /** one sentence for the reader */
  problem = $state("");
  /** a part of the page did not come */
  partMissing = $state(false);

  /** Of what was asked of the server, or of the page itself. */
  readonly of = (error: unknown): void => {
    if (error instanceof NotToBeHad) this.problem = t(error.message);
    else if (error instanceof Refusal) this.problem = error.message;
    else if (error instanceof TypeError) this.problem = t("page-no-server");
    else this.partMissing = true;
  };

  readonly missAPart = (): void => {
    this.partMissing = true;
  };
}
