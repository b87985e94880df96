// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { messageIds } from "../../test/board";
import type { OptionInfo, QuestionInfo } from "../types";
import german from "./board.de.ftl?raw";
import english from "./board.en.ftl?raw";
import { COURSES, courseOf, itemsOf } from "./builder/items";
import { oddsIn } from "../consequences";
import { arrowKey, letterOf, LETTERS, look, planOf } from "./plan";
import { poseOf } from "./path/targets";
import { TILE, turnBetween } from "./room/geometry";
import { layOut, placeAt, seenAt, zoomed } from "./room/layout";
import { routeOf } from "./room/route";
import { wordsIn } from "./words";

const asked = (kind: string, key: string, facts = {}): [QuestionInfo, OptionInfo] => {
  const option = { key, rule: "", target: "", facts };
  return [{ id: 1, seat: 0, kind, rule: "", facts: { heading: 90 }, options: [option], barred: [] } as unknown as QuestionInfo, option];
};

describe("the path", () => {
  it("says where the roll may stop, by the plan of an answer or of any", () => {
    const stops = [
      { tile: 3, chance: 8 / 27 },
      { tile: 4, chance: 12 / 27 },
    ];
    const foreseen = {
      "gear:3": { key: "gear:3", sure: [], plans: [{ gear: 3, stops }], odds: [] },
      "gear:0": { key: "gear:0", sure: [], plans: [], odds: [] },
    };
    expect(planOf(foreseen, "gear:3")?.stops).toEqual(stops);
    expect(planOf(foreseen, null)?.gear).toBe(3);
    expect(planOf(foreseen, "gear:0")).toBeNull();
    expect(planOf({}, null)).toBeNull();
  });

  it("has a letter for every way and an arrow for the common ones", () => {
    expect(new Set(Object.values(LETTERS)).size).toBe(Object.keys(LETTERS).length);
    expect(letterOf("back-lane:left")).toBe("a");
    expect(["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"].map((key) => arrowKey(key, false))).toEqual(["straight", "lane:left", "lane:right", ""]);
    expect(arrowKey("ArrowLeft", true)).toBe("turn:left");
  });

  it("reads places from targets", () => {
    expect(poseOf("tile:1:2500:-250:345")).toEqual({ surface: 1, x: 2500, y: -250, heading: 345 });
    expect(poseOf("gear:3")).toBeNull();
  });
});

describe("answers in the panel", () => {
  it("stripe what takes danger dice, and nothing else", () => {
    expect(look(...asked("lay-tile", "turn:left", { dice: 3 }))).toMatchObject({ risk: true, letter: "q", picture: "turn:left" });
    expect(look(...asked("lay-tile", "straight", { dice: 0 })).risk).toBeUndefined();
  });

  it("let gears be typed by their number", () => {
    expect(look(...asked("choose-gear", "gear:4")).letter).toBe("4");
    expect(look(...asked("choose-gear", "gear:-1")).letter).toBe("");
  });

  it("have words for what the rules say of them", () => {
    const odds = [{ key: "odds-danger", facts: { dice: 2 }, chance: 0.25, figure: "" }];
    const found = oddsIn({ "turn:left": { key: "turn:left", sure: [], plans: [], odds } }, wordsIn("en"));
    expect(found["turn:left"]).toEqual({ figure: "25 %", chance: 0.25, words: "to roll these dice", short: "to roll these dice" });
  });

  it("name a place by its row, its side, and where the car faces from straight over the line", () => {
    const place = { row: 2, side: "left", behind: 1.25, across: 0.5, heading: 120 };
    const [question, option] = asked("start-place", "place:1:2:120", place);
    const placing = { ...question, facts: { ahead: 75 } };
    expect(look(placing, option)).toMatchObject({ label: "Second row, on the left", hint: "The car faces half right." });
    const beside = { ...option, key: "place:1:3:120", facts: { ...place, across: 1 } };
    const named = [option, beside].map((each) => look({ ...placing, options: [option, beside] }, each).label);
    expect(named).toEqual(["0.5", "1"].map((across) => `Second row, on the left (1.25 back, ${across} from the right)`));
  });

  it("group headings by where they lead", () => {
    const groups = [90, 0, 180, 270].map((heading) => look(...asked("turn-on-the-spot", `heading:${heading}`)).group);
    expect(groups).toEqual(["Ahead", "Left", "Right", "Back"]);
  });
});

describe.each(Object.keys(COURSES))("the course %s", (name) => {
  const course = courseOf(itemsOf(name));

  it("has a way round that keeps inside its surfaces", () => {
    const { lines, arrows } = routeOf(course);
    expect(lines.length).toBeGreaterThan(0);
    expect(arrows.length).toBeGreaterThan(1);
    const [wide, high] = [course.extent[0] * 0.058, course.extent[1] * 0.058];
    for (const { x, y } of lines.flat()) expect(x >= 0 && y >= 0 && x <= wide && y <= high).toBe(true);
  });

  it.each([
    [1020, 664],
    [390, 420],
    [500, 260],
  ])("fits a box of %d by %d", (width, height) => {
    const layout = layOut(course, width, height);
    for (const corner of [
      { x: 0, y: 0 },
      { x: layout.width, y: layout.height },
    ]) {
      const { x, y } = seenAt(layout, corner);
      expect(x > layout.whole.x && x < layout.whole.x + layout.whole.width).toBe(true);
      expect(y > layout.whole.y && y < layout.whole.y + layout.whole.height).toBe(true);
      expect(placeAt(layout, { x, y })).toEqual(corner);
    }
    const near = zoomed(layout, { near: 2, x: -1e6, y: 1e6 });
    expect(near.x).toBeCloseTo(layout.whole.x - TILE); // a tile over the edge, and no farther
    expect(near.y + near.height).toBeCloseTo(layout.whole.y + layout.whole.height + TILE);
  });
});

it("turns the shorter way round", () => {
  expect(turnBetween(350, 10)).toBe(20);
  expect(turnBetween(10, 350)).toBe(-20);
  expect(Math.abs(turnBetween(0, 180))).toBe(180);
});

it("says the same things in both languages", () => {
  expect(messageIds(german)).toEqual(messageIds(english));
});
