/** What goes over the wire. Made from src/jalopy/server/wire.py by `python -m jalopy.server.types`; do not edit. */

export interface BarredInfo {
  key: string;
  reason: string;
  rule: string;
  facts: Record<string, any>;
}

/** A message of the game's board with its facts; `chance` from 0 to 1 where it is one, else a `figure` where it has one. */
export interface ChanceInfo {
  key: string;
  facts: Record<string, any>;
  chance: number | null;
  figure: string;
}

/** What an option will surely do. `plans` are each game's own: its board draws them. */
export interface ConsequenceInfo {
  key: string;
  sure: SureInfo[];
  plans: (Record<string, any>)[];
  odds: ChanceInfo[];
}

/** It is in the log, as number `seq` or before. */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}

export interface EventInfo {
  seq: number;
  turn: number;
  kind: string;
  rule: string;
  facts: Record<string, any>;
}

/** Of all options of a question to the reader, in their order. */
export interface Foreseen {
  type: "foreseen";
  id: number;
  seq: number;
  question: number;
  seat: number;
  options: ConsequenceInfo[];
}

export interface GameInfo {
  name: string;
  version: string;
  seats: number[];
  settings: SettingInfo[];
  bots: string[];
}

/** `now`: the change from the view after the last scene to the reader's view at this moment; mostly none. */
export interface MatchInfo {
  now: unknown[][];
  questions: QuestionInfo[];
  waiting: Waiting[];
  can_undo: boolean;
  answers: number;
  standing: PlaceInfo[];
  seed: string | null;
}

/** A table I sit at. */
export interface MyTable {
  code: string;
  title: string;
  game: string;
  state: "lobby" | "over" | "playing";
  waiting_for_me: boolean;
  waiting_for: string[];
  free_seats: number;
  round: number;
  changed: number;
}

export interface OptionInfo {
  key: string;
  rule: string;
  target: string;
  facts: Record<string, any>;
}

export interface PlaceInfo {
  place: number;
  seat: number;
  reason: string;
  rule: string;
  facts: Record<string, any>;
}

/** Only who is here has changed. */
export interface Presence {
  type: "presence";
  seq: number;
  seats: Sitting[];
  spectators: number;
}

/** What went wrong, in one English sentence, and where it has one, its key with facts for other languages. */
export interface Problem {
  error: string;
  key: string;
  facts: Record<string, any>;
  setting: string;
}

/** A question to the reader; an answer names its `id`. */
export interface QuestionInfo {
  id: number;
  seat: number;
  kind: string;
  rule: string;
  facts: Record<string, any>;
  options: OptionInfo[];
  barred: BarredInfo[];
}

/**
 * Nothing has changed; `reason` is one English sentence, `rule` the rule that forbids it, if one does.
 *
 * `key` and `facts` are the same for pages that say it in their reader's language. Where the rules refuse an answer,
 * `answer` says which and why.
 */
export interface Refused {
  type: "refused";
  id: number;
  reason: string;
  rule: string;
  key: string;
  facts: Record<string, any>;
  answer: BarredInfo | null;
  seq: number;
}

export interface RuleInfo {
  number: string;
  title: string;
  chapter: string;
  text: string;
  source: string;
  house: boolean;
}

export interface RulesInfo {
  title: string;
  introduction: string;
  rules: RuleInfo[];
}

export interface Saying {
  number: number;
  name: string;
  text: string;
  seat: number | null;
  emote: boolean;
  you: boolean;
  at: number;
}

/** An event, and what it changed in the reader's view: steps `[path, value]`, or `[path]` for what is gone. */
export interface SceneInfo {
  seq: number;
  turn: number;
  kind: string;
  rule: string;
  facts: Record<string, any>;
  change: unknown[][];
}

export interface SettingInfo {
  name: string;
  kind: "choice" | "number" | "text" | "yes-no";
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  rule: string;
}

/** What is wrong: the setting to be changed ("" if it is the seats), a key with facts, and the English sentence. */
export interface SettingProblem {
  setting: string;
  key: string;
  facts: Record<string, any>;
  sentence: string;
}

/**
 * All that is wrong, the most urgent first, and what the game shows of such settings before there is a match.
 *
 * `facts` is empty where a setting cannot be read at all.
 */
export interface SettingsCheck {
  problems: SettingProblem[];
  facts: Record<string, any>;
}

