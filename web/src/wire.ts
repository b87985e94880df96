/** What goes over the wire. Made from src/jalopy/server/wire.py by `python -m jalopy.server.types`; do not edit. */

/** What a thing is, what it does, how it stands now, its rule, and what is next to it. */
export interface AboutInfo {
  thing: string;
  title: LineInfo;
  kind: LineInfo;
  rule: string;
  does: LineInfo[];
  now: LineInfo[];
  near: NearInfo[];
}

/** What a seat's result is made of. */
export interface Account {
  start: number;
  luck: number;
  slips: number;
  gifts: number;
  rest: number;
  result: number;
  choices: number;
  right: number;
  worst: number;
}

/**
 * What each answer to a question to the reader is worth in chance to win, the best first, from what the reader can know.
 *
 * `best` are those that are as good as the best as far as one can tell, `why` what speaks for the first of `answers`.
 */
export interface Advised {
  type: "advised";
  id: number;
  seq: number;
  question: number;
  seat: number;
  answers: Worth[];
  best: string[];
  why: Why | null;
}

/** What one change does without the others: whom it touches most, and by how much. */
export interface Alone {
  path: string;
  of: string;
  name: string;
  points: number;
  settled: boolean;
  matches: number;
}

export interface Analysis {
  game: string;
  rules: string;
  seats: number;
  tries: number;
  start: number[];
  deal: number[];
  moments: Moment[];
  result: number[];
  accounts: Account[];
  turning: number[];
}

/**
 * What was found of a match that is over, or how far that has come: so many answers of all are looked at, or so many
 * matches are looked at before this one. `none`: nobody has asked for it yet.
 */
export interface AnalysisInfo {
  state: "going" | "kept" | "none" | "waiting";
  ahead: number;
  done: number;
  of: number;
  analysis: Analysis | null;
}

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

