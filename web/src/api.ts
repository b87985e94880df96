/** The server's plain HTTP side. What it refuses is thrown as one sentence in the reader's language. */
import { noteServerTime } from "./servertime";
import { refusal } from "./words.svelte";
import type {
  AboutInfo,
  AboutWish,
  AnalysisInfo,
  GameInfo,
  MomentInfo,
  MyMatches,
  MyTable,
  NewTable,
  Phrase,
  PlayOnFrom,
  Problem,
  PushInfo,
  PushWish,
  PuzzleAnswer,
  PuzzleHint,
  PuzzleInfo,
  PuzzleShelf,
  PuzzleSolution,
  RulesInfo,
  SeatLink,
  SettingProblem,
  SettingsCheck,
  SettingsWish,
  TableInfo,
  TableMade,
  Update,
  Whose,
} from "./wire";

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

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  noteServerTime(response);
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
/** The table that two words lead to. */
export const codeOf = (words: string): Promise<TableMade> => ask(`/api/codes/${code(words)}`);
export const mine = (): Promise<MyTable[]> => ask("/api/mine");
export const table = (of: string): Promise<Update & { table: TableInfo }> => ask(`/api/tables/${code(of)}`);
export const record = (of: string): Promise<unknown> => ask(`/api/tables/${code(of)}/record`);
/** What was found of a match that is over, or how far that has come; asking begins it. */
export const analysis = (of: string): Promise<AnalysisInfo> => ask(`/api/tables/${code(of)}/analysis`);
/** The same, but nothing is begun. */
export const keptAnalysis = (of: string): Promise<AnalysisInfo> => ask(`/api/tables/${code(of)}/analysis?kept=1`);
/** A question of a match that is over, and what the strongest bot would answer. */
export const moment = (of: string, answers: number): Promise<MomentInfo> => ask(`/api/tables/${code(of)}/moments/${answers}`);
export const puzzleShelf = (): Promise<PuzzleShelf[]> => ask("/api/puzzles");
/** Of a day, or by its name. */
export const puzzle = (game: string, which: string): Promise<PuzzleInfo> => ask(`/api/puzzles/${code(game)}/${code(which)}`);
export const puzzleHint = (game: string, name: string): Promise<PuzzleHint> => ask(`/api/puzzles/${code(game)}/${code(name)}/hint`);
export const recordPath = (of: string): string => `/api/tables/${code(of)}/record`;

export function send<T>(path: string, wish: unknown): Promise<T> {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });
}

export const checkSettings = (game: string, wish: SettingsWish): Promise<SettingsCheck> => send(`/api/games/${code(game)}/check`, wish);
export const matches = (all: boolean): Promise<MyMatches> => ask(`/api/matches${all ? "?all=1" : ""}`);
/** A table whose match begins in the middle of that one, which is over. */
export const playOn = (of: string, wish: PlayOnFrom): Promise<TableMade> => send(`/api/tables/${code(of)}/play-on`, wish);
export const answerPuzzle = (game: string, name: string, wish: PuzzleAnswer): Promise<PuzzleSolution> =>
  send(`/api/puzzles/${code(game)}/${code(name)}/answer`, wish);
export const playOnFromPuzzle = (game: string, puzzle: string, name: string): Promise<TableMade> =>
  send(`/api/puzzles/${code(game)}/${code(puzzle)}/play-on`, { name });
export const rematch = (of: string): Promise<TableMade> => send(`/api/tables/${code(of)}/rematch`, {});
export const decline = (of: string): Promise<unknown> => send(`/api/tables/${code(of)}/decline`, {});
export const seatLink = (): Promise<SeatLink> => send("/api/me/link", {});
export const lookAtLink = (token: string): Promise<Whose> => send("/api/me/link/look", { token });
export const useLink = (token: string): Promise<Whose> => send("/api/me/link/use", { token });
export const seatPhrase = (): Promise<Phrase> => send("/api/me/phrase", {});
export const usePhrase = (phrase: string): Promise<Whose> => send("/api/me/phrase/use", { phrase });
export const about = (game: string, wish: AboutWish): Promise<AboutInfo> => send(`/api/games/${code(game)}/about`, wish);
export const pushKey = (): Promise<PushInfo> => ask("/api/push");
export const startPush = (wish: PushWish): Promise<unknown> => send("/api/push", wish);
export const stopPush = (endpoint: string): Promise<unknown> => send("/api/push/stop", { endpoint });
export const makeTable = (wish: NewTable): Promise<TableMade> => send("/api/tables", wish);
