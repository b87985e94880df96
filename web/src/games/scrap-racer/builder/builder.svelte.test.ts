// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Ask } from "../../../checking.svelte";
import type { SettingsCheck } from "../../../wire";

import { Builder, tableAddress } from "./builder.svelte";
import sample from "./fixtures/checks.json";
import { press } from "./keys";

const key = (name: string, more: Partial<Parameters<typeof press>[1]> = {}): Parameters<typeof press>[1] => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

/** The game's own answers, where the sample has them. */
const ask: Ask = (wish) => {
  const found = sample.find(({ settings }) => JSON.stringify(settings) === JSON.stringify(wish.settings));
  return Promise.resolve((found?.check ?? { problems: [], facts: {} }) as unknown as SettingsCheck);
};

async function checked(builder: Builder): Promise<void> {
  builder.checkSoon(0);
  await vi.waitUntil(() => builder.checked !== null);
}

function typed(builder: Builder, keys: string): void {
  for (const each of keys) press(builder, key(each));
}

describe("the builder", () => {
  let builder: Builder;
  beforeEach(() => (builder = new Builder(ask)));

  it("is laid by letters and closed for whoever likes", async () => {
    typed(builder, "srr");
    expect(builder.ready).toBe(false);
    await checked(builder);
    expect(builder.problem?.key).toBe("circuit-open");
    expect(builder.state("ring")).toBe("wrong");
    expect(builder.state("box")).toBe("fine");
    typed(builder, "c");
    expect(builder.word).toBe("SRRSRR");
    expect(builder.ready).toBe(false); // nobody has said so yet
    await checked(builder);
    expect(builder.problem).toBeNull();
    expect(builder.ready).toBe(true);
    expect(builder.lap?.spaces).toBe(18);
    typed(builder, "c");
    expect(builder.said?.message).toBe("said-closed-already");
  });

  it("says when the box cannot close it, and does when any number is allowed", () => {
    typed(builder, "ssssssc");
    expect(builder.said?.message).toBe("said-no-way-in-box");
    builder.anyTiles = true;
    typed(builder, "c");
    expect(builder.closed).toBe(true);
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

  it("says that nobody answers, and shows no verdict of its own", async () => {
    const alone = new Builder(() => Promise.reject(new TypeError("no network")));
    alone.start("SRRSRR");
    alone.checkSoon(0);
    await vi.waitUntil(() => alone.refused !== "");
    expect(alone.refused).toBe("offline");
    expect(alone.ready).toBe(false);
    expect(alone.state("ring")).toBe("waits");
    alone.stop();
  });

  it("takes no answer for another circuit than the one that was asked about", async () => {
    const answers: (() => void)[] = [];
    const slow = new Builder((wish) => new Promise((done) => answers.push(() => void ask(wish).then(done))));
    slow.start("SRRSRR");
    slow.checkSoon(0);
    await vi.waitUntil(() => answers.length === 1);
    typed(slow, "s");
    slow.checkSoon(0);
    await vi.waitUntil(() => answers.length === 2);
    answers[0]!();
    await Promise.resolve();
    expect(slow.checked).toBeNull();
    answers[1]!();
    await vi.waitUntil(() => slow.checked !== null);
    slow.stop();
  });
});
