/** What is asked about on this page, and what is known of it. */
import * as api from "../api";
import type { View } from "../games/types";
import type { Facts, Texts } from "../texts";
import type { AboutInfo, BarredInfo, LineInfo, OptionInfo, QuestionInfo } from "../wire";
import type { Pointed } from "./pointing";

/** Ready to be read. */
export interface Told {
  thing: string;
  title: string;
  kind: string;
  does: string[];
  now: string[];
  rule: string;
  near: { thing: string; title: string }[];
}

/** what was said of a view, as long as it is there */
const known = new WeakMap<View, Map<string, Promise<AboutInfo>>>();

export function infoOf(game: string, view: View, thing: string): Promise<AboutInfo> {
  const ofView = known.get(view) ?? new Map<string, Promise<AboutInfo>>();
  known.set(view, ofView);
  let found = ofView.get(thing);
  if (found === undefined) {
    found = api.about(game, { thing, view });
    found.catch(() => ofView.delete(thing));
    ofView.set(thing, found);
  }
  return found;
}

/** In the reader's words; what has nothing to say is left out. */
export function told(info: AboutInfo, texts: Texts): Told {
  const say = ({ key, facts }: LineInfo): string => texts.say(`about-${key}`, facts as Facts).trim();
  const all = (lines: LineInfo[]): string[] => lines.map(say).filter(Boolean);
  const title = (line: LineInfo): string => say(line).replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return {
    thing: info.thing,
    title: title(info.title),
    kind: say(info.kind),
    does: all(info.does),
    now: all(info.now),
    rule: info.rule,
    near: info.near.map((next) => ({ thing: next.thing, title: title(next.title) })),
  };
}

/** An answer, or one that is greyed: what the question itself tells, and the thing that it touches. */
export async function answerTold(
  key: string,
  question: QuestionInfo,
  texts: Texts,
  say: (message: string) => string,
  explain: (thing: string) => Promise<Told>,
  odds = "",
): Promise<Told | null> {
  const option = question.options.find((each) => each.key === key);
  const barred = question.barred.find((each) => each.key === key);
  const thing = option ? await touched(option, explain) : null;
  if (option) return ofOption(option, texts, say, thing, odds);
  return barred ? ofBarred(barred, texts, say) : null;
}

/** What an answer touches, where that is among the things on the table. */
async function touched({ key, target }: OptionInfo, explain: (thing: string) => Promise<Told>): Promise<Told | null> {
  const { near } = await explain("table");
  const thing = [target, key].find((each) => near.some((known) => known.thing === each));
  return thing === undefined ? null : explain(thing);
}

function ofOption(option: OptionInfo, texts: Texts, say: (message: string) => string, thing: Told | null, odds: string): Told {
  const hint = texts.hint(option);
  return {
    thing: `option:${option.key}`,
    title: texts.option(option),
    kind: say("about-answer"),
    does: [...new Set([hint, odds, ...(thing?.does ?? [])])].filter(Boolean),
    now: thing?.now ?? [],
    rule: option.rule,
    near: thing ? [{ thing: thing.thing, title: thing.title }, ...thing.near] : [],
  };
}

function ofBarred(barred: BarredInfo, texts: Texts, say: (message: string) => string): Told {
  return {
    thing: `barred:${barred.key}`,
    title: texts.option(barred.key),
    kind: say("about-barred"),
    does: [texts.barred(barred)],
    now: [],
    rule: barred.rule,
    near: [],
  };
}

/** The thing that somebody looks at, and the one that the sheet explains; `at` is where it lies, if it is in sight. */
export class Asking {
  peeked: Pointed | null = $state.raw(null);
  open: { thing: string; at: Element | null } | null = $state.raw(null);

  ask(thing: string, at: Element | null): void {
    this.peeked = null;
    this.open = { thing, at };
  }

  /** Something next to it; its place on the table is looked for. */
  goOn(thing: string): void {
    this.ask(thing, document.querySelector(`[data-about="${CSS.escape(thing)}"]`));
  }

  close(): void {
    this.open = null;
  }
}
