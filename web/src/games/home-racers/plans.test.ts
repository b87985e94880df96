/** Plans as the board draws them, the camera that looks at them, and what is said of one's own car. */
import { describe, expect, it, vi } from "vitest";

import type { EventInfo, ProposalInfo, QuestionInfo } from "../../wire";
import { Plans } from "../plans.svelte";
import guide from "./guide";
import { newsOf } from "./news";
import { headingWords } from "./plan";
import { chipsOf, costOf, gearsOf, inHundred, pathOf, placeOf, PROPOSES, seenIn } from "./plans";
import { standing, type Wish } from "./path/chips";
import { Camera, freeCorner, isSeen, tileAt, zoomTo } from "./room/camera.svelte";
import { layOut, seenAt, zoomed } from "./room/layout";
import { Pinch } from "./room/pinch.svelte";
import type { RaceView } from "./shapes";
import { wordsIn } from "./words";

const words = wordsIn("en");
const step = guide.steps.find((each) => each.say === "guide-bend")!;
const question = step.question as unknown as QuestionInfo;
const [best, ...rest] = step.plans!;
const bent = step.bends!["gear:2 straight straight"]!;
const race = guide.opening as unknown as RaceView;

function made(): { plans: Plans; given: string[][]; asked: string[][] } {
  const [given, asked]: string[][][] = [[], []];
  const ask = (kept: string[]): Promise<ProposalInfo[]> => {
    asked!.push(kept);
    return Promise.resolve(kept.length ? (step.bends![kept.join(" ")] ?? []) : step.plans!);
  };
  return { plans: new Plans(question, ask, (keys) => void given!.push(keys)), given: given!, asked: asked! };
}

describe("plans", () => {
  it("are asked for once, chosen by gear, bent tile by tile, and given in one message", async () => {
    const { plans, given, asked } = made();
    expect(plans.chosen).toBeNull();
    await vi.waitFor(() => expect(plans.chosen).toEqual(best));
    expect(Object.keys(gearsOf(plans)).map(Number)).toEqual([0, 1, 2]);
    plans.choose(gearsOf(plans)[1]!);
    expect(plans.chosen!.answers[0]).toBe("gear:1");
    plans.choose(gearsOf(plans)[2]!);
    const path = pathOf(plans.chosen)!;
    expect(path.path.map((tile) => placeOf(plans.chosen!, path, tile))).toEqual([1, 2, 3, 4]);
    await plans.bend(2, "straight");
    expect(asked).toEqual([[], ["gear:2", "straight", "straight"]]);
    expect(plans.chosen).toEqual(bent[0]);
    plans.accept();
    expect(given).toEqual([bent[0]!.answers]);
  });

  it("stay as they are where bending fails, and are none where nothing is proposed", async () => {
    const { plans } = made();
    await vi.waitFor(() => expect(plans.chosen).not.toBeNull());
    await plans.bend(1, "turn:left");
    expect(plans.chosen).toEqual(best);
    expect(plans.none).toBe(false);
    const none = new Plans(
      question,
      () => Promise.resolve([]),
      () => {},
    );
    await vi.waitFor(() => expect(none.none).toBe(true));
    const failed = new Plans(
      question,
      () => Promise.reject(new Error("gone")),
      () => {},
    );
    await vi.waitFor(() => expect(failed.none).toBe(true));
    expect(PROPOSES).toContain(question.kind);
  });
});

describe("a path", () => {
  it("says what each tile costs, and what is one too many", () => {
    const path = pathOf(best!)!;
    expect(path.path.map((tile) => costOf(path, tile))).toEqual([
      null,
      { kind: "turn", number: 1, of: 2, beyond: false },
      { kind: "lane", number: 1, of: 0, beyond: true },
      { kind: "turn", number: 2, of: 2, beyond: false },
    ]);
    const chips = path.path.map((tile) => chipsOf(path, tile, words, String).map(({ text }) => text));
    expect(chips).toEqual([[], ["1 of 2"], ["1 too many"], ["2 of 2"]]);
    const odd = { ...path.path[0]!, bumps: 1, enters: ["booster" as const, "leak" as const] };
    expect(chipsOf(path, odd, words, () => "Paul").map(({ text }) => text)).toEqual(["may bump Paul", "+2 tiles", "may slip"]);
    const twice = { ...path, path: path.path.map((tile) => ({ ...tile, bumps: tile.tile > 1 ? 1 : null })) };
    const bumps = twice.path.map((tile) => chipsOf(twice, tile, words, () => "Paul").some(({ text }) => text === "may bump Paul"));
    expect(bumps).toEqual([false, true, false, false]); // said once
  });

  it("has chances that people can count", () => {
    expect([0, 0.001, 0.185, 0.999, 1].map(inHundred)).toEqual([0, 1, 19, 99, 100]);
  });
});

