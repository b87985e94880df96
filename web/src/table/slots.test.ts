import { describe, expect, it } from "vitest";

import { Slots } from "./slots";

describe("places of answers", () => {
  it("stay where an answer was first met, and leave gaps", () => {
    const slots = new Slots();
    expect(slots.place(["desert", "forest", "fly-over", "stop"])).toEqual(["desert", "forest", "fly-over", "stop"]);
    expect(slots.place(["forest", "stop"])).toEqual([null, "forest", null, "stop"]);
    expect(slots.place(["stop"])).toEqual([null, null, null, "stop"]);
  });

  it("are given to who comes first where two have the same", () => {
    const slots = new Slots();
    slots.place(["desert", "stop"]);
    expect(slots.place(["farm", "stop"])).toEqual(["farm", "stop"]);
    expect(slots.place(["desert", "farm", "stop"])).toEqual(["desert", "stop", "farm", null]);
    expect(slots.place(["farm", "stop"])).toEqual(["farm", "stop"]);
  });

  it("are as many as they were once, where they are more than a few", () => {
    const slots = new Slots();
    const all = ["a", "b", "c", "d", "e", "f", "g", "h"];
    expect(slots.place(all)).toHaveLength(8);
    expect(slots.place(["a", "b", "c", "d", "e"])).toHaveLength(8);
    expect(slots.place(["a", "b"])).toHaveLength(2);
    expect(slots.place(["h"])).toHaveLength(8);
  });

  it("are last for what leads back, whatever stands beside it", () => {
    const slots = new Slots();
    expect(slots.place(["bulbs", "back", "hull"])).toEqual(["bulbs", "hull", null, "back"]);
    expect(slots.place(["back", "hull"])).toEqual([null, "hull", null, "back"]);
    expect(slots.place(["petrol", "back"])).toEqual(["petrol", "back"]);
  });

  it("are as many as are needed, in whole rows", () => {
    expect(new Slots().place(["a", "b", "c"])).toEqual(["a", "b", "c", null]);
    expect(new Slots().place([])).toEqual([]);
  });
});
