// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { Saved } from "./saved.svelte";

describe("what is kept", () => {
  beforeEach(() => localStorage.clear());

  it("are there again, renamed, deleted and brought back", () => {
    const saved = new Saved("circuits");
    expect(saved.keep("  Rusty   Eight ", "SRRSRR")).toBe(true);
    expect(saved.keep("Rusty Eight", "SSRRSSRR")).toBe(false);
    saved.keep("Other", "RRRR");
    expect(saved.rename("Other", "Rusty Eight")).toBe(false);
    expect(saved.rename("Rusty Eight", "Eight")).toBe(true);
    expect(new Saved("circuits").list).toEqual([
      { name: "Other", word: "RRRR" },
      { name: "Eight", word: "SSRRSSRR" },
    ]);
    saved.remove("Other");
    expect(new Saved("circuits").list.length).toBe(1);
    saved.bringBack();
    expect(new Saved("circuits").list[0]?.name).toBe("Other");
  });

  it("do not mind somebody else's text", () => {
    localStorage.setItem("circuits", "{oops");
    expect(new Saved("circuits").list).toEqual([]);
    localStorage.setItem("circuits", '[{"name": 3}, {"name": "A", "word": "RRRR"}]');
    expect(new Saved("circuits").list.length).toBe(1);
  });
});
