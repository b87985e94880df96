/** Who sits where, in words. */
import type { Facts } from "../texts";
import type { Sitting } from "../wire";

type Say = (message: string, facts?: Facts) => string;

/** "you", "Mia", "Rookie 3 bot": what stands beside a racer. Only the reader is "you", not whoever else plays at the
 *  same screen. */
export function who(sitting: Sitting | undefined, { names, reader }: { names: readonly string[]; reader: number | null }, say: Say): string {
  if (sitting === undefined) return "";
  if (sitting.seat === reader) return sitting.bot ? say("who-you-bot") : say("you");
  if (sitting.kind === "bot") return say("who-bot", { name: names[sitting.seat] ?? "" });
  if (sitting.kind === "empty") return say("seat-empty");
  return sitting.bot ? say("who-person-bot", { name: sitting.name }) : sitting.name;
}

/** Names for the log, by seat; bots of the same kind are told apart by their seat. */
export function namesOf(seats: Sitting[], say: Say): string[] {
  const names = seats.map((sitting) => sitting.name || (sitting.kind === "bot" ? say(`bot-${sitting.bot}`) : ""));
  const count = (name: string): number => names.filter((each) => each === name).length;
  return names.map((name, seat) => (name && count(name) > 1 ? `${name} ${seat + 1}` : name));
}

/** "3 min": how long somebody has been away. */
export function awayFor(since: number, now: number, say: Say): string {
  const seconds = Math.max(0, Math.round(now / 1000 - since));
  if (seconds < 60) return say("away-seconds", { seconds });
  if (seconds < 3600) return say("away-minutes", { minutes: Math.floor(seconds / 60) });
  return say("away-hours", { hours: Math.floor(seconds / 3600) });
}
