/** Settings that somebody is thinking of: the game itself looks at them, on the server, a moment after the last change. */
import { Refusal } from "./api";
import { prefs } from "./prefs.svelte";
import type { Texts } from "./texts";
import type { SettingProblem, SettingsCheck, SettingsWish } from "./wire";
import { sourcesOf, textsFor } from "./words.svelte";

export type Ask = (wish: SettingsWish) => Promise<SettingsCheck>;

const AGAIN = 3000;

export class Checking {
  private answer: { about: string; check: SettingsCheck } | null = $state.raw(null);
  /** why there is no answer: a sentence, or "offline" */
  refused = $state("");
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {}

  /** What the game says of these; null as long as it has not said. */
  of(wish: SettingsWish): SettingsCheck | null {
    return this.answer?.about === JSON.stringify(wish) ? this.answer.check : null;
  }

  /** What it said last, whatever it was asked. */
  get last(): SettingsCheck | null {
    return this.answer?.check ?? null;
  }

  soon(wish: SettingsWish, ms: number): void {
    clearTimeout(this.timer);
    this.wanted = JSON.stringify(wish);
    if (!this.of(wish)) this.timer = setTimeout(() => void this.look(wish), ms);
  }

  private async look(wish: SettingsWish): Promise<void> {
    const about = JSON.stringify(wish);
    try {
      const check = await this.ask(wish);
      if (about === this.wanted) this.answer = { about, check };
      this.refused = "";
    } catch (error) {
      this.refused = error instanceof Refusal ? error.message : "offline";
      if (about === this.wanted) this.timer = setTimeout(() => void this.look(wish), AGAIN);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.wanted = "";
  }
}

export type Say = (problem: SettingProblem) => string;

/** How a game says what it refuses: in the reader's language as soon as its words are there, until then in English. */
export function sayingsOf(game: () => string): Say {
  let texts: Texts | null = $state.raw(null);
  $effect(() => {
    void sourcesOf(game(), prefs.language).then((sources) => (texts = textsFor(sources, {})));
  });
  return (problem) => (texts ? sayProblem(texts, problem) : problem.sentence);
}

/** In words of the game, with its name for the setting. */
export function sayProblem(texts: Texts, { setting, key, facts, sentence }: SettingProblem): string {
  const named = "setting" in facts && texts.has(`setting-${setting}`) ? { ...facts, setting: texts.setting(setting) } : facts;
  return texts.refused(key, named) || sentence;
}
