import { describe, expect, it } from "vitest";

import { CELL, Circuit, type Quarter, walk } from "./circuit";

const NAMED: Record<string, string> = {
  A: "SRLRSRSSSRSRLR",
  B: "SRRSLRSRSSRSRL",
  C: "SSRRSLRSSRRSLR",
  D: "SSRLRSRSSRLRSR",
  E: "SSSRLRRSSSRLRR",
  F: "SRRSLRRSSSRRSL",
  smallest: "RRRR",
  oblong: "RSRRSR",
};

/** Every legal word up to a length: a ring that closes clockwise with no two tiles on one cell. */
function legalWords(most: number): string[] {
  const found: string[] = [];
  const grow = (word: string): void => {
    const { tiles, end, heading } = walk(word);
    const cells = new Set(tiles.map((tile) => tile.cell.join()));
    if (cells.size < tiles.length) return;
    const turns = [...word].reduce((sum, kind) => sum + (kind === "R" ? 1 : kind === "L" ? -1 : 0), 0);
    if (word && end[0] === 0 && end[1] === 0) {
      if (heading === 0 && turns === 4) found.push(word);
      return;
    }
    if (word.length + Math.abs(end[0]) + Math.abs(end[1]) > most) return;
    for (const kind of "SRL") grow(word + kind);
  };
  grow("");
  return found;
}

describe("a circuit of any legal word", () => {
  const words = [...Object.values(NAMED), ...legalWords(10)];

  it("has some to try", () => expect(words.length).toBeGreaterThan(40));

  it("is a closed path", () => {
    for (const word of words) {
      const circuit = new Circuit(word);
      const start = circuit.pose(0);
      const end = circuit.pose(circuit.length - 1e-9);
      expect(Math.hypot(start.x - end.x, start.y - end.y), word).toBeLessThan(0.001);
      expect(Math.cos(((end.heading - start.heading) * Math.PI) / 180), word).toBeCloseTo(1, 6);
    }
  });

  it("has no gap between two tiles, on any side of the road", () => {
    for (const word of words) {
      const circuit = new Circuit(word);
      for (let seam = 0; seam < circuit.length; seam += 3) {
        for (const side of [-31, 0, 31]) {
          const [before, after] = [circuit.pose(seam - 1e-7, side), circuit.pose(seam + 1e-7, side)];
          expect(Math.hypot(before.x - after.x, before.y - after.y), `${word} ${seam}`).toBeLessThan(0.001);
        }
      }
    }
  });

  it("spaces its spaces evenly: a third of a straight, 30° of a bend", () => {
    for (const word of words) {
      const circuit = new Circuit(word);
      for (let space = 1; space <= circuit.length; space++) {
        const [from, to] = [circuit.pose(space - 1), circuit.pose(space - 1e-9)];
        const chord = Math.hypot(from.x - to.x, from.y - to.y);
        if (circuit.straight(space)) expect(chord, `${word} ${space}`).toBeCloseTo(CELL / 3, 3);
        else {
          expect(chord, `${word} ${space}`).toBeCloseTo(2 * 50 * Math.sin(Math.PI / 12), 3);
          expect(Math.abs(to.heading - from.heading)).toBeCloseTo(30, 3);
        }
      }
    }
  });

  it("heads the way it moves", () => {
    for (const word of words) {
      const circuit = new Circuit(word);
      for (let along = 0.05; along < circuit.length; along += 0.37) {
        const [here, next] = [circuit.pose(along), circuit.pose(along + 0.001)];
        const direction = (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI;
        expect(Math.cos(((direction - here.heading) * Math.PI) / 180), `${word} ${along}`).toBeGreaterThan(0.999);
      }
    }
  });
});

describe("rotation", () => {
  it("turns the whole circuit and keeps its shape", () => {
    for (const word of Object.values(NAMED)) {
      const straight = new Circuit(word);
      for (const quarter of [1, 2, 3] as Quarter[]) {
        const turned = new Circuit(word, quarter);
        for (let along = 0; along < straight.length; along += 0.7) {
          const [a, b] = [straight.pose(along, 12), turned.pose(along, 12)];
          const angle = (quarter * Math.PI) / 2;
          expect(b.x).toBeCloseTo(a.x * Math.cos(angle) - a.y * Math.sin(angle), 5);
          expect(b.y).toBeCloseTo(a.x * Math.sin(angle) + a.y * Math.cos(angle), 5);
        }
        const sizes = [turned.bounds.width, turned.bounds.height];
        expect(quarter % 2 ? sizes.reverse() : sizes).toEqual([straight.bounds.width, straight.bounds.height]);
      }
    }
  });
});

describe("circuit A", () => {
  const circuit = new Circuit(NAMED["A"] as string);

  it("lies as on the still: space 20 on the lower straight, heading west", () => {
    const pose = circuit.space(20);
    expect([pose.x + 250, pose.y + 50, pose.heading % 360]).toEqual([350, 350, 180]);
  });

  it("draws a space as a sector of the road", () => {
    expect(circuit.outline(1, 0)).toMatch(/^M-50 -31L-16\.67 -31L-16\.67 31L-50 31z$/);
    expect(circuit.outline(4, 0)).toMatch(/^M50 -31A81 81 0 0 1 90\.5 -20\.15L59\.5 33\.55A19 19 0 0 0 50 31z$/);
  });

  it("finds a stretch of road over the line", () => {
    expect(circuit.stretch(41.5, 43)).toMatch(/^M\S+ \S+A50 50 0 0 1 -50 0L-16\.67 0$/);
  });
});
