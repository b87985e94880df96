import { expect, it } from "vitest";

import { cheered } from "./cheer";

const ranked = (...order: (number | null)[]) => order.map((seat, place) => ({ name: `car-${place}`, seat }));

it("cheers the winner", () => {
  expect(cheered(ranked(0, null, 1))).toEqual({ hero: { name: "car-0", seat: 0 }, place: 1, neutral: null });
});

it("cheers the best driver where nobody drives the winner, and nobody where nobody drives", () => {
  expect(cheered(ranked(null, null, 1, 0))).toEqual({ hero: { name: "car-2", seat: 1 }, place: 3, neutral: { name: "car-0", seat: null } });
  expect(cheered(ranked(null))?.neutral).toBeNull();
  expect(cheered([])).toBeNull();
});