describe("the camera", () => {
  const car = { ...race.cars[0]!, pose: { surface: 0, x: 7500, y: 3250, heading: 180 } };
  const offered = [best!, ...rest];

  it.each([
    ["a desktop", 1020, 620],
    ["a phone", 390, 400],
  ])("shows the car and every tile, large enough for a finger, on %s", (_, width, height) => {
    const layout = layOut(race.course, width, height);
    const points = seenIn(offered, car, race.course, []);
    const box = zoomed(layout, zoomTo(layout, points));
    for (const point of points.map((each) => seenAt(layout, each))) {
      expect(point.x).toBeGreaterThan(box.x);
      expect(point.x).toBeLessThan(box.x + box.width);
      expect(point.y).toBeGreaterThan(box.y);
      expect(point.y).toBeLessThan(box.y + box.height);
    }
    expect(tileAt(layout, points)).toBeGreaterThanOrEqual(44);
    expect(tileAt(layout, points)).toBeLessThanOrEqual(105);
  });

  it("leaves room for what lies over the edges", () => {
    const layout = layOut(race.course, 390, 400);
    const points = seenIn(offered, car, race.course, []);
    const covers = { top: 110, bottom: 60, left: 0, right: 80 };
    const zoom = zoomTo(layout, points, covers);
    const box = zoomed(layout, zoom);
    const highest = Math.min(...points.map((each) => seenAt(layout, each).y));
    expect((highest - box.y) * layout.scale * zoom.near).toBeGreaterThan(60);
    expect(["left", "right"]).toContain(freeCorner(layout, points, 140, 110).corner);
    expect(isSeen(layout, zoom, points, covers)).toBe(true);
    expect(isSeen(layout, { ...zoom, y: zoom.y - 120 }, points, covers)).toBe(false);
  });

  it("goes on to the path that comes while it still travels to the car, and then stays", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
    const layout = layOut(race.course, 390, 400);
    const pinch = new Pinch(() => layout);
    const camera = new Camera(pinch, () => layout);
    const points = seenIn(offered, car, race.course, []);
    expect(camera.look(points.slice(0, 1), "3", false)).toBe(true);
    frames.shift()!(-1e6); // a frame that began long before the machine found time for it
    expect(Number.isFinite(pinch.near)).toBe(true);
    expect(isSeen(layout, pinch.zoom, points)).toBe(true); // so far: it has only just set off
    expect(camera.look(points, "3", false)).toBe(true);
    while (frames.length) frames.shift()!(performance.now() + 1e4);
    expect(camera.travels).toBe(false);
    expect(isSeen(layout, pinch.zoom, points)).toBe(true);
    expect(camera.look(points, "3", false)).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe("the words beside a path", () => {
  const board = { x: 0, y: 0, width: 390, height: 350 };
  const tiles = [60, 100, 140, 180, 220].map((y) => ({ x: 30, y }));
  const wish = (at: { x: number; y: number }, side: number): Wish => ({ at, side, width: 64, height: 23 });
  const boxOf = ({ x, y }: { x: number; y: number }): { left: number; right: number; top: number; bottom: number } => ({
    left: x - 32,
    right: x + 32,
    top: y - 11.5,
    bottom: y + 11.5,
  });

  it("stand inside the board, and neither on each other, nor on tiles, nor under what covers the board", () => {
    const covered = { x: 0, y: 300, width: 200, height: 50 };
    const wishes = tiles.flatMap((at) => [wish(at, 180), wish(at, 0)]);
    const boxes = standing(wishes, board, tiles, 44, [covered]).map(boxOf);
    for (const [place, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.bottom).toBeLessThanOrEqual(350);
      expect(one.top > covered.y && one.left < 200).toBe(false);
      for (const { x, y } of tiles) expect(x > one.left && x < one.right && y > one.top && y < one.bottom).toBe(false);
      for (const other of boxes.slice(place + 1)) {
        expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(false);
      }
    }
  });

  it("stand on the side they wish for, where there is room", () => {
    const [right, left] = standing([wish({ x: 200, y: 100 }, 0), wish({ x: 200, y: 200 }, 180)], board, [], 44, []);
    expect(right!.x).toBeGreaterThan(200 + 22 + 32 - 1);
    expect(left!.x).toBeLessThan(200 - 22 - 32 + 1);
  });
});

describe("a heading", () => {
  it("is said as a turn, not in degrees", () => {
    expect([0, -45, 90, 180, -15, 30].map(headingWords)).toEqual([
      "straight on",
      "half left",
      "right",
      "the other way round",
      "one notch left",
      "2 notches right",
    ]);
  });
});

describe("news of my own car", () => {
  const event = (kind: string, facts: Record<string, unknown>): EventInfo => ({ seq: 0, turn: 1, kind, rule: "", facts });
  const said = (events: EventInfo[]): string[] => newsOf(events, 0, words, () => "Paul").map(({ title }) => title);

  it("says what happened to it, the last few things, and nothing of others", () => {
    expect(said([event("boosted", { seat: 0, more: 2 }), event("boosted", { seat: 1, more: 2 })])).toEqual(["Booster: +2 tiles"]);
    expect(said([event("caltrops", { seat: 0 }), event("tires-lost", { seat: 0, lost: 3, tires: 4 })])).toEqual(["Caltrops: −3 tires"]);
    expect(said([event("danger-rolled", { seat: 0, dice: [5], hits: 1 }), event("tires-lost", { seat: 0, lost: 1, tires: 4 })])).toEqual(["A tire point lost"]);
    expect(said([event("bumped", { seat: 1, target: 0 }), event("shoved", { seat: 0, gear: 1 })])).toEqual(["Paul bumped into you", "Shoved aside"]);
    const [engine, bump] = newsOf(
      [
        event("engine-rolled", { seat: 0, dice: [5], hits: 1 }),
        event("car-damaged", { seat: 0, lost: 1, car: 3 }),
        event("bumped", { seat: 1, target: 0 }),
        event("car-damaged", { seat: 0, lost: 1, car: 2 }),
      ],
      0,
      words,
      () => "Paul",
    ).filter(({ what }) => what === "hit");
    expect([engine!.more, bump!.more]).toEqual(["the pushed engine", "the car took a hit"]);
    expect(said([event("hit-obstacle", { seat: 0, dice: [1], hits: 0 }), event("tires-worn", { seat: 0 })])).toEqual(["Into the furniture", "Tires worn out"]);
    expect(said(Array.from({ length: 5 }, () => event("lost-control", { seat: 0 })))).toHaveLength(3);
  });
});
