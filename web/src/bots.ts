/** The bot that is meant where nobody chooses one: the rookie, or another as long as none has learnt the game. */
import * as api from "./api";
import type { GameInfo } from "./wire";

const ROOKIE = "rookie";

export function usualBot(info: GameInfo | null | undefined): string {
  const known = info?.bots ?? [];
  return known.includes(ROOKIE) ? ROOKIE : (known[0] ?? ROOKIE);
}

export async function usualBotAt(game: string): Promise<string> {
  const games = await api.games().catch(() => []);
  return usualBot(games.find((each) => each.name === game));
}
