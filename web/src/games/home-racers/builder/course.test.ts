import { describe, expect, it } from "vitest";

import { type Ask, sayProblem } from "../../../checking.svelte";
import { messageIds } from "../../../test/board";
import { textsOf } from "../../../test/game";
import type { SettingProblem, SettingsCheck } from "../../../wire";
import german from "./builder.de.ftl?raw";
import english from "./builder.en.ftl?raw";
import { describeCourse } from "./describe";
import * as edit from "./edit";
import { Editor } from "./editor.svelte";
import sample from "./fixtures/checks.json";
import { COURSES, courseOf, itemsOf, stockOf, surfaceAt, wordOf } from "./items";
import { press } from "./keys";
import { stepOf, STEPS } from "./problems";
import { Tools } from "./tools.svelte";
import { wordsIn } from "./words";

const fine: SettingsCheck = { problems: [], facts: { length: 20, laps: 1, points: 4 }, idle: [], settings: {} };
const asked = sample as unknown as Record<string, SettingsCheck>;
const drawing = (word = ""): Editor => {
  const editor = new Editor(() => Promise.resolve(fine));
  editor.start(word);
  return editor;
};
const ROOM = "floor_0_0_0_48_0_48_32_0_32";

describe("words of courses", () => {
  it.each(Object.entries(COURSES))("%s is written as it was read", (_, word) => {
    expect([...wordOf(itemsOf(word)).split(".")].sort()).toEqual(word.split(".").sort());
    expect(wordOf(itemsOf(wordOf(itemsOf(word))))).toBe(wordOf(itemsOf(word)));
  });

  it("drops what nobody can draw", () => {
    expect(wordOf(itemsOf("floor_0_0_0_9_0_9_9.cat_1.dog_0_1_1_1_1_0.mug_0_4_4_300_4_0.leak_0_4_4_x"))).toBe("floor_0_0_0_9_0_9_9");
  });

  it("keeps gates in their order and counts them from the line", () => {
    const course = courseOf(itemsOf(`${ROOM}.gate_0_0_16_18_16.through-green.line_0_24_0_24_12.gate_0_48_16_30_16`));
    expect(course.gates.map(({ number, kind }) => `${number} ${kind}`)).toEqual(["0 line", "1 gate", "2 portal", "3 gate"]);
  });

  it("finds the topmost surface", () => {
    const items = itemsOf(`${ROOM}.table_1_10_10_20_10_20_20_10_20`);
    expect(surfaceAt(items, 15, 15)).toBe(1);
    expect(surfaceAt(items, 5, 5)).toBe(0);
  });

  it("counts two-sided tiles", () => {
    expect(stockOf(itemsOf(COURSES["living-room"]!))).toMatchObject({ pairs: 3, used: 10 });
  });
});

