/** A match that is over, as a film: its scenes from the first to the last, and what they are drawn with. */
import * as api from "../api";
import { clientOf } from "../games";
import type { GameClient, View } from "../games/types";
import { type Scene, Scenes, type SeenMatch, type SeenUpdate, takenBack } from "../scenes";

export interface Film {
  update: SeenUpdate;
  match: SeenMatch;
  /** without what was taken back: that is no part of the match */
  scenes: Scene[];
  client: GameClient;
  opening: View;
}

/** There is none yet; `message` is a word of the page. */
export class NoFilm extends Error {}

export async function filmOf(code: string): Promise<Film> {
  const found = await api.table(code);
  if (found.match === null) throw new NoFilm("replay-not-begun");
  if (found.match.standing.length === 0) throw new NoFilm("replay-not-over");
  const client = await clientOf(found.table.game);
  const read = new Scenes();
  read.read(found);
  const gone = takenBack(read.events);
  const update = read.seen(found);
  return { update, match: update.match!, scenes: read.list.filter((scene) => !gone.has(scene.event.seq)), client, opening: read.after(0) };
}

/** Why there is none, for whoever wanted to see it; "" where it is the page that failed. */
export function problemOf(error: unknown, say: (message: string) => string): string {
  if (error instanceof NoFilm) return say(error.message);
  if (error instanceof api.Refusal) return error.message;
  return error instanceof TypeError ? say("page-no-server") : "";
}
