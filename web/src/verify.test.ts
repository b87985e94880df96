import { describe, expect, it, vi } from "vitest";

import samples from "./test/samples.json";
import takenOver from "./test/taken-over.json";
import { canonical, fromHex, headline, outlineOf, toHex, verifyRecord } from "./verify";

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
    const dice = sealed.drawn.flatMap((draws, turn) => draws.flatMap((draw, place) => (typeof draw === "number" ? [{ turn, place, draw }] : [])));
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
    const fast = { ...sealed, chance: { kind: "fast", seed: 7 } };
    expect((await verifyRecord(fast)).wrong).toBe("verify-not-committed");
    expect((await verifyRecord(changed(({ chance }) => (chance.seed = "xyz")))).wrong).toBe("verify-bad-seed");
  });

  it("reads and writes hexadecimal", () => {
    expect(toHex(fromHex("00ff10")!)).toBe("00ff10");
    expect(fromHex("0")).toBeNull();
    expect(fromHex("GG")).toBeNull();
  });
});

type Part = Omit<Sealed, "settings"> & Record<string, any>;
type Whole = Part & { earlier: Part[] };
const whole = samples.parts as unknown as Whole;
const partsOf = (record: Whole): Part[] => [...record.earlier, record];
const edited = (number: number, edit: (part: Part) => void): Whole => {
  const copy = structuredClone(whole);
  edit(partsOf(copy)[number - 1]!);
  expect(copy).not.toEqual(whole);
  return copy;
};

/** As a forger does it who knows how checksums are made. */
async function resealed(record: Whole): Promise<Whole> {
  let before = "";
  for (const part of partsOf(record)) {
    if (before) part["after"] = before;
    const { earlier: _, checksum: __, ...told } = part;
    const bytes = new TextEncoder().encode(canonical(told));
    part["checksum"] = before = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))).slice(0, 32);
  }
  return record;
}

/** The same record as it was written before there were checksums. */
function older({ checksum: _, after: __, earlier, ...told }: Whole): unknown {
  return { ...told, format: 2, earlier: earlier.map(({ format: _, game: __, checksum: ___, after: ____, ...part }) => part) };
}

