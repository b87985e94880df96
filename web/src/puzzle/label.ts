/** What an answer to a puzzle is called on its board. */
import type { GameClient } from "../games/types";
import type { Texts } from "../texts";
import type { PuzzleInfo } from "../wire";

export function labelOf({ standpoint }: PuzzleInfo, client: GameClient, texts: Texts, key: string): string {
  const { question, view, consequences } = standpoint;
  const option = question.options.find((each) => each.key === key);
  const consequence = consequences.find((each) => each.key === key);
  const look = option && client.look?.(question, option, view, consequence);
  return look?.label ?? texts.option(option ?? key);
}
