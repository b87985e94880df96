/** What a game gives the shared frame. The frame knows no game; a game knows no socket and no page.
 *
 *  What people see comes as scenes: an event with the reader's views before and after it. A game's client answers with
 *  choreography (how long, which sound, what moves how); it keeps no state of its own and knows no rule. The frame keeps
 *  one `display` per table: a reactive object (`$state`) of the game's own shape, made from a view by `newDisplay`, put at
 *  the view after a scene by `play`, with what is on stage meanwhile, and by `settle` with nothing on stage. */
import type { Component } from "svelte";

import type { Mark } from "../analysis/marks";
import type { Words } from "../board/words";
import type { ConsequenceInfo, EventInfo, OptionInfo, PlaceInfo, ProposalInfo, QuestionInfo, SceneInfo, Sitting } from "../wire";
import type { Scene, SeenMatch } from "../scenes";
import type { Texts } from "../texts";
import type { Consequences } from "./consequences";
import type { Plans } from "./plans.svelte";

export type { ConsequenceInfo, Consequences, EventInfo, OptionInfo, PlaceInfo, QuestionInfo, Scene, SeenMatch, Sitting, Texts };

/** What every event has; a game's `shapes.ts` adds kinds and facts. */
export type Told = Omit<EventInfo, "kind" | "facts">;

/** `match.view(seat)` as the server sent it, to whoever knows no game; a game has its own type from its `shapes.ts`. */
export type View = Record<string, any>;

/** Whatever a game draws from. Only the game itself looks inside. */
export type Display = any;

/** How long an event is shown at 1×. Of what others do the frame makes small steps shorter, and divides all by the speed. */
export interface Step {
  /** milliseconds at 1×; 0 for an event that needs no time of its own */
  ms: number;
  /** a small sound to go with it */
  sound?: Sound;
  /** it keeps its time also where others are shown in haste: what is read, what decides, what somebody suffers */
  matters?: boolean;
}

export type Sound = "die" | "drive" | "card" | "marker" | "crash" | "cheer" | "turn" | "tap";

/** The pace at which the current event is drawn: CSS and tweens divide their times by `speed`;
 *  `reduced` means no travel and no tumble, things change place with a short fade. */
export interface Pace {
  speed: number;
  reduced: boolean;
  /** how long a step really takes, in milliseconds */
  lasts: (step: Step) => number;
}

/** Something that happens to the reader. The frame calls it out wherever they look, in the words `touch-<kind>` and
 *  `touch-<kind>-how` of the game's board. */
export interface Touch {
  kind: string;
  /** for these words; a text is the name of something in the game */
  facts: Record<string, string | number>;
  /** the seat that did it */
  by?: number | null;
  /** a name that the game's `Picture` knows */
  picture?: string;
  /** where it is called out: a selector on the page; elsewhere above the board */
  at?: string;
  good?: boolean;
  /** worth a word, but no time of its own */
  light?: boolean;
}

export interface BoardProps<V = View> {
  display: Display;
  view: V;
  /** the reader's own seat; null for a spectator */
  seat: number | null;
  /** names and states of the chairs, in seat order */
  seats: Sitting[];
  /** the question put to the reader, or null while others think */
  question: QuestionInfo | null;
  /** what its answers would do */
  consequences: Consequences;
  /** key of the option under the pointer or the focus; the board draws its plan in chalk */
  hovered: string | null;
  onhover: (key: string | null) => void;
  onanswer: (key: string) => void;
  texts: Texts;
  reduced: boolean;
  /** 1, 2 or 4 */
  speed: number;
  /** portrait: the frame puts the board on top of a narrow page */
  narrow: boolean;
  /** the reader wants to see odds */
  odds?: boolean;
  /** whole plans for the question, where the game proposes any and the reader wants them */
  plans?: Plans | null;
  /** what was shown since the reader last answered */
  recent?: EventInfo[];
}

/** Own things below the board: dashboard, hand. Same facts as the board's. */
export type OwnProps<V = View> = BoardProps<V>;

export interface OrderEntry {
  seat: number | null;
  /** 1-based place to print, "–" where a thing has none */
  place: string;
  /** what drives there and goes by its own name in the log: a racer, a car; "" where the log names the player */
  name: string;
  /** the seat whose turn it is */
  now: boolean;
  /** what the row is, for whoever points at it */
  about?: string;
  /** the game's own facts for its row */
  facts: Record<string, unknown>;
}

export interface OrderProps<V = View> {
  entry: OrderEntry;
  /** "Mia", "you", "Rusty bot": made by the frame */
  who: string;
  sitting: Sitting | null;
  view: V;
  display: Display;
  texts: Texts;
  narrow: boolean;
}

/** Decoration at the head of the decision panel, for example the dice on the table. */
export interface DecisionProps<V = View> {
  display: Display;
  view: V;
  seat: number | null;
  question: QuestionInfo | null;
  consequences: Consequences;
  hovered: string | null;
  texts: Texts;
  /** the reader wants to see odds */
  odds: boolean;
  reduced: boolean;
  speed: number;
  narrow: boolean;
}

/** In the place of the answers: the plans that are proposed, and how one is taken. */
export interface PlansProps<V = View> {
  plans: Plans;
  display: Display;
  view: V;
  question: QuestionInfo;
  texts: Texts;
  /** an answer is on its way */
  busy: boolean;
  onanswer: (key: string) => void;
  onwhy: (rule: string) => void;
  reduced: boolean;
  /** a phone, upright or on its side */
  compact: boolean;
  short: boolean;
}

