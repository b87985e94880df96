import { describe, expect, it } from "vitest";

import { type Box, KERB } from "./circuit";
import { layOut, PILE } from "./layout";
import { furnishYard } from "./yard";

const WORDS = ["SRLRSRSSSRSRLR", "SRRSLRSRSSRSRL", "SSRRSLRSSRRSLR", "SSRLRSRSSRLRSR", "SSSRLRRSSSRLRR", "SRRSLRRSSSRRSL", "RRRR", "RSRRSR", "SSSSSSSSRRSSSSSSSSRR"];
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
        for (let along = 0; along < circuit.length; along += 0.5) {
          for (const side of [-KERB / 2, KERB / 2]) expect(within(circuit.pose(along, side), seen)).toBe(true);
        }
        for (const pile of [...crash, goal, bonus]) {
          for (const [x, y] of [[-1, -1], [1, 1]] as const) {
            const corner = { x: pile.x + (x * PILE.width) / 2, y: pile.y + (y * PILE.height) / 2 };
            expect(within(corner, seen)).toBe(true);
            for (let along = 0; along < circuit.length; along += 0.25) {
              const road = circuit.pose(along);
              expect(Math.hypot(road.x - corner.x, road.y - corner.y)).toBeGreaterThan(KERB / 2);
            }
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

function within(point: { x: number; y: number }, box: Box): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
}
