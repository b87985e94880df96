/** What each card's picture says: one of a few signs, with a number where the card has one. */

export type Picture =
  | { sign: "forward" | "back" | "closest" | "push" | "last"; number: number }
  | { sign: "there-and-back" | "two-dice" | "back-die" | "stay" | "drop" | "straight" | "curve" | "catch" }
  /** places of a field of four that move on, from the front */
  | { sign: "field"; moving: boolean[]; number: number };

export const PICTURES: Record<string, Picture> = {
  "advance-2": { sign: "forward", number: 2 },
  "advance-3": { sign: "forward", number: 3 },
  "advance-5": { sign: "forward", number: 5 },
  "two-dice": { sign: "two-dice" },
  "five-forward-two-back": { sign: "there-and-back" },
  "three-forward": { sign: "forward", number: 3 },
  "stay-put": { sign: "stay" },
  "catching-up-2": { sign: "closest", number: 2 },
  "backwards-die": { sign: "back-die" },
  "push-5": { sign: "push", number: 5 },
  "four-backwards": { sign: "back", number: 4 },
  "six-backwards": { sign: "back", number: 6 },
  "catching-up-4": { sign: "closest", number: 4 },
  "loss-of-position": { sign: "drop" },
  "last-place-4": { sign: "last", number: 4 },
  last: { sign: "field", moving: [false, false, false, true], number: 7 },
  "last-two": { sign: "field", moving: [false, false, true, true], number: 5 },
  "all-but-first": { sign: "field", moving: [false, true, true, true], number: 2 },
  "all-but-first-two": { sign: "field", moving: [false, false, true, true], number: 3 },
  "forward-3": { sign: "forward", number: 3 },
  "forward-5": { sign: "forward", number: 5 },
  "forward-7": { sign: "forward", number: 7 },
  straight: { sign: "straight" },
  curve: { sign: "curve" },
  "catch-up": { sign: "catch" },
};
