import { describe, expect, test } from "vitest";

import { chairsFor, seatsFor, without, withOneMore } from "./chairs";

describe("chairs of a new table", () => {
  test("more and fewer, as the game allows", () => {
    expect(seatsFor(["bot"], 4)).toEqual(["bot", "friend", "friend"]);
    expect(withOneMore(["friend"], "bot", [2, 3, 4])).toEqual(["friend", "bot"]);
    expect(without(["friend", "bot"], 0, [2, 3, 4])).toEqual(["bot"]);
  });

  test("a game for two or four goes there at once", () => {
    expect(withOneMore(["friend"], "bot", [2, 4])).toEqual(["friend", "bot", "friend"]);
    expect(without(["friend", "bot", "friend"], 0, [2, 4])).toEqual(["bot"]);
  });

  test("neither more than the game has nor fewer", () => {
    expect(withOneMore(["friend"], "bot", [1, 2])).toEqual(["friend"]);
    expect(without(["friend"], 0, [2, 3])).toEqual(["friend"]);
    expect(without(["friend"], 0, [1, 2])).toEqual([]);
  });

  test("told to the server by chair", () => {
    expect(chairsFor(["friend", "bot"], "rookie")).toEqual(["", "", "rookie"]);
  });
});
