import { describe, expect, it } from "vitest";

import type { QuestionInfo } from "../types";
import { byKey, oddsIn } from "../consequences";
import { boardTargets, doublingFaces, endOf, look, type Plan, planOf, plansOf, spacesFigure } from "./plan";
import type { RacerName, RaceView } from "./shapes";
import { wordsIn } from "./words";

const WORD = "SRLRSRSSSRSRLR"; // circuit A: spaces 28 to 30 are a curve, 19 to 27 straights

function race(dice: number[], active: RacerName, racers: Partial<Record<RacerName, number>>, markers: number[] = []): RaceView {
  const view: Partial<RaceView> = {
    seat: 0,
    seats: 2,
    track: { name: "A", word: WORD, length: 42, boost_spaces: [21, 30] },
    racers: Object.entries(racers).map(([name, distance], seat) => ({
      name: name as RacerName,
      seat,
      distance,
      space: distance === 0 ? 0 : ((distance - 1) % 42) + 1,
      lap: 1,
      position: seat + 1,
      laps: 0,
      bonus_markers: 0,
      slots: 3,
      boosts: [],
    })),
    active,
    dice,
    markers,
  };
  return view as RaceView;
}

function asks(...options: [key: string, target: string, facts?: Record<string, unknown>][]): QuestionInfo {
  return {
    id: 1,
    seat: 0,
    kind: "roll-or-stop",
    rule: "SR-4.1",
    facts: {},
    options: options.map(([key, target, facts = {}]) => ({ key, target, rule: "", facts })),
    barred: [],
  };
}

const ROLL_OR_STOP = asks(["roll", "dice"], ["stop", "track"]);

const plan: Plan = {
  racer: "swifty",
  path: [20, 29, 30],
  stops: [29],
  steps: 9,
  added: 1,
  lost: 0,
  slime: 0,
  scrap: 0,
  ability: false,
  boost: true,
  fights: [],
};

/** As the server sends it; the rest of what the rules work out is tested there. */
const FORESEEN = byKey([
  { key: "roll", sure: [], plans: [], odds: [{ key: "risk", facts: { faces: [1, 3, 5] }, chance: 0.5, figure: "" }] },
  {
    key: "stop",
    sure: [],
    plans: [plan],
    odds: [
      { key: "to-space", facts: { spaces: 10, space: 30 }, chance: null, figure: "9 + 1" },
      { key: "and-boost", facts: { boost: true }, chance: null, figure: "" },
    ],
  },
  {
    key: "boost:turn",
    sure: [{ kind: "boosted", rule: "SR-4.8", facts: { from: 4, to: 3, dice: [3, 3] } }],
    plans: [],
    odds: [{ key: "a-double", facts: { die: 3 }, chance: 1, figure: "3" }],
  },
]);

describe("what the rules say of an answer", () => {
  it("is read as a plan", () => {
    expect(planOf(FORESEEN["stop"])).toEqual(plan);
    expect(endOf(plan)).toBe(30);
    expect(spacesFigure(plan)).toBe("9 + 1");
    expect(planOf(FORESEEN["roll"])).toBeNull();
    expect(plansOf(undefined)).toEqual([]);
    expect(doublingFaces(FORESEEN["roll"])).toEqual([1, 3, 5]);
  });

  it("is told in the words of the board", () => {
    const found = oddsIn(FORESEEN, wordsIn("en"));
    expect(found["roll"]).toEqual({ figure: "50 %", words: "a second 1, 3 or 5 means a crash", short: "a second 1, 3 or 5 means a crash", chance: 0.5 });
    expect(found["stop"]).toEqual({ figure: "9 + 1", words: "spaces, to space 30, and a boost", short: "spaces, to space 30" });
    expect(found["boost:turn"]).toEqual({ figure: "3", words: "is there already: a double", short: "is there already: a double", chance: 1 });
  });
});

