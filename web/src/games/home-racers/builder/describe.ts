/** A course in words, for whoever does not see the drawing: what there is, where it lies, and in which order gates are passed. */
import type { CourseView } from "../shapes";
import type { Words } from "./words";

/** Tiles from the left and from the top, to a quarter. */
const tiles = (thousandths: number): string => String(Math.round(thousandths / 250) / 4);

export function describeCourse(course: CourseView, words: Words): string[] {
  if (course.surfaces.length === 0) return [words("describe-empty")];
  const lines = [
    words("describe-course", {
      surfaces: course.surfaces.length,
      things: course.obstacles.length,
      laps: course.laps,
      circular: course.circular ? "yes" : "no",
    }),
  ];
  course.surfaces.forEach(({ kind, outline }, at) => {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const facts = { number: at + 1, wide: tiles(Math.max(...xs) - left), high: tiles(Math.max(...ys) - top), x: tiles(left), y: tiles(top) };
    lines.push(words("describe-surface", { ...facts, thing: words(`thing-${kind}`) }));
  });
  for (const { kind, surface, x, y, width, height } of course.obstacles) {
    const facts = { surface: surface + 1, x: tiles(x), y: tiles(y), wide: tiles(width), high: tiles(height) };
    lines.push(words("describe-obstacle", { ...facts, thing: words(`thing-${kind}`) }));
  }
  for (const { kind, surface, x, y, colour, end } of course.tiles) {
    const thing = kind === "portal" ? words(`item-${end ?? "entrance"}`, { colour: words(`colour-${colour ?? "green"}`) }) : words(`thing-${kind}`);
    lines.push(words("describe-tile", { thing, surface: surface + 1, x: tiles(x), y: tiles(y) }));
  }
  for (const { kind, number, from, to, surface, colour } of course.gates) {
    if (kind === "portal") lines.push(words("describe-through", { number, colour: words(`colour-${colour ?? "green"}`) }));
    else if (from && to)
      lines.push(
        words("describe-line", { kind, number, surface: (surface ?? 0) + 1, x: tiles(from[0]), y: tiles(from[1]), to_x: tiles(to[0]), to_y: tiles(to[1]) }),
      );
  }
  return lines;
}
