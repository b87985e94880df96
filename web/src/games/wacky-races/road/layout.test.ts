import { describe, expect, it } from "vitest";

import { CAR, carAt, LANE, layOut, middleOf, SHOULDER, signSide, spotsOn } from "./layout";
import { HALF } from "./path";

const SCREENS: [string, number, number][] = [
  ["a desk", 1020, 646],
  ["a small screen", 686, 560],
  ["a large screen", 1900, 980],
  ["a phone upright", 390, 330],
  ["a small phone upright", 360, 240],
  ["a phone on its side", 520, 270],
  ["a square", 700, 700],
  ["a ribbon", 1600, 300],
  ["a tower", 400, 1000],
];
/** Spaces of the starting board. */
const GRID = 6;
/** The shortest road there can be, a usual one, the longest of the championship, and far more. */
const LENGTHS = [12, 26, 29, 60];

describe.each(SCREENS)("on %s", (_, width, height) => {
  it.each(LENGTHS)("a road of %i tiles lies wholly on the board", (count) => {
    const layout = layOut(count, GRID, width, height);
    expect(layout.tiles).toHaveLength(count);
    expect(layout.scale).toBeGreaterThan(0);
    const end = layout.tiles.at(-1)!.to;
    expect(end).toBeLessThanOrEqual(layout.path.length + 0.1);
    const outside: string[] = [];
    for (let along = 0; along <= end; along += 5) {
      for (const across of [-HALF, HALF]) {
        const { x, y } = layout.path.pose(along, across);
        const [left, top] = [x * layout.scale, y * layout.scale];
        if (left < -0.5 || left > width + 0.5 || top < -0.5 || top > height + 0.5) outside.push(`${along}: ${left}, ${top}`);
      }
    }
    expect(outside).toEqual([]);
  });

  it("tiles follow each other without a gap, and rows never touch", () => {
    const layout = layOut(29, GRID, width, height);
    layout.tiles.slice(1).forEach((tile, before) => expect(tile.from).toBe(layout.tiles[before]!.to));
    expect(layout.path.shape.pitch).toBeGreaterThanOrEqual(2 * HALF + 8);
    let [last, longest] = [layout.path.pose(0), 0];
    for (let along = 1; along <= layout.tiles.at(-1)!.to; along++) {
      const next = layout.path.pose(along);
      longest = Math.max(longest, Math.hypot(next.x - last.x, next.y - last.y));
      last = next;
    }
    expect(longest).toBeLessThan(1.5);
  });

  it("the decks lie on the board and beside the road", () => {
    for (const count of LENGTHS) {
      const { decks, path, tiles, width: w, height: h } = layOut(count, GRID, width, height);
      expect(decks.x).toBeGreaterThanOrEqual(0);
      expect(decks.x + decks.width).toBeLessThanOrEqual(w + 0.1);
      expect(decks.y).toBeGreaterThanOrEqual(0);
      expect(decks.y + decks.height).toBeLessThanOrEqual(h);
      const under: number[] = [];
      for (let along = 0; along <= tiles.at(-1)!.to; along += 5) {
        for (const across of [-HALF, 0, HALF]) {
          const { x, y } = path.pose(along, across);
          if (x > decks.x && x < decks.x + decks.width && y > decks.y && y < decks.y + decks.height) under.push(along);
        }
      }
      expect(under, `${count} tiles`).toEqual([]);
    }
  });
});

