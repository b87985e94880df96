/** A match that is over, as a film: its scenes from the first to the last, and what they are drawn with. */
import * as api from "../api";
import { clientOf } from "../games";
import type { GameClient, View } from "../games/types";
import { type Scene, Scenes, type SeenMatch, type SeenUpdate, takenBack } from "../scenes";
import { NotToBeHad } from "../trouble.svelte";

export interface Film {
  update: SeenUpdate;
  match: SeenMatch;
  /** without what was taken back: that is no part of the match */
  scenes: Scene[];
  client: GameClient;
  opening: View;
}

export async function filmOf(code: string): Promise<Film> {
  const found = await api.table(code);
  if (found.match === null) throw new NotToBeHad("replay-not-begun");
  if (found.match.standing.length === 0) throw new NotToBeHad("replay-not-over");
  const client = await clientOf(found.table.game);
  const read = new Scenes();
  read.read(found);
  const gone = takenBack(read.events);
  const update = read.seen(found);
  return { update, match: update.match!, scenes: read.list.filter((scene) => !gone.has(scene.event.seq)), client, opening: read.after(0) };
}
