/** Who is to sit where, before there is a table. The first chair is the maker's. */
export type Wanted = "friend" | "bot";

/** The others' chairs for so many in all: those there are stay, new ones are for friends. */
export function seatsFor(wanted: readonly Wanted[], seats: number): Wanted[] {
  return Array.from({ length: seats - 1 }, (_, at) => wanted[at] ?? "friend");
}

/** One chair more, or as many as the game needs then; the same if it has no more. */
export function withOneMore(wanted: readonly Wanted[], kind: Wanted, counts: readonly number[]): Wanted[] {
  const seats = Math.min(...counts.filter((count) => count > wanted.length + 1));
  return Number.isFinite(seats) ? seatsFor([...wanted, kind], seats) : [...wanted];
}

/** Without this chair, or as many fewer as the game needs then. */
export function without(wanted: readonly Wanted[], at: number, counts: readonly number[]): Wanted[] {
  const seats = Math.max(...counts.filter((count) => count <= wanted.length));
  return seats > 0 ? seatsFor(wanted.toSpliced(at, 1), seats) : [...wanted];
}

/** As the server wants it: a bot's name, or "" for a chair that is left free. */
export const chairsFor = (wanted: readonly Wanted[], bot: string): string[] => ["", ...wanted.map((kind) => (kind === "bot" ? bot : ""))];
