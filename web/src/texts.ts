/** Texts: the sentences for what the rules tell and ask by keys and facts.
 *
 *  The same conventions as src/jalopy/texts.py, on the same catalogues: see there which message is taken for a key and
 *  which variables its facts become. A test holds both to the same sentences. */
import { type Bundle, makeBundle, type Variables } from "./catalogue";
import type { BarredInfo, EventInfo, OptionInfo, PlaceInfo, QuestionInfo } from "./wire";

export const SOURCE_LANGUAGE = "en";

export type Facts = Record<string, unknown>;
export type Value = boolean | number | string;

/** facts that are told as they are typed */
const AS_IT_IS: readonly string[] = ["setting", "given", "meant"];

export interface TextsOf {
  language: string;
  /** sources of the catalogues in the language and in English, the game's before the shared ones */
  sources: Record<string, string[]>;
  settings?: Record<string, Value>;
  trackLength?: number;
  /** the players' names by seat */
  names?: readonly string[];
  /** the seat that is called "you" */
  reader?: number | null;
  /** the seats of players for whom a word in the keys of answers stands, such as a character */
  players?: Record<string, number>;
}

export class Texts {
  readonly language: string;
  readonly names: readonly string[];
  readonly reader: number | null;
  private readonly players: Record<string, number>;
  private readonly bundles: Bundle[];
  private readonly spoken: string[];
  private readonly settings: Variables = {};
  private readonly known = new Map<string, [string, Record<string, string>]>();

  constructor(of: TextsOf) {
    this.language = of.language;
    this.names = of.names ?? [];
    this.reader = of.reader ?? null;
    this.players = of.players ?? {};
    this.spoken = [...new Set([of.language, SOURCE_LANGUAGE])];
    this.bundles = this.spoken.map((each) => makeBundle(each, of.sources[each] ?? [], of.trackLength ?? 0));
    for (const [name, value] of Object.entries(of.settings ?? {})) this.settings[`setting-${name}`] = plain(value);
  }

  /** More messages, by language, that are wanted later than the others. */
  learn(more: Record<string, string>): this {
    for (const [place, language] of this.spoken.entries()) this.bundles[place]?.add(more[language] ?? "");
    return this;
  }

  // --- what rules tell and ask ---------------------------------------------------------------------------------------

  /** What happened. */
  event(event: EventInfo): string {
    return this.told("event", event.kind, event.rule, event.facts);
  }

  /** What is asked, said to the seat that is asked. */
  question(question: QuestionInfo): string {
    return this.told("question", question.kind, question.rule, { seat: question.seat, ...question.facts });
  }

  /** The label of an option, or of a key alone. */
  option(option: OptionInfo | string): string {
    const key = typeof option === "string" ? option : option.key;
    return this.find(optionIds(key), { ...this.settings, value: this.word(afterLast(key)), player: this.standsFor(key) }) || phrase(key);
  }

  /** One line on what an option would do, or "". */
  hint(option: OptionInfo): string {
    const variables = this.variables({ value: afterLast(option.key), ...option.facts });
    const target = afterLast(option.target);
    if (target) variables["target"] = /^\d+$/.test(target) ? Number(target) : this.word(target);
    for (const bundle of this.bundles) {
      for (const id of optionIds(option.key)) {
        if (bundle.has(id)) return bundle.has(id, "hint") ? bundle.format(id, "hint", variables) : "";
      }
    }
    return "";
  }

  /** Why something may not be answered now. */
  barred(barred: BarredInfo): string {
    const variables = { ...this.variables(barred.facts), value: this.word(afterLast(barred.key)) };
    return this.find([`barred-${asId(barred.reason)}`], variables) || phrase(barred.reason);
  }

  /** What is refused, and why; "" if there are no words for it here. */
  refused(key: string, facts: Facts): string {
    return this.find([`refused-${asId(key)}`], this.variables(facts));
  }

  /** Why a seat has its place in the final order. */
  place(place: PlaceInfo): string {
    const variables = this.variables({ ...place.facts, seat: place.seat, place: place.place });
    return this.find([`place-${asId(place.reason)}`], variables) || phrase(place.reason);
  }

  // --- names and words -----------------------------------------------------------------------------------------------

  /** The name of a racer, card, marker, deck or track. */
  name(value: string): string {
    return this.find([`name-${asId(value)}`], this.settings) || phrase(value);
  }

  hasName(value: string): boolean {
    return this.named(value)[0] !== "";
  }

  /** One sentence on what a card or a marker does. */
  effect(card: string): string {
    return this.find([`name-${asId(card)}`], this.settings, "effect");
  }

  /** One sentence on what a racer can do. */
  ability(racer: string): string {
    return this.find([`name-${asId(racer)}`], this.settings, "ability");
  }

  setting(name: string): string {
    return this.find([`setting-${asId(name)}`], this.settings) || phrase(name);
  }

  settingHelp(name: string): string {
    return this.find([`setting-${asId(name)}`], this.settings, "help");
  }

  /** A value of a setting; numbers and words without a message stand for themselves. */
  settingValue(name: string, value: Value): string {
    const word = String(plain(value));
    const ids = [`setting-${asId(name)}-${asId(word)}`];
    if (typeof value === "boolean") ids.push(word);
    return this.find(ids, this.settings) || word;
  }

  /** The name of the player at a seat; without one it goes by its number. */
  player(seat: number): string {
    return this.names[seat] || this.say("player", { number: seat + 1 });
  }

  /** Any other message by its id, or its attribute (`bot-rookie.hint`): the words of panels and pages. */
  say(message: string, facts: Facts = {}): string {
    const [name = "", attribute = ""] = message.split(".");
    return this.find([name], this.variables(facts), attribute) || phrase(name);
  }

