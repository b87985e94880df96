/** How well bots may play: what a dial with many steps shows, and what somebody chose. */
import { usualBot } from "../bots";
import { prefs } from "../prefs.svelte";
import type { GameInfo } from "../wire";

const STEP = /^strength-\d+$/;
/** Nobody aims for it: it has a mark of its own, and no name beside the dial. */
const BY_LOT = "random";

export interface Stop {
  level: string;
  at: number;
}

/** The steps that have a name, and between which the others lie. */
export const namedStops = (levels: readonly string[]): Stop[] =>
  levels.map((level, at) => ({ level, at })).filter(({ level }) => !STEP.test(level) && level !== BY_LOT);

/** Where a bot stands among them; at the beginning if it plays as nobody can choose any more. */
export const placeOf = (level: string, levels: readonly string[]): number => Math.max(0, levels.indexOf(level));

/** Those that this person chose to play against last, where the game has them. */
export function wantedBot(info: GameInfo): string {
  return info.bots.includes(prefs.bots) ? prefs.bots : usualBot(info);
}
