/** The first match: a few turns on circuit A, told step by step, with stops where the reader does it. Dice and cards are
 *  fixed; the board, the panel and every sentence of the log are the real ones. */
import type { EventInfo, Guide, GuideStep, OptionInfo, QuestionInfo, Sitting, View } from "../types";
import type { RacerName, RaceView } from "./view";
import { makeBundle } from "../../catalogue";
import german from "./guide.de.ftl?raw";
import english from "./guide.en.ftl?raw";

const LENGTH = 42;
const BOOSTS = [5, 9, 11, 16, 21, 26, 30, 35, 39];

const START: RaceView = {
  seat: 0,
  seats: 2,
  turn: 1,
  track: { name: "A", word: "SRLRSRSSSRSRLR", length: LENGTH, boost_spaces: BOOSTS },
  racers: [racer("swifty", 0, 1), racer("crusher", 1, 2)],
  active: "swifty",
  dice: [],
  driven: false,
  last_round: false,
  hands: [
    { seat: 0, count: 0, cards: [] },
    { seat: 1, count: 0 },
  ],
  crash: [20, 18, 18].map((pile) => ({ pile, discard: [] })),
  crash_card: null,
  bonus: { pile: 28, discard: [] },
  goal: { pile: 16, discard: [] },
  markers: BOOSTS,
  supply: 9,
  used: [],
};

function racer(name: RacerName, seat: number, position: number): RaceView["racers"][number] {
  return { name, seat, distance: 0, space: 0, position, laps: 0, bonus_markers: 0, slots: 3, boosts: [] };
}

const SEATS: Sitting[] = [
  { seat: 0, kind: "person", name: "", bot: "", you: true, here: true, away_since: null },
  { seat: 1, kind: "bot", name: "", bot: "rookie", you: false, here: true, away_since: null },
];

type Told = [kind: string, rule: string, facts: Record<string, unknown>];
/** what has changed in the race, and in its racers */
type Change = Partial<Omit<RaceView, "racers">> & { racers?: Partial<Record<RacerName, Partial<RaceView["racers"][number]>>> };

const ROLL: OptionInfo = { key: "roll", rule: "SR-4.1", target: "dice", facts: {} };
const STOP: OptionInfo = { key: "stop", rule: "SR-4.2", target: "", facts: {} };
const CRASH: OptionInfo = { key: "crash", rule: "SR-4.4", target: "", facts: {} };
const TURN: OptionInfo = { key: "boost:turn", rule: "SR-4.8", target: "marker:turn", facts: {} };

const rolled = (racer: RacerName, dice: number[]): Told => ["rolled", "SR-4.1", { racer, die: dice.at(-1), dice }];
const began = (racer: RacerName, seat: number): Told => ["turn-began", "SR-3.1", { racer, seat }];
const moved = (racer: RacerName, rule: string, from: number, to: number): Told => ["moved", rule, { racer, from, to }];

/** Step by step: what is said, what happens first, how the race stands then, and what the reader is to do. */
const STORY: { say: string; told: Told[]; change: Change; kind?: string; options?: OptionInfo[]; wanted?: OptionInfo }[] = [
  { say: "guide-circuit", told: [], change: {} },
  {
    say: "guide-first-die",
    told: [began("swifty", 0), rolled("swifty", [3])],
    change: { dice: [3] },
    kind: "roll-or-stop",
    options: [ROLL, STOP],
    wanted: ROLL,
  },
  {
    say: "guide-stop",
    told: [rolled("swifty", [3, 5])],
    change: { dice: [3, 5] },
    kind: "roll-or-stop",
    options: [ROLL, STOP],
    wanted: STOP,
  },
  {
    say: "guide-drive",
    told: [
      ["stopped", "SR-4.2", { racer: "swifty", total: 8 }],
      moved("swifty", "SR-5.1", 0, 8),
      ["ability", "SR-14.2", { racer: "swifty" }],
      moved("swifty", "SR-14.2", 8, 9),
      ["collected", "SR-8.1", { racer: "swifty", space: 9, marker: "turn" }],
    ],
    change: { racers: { swifty: { distance: 9, space: 9, boosts: ["turn"] } }, markers: BOOSTS.filter((space) => space !== 9) },
  },
  {
    say: "guide-crash",
    told: [
      began("crusher", 1),
      rolled("crusher", [4]),
      rolled("crusher", [4, 2]),
      rolled("crusher", [4, 2, 4]),
      ["doubled", "SR-4.4", { racer: "crusher", die: 4, dice: [4, 2, 4] }],
      ["crash-card", "SR-6.1", { racer: "crusher", pile: "3/4", card: "three-forward" }],
      moved("crusher", "SR-11.4", 0, 3),
      ["bonus-marker", "SR-6.4", { racer: "crusher", markers: 1 }],
    ],
    change: {
      turn: 2,
      active: "crusher",
      dice: [4, 2, 4],
      racers: { crusher: { distance: 3, space: 3, bonus_markers: 1 } },
      crash: [
        { pile: 20, discard: [] },
        { pile: 17, discard: ["three-forward"] },
        { pile: 18, discard: [] },
      ],
    },
  },
  {
    say: "guide-push",
    told: [began("swifty", 0), rolled("swifty", [5]), rolled("swifty", [5, 3])],
    change: { turn: 3, active: "swifty", dice: [5, 3] },
    kind: "roll-or-stop",
    options: [ROLL, STOP],
    wanted: ROLL,
  },
  {
    say: "guide-boost",
    told: [rolled("swifty", [5, 3, 3])],
    change: { dice: [5, 3, 3] },
    kind: "crash-or-boost",
    options: [CRASH, TURN],
    wanted: TURN,
  },
  {
    say: "guide-stop-again",
    told: [["boosted", "SR-4.8", { racer: "swifty", marker: "turn", from: 3, to: 4, dice: [5, 3, 4] }]],
    change: { dice: [5, 3, 4], used: ["turn"], racers: { swifty: { boosts: [] } } },
    kind: "roll-or-stop",
    options: [ROLL, STOP],
    wanted: STOP,
  },
  {
    say: "guide-end",
    told: [
      ["stopped", "SR-4.2", { racer: "swifty", total: 12 }],
      moved("swifty", "SR-5.1", 9, 21),
      ["collected", "SR-8.1", { racer: "swifty", space: 21, marker: "re-roll" }],
    ],
    change: {
      racers: { swifty: { distance: 21, space: 21, boosts: ["re-roll"] } },
      markers: BOOSTS.filter((space) => space !== 9 && space !== 21),
    },
  },
];

function stepsOf(): GuideStep[] {
  let view = START;
  let seq = 0;
  return STORY.map(({ say, told, change, kind, options, wanted }, place) => {
    const { racers, ...rest } = change;
    view = { ...view, ...rest, racers: view.racers.map((each) => ({ ...each, ...racers?.[each.name] })) };
    const { turn } = view;
    const events = told.map(([of, rule, facts]): EventInfo => ({ seq: seq++, turn, kind: of, rule, facts }));
    const question: QuestionInfo | null = kind
      ? { id: place, seat: 0, kind, rule: kind === "crash-or-boost" ? "SR-4.4" : "SR-4.1", facts: {}, options: options ?? [], barred: [] }
      : null;
    return { say, events, view: view as unknown as View, question, wanted: wanted?.key ?? "" };
  });
}

const guide: Guide = {
  begin: START as unknown as View,
  seats: SEATS,
  settings: {},
  steps: stepsOf(),
  say: (message, language) => makeBundle(language, [language === "de" ? german : english], 0).format(message, "", {}),
};

export default guide;
