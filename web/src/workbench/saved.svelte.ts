/** Circuits and courses kept in this browser under names. */

export interface Kept {
  name: string;
  word: string;
}

const LONGEST_NAME = 40;

function read(key: string): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((each): each is Kept => typeof each?.name === "string" && typeof each?.word === "string");
  } catch {
    return []; // no storage, or somebody else's text in it
  }
}

/** Newest first. A name belongs to one of them. */
export class Saved {
  list: Kept[] = $state.raw([]);
  /** what was deleted last, and where it stood */
  gone: { kept: Kept; place: number } | null = $state.raw(null);
  /** the browser refused to keep anything */
  refused = $state(false);

  /** Each kind of thing is kept by itself. */
  constructor(private readonly key: string) {
    this.list = read(key);
  }

  private write(list: Kept[]): void {
    this.list = list;
    try {
      localStorage.setItem(this.key, JSON.stringify(list));
      this.refused = false;
    } catch {
      this.refused = true;
    }
  }

  /** Whether the name was new. */
  keep(name: string, word: string): boolean {
    const wanted = tidy(name);
    if (!wanted) return false;
    const others = this.list.filter((each) => each.name !== wanted);
    const fresh = others.length === this.list.length;
    this.write([{ name: wanted, word }, ...others]);
    return fresh;
  }

  /** False if the name is empty or taken. */
  rename(old: string, name: string): boolean {
    const wanted = tidy(name);
    if (wanted === old) return true;
    if (!wanted || this.list.some((each) => each.name === wanted)) return false;
    this.write(this.list.map((each) => (each.name === old ? { ...each, name: wanted } : each)));
    return true;
  }

  remove(name: string): void {
    const place = this.list.findIndex((each) => each.name === name);
    if (place < 0) return;
    this.gone = { kept: this.list[place]!, place };
    this.write(this.list.filter((each) => each.name !== name));
  }

  bringBack(): void {
    if (!this.gone) return;
    const { kept, place } = this.gone;
    this.write([...this.list.slice(0, place), kept, ...this.list.slice(place)]);
    this.gone = null;
  }
}

const tidy = (name: string): string => name.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);
