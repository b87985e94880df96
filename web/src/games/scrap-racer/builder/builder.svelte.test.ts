// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { Builder, tableAddress } from "./builder.svelte";
import { press } from "./keys";

const key = (name: string, more: Partial<Parameters<typeof press>[1]> = {}): Parameters<typeof press>[1] => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

function typed(builder: Builder, keys: string): void {
  for (const each of keys) press(builder, key(each));
}

describe("the builder", () => {
  let builder: Builder;
  beforeEach(() => (builder = new Builder()));

  it("is laid by letters and closed for whoever likes", () => {
    typed(builder, "srr");
    expect(builder.problem?.id).toBe("open");
    typed(builder, "c");
    expect(builder.word).toBe("SRRSRR");
    expect(builder.problem).toBeNull();
    typed(builder, "c");
    expect(builder.said?.message).toBe("said-closed-already");
  });

  it("says when the box cannot close it, and does when any number is allowed", () => {
    typed(builder, "ssssssc");
    expect(builder.said?.message).toBe("said-no-way-in-box");
    builder.anyTiles = true;
    typed(builder, "c");
    expect(builder.problem).toBeNull();
    expect(builder.tableAddress).toBe(`/new/scrap-racer?track=${builder.word}&any_tiles=yes`);
  });

  it("holds a tool until a tile of a closed ring is pressed", () => {
    builder.start("SRRSSRRS");
    builder.use("slime-trail");
    expect(builder.held).toBe("slime-trail");
    expect(builder.word).toBe("SRRSSRRS");
    builder.touch(0);
    expect(builder.word).toBe("SsRRSSRRS");
    expect(builder.held).toBeNull();
    builder.choose(8);
    builder.use("S");
    builder.use("S");
    expect(builder.held).toBeNull();
  });

  it("goes round with the arrow keys and over the open end", () => {
    builder.start("SRR");
    press(builder, key("ArrowRight"));
    expect(builder.draft.at).toBe(0);
    press(builder, key("ArrowLeft"));
    expect(builder.atEnd).toBe(true);
    press(builder, key("ArrowLeft"));
    expect(builder.draft.at).toBe(2);
    press(builder, key("L", { shiftKey: true }));
    expect(builder.word).toBe("SRRL");
    press(builder, key("z", { ctrlKey: true }));
    expect(builder.word).toBe("SRR");
    press(builder, key("z", { ctrlKey: true, shiftKey: true }));
    expect(builder.word).toBe("SRRL");
    expect(press(builder, key("s", { ctrlKey: true }))).toBe(false);
    expect(press(builder, key("q"))).toBe(false);
  });

  it("keeps the line where it is until there is a ring", () => {
    builder.start("SRR");
    typed(builder, "f");
    expect(builder.said?.message).toBe("said-line-needs-ring");
    builder.start("SRRSSRRS");
    builder.drop("finish", 3);
    expect(builder.word).toBe("SSRRSSRR");
  });

  it("allows more tiles by itself where a link has them", () => {
    builder.start("SSSSSSSSRRSSSSSSSSRR");
    expect(builder.anyTiles).toBe(true);
    builder.start("SRRSRR");
    expect(builder.anyTiles).toBe(false);
    expect(tableAddress("SRRSRR")).toBe("/new/scrap-racer?track=SRRSRR");
  });
});