describe("looks and targets", () => {
  it("stripes the gamble only", () => {
    const view = race([3, 5, 1], "swifty", { swifty: 20 });
    const looks = ROLL_OR_STOP.options.map((option) => look(ROLL_OR_STOP, option, view));
    expect(looks).toEqual([
      { material: "gamble", letter: "r" },
      { material: "safe", figure: "9", letter: "s" },
    ]);
  });

  it("draws each racer beside its name, and tells what racers and abilities can do", () => {
    const racers = { ...asks(["racer:hover", ""]), kind: "choose-racer" };
    expect(look(racers, racers.options[0]!, race([], "hover", {}))).toEqual({ material: "paper", explained: true, picture: "hover" });
    const abilities = { ...asks(["ability:hover", ""]), kind: "take-ability" };
    expect(look(abilities, abilities.options[0]!, race([], "swifty", {}))).toEqual({ material: "paper", explained: true });
  });

  it("shows what a marker makes of the die", () => {
    const question = asks(["boost:turn", "marker:turn"]);
    const [turn] = question.options;
    expect(look(question, turn!, race([3, 4], "hover", { hover: 19 }), FORESEEN["boost:turn"])).toEqual({ material: "paper", figure: "4 → 3" });
  });

  it("lets the landing space, racers and the crash pile be pressed", () => {
    const view = race([3, 5, 1], "swifty", { swifty: 20, hover: 5 });
    expect(boardTargets(view, ROLL_OR_STOP, FORESEEN)).toEqual([{ key: "stop", what: "space", space: 30 }]);
    expect(boardTargets(view, asks(["winner:hover", "racer:hover"]), {})).toEqual([{ key: "winner:hover", what: "racer", racer: "hover" }]);
    const crash = ["1/2", "3/4", "5/6"].map((name) => ({ name, pile: 5, discard: [] }));
    expect(boardTargets({ ...view, crash }, asks(["crash", "crash:3/4"]), {})).toEqual([{ key: "crash", what: "pile", pile: 1 }]);
  });

  it("leaves two answers on one space to the panel", () => {
    const question = asks(["bonus:forward-3", "space:23", { spaces: 3 }], ["bonus:catch-up", "space:23", { spaces: 3 }]);
    expect(boardTargets(race([1], "hover", { hover: 20 }), question, {})).toEqual([]);
  });
});

it("a bonus card tells one story: where it leads, and where the ability leads on to", () => {
  const option = { key: "bonus:forward-5", rule: "", target: "space:6", facts: { card: "forward-5", spaces: 5, reaches: true } };
  const plan: Plan = {
    racer: "swifty",
    path: [1, 2, 3, 4, 5, 6, 7],
    stops: [6],
    steps: 5,
    added: 1,
    lost: 0,
    slime: 0,
    scrap: 0,
    ability: false,
    boost: false,
    fights: [],
  };
  const shown = look({} as QuestionInfo, option, {} as RaceView, { key: option.key, sure: [], plans: [plan], odds: [] });
  expect(shown.figure).toBe("5 + 1");
  expect(shown.hint).toBe("Drive 5 spaces to space 6, then 1 more by your ability: space 7.");
  expect(wordsIn("en")("to-space", { spaces: 6, space: 7 })).toBe("spaces, to space 7");

  // before the dice are driven they lead on as well, with or without the ability
  const hintOf = (drawn: Plan): string | undefined =>
    look({} as QuestionInfo, option, {} as RaceView, { key: option.key, sure: [], plans: [drawn], odds: [] }).hint;
  const path = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(hintOf({ ...plan, path, stops: [6, 8], steps: 7 })).toBe("Drive 5 spaces to space 6, then 2 by your dice and 1 by your ability: space 9.");
  expect(hintOf({ ...plan, path: path.slice(0, -1), stops: [6, 8], steps: 7, added: 0 })).toBe("Drive 5 spaces to space 6, then 2 by your dice: space 8.");
  expect(hintOf({ ...plan, path: path.slice(0, 6), steps: 5, added: 0 })).toBeUndefined();
});
