import { describe, expect, it } from "vitest";

import type { QuestionInfo, View } from "../types";
import { boardTargets, changedDie, doublingFaces, look, odds, planFor, spacesFigure } from "./plan";
import type { RacerName, RaceView } from "./view";

const WORD = "SRLRSRSSSRSRLR"; // circuit A: spaces 28 to 30 are a curve, 19 to 27 straights

function race(dice: number[], active: RacerName, racers: Partial<Record<RacerName, number>>, markers: number[] = []): View {
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
  return view as View;
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

/** The same race with the pit stop beside tiles 7 and 8, and with scrap tiles. */
function atTheFork(view: View, scrap: { space: number; tile: number }[] = []): View {
  const shown = view as unknown as RaceView;
  const pit = { tiles: [7, 8], fork: 19, rejoin: 23, lane: [43, 44, 45, 46, 47], centre: 45 };
  return {
    ...view,
    track: { ...shown.track, pieces: [], stop: null, pit },
    extras: { scrap, stacks: [], ability_tiles: [], halted: false },
  } as unknown as View;
}

const ROLL_OR_STOP = asks(["roll", "dice"], ["stop", "track"]);

describe("the plan of an answer", () => {
  it("drives the sum of the dice, and Swifty one more where that ends in a curve", () => {
    const view = race([3, 5, 1], "swifty", { swifty: 20 }, [30]);
    const plan = planFor(view, ROLL_OR_STOP, "stop");
    expect(plan).toMatchObject({ racer: "swifty", from: 20, to: 29, end: 30, steps: 9, added: 1, boost: true, fights: [], marker: false });
    expect(plan && spacesFigure(plan)).toBe("9 + 1");
  });

  it("adds Steel Jacket's space on a straight only", () => {
    expect(planFor(race([3], "steel-jacket", { "steel-jacket": 19 }), ROLL_OR_STOP, "stop")?.end).toBe(23);
    expect(planFor(race([3], "steel-jacket", { "steel-jacket": 26 }), ROLL_OR_STOP, "stop")?.end).toBe(29);
  });

  it("adds Twister's space for passing, also for what was passed before", () => {
    expect(planFor(race([4], "twister", { twister: 19, hover: 20 }), ROLL_OR_STOP, "stop")?.end).toBe(24);
    expect(planFor(race([4], "twister", { twister: 19, hover: 23 }), ROLL_OR_STOP, "stop")?.end).toBe(23);
    expect(planFor({ ...race([4], "twister", { twister: 19 }), passed: true }, ROLL_OR_STOP, "stop")?.end).toBe(24);
  });

  it("sees a fight coming, in whatever lap, and promises no boost then", () => {
    const plan = planFor(race([2], "hover", { hover: 19, jackal: 63 }, [21]), ROLL_OR_STOP, "stop");
    expect(plan).toMatchObject({ end: 21, boost: false, fights: ["jackal"] });
  });

  it("follows a bonus card to its target", () => {
    const question = asks(["drive", "racer"], ["bonus:curve", "space:28", { card: "curve", spaces: 9 }]);
    expect(planFor(race([1], "hover", { hover: 19 }), question, "bonus:curve")).toMatchObject({ to: 28, end: 28 });
  });

  it("stays where a scrap tile lets nobody drive on", () => {
    const view = atTheFork(race([3], "hover", { hover: 19, swifty: 30 }), [{ space: 20, tile: 4 }]);
    const question = asks(["way:track", "space:19", { space: 0 }], ["way:pit", "space:45", { lane: 3 }]);
    expect(planFor(view, question, "way:track")).toMatchObject({ to: 19, end: 19, steps: 0, path: [19] });
    expect(planFor(view, question, "way:pit")).toMatchObject({ to: 20, steps: 3, path: [19, 43, 44, 45] });
  });

  it("leads from the lane once round and into it again", () => {
    const view = atTheFork(race([1], "hover", { hover: 21, swifty: 19 }));
    const [hover, swifty] = (view as unknown as RaceView).racers;
    Object.assign(hover!, { space: 46, lane: 4 });
    Object.assign(swifty!, { space: 44, lane: 2 });
    const question = asks(["drive", "racer"], ["bonus:catch-up", "space:44", { card: "catch-up", spaces: 42, reaches: true }]);
    expect(planFor(view, question, "bonus:catch-up")).toMatchObject({ to: 61, end: 61, fights: ["swifty"] });
  });

  it("is not drawn for chance, for a double, or for somebody else", () => {
    const view = race([3, 4], "hover", { hover: 19 });
    expect(planFor(view, asks(["roll", "dice"]), "roll")).toBeNull();
    expect(planFor(view, asks(["boost:minus-1", "marker:plus-minus"]), "boost:minus-1")).toBeNull();
    expect(planFor(view, asks(["boost:plus-1", "marker:plus-minus"]), "boost:plus-1")).toMatchObject({ to: 27 });
    expect(planFor(view, { ...ROLL_OR_STOP, seat: 1 }, "stop")).toBeNull();
  });
});

describe("odds", () => {
  it("are exact: the faces that double, of six", () => {
    expect(doublingFaces([3, 5, 1])).toEqual([1, 3, 5]);
    const found = odds(race([3, 5, 1], "swifty", { swifty: 20 }, [30]), ROLL_OR_STOP);
    expect(found["roll"]).toEqual({ figure: "50 %", words: "risk of a double", chance: 0.5 });
    expect(found["stop"]).toEqual({ figure: "9 + 1", words: "spaces, to number 30, and a boost" });
  });

  it("count the other dice alone for a re-roll, and are certain for a turned die", () => {
    const question = asks(["boost:re-roll", "marker:re-roll"], ["boost:turn", "marker:turn"]);
    const found = odds(race([3, 4], "hover", { hover: 19 }), question);
    expect(found["boost:re-roll"]?.chance).toBeCloseTo(1 / 6);
    expect(found["boost:turn"]).toMatchObject({ chance: 1, words: "a double" });
    expect(changedDie([3, 4], "boost:turn")).toBe(3);
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

  it("lets the landing space, racers and the crash pile be pressed", () => {
    const view = race([3, 5, 1], "swifty", { swifty: 20, hover: 5 });
    expect(boardTargets(view, ROLL_OR_STOP)).toEqual([{ key: "stop", what: "space", space: 30 }]);
    expect(boardTargets(view, asks(["winner:hover", "racer:hover"]))).toEqual([{ key: "winner:hover", what: "racer", racer: "hover" }]);
    expect(boardTargets(race([5, 5], "swifty", { swifty: 20 }), asks(["crash", "crash"]))).toEqual([{ key: "crash", what: "pile", pile: 2 }]);
  });

  it("leaves two answers on one space to the panel", () => {
    const question = asks(["bonus:forward-3", "space:23", { spaces: 3 }], ["bonus:catch-up", "space:23", { spaces: 3 }]);
    expect(boardTargets(race([1], "hover", { hover: 20 }), question)).toEqual([]);
  });
});