  has(message: string): boolean {
    const [name = "", attribute = ""] = message.split(".");
    return this.bundles.some((bundle) => bundle.has(name, attribute));
  }

  // --- from facts to variables ---------------------------------------------------------------------------------------

  private told(what: string, kind: string, rule: string, facts: Facts): string {
    const start = `${what}-${asId(kind)}`;
    const there = Object.keys(facts).filter((name) => facts[name] !== null && facts[name] !== undefined);
    const ids = there.toSorted().map((name) => `${start}-with-${asId(name)}`);
    if (rule) ids.push(`${start}-${asId(rule)}`);
    ids.push(start);
    const variables = this.variables(facts);
    const details = Object.keys(facts).filter((name) => name in variables);
    return (
      this.find(ids, variables) ||
      phrase(
        kind,
        details.map((name) => variables[name]),
      )
    );
  }

  private variables(facts: Facts): Variables {
    const variables: Variables = { ...this.settings };
    for (const [name, fact] of Object.entries(facts)) {
      if (name === "seat" && typeof fact === "number") {
        variables[name] = this.player(fact);
        variables["you"] = fact === this.reader ? "yes" : "no";
      } else if (name.endsWith("_seat") && typeof fact === "number") {
        variables[name] = this.player(fact);
        variables[`${name}-you`] = plain(fact === this.reader);
      } else if (name === "seats" && Array.isArray(fact)) {
        Object.assign(variables, this.seats(name, fact.map(Number)));
      } else if (name === "key" && typeof fact === "string") {
        variables[name] = this.option(fact);
      } else if (AS_IT_IS.includes(name)) {
        variables[name] = String(fact);
      } else if (Array.isArray(fact)) {
        Object.assign(variables, this.list(name, fact));
      } else if (typeof fact === "string") {
        const [known, attributes] = this.named(fact);
        variables[name] = known || fact;
        for (const [attribute, text] of Object.entries(attributes)) variables[`${name}-${attribute}`] = text;
      } else if (typeof fact === "boolean" || typeof fact === "number") {
        variables[name] = plain(fact as Value);
      }
    }
    return variables;
  }

  /** Players in a row, the reader among them by the word for that, in each of its cases. */
  private seats(name: string, seats: number[]): Variables {
    const row = (you: string): string[] => seats.map((seat) => (seat === this.reader ? you : this.player(seat)));
    const variables = this.list(name, row(this.say("you")));
    for (const form of new Set(this.bundles.flatMap((bundle) => bundle.attributes("you")))) {
      variables[`${name}-${form}`] = this.joined(row(this.say(`you.${form}`)));
    }
    return variables;
  }

  /** The player whom a part of a key stands for; without a name, the part that is somebody: it has an ability. */
  private standsFor(key: string): string {
    const parts = key.split(":").slice(1);
    const player = parts.find((part) => part in this.players);
    if (player !== undefined) return this.player(this.players[player]!);
    return this.word(parts.find((part) => "ability" in this.named(part)[1]) ?? afterLast(key));
  }

  private word(value: string): string {
    return this.named(value)[0] || value;
  }

  /** The name of a value, "" if it has none, and its attributes. */
  private named(value: string): [string, Record<string, string>] {
    let found = this.known.get(value);
    if (found === undefined) {
      const id = `name-${asId(value)}`;
      const attributes = new Set(this.bundles.flatMap((bundle) => bundle.attributes(id)));
      const texts: Record<string, string> = {};
      for (const each of attributes) texts[each] = this.find([id], this.settings, each);
      found = [this.find([id], this.settings), texts];
      this.known.set(value, found);
    }
    return found;
  }

  private list(name: string, items: readonly unknown[]): Variables {
    const shown = items.map((item) => (typeof item === "string" ? this.word(item) : (item as number)));
    const variables: Variables = {};
    shown.forEach((item, place) => (variables[`${name}-${place + 1}`] = item));
    variables[name] = this.joined(shown.map(String));
    variables[`${name}-count`] = shown.length;
    if (items.every((item) => Number.isInteger(item))) {
      variables[`${name}-total`] = items.reduce((sum: number, item) => sum + Number(item), 0);
    }
    return variables;
  }

  joined(words: string[]): string {
    if (words.length < 2) return words.join("");
    const before = words.slice(0, -1).join(", ");
    return this.find(["list"], { before, last: words.at(-1) ?? "" }) || words.join(", ");
  }

  /** The first of these messages that there is, in this language if possible; "" if there is none. */
  private find(ids: string[], variables: Variables, attribute = ""): string {
    for (const bundle of this.bundles) {
      for (const id of ids) if (bundle.has(id, attribute)) return bundle.format(id, attribute, variables);
    }
    return "";
  }
}

function plain(value: Value): number | string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

function afterLast(key: string): string {
  return key.slice(key.lastIndexOf(":") + 1);
}

/** A value as part of a message's id. */
function asId(value: unknown): string {
  return String(value).replace(/[^A-Za-z0-9_-]/g, "-");
}

/** The longest id first: the whole key, then without its last part, and so on. */
function optionIds(key: string): string[] {
  const parts = key.split(":");
  return parts.map((_, dropped) => `option-${asId(parts.slice(0, parts.length - dropped).join(":"))}`);
}

/** What can be said without a message. */
function phrase(key: string, details: unknown[] = []): string {
  const words = key.replace(/[-_:]+/g, " ").trim();
  const said = words.slice(0, 1).toUpperCase() + words.slice(1);
  return details.length ? `${said} (${details.join(", ")})` : said;
}