describe("items", () => {
  it("move, and stay in the room of numbers", () => {
    const cat = { name: "cat", numbers: [0, 10, 10, 6, 4, 0] };
    expect(edit.moved(cat, -20, 3).numbers).toEqual([0, 0, 13, 6, 4, 0]);
    const portal = { name: "portal-blue", numbers: [0, 4, 4, 0, 0, 20, 20, 0] };
    expect(edit.moved(portal, 1, 1, "exit").numbers).toEqual([0, 4, 4, 0, 0, 21, 21, 0]);
  });

  it("grow as large as a home", () => {
    const wall = { name: "wall", numbers: [0, 90, 90, 178, 1, 0] };
    expect(edit.sized(wall, 2).numbers[3]).toBe(180);
    expect(edit.dragged(wall, { what: "size", at: 0, x: 0, y: 0 }, 190, 91).numbers.slice(3, 5)).toEqual([200, 2]);
    expect(edit.dragged(wall, { what: "size", at: 0, x: 0, y: 0 }, 255, 90).numbers[3]).toBe(255);
  });

  it("turn round and round", () => {
    const booster = { name: "booster", numbers: [0, 4, 4, 23] };
    expect(edit.turned(booster, 1).numbers[3]).toBe(0);
    expect(edit.turned(edit.turned(booster, 1), -1)).toEqual(booster);
    const gate = { name: "gate", numbers: [0, 1, 2, 3, 4] };
    expect(edit.turned(gate, 1).numbers).toEqual([0, 3, 4, 1, 2]);
    const sofa = { name: "sofa", numbers: [1, 10, 10, 30, 10, 30, 20, 10, 20] };
    const upright = edit.turned(sofa, 1);
    expect(edit.middleOf(upright)).toEqual(edit.middleOf(sofa));
    expect(
      Math.max(...upright.numbers.filter((_, at) => at > 0 && at % 2 === 0)) - Math.min(...upright.numbers.filter((_, at) => at > 0 && at % 2 === 0)),
    ).toBe(20);
  });

  it("are pulled at their handles", () => {
    const floor = itemsOf(ROOM)[0]!;
    const corner = edit.handlesOf(floor).find((handle) => handle.what === "corner" && handle.at === 2)!;
    expect(edit.dragged(floor, corner, 60, 40).numbers.slice(5, 7)).toEqual([60, 40]);
    const side = edit.handlesOf(floor).find((handle) => handle.what === "middle" && handle.at === 0)!;
    expect(edit.dragged(floor, side, 24, 6).numbers).toHaveLength(11);
    const box = { name: "box", numbers: [0, 10, 10, 4, 4, 0] };
    expect(edit.dragged(box, edit.handlesOf(box)[0]!, 14, 13).numbers.slice(3, 5)).toEqual([8, 6]);
  });
});

describe("the editor", () => {
  it("puts things down on the surface that lies there, and takes them back", () => {
    const editor = drawing(`${ROOM}.table_1_10_10_30_10_30_24_10_24`);
    editor.put("leak", 20, 16);
    expect(editor.word).toContain("leak_1_20_16_0");
    editor.move(-16, -12);
    expect(editor.word).toContain("leak_0_4_4_0");
    editor.undo();
    editor.undo();
    expect(editor.word).not.toContain("leak");
    editor.redo();
    expect(editor.word).toContain("leak_1_20_16_0");
  });

  it("gives portals their colours, a gate, and takes both away together", () => {
    const editor = drawing(ROOM);
    editor.put("portal", 8, 8);
    editor.put("portal", 8, 20);
    expect(editor.word).toContain("portal-green_0_8_8");
    expect(editor.word).toContain("portal-orange_0_8_20");
    expect(editor.word).toContain("through-green.through-orange");
    editor.order(-1);
    expect(editor.word).toContain("through-orange.through-green");
    editor.through();
    expect(editor.word).not.toContain("through-orange");
    editor.remove();
    expect(editor.word).not.toContain("orange");
  });

  it("has one line, no more tiles than the box, and says why not", () => {
    const editor = drawing(ROOM);
    editor.drawLine("line", 24, 0, 24, 12);
    editor.drawLine("line", 20, 0, 20, 12);
    expect(editor.word.match(/line/g)).toHaveLength(1);
    for (const x of [6, 12, 18]) editor.put("booster", x, 20);
    expect(editor.stock.of["booster"]).toBe(2);
    expect(editor.barred("booster")).toBe("barred-kind");
    editor.anyTiles = true;
    editor.put("booster", 30, 20);
    expect(editor.stock.of["booster"]).toBe(3);
    expect(drawing().barred("cat")).toBe("barred-floor");
  });

  it("draws rooms from corner to corner, whichever comes first", () => {
    const editor = drawing();
    editor.draw("floor", 40, 30, 0, 0);
    expect(editor.word).toBe("floor_0_0_0_40_0_40_30_0_30");
    editor.draw("sofa", 1, 1, 3, 2);
    expect(editor.course.surfaces).toHaveLength(1);
  });

  it("shows what is dragged at once and keeps it once", () => {
    const editor = drawing(`${ROOM}.cat_0_10_10_6_4_0`);
    editor.choose(1);
    for (const by of [1, 2, 3]) editor.hold(edit.moved(editor.items[1]!, 1, 0 * by));
    expect(editor.word).toContain("cat_0_13_10");
    editor.letGo();
    editor.undo();
    expect(editor.word).toContain("cat_0_10_10");
    expect(editor.canUndo).toBe(false);
  });

  it("answers to keys", () => {
    const editor = drawing(`${ROOM}.cat_0_10_10_6_4_0`);
    const tools = new Tools(editor);
    const key = (name: string, more = {}): boolean | "describe" =>
      press(editor, tools, { key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });
    expect(key("ArrowRight")).toBe(false);
    editor.choose(1);
    key("ArrowRight");
    key("ArrowDown", { shiftKey: true });
    key("e");
    expect(editor.word).toContain("cat_0_11_14_6_4_1");
    key("Delete");
    expect(editor.word).toBe(ROOM);
    key("z", { ctrlKey: true });
    expect(editor.word).toContain("cat");
  });

  it("asks the game and says how far it got", async () => {
    const ask: Ask = ({ settings }) => Promise.resolve(asked[String(settings!["course"])] ?? fine);
    const editor = new Editor(ask);
    editor.start(`${ROOM}.line_0_24_0_24_12`);
    editor.checkSoon(0);
    expect(editor.state("parts")).toBe("waits");
    await new Promise((done) => setTimeout(done, 20));
    expect(editor.ready).toBe(false);
    expect(STEPS.map((step) => editor.state(step))).toEqual(["wrong", "waits", "waits", "waits", "waits", "waits"]);
    editor.drawLine("gate", 18, 16, 0, 16);
    editor.checkSoon(0);
    await new Promise((done) => setTimeout(done, 20));
    expect(editor.ready).toBe(true);
    editor.close();
  });
});

