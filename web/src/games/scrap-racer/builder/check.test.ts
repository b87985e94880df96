import { describe, expect, it } from "vitest";

import { check, checkTiles, overlaps } from "./check";
import sample from "./fixtures/circuits.txt?raw";
import { lapOf } from "./lap";
import { pitPlaces } from "./pit";
import { NAMED, tilesOf, wordOf, written } from "./word";

function parsed(line: string): { sign: string; word: string; finish: number; anyTiles: boolean; short: boolean; boosts: string } {
  const [said = "", boosts = ""] = line.slice(1).split(" : ");
  const [word = "", ...rest] = said.split(" ");
  return {
    sign: line.slice(0, 1),
    word,
    finish: Number(rest.find((each) => each !== "*" && each !== "~") ?? 1),
    anyTiles: rest.includes("*"),
    short: rest.includes("~"),
    boosts,
  };
}

const lines = sample.trimEnd().split("\n").map(parsed);

describe("the check of a circuit", () => {
  it("takes exactly what the game takes", () => {
    const words = lines.filter(({ sign }) => sign === "+" || sign === "-");
    expect(words.length).toBeGreaterThan(3000);
    const wrong = words.filter((each) => (check(each.word, each) === null) !== (each.sign === "+"));
    expect(wrong).toEqual([]);
  });

  it("finds the boost spaces where the game lays them", () => {
    const laid = lines.filter(({ sign }) => sign === "=");
    expect(laid.length).toBeGreaterThan(100);
    for (const { word, finish, boosts } of laid) expect(lapOf(word, finish).boosts.join(" "), word).toBe(boosts);
  });

  it("finds the places of the pit stop where the game has them, the usual one first", () => {
    const laid = lines.filter(({ sign }) => sign === "@");
    expect(laid.length).toBeGreaterThan(150);
    for (const { word, finish, short, boosts } of laid) {
      expect(pitPlaces(lapOf(word, finish, short).tiles).join(" "), `${word} ${finish} ${short}`).toBe(boosts.trim());
    }
  });

  it("takes the named circuits, short ones too", () => {
    for (const name of NAMED) {
      expect(check(name)).toBeNull();
      expect(check(name, { short: true, finish: 12 })).toBeNull();
      expect(check(name, { short: true, finish: 13 })?.id).toBe("finish");
      expect(lapOf(name, 1, true).spaces).toBe(36);
    }
    expect(check("SRRSRR", { short: true })?.id).toBe("short");
  });

  it.each([
    ["", "empty"],
    ["SRS", "open"],
    ["LLLL", "counter-clockwise"],
    ["SRRRR", "overlap"],
    ["RRR", "open"],
    ["LLLLRRRRRRRR", "overlap"],
    ["SRXR", "letter"],
    ["sRRRR", "mark-first"],
    ["RyvRRR", "two-marks"],
    ["SSSSRRSSSSRR", "straights"],
    ["SsRRSRR", "none"],
    ["SRsRSRR", "wants-straight"],
    ["SyRRSRR", "wants-curve"],
    ["SRyRySRR", "twice"],
    ["SRRSpRR", "pit-pair"],
    ["SRRSpSsRRS", "pit-special"],
    ["SpSRRSSRR", "half-way"],
  ])("says of %j: %s", (word, id) => {
    expect(check(word)?.id ?? "none").toBe(id);
  });

  it("names every tile that lies on another", () => {
    expect(overlaps(tilesOf("RRRRS"))).toEqual([[1, 5]]);
    expect(checkTiles(tilesOf("RRRRS")).place?.tiles).toEqual([1, 5]);
  });

  it("counts the pit lane", () => {
    expect(lapOf("SRRSpSRRS")).toMatchObject({ spaces: 24, lane: 5, fork: 10, rejoin: 14 });
    expect(lapOf("SRRSRR").lane).toBe(0);
  });

  it("reads and writes words", () => {
    expect(written(tilesOf("SsRyLSpS"))).toBe("SsRyLSpS");
    expect(written(tilesOf("A"))).toBe(wordOf("A"));
  });
});
