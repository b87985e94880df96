/** The shortest way to a match. */
import * as api from "../api";
import { usualBot } from "../bots";
import { SHELF } from "../games/shelf";
import { go } from "../here.svelte";
import { prefs } from "../prefs.svelte";
import { t } from "../words.svelte";

/** Three bots are company enough; a game for fewer gets as many as it has chairs for. */
const SEATS = 4;

/** Makes a table with bots and goes there; what went wrong, in one sentence, or "". */
export async function playNow(game: string): Promise<string> {
  try {
    const info = (await api.games()).find((each) => each.name === game);
    const counts = info?.seats ?? [];
    const seats = counts.includes(SEATS) ? SEATS : Math.max(...counts);
    const settings = SHELF.get(game)?.quick ?? {};
    const made = await api.makeTable({ game, seats, name: prefs.name || t("page-your-name"), bots: usualBot(info), settings });
    sessionStorage.setItem(`fresh:${made.code}`, "yes");
    go(`/t/${made.code}`);
    return "";
  } catch (error) {
    return error instanceof api.Refusal ? error.message : t("page-no-server");
  }
}
