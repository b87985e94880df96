/** The places that targets of options name. */
import type { Pose } from "../shapes";

/** `tile:surface:x:y:heading`; null for other targets. */
export function poseOf(target: string): Pose | null {
  const [what, ...numbers] = target.split(":");
  const [surface, x, y, heading] = numbers.map(Number);
  if (what !== "tile" || surface === undefined || x === undefined || y === undefined || heading === undefined) return null;
  return { surface, x, y, heading };
}

/** `spot:surface:x:y`. */
export function spotOf(target: string): { x: number; y: number } | null {
  const [what, , x, y] = target.split(":");
  return what === "spot" ? { x: Number(x), y: Number(y) } : null;
}