/** One chair. `you` marks the reader's own; a person who is not connected is away since a moment (Unix time). */
export interface Sitting {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string;
  you: boolean;
  here: boolean;
  away_since: number | null;
}

/** An event that is sure to come, with those of its facts that are. */
export interface SureInfo {
  kind: string;
  rule: string;
  facts: Record<string, any>;
}

export interface TableInfo {
  code: string;
  title: string;
  game: string;
  seats: Sitting[];
  settings: Record<string, any>;
  state: "lobby" | "over" | "playing";
  host: boolean;
  commitment: string;
  entropy: string[];
  same_screen: boolean;
  odds: boolean;
  undo: UndoAsked | null;
  rematch: string | null;
  spectators: number;
}

export interface TableMade {
  code: string;
}

/**
 * Somebody wants a move back beyond what can be undone freely.
 *
 * It names the move by the events that would be taken back, as the reader knows them. `key`, the answer itself, is
 * only for whoever gave it: to the others it may be a secret.
 */
export interface UndoAsked {
  asked: number;
  seat: number;
  name: string;
  question: string;
  key: string;
  waiting_for: number[];
  events: number[];
}

/**
 * The match as the reader may know it, and the scenes since the last one the reader has.
 *
 * `table` is told where something of it has changed since the last update. `base` is the view before the first of them, where the reader has none or looks with other eyes than before.
 */
export interface Update {
  type: "update";
  seq: number;
  table: TableInfo | null;
  match: MatchInfo | null;
  scenes: SceneInfo[];
  first_scene: number;
  sayings: Saying[];
  base: Record<string, any> | null;
}

/** Whom the table waits for; what they may answer is theirs to know. */
export interface Waiting {
  seat: number;
  kind: string;
}

export interface Answer {
  type: "answer";
  id: number;
  question: number;
  key: string;
  seat?: number | null;
}

/**
 * Agree to a move being taken back, or not; whoever asked for it says no to withdraw it.
 *
 * With `asked`, the number of the wish that the client saw, it is refused once that wish is no longer open.
 */
export interface Consent {
  type: "consent";
  id: number;
  yes: boolean;
  asked?: number | null;
}

/** Words of my own that the dice will depend on too. */
export interface Entropy {
  type: "entropy";
  id: number;
  text: string;
}

/** What would the answers to the question do that I am asked? It is answered by `foreseen` and changes nothing. */
export interface Foresee {
  type: "foresee";
  id: number;
  question: number;
  seat?: number | null;
}

/** Send a bot from its chair, before the start. */
export interface Free {
  type: "free";
  id: number;
  seat: number;
}

/** `scenes`: how many the client has already. */
export interface Hello {
  type: "hello";
  scenes?: number;
  sayings?: number;
}

/** `bots` fills all chairs but the maker's with that bot and starts at once. */
export interface NewTable {
  game: string;
  seats: number;
  settings?: Record<string, any>;
  name?: string;
  title?: string;
  bots?: string;
  same_screen?: boolean;
  odds?: boolean;
}

export interface Rematch {
  type: "rematch";
  id: number;
}

export interface Say {
  type: "say";
  id: number;
  text: string;
  emote?: boolean;
}

/** Put a bot on an empty chair, or let one play on for a person who is away. */
export interface SeatBot {
  type: "bot";
  id: number;
  seat: number;
  bot: string;
}

/** What a table might agree on, to be checked; what is left out has its default, and without `seats` any number do. */
export interface SettingsWish {
  seats?: number | null;
  settings?: Record<string, any>;
}

/** Take an empty chair, or my own back from the bot that plays on for me. */
export interface Sit {
  type: "sit";
  id: number;
  seat: number;
  name: string;
}

/** Leave my chair: it is empty before the start, and a bot plays on after it. */
export interface Stand {
  type: "stand";
  id: number;
  seat: number;
}

export interface Start {
  type: "start";
  id: number;
}

/**
 * Take back my last answer; where somebody learnt something since, the others are asked.
 *
 * With `answers`, the number the client saw, it is refused once the match has gone on: so asking twice by mistake takes
 * back one answer, not two.
 */
export interface Undo {
  type: "undo";
  id: number;
  answers?: number | null;
}

export type ServerMessage = Update | Presence | Done | Refused | Foreseen;

export type ClientMessage = Hello | Answer | Foresee | Undo | Consent | Sit | Stand | SeatBot | Free | Entropy | Start | Rematch | Say;