export interface PodiumProps<V = View, E = EventInfo> {
  view: V;
  standing: PlaceInfo[];
  seats: Sitting[];
  /** all scenes of the match, for the graph of the race */
  scenes: Scene<V, E>[];
  texts: Texts;
}

export interface OddsInfo {
  /** a figure such as "50 %" or "9" */
  figure: string;
  /** what the figure counts, for example "a second 2 means a crash" */
  words: string;
  /** the same where there is one line for it */
  short: string;
  /** 0..1 where a bar makes sense */
  chance?: number;
}

/** How the frame draws one answer. All fields may be left out; the frame then makes a plain button. */
export interface OptionLook {
  /** what it is called, where the board has better words for it than the rules */
  label?: string;
  /** `gamble` gets the stripes; neither look is bigger than the other */
  material?: "paper" | "gamble" | "safe";
  /** a big figure beside the label, such as "9" or "50 %" */
  figure?: string;
  /** a letter that is easy to remember, such as "r" for roll, or a digit that means itself, such as "3" for gear 3 */
  letter?: string;
  /** what it would do, where the position tells more than the rules' own hint */
  hint?: string;
  /** what it would do stands elsewhere: at the head of the panel while it is looked at, or on the thing itself */
  brief?: boolean;
  /** nobody can choose without knowing what it would do: a phone makes room for that, over the board */
  explained?: boolean;
  /** one of many that takes a risk: stripes, but no larger than the others */
  risk?: boolean;
  /** heading of a group: many answers stand together under a few of these, as small chips */
  group?: string;
  /** what the chip says under its heading: `name:petrol` for the name of something, `name:2` for that of the player at
   *  seat 2, "" for its picture alone */
  short?: string;
  /** the same on a phone, where a finger cannot point at a picture to learn what it means */
  named?: string;
  /** what is drawn beside the words: a name that the game's `Picture` knows */
  picture?: string;
}

export interface GameEnd<V = any, E = any> {
  /** who stands where, as a picture */
  Podium: Component<PodiumProps<V, E>>;
  /** how the race went, on the final sheet */
  Story?: Component<PodiumProps<V, E>>;
  /** what each player is known by on curves, by seat */
  marks?(view: V): Mark[];
}

/** One step of the first match: what happens, and what the reader is to do then, if anything. */
export interface GuideStep {
  /** message of the game's own words */
  say: string;
  scenes: SceneInfo[];
  question: QuestionInfo | null;
  consequences: ConsequenceInfo[];
  /** whole plans, where the game proposes any; and those that bending leads to, by what was kept */
  plans?: ProposalInfo[];
  bends?: Record<string, ProposalInfo[]>;
  /** key of the answer that leads on; of a whole plan all its keys, with spaces between */
  wanted: string;
}

export interface Guide {
  /** the view before the first step */
  opening: View;
  seats: Sitting[];
  settings: Record<string, boolean | number | string>;
  steps: GuideStep[];
  say(message: string, language: string): string;
}

/** Default export of `games/<game>/index.ts`, with the types of its views and events. The frame knows neither. */
export interface GameClient<V = any, E = any> {
  /** the left board: fits its box, never scrolls */
  Board: Component<BoardProps<V>>;
  /** own things below the board */
  Own: Component<OwnProps<V>>;
  /** inside of one row of the order of the race (the frame draws place, ring and "you") */
  OrderRow: Component<OrderProps<V>>;
  Decision?: Component<DecisionProps<V>>;
  /** how many pixels high the panel is on an upright phone, whatever is asked: room for the usual questions */
  panel?: number;
  /** on an upright phone a question that needs more room lifts what is mine over the board instead of covering it */
  lifts?: boolean;
  /** kinds of questions for which whole plans are proposed, and how they are shown in the panel */
  proposes?: string[];
  Plans?: Component<PlansProps<V>>;
  /** a small picture beside an answer, named by its look */
  Picture?: Component<{ of: string }>;
  /** a thing that is asked about, as large as the sheet allows; nothing where it has no picture */
  portrait?: () => Promise<{ default: Component<{ thing: string; view: V; texts: Texts }> }>;
  newDisplay(view: V): Display;
  /** Put the display at the view after this scene, and on stage what happens in it. */
  play(display: Display, scene: Scene<V, E>, pace: Pace): Step;
  /** Put the display at a view, with nothing on stage. */
  settle(display: Display, view: V): void;
  /** With a display: the order as the board shows it just now. */
  order(view: V, seats: Sitting[], display?: Display): OrderEntry[];
  /** The facts of a row's right column, as a heading: "laps · space". */
  orderHead?(texts: Texts): string;
  /** what the order is called where it is not that of a race */
  orderTitle?(texts: Texts): string;
  /** The seats of players for whom a word in the keys of answers stands, such as a character. */
  players?(view: V): Record<string, number>;
  /** One line for the page's head: "Round 5 · circuit A · 3 laps". */
  headline(view: V, texts: Texts): string;
  /** The board in words, one sentence each. */
  describe(view: V, texts: Texts, seats: Sitting[]): string[];
  /** What a scene does to a seat, if anything. */
  touches?(scene: Scene<V, E>, seat: number): Touch | null;
  /** The words of its board. */
  words?(language: string): Words;
  /** The words in which its odds are told, shown on demand; a game without them tells none. */
  odds?(language: string): Words;
  /** The dice an event shows, for the panel that counts them against expectation. */
  dice?(event: E): number[];
  /** A first match with stops. */
  guide?(): Promise<Guide>;
  /** What is shown at the end; loaded then. */
  end?(): Promise<GameEnd<V, E>>;
  look?(question: QuestionInfo, option: OptionInfo, view: V, consequence?: ConsequenceInfo): OptionLook;
}