describe("racers", () => {
  const layout = layOut(26, GRID, 1020, 646);

  it("stand side by side on a tile, each in its lane", () => {
    const [one, two] = spotsOn(layout, 12, [0, 1]);
    expect([Math.sign(one!.across), Math.sign(two!.across)]).toEqual([1, -1]);
    expect((one!.along + two!.along) / 2).toBeCloseTo(middleOf(layout, 12));
    expect(spotsOn(layout, 12, [1])).toEqual([{ along: middleOf(layout, 12), across: -LANE, size: 1 }]);
  });

  it("stand by turns left and right of the starting board, so that nobody hides another", () => {
    const boxes = [1, 2, 3, 4, 5, 6].map((tile) => {
      const spot = spotsOn(layout, tile, [0])[0]!;
      const { x, y } = carAt(layout, spot);
      return { left: x - (CAR.width * spot.size) / 2, right: x + (CAR.width * spot.size) / 2, top: y - CAR.height * spot.size, bottom: y };
    });
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const [wide, high] = [
          Math.min(one.right, other.right) - Math.max(one.left, other.left),
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        ];
        expect(wide > 0 && high > 0, `${index + 1}`).toBe(false);
      }
    }
  });

  it("find room for all six in the Swamp, each at a place of its own", () => {
    const spots = spotsOn(layout, 20, [0, 1, 1, 0, 0, 1]);
    const places = spots.map((spot) => carAt(layout, spot));
    for (const [index, place] of places.entries()) {
      for (const other of places.slice(index + 1)) expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(20);
    }
    const { from, to } = layout.tiles[20]!;
    for (const spot of spots) {
      expect(spot.along).toBeGreaterThan(from);
      expect(spot.along).toBeLessThan(to);
      expect(spot.size).toBeLessThan(1);
    }
  });

  it("look where they drive: right in the first row, left in the second", () => {
    expect(layout.path.shape.rows).toBe(3);
    expect(carAt(layout, spotsOn(layout, 7, [0])[0]!).way).toBe(1);
    const back = layout.tiles.findIndex(({ from, to }) => layout.path.pose((from + to) / 2).ahead.x === -1);
    expect(back).toBeGreaterThan(7);
    expect(carAt(layout, spotsOn(layout, back, [0])[0]!).way).toBe(-1);
  });
});

it("a tile's sign lies on the lower shoulder of a straight and on the outer one of a bend", () => {
  const { path, tiles } = layOut(26, GRID, 1020, 646);
  for (const { from, to } of tiles) {
    const along = (from + to) / 2;
    const pose = path.pose(along);
    const sign = path.pose(along, signSide(pose) * SHOULDER);
    if (pose.outer === 0) expect(sign.y).toBeGreaterThan(pose.y);
    else expect(Math.abs(sign.x - 510)).toBeGreaterThan(Math.abs(path.pose(along, -signSide(pose) * SHOULDER).x - 510) - 1);
  }
});

describe("cars that share a tile", () => {
  /** A car's box: it stands on its wheels, twice as long as high. */
  const boxOf = ({ x, y, size }: { x: number; y: number; size: number }) => ({ left: x - 38 * size, right: x + 38 * size, top: y - 46 * size, foot: y, y });
  type Box = ReturnType<typeof boxOf>;

  /** How much of it lies under those that are nearer, from 0 to 1. */
  function hidden(of: Box, others: Box[]): number {
    let [under, all] = [0, 0];
    for (let x = of.left + 2; x < of.right; x += 4) {
      for (let y = of.top + 2; y < of.foot; y += 4) {
        all += 1;
        if (others.some((other) => other.y > of.y && x > other.left && x < other.right && y > other.top && y < other.foot)) under += 1;
      }
    }
    return under / all;
  }

  it.each([
    ["a desk", 1000, 600],
    ["a phone", 390, 360],
  ])("fan out at %s, wherever the road turns", (_, width, height) => {
    const layout = layOut(28, 6, width, height);
    for (let tile = 7; tile < 27; tile++) {
      for (const sides of [
        [0, 1],
        [1, 0],
        [0, 1, 0],
        [0, 1, 0, 1],
      ]) {
        const boxes = spotsOn(layout, tile, sides).map((spot) => boxOf({ ...carAt(layout, spot), size: spot.size }));
        for (const box of boxes) expect(hidden(box, boxes), `${sides.length} on tile ${tile}`).toBeLessThan(0.4);
      }
    }
  });
});
