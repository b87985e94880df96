import { describe, expect, it } from "vitest";

import type { EveningRow, MatchSeat, MyMatch } from "../wire";
import { speak, t } from "../words.svelte";
import { pieceName } from "./names.svelte";
import { gap, inOrder, myChair, withFriends } from "./people";
import { dateOf, isToday, when } from "./when";

await speak("en");

const at = (text: string): number => new Date(text).getTime() / 1000;
const now = new Date("2026-11-15T22:30:00").getTime();

describe("when", () => {
  const said = (text: string, then = now): string => when(at(text), then, "en-GB", t);

  it("says it as people do", () => {
    expect(said("2026-11-15T21:02:00")).toBe("tonight, 21:02");
    expect(said("2026-11-15T14:02:00")).toBe("today, 14:02");
    expect(said("2026-11-14T16:30:00")).toBe("yesterday, 16:30");
    expect(said("2026-11-12T16:30:00")).toBe("Thursday, 16:30");
    expect(said("2026-11-01T16:30:00")).toBe("1 November");
    expect(said("2025-11-01T16:30:00")).toBe("1 November 2025");
  });

  it("counts the hours after midnight to the evening before", () => {
    const late = new Date("2026-11-16T01:00:00").getTime();
    expect(said("2026-11-15T23:30:00", late)).toBe("tonight, 23:30");
    expect(isToday(at("2026-11-15T23:30:00"), late)).toBe(true);
    expect(isToday(at("2026-11-15T23:30:00"), new Date("2026-11-16T09:00:00").getTime())).toBe(false);
    expect(dateOf(at("2026-11-16T01:00:00"), "en-GB")).toContain("15 November");
  });
});

const seat = (name: string, more: Partial<MatchSeat> = {}): MatchSeat => ({ name, bot: "", person: true, you: false, place: null, piece: "", ...more });
const match = (seats: MatchSeat[]): MyMatch => ({
  code: "x",
  title: "X",
  game: "scrap-racer",
  state: "over",
  seats,
  placed: seats.length,
  waiting_for_me: false,
  waiting_for: [],
  since: null,
  round: 1,
  changed: 0,
  ended: 0,
  practice: false,
  rematch: "",
  same_screen: false,
});

describe("who was there", () => {
  it("names them in the order of the result, and the reader you", () => {
    const played = match([seat("Ada", { you: true, place: 2 }), seat("Ines", { place: 1 }), seat("", { bot: "rookie", person: false, place: 3 })]);
    expect(inOrder(played, t).map((each) => each.name)).toEqual(["Ines", "you", t("bot-rookie")]);
    expect(withFriends(played)).toBe(true);
    expect(myChair(played)?.name).toBe("Ada");
  });

  it("calls nobody you round one screen", () => {
    const played = match([seat("Ada", { you: true, place: 2 }), seat("Mia", { you: true, place: 1 })]);
    expect(inOrder(played, t)).toEqual([
      { name: "Mia", you: false },
      { name: "Ada", you: false },
    ]);
    expect(myChair(played)).toBeNull();
  });
});

describe("what somebody drove", () => {
  it("is called as its box says, where the game has no name for it", () => {
    expect(pieceName("home-racers", "red")).toBe("Red car");
    expect(pieceName("scrap-racer", "swifty")).toBe(""); // its words are on their way
  });
});

describe("the evening's gap", () => {
  const row = (name: string, points: number, you = false): EveningRow => ({ name, points, you, places: [] });

  it("says who is behind whom", () => {
    expect(gap([row("Ada", 9, true), row("Ines", 8)], t)).toBe("Ines is 1 behind you.");
    expect(gap([row("Ines", 8), row("Ada", 5, true), row("Ben", 6)], t)).toBe("You are 3 behind Ines.");
    expect(gap([row("Ines", 8), row("Ada", 8, true)], t)).toBe("You and Ines are level.");
    expect(gap([row("Ines", 8), row("Mia", 8)], t)).toBe("");
  });
});