describe("what the game says of broken courses", () => {
  const problems = Object.values(asked).flatMap((check) => check.problems);
  const rare: SettingProblem = { setting: "course", key: "not-driven", facts: { gate: 0 }, sentence: "" };

  it("names the line, which is no gate to those who drive", () => {
    expect(sayProblem(textsOf("home-racers", "en"), rare)).toContain("across the line");
    expect(sayProblem(textsOf("home-racers", "de"), rare)).toContain("über die Linie");
  });

  it("belongs to a point of the check", () => {
    const steps = new Set(problems.map(stepOf));
    expect([...steps].sort()).toEqual([...STEPS].sort());
  });

  it.each(problems.map(({ sentence, ...problem }) => ({ sentence, problem: { ...problem, sentence: "" } })))(
    "is said in both languages: $sentence",
    ({ sentence, problem }) => {
      expect(sayProblem(textsOf("home-racers", "en"), problem)).toBe(sentence);
      const german = sayProblem(textsOf("home-racers", "de"), problem);
      expect(german).toMatch(/\.$/);
      expect(german).not.toMatch(/[{}]|undefined/);
      expect(german).not.toBe(sentence);
    },
  );

  it("is said in English where there are no words for it", () => {
    expect(sayProblem(textsOf("home-racers", "de"), { setting: "", key: "something-new", facts: {}, sentence: "Something new is wrong." })).toBe(
      "Something new is wrong.",
    );
  });
});

it("says the same things in both languages", () => {
  expect(messageIds(german)).toEqual(messageIds(english));
});

describe("a course in words", () => {
  it("says every surface, thing, tile and gate, in the order in which they are passed", () => {
    const words = wordsIn("en");
    const said = describeCourse(courseOf(itemsOf("living-room")), words);
    expect(said[0]).toBe("3 surfaces, 9 things in the way. 2 laps. Places are tiles from the left and from the top.");
    expect(said).toContain("Surface 1, Room: 18 by 11.5 tiles, from 0 across and 0 down.");
    expect(said).toContain("Ottoman, surface 1: at 6 across and 5.75 down, 2.5 by 2.5 tiles.");
    expect(said.filter((line) => line.startsWith("Gate") || line.startsWith("Starting"))).toHaveLength(6);
    expect(said.join(" ")).not.toMatch(/undefined|NaN|\{/);
    expect(describeCourse(courseOf([]), wordsIn("de"))).toEqual(["Noch ist nichts gezeichnet."]);
  });
});
