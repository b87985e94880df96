import { describe, expect, it } from "vitest";

import { refusalIn } from "./refusals";

describe("a refusal", () => {
  const said = { reason: "Ann sits there already.", sentence: "{name} sits there already.", facts: { name: "Ann" } };

  it("is said in the reader's language", async () => {
    expect(await refusalIn("en", said)).toBe("Ann sits there already.");
    expect(await refusalIn("de", said)).toBe("Dort sitzt schon Ann.");
  });

  it("stays as it came where there are no other words for it", async () => {
    expect(await refusalIn("de", { reason: "The rules say no." })).toBe("The rules say no.");
    expect(await refusalIn("de", { ...said, facts: {} })).toBe("Dort sitzt schon {name}.");
  });
});
