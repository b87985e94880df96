/** Laying a circuit: pure changes of a draft, and the past that undo goes back to. */
import { isClosed, turnsOf } from "./ring";
import type { Kind, Mark, Piece } from "./word";

export interface Draft {
  tiles: readonly Piece[];
  /** the chosen tile, counted from 0; as many as there are tiles: the open end behind the last one */
  at: number;
}

export const NOTHING: Draft = { tiles: [], at: 0 };

export const draftOf = (tiles: readonly Piece[]): Draft => ({ tiles, at: tiles.length });
export const atEnd = (draft: Draft): boolean => draft.at >= draft.tiles.length;

/** The tile that pieces are laid on: the chosen one, or at the open end the last. */
export const target = (draft: Draft): number => Math.min(draft.at, draft.tiles.length - 1);

export function choose(draft: Draft, at: number): Draft {
  return { ...draft, at: Math.max(0, Math.min(at, draft.tiles.length)) };
}

/** Behind the open end, or in place of the chosen tile; what lies on that one stays. */
export function put(draft: Draft, kind: Kind): Draft {
  if (atEnd(draft)) return insert(draft, draft.tiles.length, kind);
  return { ...draft, tiles: draft.tiles.map((tile, index) => (index === draft.at ? { ...tile, kind } : tile)) };
}

/** A new tile before the one at a place. The open end stays chosen if it was, else the new tile is. */
export function insert(draft: Draft, place: number, kind: Kind): Draft {
  const tiles = [...draft.tiles.slice(0, place), { kind, mark: "" as const }, ...draft.tiles.slice(place)];
  return { tiles, at: atEnd(draft) ? tiles.length : place };
}

/** The chosen tile, or at the open end the last one. */
export function remove(draft: Draft): Draft {
  if (draft.tiles.length === 0) return draft;
  const gone = target(draft);
  const tiles = draft.tiles.filter((_, index) => index !== gone);
  return { tiles, at: atEnd(draft) ? tiles.length : Math.min(gone, tiles.length) };
}

/** There is one of each piece, so it leaves wherever it was; on its own tile it is taken off. */
export function mark(draft: Draft, piece: Mark, place = target(draft)): Draft {
  if (place < 0) return draft;
  const off = draft.tiles[place]!.mark === piece;
  const tiles = draft.tiles.map((tile, index): Piece => {
    if (index === place) return { ...tile, mark: off ? "" : piece };
    return tile.mark === piece ? { ...tile, mark: "" } : tile;
  });
  return { ...draft, tiles };
}

/** The finish line in front of a tile: the lap is counted from there. An open road keeps its start. */
export function moveLine(draft: Draft, place = target(draft)): Draft {
  if (place <= 0 || !isClosed(draft.tiles)) return draft;
  const end = atEnd(draft);
  const count = draft.tiles.length;
  const tiles = [...draft.tiles.slice(place), ...draft.tiles.slice(0, place)];
  return { tiles, at: end ? count : (draft.at - place + count) % count };
}

/** The picture in a mirror. A clockwise ring is then driven the other way round, so that it stays clockwise. */
export function mirror(draft: Draft): Draft {
  if (!isClosed(draft.tiles) || turnsOf(draft.tiles) !== 4) return { ...draft, tiles: draft.tiles.map(flipped) };
  const tiles = draft.tiles.toReversed();
  const pit = tiles.findIndex((tile) => tile.mark === "pit-stop");
  const count = tiles.length;
  if (pit >= 0) {
    // the pit stop is noted on the first of its two straights, which is now the other one
    const first = (pit - 1 + count) % count;
    const other = tiles[first]!;
    tiles[pit] = { ...tiles[pit]!, mark: other.mark };
    tiles[first] = { ...other, mark: "pit-stop" };
  }
  return { tiles, at: atEnd(draft) ? count : count - 1 - draft.at };
}

function flipped(tile: Piece): Piece {
  return tile.kind === "S" ? tile : { ...tile, kind: tile.kind === "R" ? "L" : "R" };
}

/** Drafts in the order in which they were made, and which of them is on the table. */
export interface Past {
  drafts: readonly Draft[];
  now: number;
}

const LONGEST_PAST = 300;

export const pastOf = (draft: Draft): Past => ({ drafts: [draft], now: 0 });
export const present = (past: Past): Draft => past.drafts[past.now] as Draft;
export const canUndo = (past: Past): boolean => past.now > 0;
export const canRedo = (past: Past): boolean => past.now < past.drafts.length - 1;

/** Choosing another tile is no step of its own: undo goes back to where the last change was made. */
export function record(past: Past, draft: Draft): Past {
  const before = present(past);
  if (draft === before) return past;
  if (draft.tiles === before.tiles) {
    return { ...past, drafts: past.drafts.map((each, index) => (index === past.now ? draft : each)) };
  }
  const drafts = [...past.drafts.slice(0, past.now + 1), draft].slice(-LONGEST_PAST);
  return { drafts, now: drafts.length - 1 };
}

export const undo = (past: Past): Past => (canUndo(past) ? { ...past, now: past.now - 1 } : past);
export const redo = (past: Past): Past => (canRedo(past) ? { ...past, now: past.now + 1 } : past);
