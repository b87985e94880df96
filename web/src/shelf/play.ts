/** The shortest way to a match. */
import * as api from "../api";
import { SHELF } from "../games/shelf";
import { go } from "../here.svelte";
import { prefs } from "../prefs.svelte";
import { wantedBot } from "../wayin/strength";
import { t } from "../words.svelte";
import type { GameInfo, TableMade } from "../wire";

/** Three bots are company enough; a game for fewer gets as many as it has chairs for. */
const SEATS = 4;

type Settings = Record<string, boolean | number | string>;

/** Makes a table with bots and goes there; what went wrong, in one sentence, or "". */
export function playNow(game: string, settings?: Settings): Promise<string> {
  return play(game, ({ seats }) => ({
    seats: seats.includes(SEATS) ? SEATS : Math.max(...seats),
    settings: settings ?? SHELF.get(game)?.quick ?? {},
  }));
}

/** The same for one alone, as the game itself proposes it. */
export function playAlone(game: string): Promise<string> {
  return play(game, (info) => ({ seats: 1, settings: soloOf(info)?.settings ?? {} }));
}

export const soloOf = (info: GameInfo | undefined): GameInfo["presets"][number] | undefined => info?.presets.find(({ seats }) => seats === 1);

async function play(game: string, how: (info: GameInfo) => { seats: number; settings: Settings }): Promise<string> {
  try {
    const info = (await api.games()).find((each) => each.name === game);
    if (!info) return t("new-no-game");
    return await goTo((name) => api.makeTable({ game, name, bots: wantedBot(info), ...how(info) }));
  } catch (error) {
    return error instanceof api.Refusal ? error.message : t("page-no-server");
  }
}

/** Goes to a table that is made for whoever goes by this name; what went wrong, in one sentence, or "". */
export async function goTo(make: (name: string) => Promise<TableMade>): Promise<string> {
  try {
    const { code } = await make(prefs.name || t("page-your-name"));
    sessionStorage.setItem(`fresh:${code}`, "yes");
    go(`/t/${code}`);
    return "";
  } catch (error) {
    return error instanceof api.Refusal ? error.message : t("page-no-server");
  }
}
