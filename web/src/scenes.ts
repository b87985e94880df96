/** Scenes: each event with the views of its reader before and after it.
 *
 *  The server sends a view once, and then what each event changed in it. Whatever moves in time here (showing, undo,
 *  replays, "since my last turn") is a move in the list of scenes. */
import type { View } from "./games/types";
import type { EventInfo, MatchInfo, SceneInfo, TableInfo, Update } from "./wire";

export interface Scene<V = View, E = EventInfo> {
  event: E;
  before: V;
  after: V;
}

/** A match as the page knows it: with the reader's view at this moment. */
export type SeenMatch = MatchInfo & { view: View };
export type SeenUpdate = Omit<Update, "match" | "table"> & { table: TableInfo; match: SeenMatch | null };

type Change = readonly (readonly unknown[])[];
type Part = Record<string | number, unknown>;

/** The data after a change: steps `[path, value]`, or `[path]` for what is gone. What did not change is shared. */
export function fold<Data>(data: Data, change: Change): Data {
  const fresh = new Set<unknown>();
  const own = (part: unknown): Part => {
    if (fresh.has(part)) return part as Part;
    const copy = (Array.isArray(part) ? [...part] : { ...(part as Part) }) as Part;
    fresh.add(copy);
    return copy;
  };
  let top: unknown = data;
  for (const [path, ...value] of change as readonly [readonly (string | number)[], unknown?][]) {
    if (path.length === 0) {
      top = value[0];
      continue;
    }
    let at = own(top);
    top = at;
    for (const name of path.slice(0, -1)) at = at[name] = own(at[name]);
    const last = path.at(-1)!;
    if (value.length > 0) at[last] = value[0];
    else if (Array.isArray(at)) at.splice(Number(last), 1);
    else delete at[last];
  }
  return top as Data;
}

export class Scenes {
  list: Scene[] = [];
  /** before each scene, and after the last one */
  private views: View[] = [];

  get events(): EventInfo[] {
    return this.list.map((scene) => scene.event);
  }

  /** The view when so many scenes had been played. */
  after(scenes: number): View {
    return this.views[scenes] ?? {};
  }

  /** Reads an update; those of its scenes that are new. */
  read(update: Pick<Update, "base" | "first_scene" | "scenes">): Scene[] {
    const first = update.first_scene;
    if (update.base !== null) {
      this.list = this.list.slice(0, first);
      this.views = [...this.views.slice(0, first), update.base];
    }
    const fresh = update.scenes.slice(this.list.length - first).map((scene) => this.add(scene));
    this.list = [...this.list, ...fresh];
    return fresh;
  }

  /** What was taken back leads back to where it began. */
  private add({ change, ...event }: SceneInfo): Scene {
    const before = this.views.at(-1) ?? {};
    const back = takenBy(event)[0];
    const after = fold((back === undefined ? null : this.views[back]) ?? before, change);
    this.views.push(after);
    return { event, before, after };
  }

  /** The match with the view that the reader has now, at the table as it was last told. */
  seen(update: Update, before: TableInfo | null = null): SeenUpdate {
    const view = this.views.at(-1) ?? {};
    const table = (update.table ?? before)!;
    return { ...update, table, match: update.match && { ...update.match, view: fold(view, update.match.now) } };
  }
}

/** The numbers of events that were taken back later. */
export function takenBack(events: EventInfo[]): Set<number> {
  const gone = new Set<number>();
  for (const event of events) {
    if (event.kind !== "taken-back") continue;
    gone.add(event.seq);
    for (const seq of takenBy(event)) gone.add(seq);
  }
  return gone;
}

export function takenBy(event: EventInfo): number[] {
  const taken: unknown = event.kind === "taken-back" ? event.facts["events"] : [];
  return Array.isArray(taken) ? taken.map(Number) : [];
}
