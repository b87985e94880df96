/** How long a table waits for somebody who is away, or who is here and does not answer. The server says from when on. */
import type { Facts } from "../texts";
import type { Sitting, Waiting } from "../wire";
import { awayFor } from "./people";

type Say = (message: string, facts?: Facts) => string;

export interface Patience {
  /** what is said under their name, if anything */
  says: string;
  /** what the reader may do about it: let a bot play on, or agree that one does */
  offers: "bot" | "agree" | null;
}

/** `now` is the server's time in seconds; `sitting` whether the reader sits at the table. */
export function patienceWith(waiting: Waiting, seats: Sitting[], sitting: boolean, now: number, say: Say): Patience {
  const chair = seats[waiting.seat];
  if (chair?.kind !== "person" || chair.bot) return { says: "", offers: null };
  return chair.here ? withSilent(waiting, chair, seats, sitting, now, say) : withAway(chair, sitting, now, say);
}

function withAway(chair: Sitting, sitting: boolean, now: number, say: Say): Patience {
  const { name } = chair;
  const away = chair.away_since === null ? say("away-not-yet", { name }) : say("away-since", { name, time: awayFor(chair.away_since, now * 1000, say) });
  const may = sitting && !chair.you;
  if (!may || chair.bot_from === null) return { says: away, offers: null };
  const left = Math.ceil(chair.bot_from - now);
  return left > 0 ? { says: `${away} ${say("away-bot-soon", { seconds: left })}`, offers: null } : { says: away, offers: "bot" };
}

function withSilent(waiting: Waiting, chair: Sitting, seats: Sitting[], sitting: boolean, now: number, say: Say): Patience {
  if (!sitting || chair.you || now < waiting.play_on_from) return { says: "", offers: null };
  const silent = say("silent-since", { name: chair.name, time: awayFor(waiting.since, now * 1000, say) });
  if (!waiting.agreed.some((seat) => seats[seat]?.you)) return { says: silent, offers: "agree" };
  return { says: `${silent} ${say("silent-agreed")}`, offers: null };
}
