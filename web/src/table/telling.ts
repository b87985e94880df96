import type { GameClient, View } from "../games/types";
import type { Texts } from "../texts";
import { t, textsFor, type Sources } from "../words.svelte";
import type { Sitting } from "../wire";
import { namesOf } from "./people";

export interface Told {
  settings: Record<string, boolean | number | string>;
  seats: Sitting[];
  client: GameClient | null;
  /** any view of the match: some games count in laps of their track */
  view: View | undefined;
  /** the seat that is told as "you" */
  reader: number | null;
}

/** The texts that tell a match to a reader. */
export function tellingOf(sources: Sources, { settings, seats, client, view, reader }: Told): Texts {
  const length: unknown = (view?.["track"] as { length?: unknown } | undefined)?.length;
  const trackLength = typeof length === "number" ? length : 0;
  return textsFor(sources, { settings, trackLength, names: namesOf(seats, t), reader, players: (view && client?.players?.(view)) ?? {} });
}
