import { expect, it } from "vitest";

import { sittings } from "../../../test/board";
import { cheered } from "./cheer";

const seats = sittings(["Ann", "Ben"]).map((chair) => (chair.seat === 0 ? { ...chair, kind: "bot" as const, bot: "rookie" } : chair));
const ranked = (...order: (number | null)[]) => order.map((seat, place) => ({ name: `car-${place}`, seat }));

it("cheers the winner", () => {
  expect(cheered(ranked(0, null, 1), seats)).toEqual({ hero: { name: "car-0", seat: 0 }, place: 1, neutral: null });
});

it("cheers the best-placed person where nobody drives the winner", () => {
  expect(cheered(ranked(null, 0, null, 1), seats)).toEqual({ hero: { name: "car-3", seat: 1 }, place: 4, neutral: { name: "car-0", seat: null } });
});

it("cheers the best driver where there are no people, and nobody where nobody drives", () => {
  const bots = seats.map((chair) => ({ ...chair, kind: "bot" as const }));
  expect(cheered(ranked(null, 0, 1), bots)?.hero.seat).toBe(0);
  expect(cheered(ranked(null), bots)?.neutral).toBeNull();
  expect(cheered([], bots)).toBeNull();
});