describe("checking a record of several parts", () => {
  it("finds every part of an honest record true, and counts a turn that was begun anew once", async () => {
    const shares: number[] = [];
    const verdict = await verifyRecord(whole, whole.chance.commitment, (share) => shares.push(share));
    expect(verdict).toMatchObject({ ok: true, wrong: "", game: "scrap-racer", seed: whole.chance.seed });
    expect(verdict.parts.map((part) => [part.rules, part.wrong, part.checksum])).toEqual([
      ["older", "", true],
      ["newer", "", true],
      ["newest", "", true],
    ]);
    const counted = partsOf(whole).flatMap(({ drawn }, place) => (place < 2 ? drawn.slice(0, -1) : drawn));
    expect(verdict.turns).toBe(counted.length);
    expect(verdict.dice + verdict.others).toBe(counted.flat().length);
    expect(verdict.parts.reduce((sum, part) => sum + part.dice + part.others, 0)).toBe(counted.flat().length);
    expect(shares.at(-1)).toBe(1);
    expect(headline(verdict)).toBe("podium-true");
  });

  it("does the same where the browser lends no cryptography", async () => {
    vi.stubGlobal("crypto", { subtle: undefined });
    expect((await verifyRecord(whole)).ok).toBe(true);
    vi.unstubAllGlobals();
  });

  it("finds every changed draw in every part, also in the turn that the next part begins anew", async () => {
    for (const number of [1, 2, 3]) {
      const { drawn } = partsOf(whole)[number - 1]!;
      const first = number === 1 ? 0 : partsOf(whole)[number - 1]!["position"].turn;
      const places = drawn.flatMap((turn, place) => turn.map((_, count) => [place, count] as const));
      for (const [place, count] of [places[0]!, places.at(-1)!]) {
        const record = edited(number, (part) => {
          const draw = part.drawn[place]![count]!;
          part.drawn[place]![count] = typeof draw === "number" ? (draw % 6) + 1 : [(draw[0] + 1) % draw[1], draw[1]];
        });
        const verdict = await verifyRecord(await resealed(record));
        expect(verdict.parts.map((part) => part.wrong !== "")).toEqual([1, 2, 3].map((each) => each === number));
        expect(verdict).toMatchObject({ ok: false, wrong: "verify-other-draw", facts: { turn: first + place, draw: count + 1 } });
        expect(headline(verdict)).toBe("podium-false");
      }
    }
  });

  const forgeries: [string, number, string, (part: Part) => void][] = [
    ["seed", 1, "verify-other-commitment", ({ chance }) => (chance.seed = "ab".repeat(32))],
    ["seed", 2, "verify-other-commitment", ({ chance }) => (chance.seed = "ab".repeat(32))],
    ["words", 1, "verify-other-draw", ({ chance }) => (chance.entropy = ["other words"])],
    ["words", 2, "verify-other-chance", ({ chance }) => (chance.entropy = ["other words"])],
    ["words", 3, "verify-other-chance", ({ chance }) => (chance.entropy = ["other words"])],
    ["start", 2, "verify-other-start", (part) => (part["position"].racers[0].distance += 1)],
    ["start", 3, "verify-other-start", (part) => (part["position"].settings.jackal = "always")],
    ["end", 1, "verify-other-states", (part) => (part["last_turn"].position.racers[0].distance += 1)],
    ["end", 2, "verify-other-states", (part) => (part["last_turn"].position.racers[0].distance += 1)],
    ["digest", 2, "verify-other-states", (part) => (part["digests"][part["digests"].length - 1] = "0".repeat(32))],
    ["lost turn", 3, "verify-other-states", (part) => void part.drawn.pop()],
    ["setting", 1, "verify-other-settings", (part) => (part["settings"].jackal = "always")],
    ["seats", 1, "verify-other-settings", (part) => (part["seats"] = 3)],
    ["rules", 2, "verify-other-start", (part) => (part["rules"] = "older")],
  ];
  it.each(forgeries)("finds a changed %s in part %i though the checksums were made anew", async (_, number, wrong, edit) => {
    const verdict = await verifyRecord(await resealed(edited(number, edit)));
    expect(verdict.ok).toBe(false);
    expect(verdict.parts[number - 1]!.wrong).toBe(wrong);
  });

  const edits: [string, (part: Part) => void][] = [
    ["answer", (part) => (part["answers"][0]![2] = "stop it")],
    ["hash", (part) => (part["hash"] = "0".repeat(64))],
    ["count of events", (part) => (part["events"] += 1)],
    ["checksum", (part) => (part["checksum"] = "0".repeat(32))],
    ["version", (part) => (part["rules"] = "9")],
  ];
  it.each(edits)("finds a changed %s in every part by its checksum", async (_, edit) => {
    for (const number of [1, 2, 3]) {
      const verdict = await verifyRecord(edited(number, edit));
      expect(verdict.parts[number - 1]!.wrong).toBe("verify-other-checksum");
      expect(headline(verdict)).toBe("verify-changed");
    }
  });

  it("misses a part that was left out or made anew", async () => {
    const { earlier: _, ...last } = whole;
    expect((await verifyRecord(last)).wrong).toBe("verify-lost-part");
    const anew = edited(1, (part) => (part["hash"] = "0".repeat(64)));
    const { after } = partsOf(await resealed(structuredClone(anew)))[1]!;
    anew.earlier[0]!["checksum"] = after;
    const verdict = await verifyRecord(anew);
    expect(verdict.parts.map((part) => part.wrong)).toEqual(["", "verify-lost-part", ""]);
  });

  it("reads the older format, which has no checksums", async () => {
    const verdict = await verifyRecord(older(whole));
    expect(verdict.ok).toBe(true);
    expect(verdict.parts.map((part) => part.checksum)).toEqual([false, false, false]);
    const changed = older(edited(2, (part) => (part["position"].racers[0].distance += 1)));
    expect((await verifyRecord(changed)).wrong).toBe("verify-other-start");
  });

  it("takes parts of another game, or without their draws, for no record", async () => {
    expect((await verifyRecord(edited(1, (part) => (part["game"] = "chess")))).wrong).toBe("verify-no-record");
    expect((await verifyRecord(edited(2, (part) => delete (part as Partial<Part>).drawn))).wrong).toBe("verify-no-record");
    expect((await verifyRecord({ ...whole, earlier: ["one"] })).wrong).toBe("verify-no-record");
  });
});

describe("a record of which only the set-up was played", () => {
  it("shows a changed setting", async () => {
    const record = structuredClone(samples.setting_up) as unknown as Part;
    expect(await verifyRecord(record)).toMatchObject({ ok: true, wrong: "" });
    record["settings"].catch_up = "rank";
    const verdict = await verifyRecord(record);
    expect(verdict).toMatchObject({ ok: false, wrong: "verify-other-checksum" });
    expect(headline(verdict)).toBe("verify-changed");
  });
});

describe("a record that began in the middle of another", () => {
  it("has the dice of both, each under its own seal", async () => {
    const verdict = await verifyRecord(takenOver, takenOver.chance.then.commitment);
    expect(verdict).toMatchObject({ ok: true, wrong: "", practice: true, takenOver: true, seed: takenOver.chance.then.seed });
    expect(verdict.dice + verdict.others).toBe(takenOver.drawn.flat().length);
  });

  it("shows where the former chance was said to end too soon or too late", async () => {
    for (const turn of [0, takenOver.chance.turn + 1]) {
      const copy = structuredClone(takenOver);
      copy.chance.turn = turn;
      expect((await verifyRecord(copy)).wrong).toBe("verify-other-draw");
    }
    const copy = structuredClone(takenOver);
    copy.chance.first.seed = copy.chance.then.seed;
    expect((await verifyRecord(copy)).wrong).toBe("verify-other-commitment");
  });
});

describe("a record at a glance", () => {
  it("tells the game, the seats and the turns of all parts", () => {
    const turns = partsOf(whole).reduce((sum, { drawn }) => sum + drawn.length, 0) - 2;
    expect(outlineOf(whole)).toEqual({ game: "scrap-racer", seats: 2, turns });
    expect(outlineOf(samples.record)).toEqual({ game: "scrap-racer", seats: 3, turns: sealed.drawn.length });
    expect(outlineOf({ answers: [], drawn: [] })).toBeNull();
  });
});
