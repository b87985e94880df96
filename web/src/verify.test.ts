import { describe, expect, it } from "vitest";

import samples from "./test/samples.json";
import { fromHex, toHex, verifyRecord } from "./verify";

type Sealed = typeof samples.record;
const changed = (change: (record: Sealed) => void): Sealed => {
  const copy = structuredClone(samples.record);
  change(copy);
  return copy;
};

describe("checking a record", () => {
  it("finds the commitment and every draw of an honest record true", async () => {
    const shares: number[] = [];
    const verdict = await verifyRecord(samples.record, samples.record.chance.commitment, (share) => shares.push(share));
    expect(verdict.wrong).toBe("");
    expect(verdict.ok).toBe(true);
    expect(verdict.turns).toBe(samples.record.drawn.length);
    expect(verdict.dice + verdict.others).toBe(samples.record.drawn.flat().length);
    expect(verdict.dice).toBeGreaterThan(50);
    expect(verdict.faces.reduce((sum, count) => sum + count, 0)).toBe(verdict.dice);
    expect(shares.at(-1)).toBe(1);
  });

  it("names the turn and the draw of a changed die", async () => {
    const turn = samples.record.drawn.findIndex((draws, place) => place > 0 && draws.length === 2);
    const record = changed(({ drawn }) => (drawn[turn]![1] = (drawn[turn]![1]! % 6) + 1));
    const verdict = await verifyRecord(record);
    expect(verdict.ok).toBe(false);
    expect(verdict.wrong).toBe("verify-other-draw");
    expect(verdict.facts).toEqual({ turn, draw: 2 });
  });

  it("does not take a changed die for a shuffle of two cards", async () => {
    const turns = samples.record.drawn.flatMap((draws, turn) => (turn > 0 && draws.length < 4 && draws[0] === 6 ? [turn] : []));
    expect(turns.length).toBeGreaterThan(3);
    for (const turn of turns.slice(0, 4)) {
      const verdict = await verifyRecord(changed(({ drawn }) => (drawn[turn]![0] = 1)));
      expect(verdict.facts).toEqual({ turn, draw: 1 });
    }
  });

  it("notices another seed, other words, and another commitment at the table", async () => {
    const seed = await verifyRecord(changed(({ chance }) => (chance.seed = "00".repeat(32))));
    expect(seed.wrong).toBe("verify-other-commitment");
    const words = await verifyRecord(changed(({ chance }) => (chance.entropy = ["other words"])));
    expect(words.wrong).toBe("verify-other-draw");
    const shown = await verifyRecord(samples.record, "ab".repeat(32));
    expect(shown.wrong).toBe("verify-not-what-was-shown");
  });

  it("says what is no record, no seal and no seed", async () => {
    expect((await verifyRecord("nonsense")).wrong).toBe("verify-no-record");
    expect((await verifyRecord({ format: 2 })).wrong).toBe("verify-no-record");
    const fast = { format: 1, chance: { kind: "fast", seed: 7 }, drawn: [] };
    expect((await verifyRecord(fast)).wrong).toBe("verify-not-committed");
    expect((await verifyRecord(changed(({ chance }) => (chance.seed = "xyz")))).wrong).toBe("verify-bad-seed");
  });

  it("reads and writes hexadecimal", () => {
    expect(toHex(fromHex("00ff10")!)).toBe("00ff10");
    expect(fromHex("0")).toBeNull();
    expect(fromHex("GG")).toBeNull();
  });
});
