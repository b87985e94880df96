import { expect, it } from "vitest";

import { bytesOf, wishOf } from "./push";

it("reads keys as servers write them", () => {
  expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
  expect([...bytesOf("AQI")]).toEqual([1, 2]);
});

it("tells the server what it needs of a subscription, and no more", () => {
  const subscription = { endpoint: "https://push.example/x", expirationTime: null, keys: { p256dh: "B", auth: "a", other: "x" } };
  expect(wishOf(subscription, "de")).toEqual({ endpoint: "https://push.example/x", p256dh: "B", auth: "a", language: "de" });
  expect(wishOf({}, "en")).toEqual({ endpoint: "", p256dh: "", auth: "", language: "en" });
});
