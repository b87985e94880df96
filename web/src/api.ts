/** The server's plain HTTP side. What it refuses is thrown as one sentence in the reader's language. */
import { refusal } from "./words.svelte";
import type { GameInfo, MyTable, NewTable, Problem, RulesInfo, SettingProblem, SettingsCheck, SettingsWish, TableInfo, TableMade, Update } from "./wire";

export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    /** the same for whoever has the words of the game */
    readonly problem: SettingProblem,
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { error = response.statusText, key = "", facts = {}, setting = "" } = (body ?? {}) as Partial<Problem>;
    throw new Refusal(refusal({ key, facts, reason: error }), response.status, { setting, key, facts, sentence: error });
  }
  return body as T;
}

const code = (text: string): string => encodeURIComponent(text);

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const rules = (game: string): Promise<RulesInfo> => ask(`/api/games/${code(game)}/rules`);
export const mine = (): Promise<MyTable[]> => ask("/api/mine");
export const table = (of: string): Promise<Update & { table: TableInfo }> => ask(`/api/tables/${code(of)}`);
export const record = (of: string): Promise<unknown> => ask(`/api/tables/${code(of)}/record`);
export const recordPath = (of: string): string => `/api/tables/${code(of)}/record`;

function send<T>(path: string, wish: unknown): Promise<T> {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });
}

export const checkSettings = (game: string, wish: SettingsWish): Promise<SettingsCheck> => send(`/api/games/${code(game)}/check`, wish);
export const makeTable = (wish: NewTable): Promise<TableMade> => send("/api/tables", wish);
