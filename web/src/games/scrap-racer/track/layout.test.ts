import { describe, expect, it } from "vitest";

import { type Box, KERB, type Point } from "./circuit";
import { CORNER } from "./clearing";
import { type Layout, layOut, PILE, pileScale, pitSides, signScale } from "./layout";
import { furnishYard } from "./yard";

const WORDS = [
  "SRLRSRSSSRSRLR",
  "SRRSLRSRSSRSRL",
  "SSRRSLRSSRRSLR",
  "SSRLRSRSSRLRSR",
  "SSSRLRRSSSRLRR",
  "SRRSLRRSSSRRSL",
  "RRRR",
  "RSRRSR",
  "SSSSSSSSRRSSSSSSSSRR",
];
const BOXES = [
  [1000, 690],
  [660, 560],
  [390, 470],
  [844, 260],
] as const;

describe("a board", () => {
  for (const word of WORDS) {
    for (const [width, height] of BOXES) {
      it(`shows all of ${word} in ${width} × ${height}`, () => {
        const { circuit, seen, scale, crash, goal, bonus, sign } = layOut(word, width, height);
        expect(seen.width * scale).toBeCloseTo(width, 3);
        expect(seen.height * scale).toBeCloseTo(height, 3);
        expect(kerbsOutside(circuit, seen, 0.5)).toEqual([]);
        const road = poses(circuit, 0.25);
        for (const pile of [...crash, goal, bonus]) {
          for (const [x, y] of [
            [-1, -1],
            [1, 1],
          ] as const) {
            const corner = { x: pile.x + (x * PILE.width) / 2, y: pile.y + (y * PILE.height) / 2 };
            expect(within(corner, seen)).toBe(true);
            expect(Math.min(...road.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y)))).toBeGreaterThan(KERB / 2);
          }
        }
        expect(within(sign, seen)).toBe(true);
      });
    }
  }

  it("is turned a quarter on a phone, and not on a wide page", () => {
    const headings = (width: number, height: number): number => layOut(WORDS[0] as string, width, height).circuit.pose(0).heading;
    expect(headings(1000, 690)).toBe(0);
    expect(headings(390, 520)).toBe(270);
  });

  it("always has the same yard, and keeps it off the road", () => {
    const layout = layOut(WORDS[1] as string, 1000, 690);
    const yard = furnishYard(layout);
    expect(furnishYard(layOut(WORDS[1] as string, 1000, 690))).toEqual(yard);
    expect(yard.scrap.length).toBeGreaterThan(10);
    for (const scrap of yard.scrap) expect(layout.clearing.room(scrap)).toBeGreaterThan(0);
  });
});

describe("a board with Expansion 1", () => {
  const CIRCUITS = WORDS.slice(0, 6);

  for (const word of CIRCUITS) {
    it(`keeps everything on ${word} apart and in sight, whatever lies there`, () => {
      for (let wanted = 1; wanted < 16; wanted++) {
        const laid = lay(word, wanted, wanted);
        check(layOut(laid, 660, 560), laid);
      }
      for (const [width, height] of BOXES) check(layOut(lay(word, 15, 3), width, height), `${word} ${width} × ${height}`);
    });

    it(`has room for the pit lane beside every two straights of ${word}`, () => {
      expect(pairs(word)).not.toEqual([]);
      for (const place of pairs(word)) {
        const laid = mark(word, { [place]: "p" });
        expect(pitSides(laid).length, laid).toBeGreaterThan(0);
        check(layOut(laid, 1000, 690), laid);
      }
    });
  }

  it("lets racers drive through the lane in steps of about one size", () => {
    const { circuit } = layOut(lay(CIRCUITS[0] as string, 8, 0), 1000, 690);
    const pit = circuit.pit!;
    const [fork, rejoin] = [circuit.space(pit.fork), circuit.space(pit.rejoin)];
    expect(Math.hypot(pit.pose(0).x - fork.x, pit.pose(0).y - fork.y)).toBeLessThan(0.1);
    expect(Math.hypot(pit.pose(6).x - rejoin.x, pit.pose(6).y - rejoin.y)).toBeLessThan(0.1);
    for (let place = 1; place < 5; place++) {
      const [here, next] = [circuit.space(circuit.length + place), circuit.space(circuit.length + place + 1)];
      expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeGreaterThan(24);
      expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeLessThan(38);
    }
    const berths = Array.from({ length: 8 }, (_, place) => pit.berth(place, 8));
    berths.forEach((berth, index) => {
      for (const other of berths.slice(index + 1)) expect(Math.hypot(berth.x - other.x, berth.y - other.y)).toBeGreaterThan(11);
    });
  });
});

