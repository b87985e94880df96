/** The plans that are proposed for a turn or a start, as this board draws them. */
import type { Plans } from "../plans.svelte";
import type { ProposalInfo } from "../../wire";
import type { CarView, CourseView, PathDrawing, PlaceDrawing, Pose, StandDrawing, StepView, TileDrawing } from "./shapes";
import { type Point, U } from "./room/geometry";
import type { Words } from "./words";

export type Drawing = PlaceDrawing | PathDrawing | StandDrawing;

export const PROPOSES = ["start-place", "choose-gear", "lay-tile", "turn-on-the-spot", "change-tires"];

export const drawingOf = (plan: ProposalInfo): Drawing => plan.drawing as unknown as Drawing;

export function pathOf(plan: ProposalInfo | null): PathDrawing | null {
  const drawing = plan && drawingOf(plan);
  return drawing?.kind === "path" ? drawing : null;
}

/** The place of a tile's answer in its plan: tiles that were laid before have none. */
export function placeOf(plan: ProposalInfo, path: PathDrawing, tile: TileDrawing): number {
  const last = plan.answers.length - 1;
  return last - (path.path.length - tile.tile) - 1;
}

/** What a tile costs: how many of its kind it makes, of how many that are free; null for straight on. */
export interface Cost {
  kind: "lane" | "turn";
  number: number;
  of: number;
  /** beyond the limit */
  beyond: boolean;
}

export function costOf(path: PathDrawing, tile: TileDrawing): Cost | null {
  if (tile.manoeuvre === "straight") return null;
  const kind = tile.manoeuvre.startsWith("lane") ? "lane" : "turn";
  const of = kind === "lane" ? path.lane_limit : path.turn_limit;
  const number = path.path.filter((each) => each.tile <= tile.tile && isLike(each, kind)).length;
  return { kind, number, of, beyond: number > of };
}

/** How many of a kind the path has. */
export const costsOf = (path: PathDrawing, kind: Cost["kind"]): number => path.path.filter((each) => isLike(each, kind)).length;

function isLike({ manoeuvre }: TileDrawing, kind: Cost["kind"]): boolean {
  return manoeuvre !== "straight" && manoeuvre.startsWith("lane") === (kind === "lane");
}

/** What stands beside a tile. */
export interface Chip {
  text: string;
  icon: Cost["kind"] | "";
  left: boolean;
  bad: boolean;
}

/** First what it costs, then what lies there. */
export function chipsOf(path: PathDrawing, tile: TileDrawing, words: Words, nameOf: (seat: number) => string): Chip[] {
  const found: Chip[] = [];
  const left = tile.manoeuvre.endsWith("left");
  const cost = costOf(path, tile);
  if (cost?.beyond) found.push({ text: words("cost-beyond", { number: cost.number - cost.of }), icon: cost.kind, left, bad: true });
  else if (cost) found.push({ text: words("cost-within", { number: cost.number, of: cost.of }), icon: cost.kind, left, bad: false });
  const lies = (text: string, bad: boolean): void => void found.push({ text, icon: "", left, bad });
  const again = path.path.some(({ tile: number, bumps }) => number < tile.tile && bumps === tile.bumps);
  if (tile.bumps !== null && !again) lies(words("lies-car", { name: nameOf(tile.bumps) }), true);
  for (const kind of new Set(tile.enters)) if (kind !== "portal") lies(words(`lies-${kind}`), kind === "caltrops" || kind === "leak");
  return found;
}

/** All that the camera should show of the plans: the car, every tile, every place; or only what lies before a portal. */
export function seenIn(plans: ProposalInfo[], car: CarView | null | undefined, course: CourseView, laid: StepView[], before = false): Point[] {
  const at = ({ x, y }: Pose): Point => ({ x: x * U, y: y * U });
  const points = car?.pose ? [at(car.pose)] : [];
  const paths: StepView[][] = [laid];
  for (const plan of plans) {
    const drawing = drawingOf(plan);
    if (drawing.kind === "path") paths.push(drawing.path);
    else points.push(at(drawing.pose));
    if (drawing.kind === "place") for (const end of [course.gates[0]?.from, course.gates[0]?.to]) if (end) points.push({ x: end[0] * U, y: end[1] * U });
  }
  return [...points, ...paths.flatMap((path) => (before ? untilPortal(path, car) : path)).map(({ pose }) => at(pose))];
}

function untilPortal(path: StepView[], car: CarView | null | undefined): StepView[] {
  const portal = path.findIndex((tile) => tile.exit !== null);
  const from = car?.pose?.surface;
  return path.filter((tile, at) => (portal < 0 || at <= portal) && (from === undefined || tile.pose.surface === from));
}

/** One for every gear; where a gear can be had in two ways, the one that costs less. */
export function gearsOf(plans: Plans): Record<number, number> {
  const gears: Record<number, number> = {};
  (plans.offered ?? []).forEach((plan, at) => {
    const drawing = drawingOf(plan);
    if (drawing.kind !== "place" && !(drawing.gear in gears)) gears[drawing.gear] = at;
  });
  return gears;
}

/** Of a hundred rolls; never none where there is a chance, and never all where there is another. */
export function inHundred(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
