/** What was answered at this browser. The first answer to a puzzle counts; a day counts if its puzzle was answered on it. */

export interface Answered {
  key: string;
  right: boolean;
}

interface Book {
  /** by the name of the puzzle */
  answers: Record<string, Answered>;
  /** the days on which one of that day's puzzles was answered: whether any was right */
  days: Record<string, boolean>;
  /** by game: the most that were right in a rush */
  rush: Record<string, number>;
  /** by the name of the puzzle: the day on which its solution was shown last */
  seen: Record<string, string>;
}

const KEY = "jalopy-puzzles";

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function tableOf<T>(data: unknown, isOne: (value: unknown) => value is T): Record<string, T> {
  return Object.fromEntries(Object.entries(isTable(data) ? data : {}).filter((entry): entry is [string, T] => isOne(entry[1])));
}

const isAnswered = (value: unknown): value is Answered => isTable(value) && typeof value["key"] === "string" && typeof value["right"] === "boolean";
const isYesNo = (value: unknown): value is boolean => typeof value === "boolean";
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";

export function readBook(text: string | null): Book {
  let data: unknown;
  try {
    data = JSON.parse(text ?? "{}");
  } catch {
    data = {}; // somebody else's text: begin as the first time
  }
  const { answers, days, rush, seen } = isTable(data) ? data : ({} as Record<string, unknown>);
  return { answers: tableOf(answers, isAnswered), days: tableOf(days, isYesNo), rush: tableOf(rush, isNumber), seen: tableOf(seen, isText) };
}

export class Kept {
  private readonly book: Book = $state(readBook(null));

  constructor() {
    try {
      Object.assign(this.book, readBook(localStorage.getItem(KEY)));
    } catch {
      // A browser without storage begins anew each time.
    }
  }

  answerTo(puzzle: string): Answered | null {
    return this.book.answers[puzzle] ?? null;
  }

  /** `day`: that of the puzzle, if it is today's; "" otherwise. */
  note(puzzle: string, answered: Answered, day: string): void {
    const { right } = (this.book.answers[puzzle] ??= answered);
    if (day) this.book.days[day] ||= right;
    this.save();
  }

  get days(): Record<string, boolean> {
    return this.book.days;
  }

  get done(): Set<string> {
    return new Set(Object.keys(this.book.days));
  }

  /** Its solution is shown. */
  see(puzzle: string, today: string): void {
    this.book.seen[puzzle] = today;
    this.save();
  }

  /** Those whose solution was not shown today; all of them where it was shown of all. */
  fresh(puzzles: string[], today: string): string[] {
    const unseen = puzzles.filter((puzzle) => this.book.seen[puzzle] !== today);
    return unseen.length > 0 ? unseen : puzzles;
  }

  best(game: string): number {
    return this.book.rush[game] ?? 0;
  }

  /** Whether that is more than ever before. */
  noteRush(game: string, right: number): boolean {
    if (right <= this.best(game)) return false;
    this.book.rush[game] = right;
    this.save();
    return true;
  }

  private save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.book));
    } catch {
      // Storage may be full or forbidden; the page works without.
    }
  }
}
