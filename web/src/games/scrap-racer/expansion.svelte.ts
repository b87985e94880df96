/** What only races with Expansion 1 need to draw: fetched when the first of it comes into sight. */
type Drawings = typeof import("./expansion");

let drawings = $state.raw<Drawings | null>(null);
let asked: Promise<void> | null = null;

export function loadExpansion(): Promise<void> {
  asked ??= import("./expansion").then((found) => void (drawings = found));
  return asked;
}

/** Null until it is here; whoever asks is told when that changes. */
export function expansion(): Drawings | null {
  if (!drawings) void loadExpansion();
  return drawings;
}
