import { describe, expect, it } from "vitest";

import samples from "./test/samples.json";
import { fromHex, toHex, verifyRecord } from "./verify";

type Draws = (number | [number, number])[][];
type Sealed = Omit<typeof samples.record, "drawn"> & { drawn: Draws };
const sealed = samples.record as unknown as Sealed;
const changed = (change: (record: Sealed) => void): Sealed => {
  const copy = structuredClone(sealed);
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
    expect(verdict.dice + verdict.others).toBe(sealed.drawn.reduce((count, draws) => count + draws.length, 0));
    expect(verdict.dice).toBeGreaterThan(50);
    expect(verdict.faces.reduce((sum, count) => sum + count, 0)).toBe(verdict.dice);
    expect(shares.at(-1)).toBe(1);
  });

  it("names the turn and the draw of every changed die", async () => {
    const dice = sealed.drawn.flatMap((draws, turn) =>
      draws.flatMap((draw, place) => (typeof draw === "number" ? [{ turn, place, draw }] : [])),
    );
    for (const { turn, place, draw } of dice.slice(0, 60)) {
      const verdict = await verifyRecord(changed(({ drawn }) => (drawn[turn]![place] = (draw % 6) + 1)));
      expect(verdict).toMatchObject({ ok: false, wrong: "verify-other-draw", facts: { turn, draw: place + 1 } });
    }
  });

  it("does not take a lot for another, nor a die for a lot", async () => {
    const lot = sealed.drawn[0]!.findIndex((draw) => typeof draw !== "number");
    const [result, among] = sealed.drawn[0]![lot] as [number, number];
    const other = await verifyRecord(changed(({ drawn }) => (drawn[0]![lot] = [(result + 1) % among, among])));
    expect(other.facts).toEqual({ turn: 0, draw: lot + 1 });
    for (const nonsense of [0, 7, 1.5, [1], [1, 0], [1, 2, 3], "6"]) {
      const verdict = await verifyRecord(changed(({ drawn }) => (drawn[1]![0] = nonsense as number)));
      expect(verdict.wrong).toBe("verify-no-record");
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
    expect((await verifyRecord({ format: 1 })).wrong).toBe("verify-no-record");
    const fast = { format: 2, chance: { kind: "fast", seed: 7 }, drawn: [] };
    expect((await verifyRecord(fast)).wrong).toBe("verify-not-committed");
    expect((await verifyRecord(changed(({ chance }) => (chance.seed = "xyz")))).wrong).toBe("verify-bad-seed");
  });

  it("reads and writes hexadecimal", () => {
    expect(toHex(fromHex("00ff10")!)).toBe("00ff10");
    expect(fromHex("0")).toBeNull();
    expect(fromHex("GG")).toBeNull();
  });
});