/** Parts of all matches, by whole numbers: `width` of them in each column, from `first` on. */
export interface Columns {
  first: number;
  width: number;
  now: number[];
  printed: number[];
  mean: number;
  printed_mean: number | null;
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

/**
 * What is otherwise than with the printed box: a rate, or a mean; `low` and `high` are of the difference, in points of a
 * rate or as a part of the mean that it was.
 */
export interface Effect {
  of: string;
  name: string;
  was: number;
  now: number;
  low: number;
  high: number;
}

/** Matches with the same company and no long pause between them; a win counts 3, second 2, third 1. */
export interface Evening {
  ended: number;
  matches: EveningMatch[];
  people: EveningRow[];
}

/** A column of the evening's score; `piece` is the winner's. */
export interface EveningMatch {
  code: string;
  game: string;
  piece: string;
  practice: boolean;
  rematch: string;
}

/** One of the people; places among them, match by match, null where they did not play. */
export interface EveningRow {
  name: string;
  you: boolean;
  places: (number | null)[];
  points: number;
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

/** How I did at a game, practice left out. `even`: the share of wins that chance alone would give. */
export interface GameFigures {
  game: string;
  matches: number;
  won: number;
  even: number;
  best: number;
  best_times: number;
  piece: string;
  piece_times: number;
}

export interface GameInfo {
  name: string;
  version: string;
  seats: number[];
  settings: SettingInfo[];
  bots: string[];
  presets: PresetInfo[];
}

/** A number of a game's box that a match may change. */
export interface KnobInfo {
  path: string;
  least: number;
  most: number;
  printed: number;
}

/** A message `about-<key>` of the game's texts with its facts. */
export interface LineInfo {
  key: string;
  facts: Record<string, any>;
}

/** `now`: the change from the view after the last scene to the reader's view at this moment; mostly none. */
export interface MatchInfo {
  now: unknown[][];
  questions: QuestionInfo[];
  waiting: Waiting[];
  can_undo: boolean;
  answers: number;
  standing: PlaceInfo[];
  practice: boolean;
  taken_over: boolean;
  seed: string | null;
}

/** A chair of a match in my history. `piece` is what it drives or is; `place` is known once the match is over. */
export interface MatchSeat {
  name: string;
  bot: string;
  person: boolean;
  you: boolean;
  place: number | null;
  piece: string;
}

/** A question and its answer, and what came of it for every seat. */
export interface Moment {
  number: number;
  turn: number;
  seat: number;
  kind: string;
  facts: Record<string, any>;
  chosen: string;
  best: string;
  events: number;
  chances: number[];
  luck: number[];
  slip: number[];
  rest: number[];
  answers: Worth[];
  why: Why | null;
}

/** A question of a match that is over, and what the strongest bot there is would answer. */
export interface MomentInfo {
  standpoint: Standpoint;
  bot: string;
  answer: string;
}

/** Somebody whom the reader has muted: `saying`, the last of theirs here, and their `seats` tell the server who. */
export interface MutedPerson {
  name: string;
  saying: number | null;
  seats: number[];
}

/** Whom the reader does not hear: those of them who are at this table, and a `mark` for `hello`. */
export interface Muting {
  mark: string;
  people: MutedPerson[];
}

/** A match of mine. `since`: from when on I am asked, or else those whom it waits for (Unix time). */
export interface MyMatch {
  code: string;
  title: string;
  game: string;
  state: "lobby" | "over" | "playing";
  seats: MatchSeat[];
  placed: number;
  waiting_for_me: boolean;
  waiting_for: number[];
  since: number | null;
  round: number;
  changed: number;
  ended: number;
  practice: boolean;
  rematch: string;
  same_screen: boolean;
}

/** `count`: how many are finished; the newest evening first. */
export interface MyMatches {
  open: MyMatch[];
  finished: MyMatch[];
  count: number;
  evenings: Evening[];
  figures: GameFigures[];
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

/** Another thing that has to do with it. */
export interface NearInfo {
  thing: string;
  title: LineInfo;
}

export interface OptionInfo {
  key: string;
  rule: string;
  target: string;
  facts: Record<string, any>;
}

export interface Outcome {
  matches: number;
  fair: number;
  order: Rated[];
  kind: string;
  names: Rated[];
  turns: Columns;
  lead_changes: Columns;
  minutes: number;
  word: string;
  often: Rated | null;
  effects: Effect[];
  within: number | null;
  headline: Remark;
  more: Remark[];
  settled: Remark[];
  open: Remark | null;
}

/** To be written down: it brings me back when this device has forgotten me. */
export interface Phrase {
  phrase: string;
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

/** Settings that make a good match together, and about how many minutes it takes with so many chairs. */
export interface PresetInfo {
  name: string;
  seats: number;
  minutes: Record<string, any>;
  settings: Record<string, any>;
}

/** What went wrong, in one English sentence, and where it has one, its key with facts for other languages. */
export interface Problem {
  error: string;
  key: string;
  facts: Record<string, any>;
  setting: string;
}

/**
 * A whole plan: `answers` that can be given together. `best` is the one that the bot would follow.
 *
 * `drawing` is each game's own: its board draws the plan from it.
 */
export interface ProposalInfo {
  answers: string[];
  best: boolean;
  drawing: Record<string, any>;
}

/** Plans for a question to the reader, each beginning with what was to be kept; none where the game knows of none. */
export interface Proposed {
  type: "proposed";
  id: number;
  seq: number;
  question: number;
  seat: number;
  kept: string[];
  plans: ProposalInfo[];
}

/** The key that a browser subscribes with, to be told when it is my turn; "" where this server cannot. */
export interface PushInfo {
  key: string;
}

/** An answer that is not the best: the rookie's. */
export interface PuzzleHint {
  rookie: string;
}

/** A puzzle without its solution. `day` and `number` are those of the day that it was asked for; `answered`: how often. */
export interface PuzzleInfo {
  name: string;
  game: string;
  day: string;
  number: number;
  turn: number;
  racer: string;
  settings: Record<string, any>;
  seats: Sitting[];
  standpoint: Standpoint;
  answered: number;
}

/** A game's puzzles: those of the days from `first_day` on, one after the other and then again. */
export interface PuzzleShelf {
  game: string;
  puzzles: string[];
  first_day: string;
}

/** What each answer is worth, the best first, and how often it was given; why the best is better than the given one. */
export interface PuzzleSolution {
  best: string;
  rookie: string;
  answers: Worth[];
  given: Record<string, any>;
  why: Why;
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

/** How often somebody wins, and how often with the printed box, where that is known. */
export interface Rated {
  name: string;
  rate: number;
  low: number;
  high: number;
  matches: number;
  printed: number | null;
}

/** A difference between two answers, as it is told: of amounts by how much on the average, of chances both in per cent. */
export interface Reason {
  fact: string;
  good: boolean;
  more: boolean;
  by: number;
  chance: number | null;
  instead: number | null;
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

export interface Remark {
  key: string;
  facts: Record<string, any>;
}

export interface Risk {
  fact: string;
  chance: number;
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

/** What makes a link to my seats for another device: it works once, and until a moment (Unix time). */
export interface SeatLink {
  token: string;
  until: number;
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
 * `facts` is empty where a setting cannot be read at all. `settings` are those that were given as they are read, with
 * defaults for the others.
 */
export interface SettingsCheck {
  problems: SettingProblem[];
  facts: Record<string, any>;
  idle: string[];
  settings: Record<string, any>;
}

/**
 * One chair. `you` marks the reader's own; a person who is not connected is away since a moment (Unix time).
 *
 * From `bot_from` on a bot may play on for them; None while they are here, or might be.
 */
export interface Sitting {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string;
  who: string;
  temper: string;
  ready: boolean;
  you: boolean;
  here: boolean;
  away_since: number | null;
  bot_from: number | null;
  coached: number;
  timed_out: boolean;
}

/** A question outside of any table, as the asked seat sees it, and what its answers would do. */
export interface Standpoint {
  seat: number;
  view: Record<string, any>;
  question: QuestionInfo;
  consequences: ConsequenceInfo[];
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
  coach: boolean;
  undo: UndoAsked | null;
  rematch: string | null;
  rematch_by: string;
  clock: "120" | "259200" | "30" | "300" | "60" | "86400" | "none" | "nudge";
  spectators: number;
  words: string;
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
 * `sayings` take the place of all that the reader has from `first_saying` on; `said` is how many there are now, with those that
 * the reader does not hear (`muting`).
 */
export interface Update {
  type: "update";
  seq: number;
  table: TableInfo | null;
  match: MatchInfo | null;
  scenes: SceneInfo[];
  first_scene: number;
  sayings: Saying[];
  first_saying: number;
  said: number;
  muting: Muting | null;
  base: Record<string, any> | null;
}

/**
 * Whom the table waits for, and since when (Unix time); what they are asked is theirs to know.
 *
 * From `play_on_from` on the others may agree that a bot plays on; `agreed` are the seats that would have it so.
 */
export interface Waiting {
  seat: number;
  since: number;
  play_on_from: number;
  agreed: number[];
}

/** What the reader's answer cost against the best one, in chance to win; 0 where it is little, or may be luck. */
export interface Weighed {
  type: "weighed";
  id: number;
  seq: number;
  answer: number;
  cost: number;
  best: string;
}

/**
 * Whose link or phrase it is: the name they last sat down under, at how many open tables they sit.
 *
 * `left_behind`: open tables of whoever this device was before; `same`: it was them already.
 */
export interface Whose {
  name: string;
  tables: number;
  left_behind: number;
  same: boolean;
}

/** For an answer against another one; `even`: none of them is surely better. No reasons: nothing differs clearly. */
export interface Why {
  answer: string;
  other: string;
  even: boolean;
  reasons: Reason[];
}

/** What can be changed of a game's box, in the order of the box, and who may play with it. */
export interface WorkshopInfo {
  game: string;
  seats: number[];
  knobs: KnobInfo[];
  bots: string[];
  paint: Record<string, any>;
}

/**
 * How far a box was tried: with it and with the printed one so many matches of `of`. `alone`: what each of several changes
 * does without the others. `settings` are those that are not as printed, as they were read.
 */
export interface WorkshopTried {
  state: "done" | "going";
  done: number;
  of: number;
  seconds: number | null;
  settings: Record<string, any>;
  outcome: Outcome | null;
  alone: Alone[];
}

/** An answer: the chance to win after it, how sure that is (a standard error), and what may go wrong. */
export interface Worth {
  key: string;
  chance: number;
  error: number;
  risks: Risk[];
}

/** What is this? Asked of a view that the reader has, so the answer tells nothing else; `table` is all there is. */
export interface AboutWish {
  thing: string;
  view: Record<string, any>;
}

/** Say before the start whether the coach may be asked at this table. */
export interface AllowCoach {
  type: "allow-coach";
  id: number;
  allowed: boolean;
}

export interface Answer {
  type: "answer";
  id: number;
  question: number;
  key: string;
  seat?: number | null;
}

/**
 * Several answers to this question and those that follow it: all of them are taken, or none is.
 *
 * Nobody may learn anything in between: no die falls, no face is shown, nobody else is asked before the last of them.
 */
export interface Answers {
  type: "answers";
  id: number;
  question: number;
  keys: string[];
  seat?: number | null;
}

/** What is each answer to the question worth that I am asked? It is answered by `advised`; the others hear that it was asked. */
export interface AskCoach {
  type: "coach";
  id: number;
  question: number;
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

/** Send whoever sits there from their chair, a bot or a person, before the start. */
export interface Free {
  type: "free";
  id: number;
  seat: number;
}

/** `scenes`: how many the client has already; `sayings`: up to which it has heard them, and `mark` without whom. */
export interface Hello {
  type: "hello";
  scenes?: number;
  sayings?: number;
  mark?: string;
}

export interface LinkWish {
  token: string;
}

/**
 * Hear somebody no longer, at this and any other table, or with `muted` false again: whoever said `saying`, or sits on `seat`.
 *
 * Nobody else is told.
 */
export interface Mute {
  type: "mute";
  id: number;
  saying?: number | null;
  seat?: number | null;
  muted?: boolean;
}

/**
 * `bots` fills all chairs but the maker's with that bot and starts at once.
 *
 * `chairs` puts bots on some of them instead, and waits: one word for each chair, "" for one that is left free.
 */
export interface NewTable {
  game: string;
  seats: number;
  settings?: Record<string, any>;
  name?: string;
  title?: string;
  bots?: string;
  chairs?: string[];
  same_screen?: boolean;
  odds?: boolean;
  clock?: "120" | "259200" | "30" | "300" | "60" | "86400" | "none" | "nudge";
}

export interface PhraseWish {
  phrase: string;
}

/** Agree that a bot plays on for somebody who is asked and does not answer, until they are back. */
export interface PlayOn {
  type: "play-on";
  id: number;
  seat: number;
}

/** A match that begins in the middle of this one, after so many answers; I sit where the next one was asked for. */
export interface PlayOnFrom {
  answers: number;
  name: string;
}

/**
 * Which plans are there for what I am asked? It is answered by `proposed` and changes nothing.
 *
 * `kept` are answers with which every plan is to begin: so a plan is bent, and what follows is laid anew.
 */
export interface Propose {
  type: "propose";
  id: number;
  question: number;
  kept?: string[];
  seat?: number | null;
}

export interface PushStop {
  endpoint: string;
}

/** A browser's subscription: where its push service is, and its keys. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** `first`: nobody at this browser has answered it before, so it is counted. */
export interface PuzzleAnswer {
  key: string;
  first?: boolean;
}

/** A table whose match begins with the puzzle's question. */
export interface PuzzlePlayOn {
  name: string;
}

/** Say that I am ready for the start, or not yet. Nobody has to be: whoever made the table may start all the same. */
export interface Ready {
  type: "ready";
  id: number;
  ready: boolean;
}

export interface Rematch {
  type: "rematch";
  id: number;
}

/** With `once`, a word that the client chose, it counts once however often it is sent: perhaps `done` was lost. */
export interface Say {
  type: "say";
  id: number;
  text: string;
  emote?: boolean;
  once?: string;
}

/**
 * Put a bot on an empty chair, or let one play on for a person who is away.
 *
 * Before the start a bot that sits there plays so well from then on; with `another` somebody else comes in its place.
 */
export interface SeatBot {
  type: "bot";
  id: number;
  seat: number;
  bot: string;
  another?: boolean;
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

/**
 * What did my answer cost? It is answered by `weighed`, for whoever plays with nobody but bots.
 *
 * `answer` is its number among all answers of the match, from 0.
 */
export interface Weigh {
  type: "weigh";
  id: number;
  answer: number;
}

/** A box to be tried: it is the setting `box`. The same bot sits on all seats. */
export interface WorkshopWish {
  seats: number;
  bots?: "random" | "rookie";
  settings?: Record<string, any>;
  seed?: number;
}

export type ServerMessage = Update | Presence | Done | Refused | Foreseen | Proposed | Advised | Weighed;

export type ClientMessage = Hello | Answer | Answers | Foresee | Propose | AskCoach | Weigh | AllowCoach | Undo | Consent | Sit | Stand | SeatBot | PlayOn | Free | Ready | Entropy | Start | Rematch | Say | Mute;
