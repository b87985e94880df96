/** The view of Home Racers as the server sends it; docs/home-racers.md says what each field means. Places are
 *  thousandths of a tile, headings degrees clockwise from east. */
import type { View } from "../types";
import type { CarView, Colour, Pose, RaceView } from "./shapes";

export type {
  CarView,
  Colour,
  CourseTileView,
  CourseView,
  GateView,
  LimitsView,
  ObstacleView,
  PlanView,
  Pose,
  RaceView,
  Status,
  StepView,
  SurfaceView,
} from "./shapes";

export type Corner = [number, number];

export const raceView = (view: View): RaceView => view as RaceView;

/** Those that lead first. */
export const ranked = (view: View): CarView[] => [...raceView(view).cars].sort((a, b) => a.place - b.place);

export const LETTERS: Record<Colour, string> = { red: "R", yellow: "Y", green: "G", blue: "B" };

/** The pose that an option's target names: `tile:surface:x:y:heading`; null for other targets. */
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
