import { describe, expect, it } from "vitest";

import { codeFrom, placeOf } from "./router";

describe("addresses", () => {
  it.each([
    ["/", "", { page: "shelf" }],
    ["/new/scrap-racer", "", { page: "new", game: "scrap-racer" }],
    ["/t/rusty-otter-42", "", { page: "table", code: "rusty-otter-42" }],
    ["/t/Rusty-Otter-42/", "", { page: "table", code: "rusty-otter-42" }],
    ["/learn/scrap-racer", "", { page: "learn", game: "scrap-racer" }],
    ["/build/scrap-racer", "", { page: "build", game: "scrap-racer", word: "" }],
    ["/build/scrap-racer", "#SRRSRR", { page: "build", game: "scrap-racer", word: "SRRSRR" }],
    ["/build/home-racers", "#floor_0_0_0", { page: "build", game: "home-racers", word: "floor_0_0_0" }],
    ["/build/wacky-races", "", { page: "nowhere" }],
    ["/replay", "", { page: "replay", code: "" }],
    ["/replay/rusty-otter-42", "", { page: "replay", code: "rusty-otter-42" }],
    ["/analysis/rusty-otter-42", "#17", { page: "analysis", code: "rusty-otter-42" }],
    ["/analysis", "", { page: "nowhere" }],
    ["/puzzle", "", { page: "puzzle", game: "", day: "" }],
    ["/puzzle/wacky-races", "", { page: "puzzle", game: "wacky-races", day: "" }],
    ["/puzzle/wacky-races/2026-11-17", "", { page: "puzzle", game: "wacky-races", day: "2026-11-17" }],
    ["/puzzle/wacky-races/rush", "", { page: "rush", game: "wacky-races" }],
    ["/puzzle/wacky-races/yesterday", "", { page: "nowhere" }],
    ["/puzzle/wacky-races/2026-11-17/more", "", { page: "nowhere" }],
    ["/rules/scrap-racer", "#SR-5.4", { page: "rules", game: "scrap-racer", rule: "SR-5.4" }],
    ["/verify", "", { page: "verify", code: "" }],
    ["/verify/rusty-otter-42", "", { page: "verify", code: "rusty-otter-42" }],
    ["/settings", "", { page: "settings" }],
    ["/t", "", { page: "nowhere" }],
    ["/t/a/b", "", { page: "nowhere" }],
    ["/t/%E0%A4%A", "", { page: "nowhere" }],
    ["/elsewhere", "", { page: "nowhere" }],
  ])("%s%s", (path, hash, place) => {
    expect(placeOf(path, hash)).toEqual(place);
  });

  it("takes a track behind a question mark too", () => {
    expect(placeOf("/build/scrap-racer", "", "?word=SsRRSRR")).toEqual({ page: "build", game: "scrap-racer", word: "SsRRSRR" });
  });

  it.each([
    ["rusty-otter-42", "rusty-otter-42"],
    ["  Rusty Otter 42 ", "rusty-otter-42"],
    ["https://play.example/t/rusty-otter-42?x#y", "rusty-otter-42"],
    ["", ""],
    ["!?", ""],
    ["Muffler, Hinge.", "muffler-hinge"],
  ])("a code typed as %j", (typed, code) => {
    expect(codeFrom(typed)).toBe(code);
  });
});
