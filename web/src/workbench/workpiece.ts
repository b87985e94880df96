/** What all builders can do with what lies on their tables, and the keys and the pointer for it. */

export interface Workpiece {
  /** the name under which it was kept or opened */
  name: string;
  readonly word: string;
  readonly isEmpty: boolean;
  /** it can be raced on */
  readonly ready: boolean;
  /** a part of it is in the hand, so its word is still to change */
  readonly dragging?: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** where a table with it is made */
  readonly tableAddress: string;
  /** Begin with another one; what was there can be had back with undo. */
  open(word: string, name?: string): void;
  clear(): void;
  undo(): void;
  redo(): void;
}

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export const keyOf = ({ key }: Press): string => (key.length === 1 ? key.toLowerCase() : key);

export function done(act: () => unknown): true {
  act();
  return true;
}

/** The keys for what was done before. True: done; false: not for us; null: a key of the builder itself, if it has one. */
export function pressHistory(work: Pick<Workpiece, "undo" | "redo">, event: Press): boolean | null {
  const key = keyOf(event);
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return done(() => (event.shiftKey ? work.redo() : work.undo()));
    return key === "y" ? done(() => work.redo()) : false;
  }
  return key === "u" ? done(() => work.undo()) : null;
}

const FAR_ENOUGH = 8;

/** Follows a pressed pointer as soon as it has gone far enough to be a drag, and tells where it was let go; null: nowhere. */
export function follow(event: PointerEvent, moved: (at: PointerEvent) => void, ended: (at: PointerEvent | null) => void): void {
  const { clientX, clientY } = event;
  let dragging = false;
  const move = (at: PointerEvent): void => {
    dragging ||= Math.hypot(at.clientX - clientX, at.clientY - clientY) >= FAR_ENOUGH;
    if (dragging) moved(at);
  };
  const stop = (at: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (dragging) ended(at.type === "pointerup" ? at : null);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
