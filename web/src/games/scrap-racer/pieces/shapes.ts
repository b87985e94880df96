/** Shapes that several pieces are cut from. */

export const HEXAGON = "M11 0L5.5 9.5L-5.5 9.5L-11 0L-5.5 -9.5L5.5 -9.5z";

/** A cog with `teeth` teeth between two radii. */
export function cog(outer: number, inner: number, teeth: number): string {
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = (tooth / teeth) * 2 * Math.PI;
    const half = Math.PI / teeth;
    const corners: [number, number][] = [
      [inner, middle - half * 0.56],
      [outer, middle - half * 0.34],
      [outer, middle + half * 0.34],
      [inner, middle + half * 0.56],
    ];
    for (const [radius, angle] of corners) {
      points.push(`${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`);
    }
  }
  return `M${points.join("L")}z`;
}

export const MARKER_COG = cog(10.8, 8.2, 8);
