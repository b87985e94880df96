import { expect, it } from "vitest";

import { dayInWords, dayOf, daysAfter, daysInARow, gameOfDay, isDay, lastDays, streakOf } from "./days";

it("a day is the reader's own", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

it("days are counted over the ends of months and years, and where clocks are changed", () => {
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2026-03-29", -1)).toBe("2026-03-28");
  expect(lastDays("2026-03-02", 3)).toEqual(["2026-02-28", "2026-03-01", "2026-03-02"]);
});

it.each([
  ["2026-11-17", true],
  ["2026-13-01", false],
  ["rush", false],
  ["2026-1-1", false],
])("%s is a day: %s", (text, so) => expect(isDay(text)).toBe(so));

it("every game has its turn", () => {
  const games = ["a", "b", "c"];
  expect(new Set(lastDays("2026-11-17", 3).map((day) => gameOfDay(games, day)))).toEqual(new Set(games));
  expect(gameOfDay([], "2026-11-17")).toBe("");
});

it("days in a row are told in their order", () => {
  expect(daysInARow(new Set(["2026-11-13", "2026-11-16", "2026-11-15"]), "2026-11-17")).toEqual(["2026-11-15", "2026-11-16"]);
});

it("days in a row end where one is missing, and today may still come", () => {
  expect(streakOf(new Set(["2026-11-15", "2026-11-16", "2026-11-17"]), "2026-11-17")).toBe(3);
  expect(streakOf(new Set(["2026-11-15", "2026-11-16"]), "2026-11-17")).toBe(2);
  expect(streakOf(new Set(["2026-11-14", "2026-11-15"]), "2026-11-17")).toBe(0);
});

it("a day is told in the reader's language, wherever they are", () => {
  expect(dayInWords("2026-11-17", "de", { weekday: "long" })).toBe("Dienstag");
  const short: Intl.DateTimeFormatOptions = { day: "numeric", month: "numeric" };
  expect(["en-GB", "en-US", "de-AT"].map((place) => dayInWords("2026-11-17", place, short))).toEqual(["17/11", "11/17", "17.11."]);
});
