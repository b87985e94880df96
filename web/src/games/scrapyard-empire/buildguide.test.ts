import { describe, expect, it } from "vitest";

import { counted, couldBuild, guideFor, sources, type Stock, wanting, wishes } from "./buildguide";
import { kindOf } from "./cards";
import type { HandView } from "./shapes";

const RECIPES: Record<string, string> = {
  biomonitor: "harness tripod control-panel",
  "mecha-skeleton": "steel-cage piston crank",
  navigatrix: "crank bulbs gearbox",
  "plasma-generator": "crank bulbs metal-casing",
  "subterranean-sub": "transport-vessel petrol-engine navigatrix",
  "transport-vessel": "hull control-panel gearbox",
};
const inHand = (card: string): HandView => {
  const needs = Object.fromEntries(RECIPES[card]!.split(" ").map((name) => [name, false]));
  return { card: card as HandView["card"], kind: kindOf(card), needs, complete: false };
};

const stock: Stock = {
  parts: ["gearbox", "crank", "bulbs", "piston", "hull"],
  machines: ["petrol-engine"],
  hand: ["navigatrix", "transport-vessel", "mecha-skeleton", "plasma-generator", "subterranean-sub"].map(inHand),
};

describe("the build guide", () => {
  it("says what of a recipe is there, in the guide's order, and what several cards want", () => {
    expect(guideFor(inHand("navigatrix"), stock)).toEqual({
      needs: [
        { name: "crank", state: "shared" },
        { name: "bulbs", state: "shared" },
        { name: "gearbox", state: "shared" },
      ],
      missing: 0,
      completed: false,
    });
    const vessel = guideFor(inHand("transport-vessel"), stock);
    expect(vessel.needs.map((need) => need.state)).toEqual(["have", "missing", "shared"]);
    expect(vessel.missing).toBe(1);
  });

  it("is content with as many as are wanted", () => {
    const rich = { ...stock, parts: ["gearbox", "gearbox", "crank", "bulbs"] };
    expect(guideFor(inHand("navigatrix"), rich).needs.map((need) => need.state)).toEqual(["shared", "shared", "have"]);
    expect(wanting(stock, "crank")).toBe(3);
    expect(wanting(stock, "petrol")).toBe(0);
  });

  it("shows what the card looked at would complete", () => {
    expect(guideFor(inHand("transport-vessel"), stock, ["control-panel"])).toMatchObject({ missing: 0, completed: true });
    expect(guideFor(inHand("mecha-skeleton"), stock, ["control-panel"])).toMatchObject({ missing: 1, completed: false });
    expect(guideFor(inHand("navigatrix"), stock, ["crank"]).completed).toBe(false);
  });

  it("counts built machines for an invention, and knows which could be built first", () => {
    const { needs, missing } = guideFor(inHand("subterranean-sub"), stock);
    expect(needs.map((need) => need.state)).toEqual(["missing", "have", "missing"]);
    expect(missing).toBe(2);
    expect(couldBuild("navigatrix", stock)).toBe(true);
    expect(couldBuild("transport-vessel", stock)).toBe(false);
    expect(couldBuild("biomonitor", { ...stock, parts: ["harness", "tripod", "control-panel"] })).toBe(false);
  });

  it("names what is missing, that which completes a card first", () => {
    const few = { ...stock, hand: ["biomonitor", "transport-vessel"].map(inHand) };
    expect(wishes(few)).toEqual(["control-panel", "harness", "tripod"]);
  });

  it("says where it could come from: players, and how deep in the scrap", () => {
    const others = [
      { seat: 1, parts: ["control-panel", "petrol"] },
      { seat: 2, parts: ["control-panel", "steel-cage"] },
    ];
    const found = sources({ ...stock, hand: ["transport-vessel", "plasma-generator"].map(inHand) }, others, ["metal-casing", "hull", "crank"]);
    expect(found).toEqual([
      { name: "control-panel", seats: [1, 2], depth: 0 },
      { name: "metal-casing", seats: [], depth: 3 },
    ]);
  });

  it("counts a pile in the order in which it would be dug", () => {
    expect(counted(["hull", "crank", "hull", "bulbs"])).toEqual([
      { name: "bulbs", count: 1 },
      { name: "hull", count: 2 },
      { name: "crank", count: 1 },
    ]);
  });
});
