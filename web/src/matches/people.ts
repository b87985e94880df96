/** Who sat at a match, in words. */
import type { Facts } from "../texts";
import type { EveningRow, MatchSeat, MyMatch } from "../wire";

type Say = (message: string, facts?: Facts) => string;

export function nameOfSeat(seat: MatchSeat, number: number, say: Say): string {
  return seat.name || (seat.bot ? say(`bot-${seat.bot}`) : say("player", { number: number + 1 }));
}

/** Those who sat there in the order of the result, with "you" for the reader; on a shared screen everybody has a name. */
export function inOrder(match: MyMatch, say: Say): { name: string; you: boolean }[] {
  const shared = match.seats.filter((seat) => seat.you).length > 1;
  return match.seats
    .map((seat, number) => ({ seat, number }))
    .sort((one, other) => (one.seat.place ?? 99) - (other.seat.place ?? 99))
    .map(({ seat, number }, place) => {
      const you = seat.you && !shared;
      return { name: you ? say(place ? "you" : "evening-you") : nameOfSeat(seat, number, say), you };
    });
}

export const withFriends = (match: MyMatch): boolean => match.seats.filter((seat) => seat.person).length > 1;

/** My own chair, where I have just one. */
export function myChair(match: MyMatch): MatchSeat | null {
  const mine = match.seats.filter((seat) => seat.you);
  return mine.length === 1 ? mine[0]! : null;
}

/** Who is how far behind whom, as one sentence; "" where the reader has no row. */
export function gap(people: EveningRow[], say: Say): string {
  const me = people.find((row) => row.you);
  const others = people.filter((row) => !row.you);
  const best = Math.max(...others.map((row) => row.points));
  const rival = others.find((row) => row.points === best);
  if (!me || !rival) return "";
  const points = Math.abs(me.points - best);
  if (points === 0) return say("evening-level", { name: rival.name });
  return say(me.points > best ? "evening-ahead" : "evening-behind", { name: rival.name, points });
}