/** SR-21.1: two straights that meet in the second or third quarter of the lap. */
function pairs(word: string): number[] {
  const meet = (place: number): number => (place + 1) / word.length;
  const straights = (place: number): boolean => word[place] === "S" && word[place + 1] === "S";
  return [...word].flatMap((_, place) => (straights(place) && meet(place) >= 0.25 && meet(place) <= 0.75 ? [place] : []));
}

function mark(word: string, marks: Record<number, string>): string {
  return [...word].map((kind, place) => kind + (marks[place] ?? "")).join("");
}

/** Bits of `wanted`: slime trail, scrap yard, salvager, pit stop; `lot` moves the pieces about. */
function lay(word: string, wanted: number, lot: number): string {
  const marks: Record<number, string> = {};
  const middle = word.length / 2 - 1;
  const pair = pairs(word).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
  if (wanted & 8) marks[pair] = "p";
  const free = (kinds: string): number[] =>
    [...word].flatMap((kind, place) => (kinds.includes(kind) && !marks[place] && !(wanted & 8 && (place === pair || place === pair + 1)) ? [place] : []));
  for (const [bit, letter, kinds] of [
    [1, "s", "S"],
    [2, "y", "RL"],
    [4, "v", "RL"],
  ] as const) {
    const places = free(kinds);
    if (wanted & bit) marks[places[(lot * 5 + bit) % places.length] as number] = letter;
  }
  return mark(word, marks);
}

function check(layout: Layout, name: string): void {
  const { circuit, seen, scale, rack } = layout;
  const pit = circuit.pit;
  const corners = circuit.pieces.flatMap(({ corner }) => (corner ? [{ x: corner.x, y: corner.y, r: CORNER }] : []));
  const round = [...(pit?.ground ?? []), ...corners];
  for (const { x, y, r } of round) {
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      expect(within({ x: x + dx * r, y: y + dy * r }, seen), `${name}: inside`).toBe(true);
    }
  }
  expect(kerbsOutside(circuit, seen, 0.25), name).toEqual([]);
  const road = poses(circuit, 0.25);
  for (const on of road) {
    const beside = pit && on.along > pit.fork - 2 && on.along < pit.rejoin + 2;
    const rooms = (beside ? corners : round).map(({ x, y, r }) => Math.hypot(on.x - x, on.y - y) - r);
    expect(Math.min(...rooms), `${name}: road`).toBeGreaterThan(KERB / 2 - 2);
  }
  const size = pileScale(scale);
  const around = (at: Point, width: number, height: number): Box => ({ x: at.x - width / 2, y: at.y - height / 2, width, height });
  const boxes = [layout.goal, layout.bonus, ...layout.crash].map((at) => around(at, PILE.width * size, PILE.height * size));
  boxes.push(around(layout.sign, 86 * signScale(scale), 50 * signScale(scale)));
  if (pit) expect(rack, name).not.toBeNull();
  if (rack) boxes.push(around(rack.at, rack.width, rack.height));
  boxes.forEach((box, index) => {
    expect(within(box, seen) && within({ x: box.x + box.width, y: box.y + box.height }, seen), `${name}: box ${index}`).toBe(true);
    const rooms = [...round, ...road.map(({ x, y }) => ({ x, y, r: KERB / 2 }))].map(({ x, y, r }) => apart({ x, y }, box) - r);
    expect(Math.min(...rooms), `${name}: box ${index}`).toBeGreaterThan(-3);
    for (const other of boxes.slice(index + 1)) {
      const free =
        box.x + box.width <= other.x + 0.1 ||
        other.x + other.width <= box.x + 0.1 ||
        box.y + box.height <= other.y + 0.1 ||
        other.y + other.height <= box.y + 0.1;
      expect(free, `${name}: boxes ${index}`).toBe(true);
    }
  });
}

/** The middle of the road, from the start of the lap to its end. */
function poses(circuit: Layout["circuit"], step: number): (Point & { along: number })[] {
  return Array.from({ length: Math.ceil(circuit.length / step) }, (_, place) => ({ along: place * step, ...circuit.pose(place * step) }));
}

/** Where along the lap an edge of the road would be cut off. */
function kerbsOutside(circuit: Layout["circuit"], seen: Box, step: number): number[] {
  return poses(circuit, step).flatMap(({ along }) => ([-KERB / 2, KERB / 2].every((side) => within(circuit.pose(along, side), seen)) ? [] : [along]));
}

/** From a point to the nearest of a box. */
function apart(point: Point, box: Box): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

function within(point: { x: number; y: number }, box: Box): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
}
