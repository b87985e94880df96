/** What views hold and events tell. Made from src/jalopy/games/home_racers/shapes.py by `python -m jalopy.shapes`; do not edit. */

import type { Told } from "../types";

export type GameView = RaceView;

export type GameEvent = Told &
  (
    | { kind: "rolled-for-order"; facts: RolledForOrder }
    | { kind: "placed"; facts: Placed }
    | { kind: "round-began"; facts: RoundBegan }
    | { kind: "turn-began"; facts: TurnBegan }
    | { kind: "gear-chosen"; facts: GearChosen }
    | { kind: "turned"; facts: Turned }
    | { kind: "stood-still"; facts: OfSeat }
    | { kind: "tile-laid"; facts: TileLaid }
    | { kind: "path-ended"; facts: PathEnded }
    | { kind: "rolled"; facts: Rolled }
    | { kind: "slipstream"; facts: OfSeat }
    | { kind: "pushed"; facts: Pushed }
    | { kind: "drove"; facts: Drove }
    | { kind: "danger-rolled"; facts: BlackRolled }
    | { kind: "engine-rolled"; facts: BlackRolled }
    | { kind: "hit-obstacle"; facts: BlackRolled }
    | { kind: "tires-lost"; facts: TiresLost }
    | { kind: "tires-worn"; facts: OfSeat }
    | { kind: "car-damaged"; facts: CarDamaged }
    | { kind: "lost-control"; facts: OfSeat }
    | { kind: "limps"; facts: OfSeat }
    | { kind: "retired"; facts: OfSeat }
    | { kind: "caltrops"; facts: OfSeat }
    | { kind: "boosted"; facts: Boosted }
    | { kind: "leaked"; facts: Leaked }
    | { kind: "slipped"; facts: Slipped }
    | { kind: "slip-waits"; facts: SlipWaits }
    | { kind: "changed-tires"; facts: ChangedTires }
    | { kind: "jumped"; facts: Jumped }
    | { kind: "bumped"; facts: Bumped }
    | { kind: "shoved"; facts: Shoved }
    | { kind: "held-up"; facts: HeldUp }
    | { kind: "gate-passed"; facts: GatePassed }
    | { kind: "lap-began"; facts: LapBegan }
    | { kind: "finished"; facts: Finished }
    | { kind: "nobody-finished"; facts: OfRound }
    | { kind: "time-is-up"; facts: OfRound }
    | { kind: "race-over"; facts: RaceOver }
  );

export type SurfaceKind =
  | "floor"
  | "sofa"
  | "table"
  | "desk"
  | "bed"
  | "shelf"
  | "counter"
  | "chair";

export type ObstacleKind =
  | "ottoman"
  | "keyboard"
  | "remote"
  | "books"
  | "cat"
  | "plant"
  | "lamp"
  | "slipper"
  | "cushion"
  | "blocks"
  | "mug"
  | "box"
  | "pencil"
  | "wall";

export type TileKind =
  | "portal"
  | "caltrops"
  | "booster"
  | "leak"
  | "station";

export type PortalColour =
  | "green"
  | "orange"
  | "blue"
  | "yellow"
  | "pink";

export type Colour =
  | "red"
  | "yellow"
  | "green"
  | "blue";

export type Status =
  | "waiting"
  | "driving"
  | "finished"
  | "retired";

export type Manoeuvre =
  | "straight"
  | "lane:left"
  | "lane:right"
  | "turn:left"
  | "turn:right"
  | "side-turn:left"
  | "side-turn:right"
  | "skid:left"
  | "skid:right";

/** Places are thousandths of a tile, headings degrees clockwise from east: see docs/home-racers.md. */
export interface RaceView {
  /** whose view it is; null: a spectator's */
  seat: number | null;
  seats: number;
  turn: number;
  /** from 1 */
  round: number;
  /** how many there are at most (HR-8.6) */
  rounds: number;
  /** of this race */
  laps: number;
  /** that tires and car started with (HR-2.2) */
  points: number;
  /** the highest */
  top_gear: number;
  /** what a gear die shows at least to be one tile more */
  good: number;
  /** what a black die shows at least to be a hit */
  hit: number;
  /** never changes in a match */
  course: CourseView;
  /** seats, in the order of this round */
  order: number[];
  /** the seat that is deciding or driving; null: nobody */
  active: number | null;
  /** the seat whose turn it is */
  next: number | null;
  /** by seat */
  cars: CarView[];
  /** what the active car has laid out, if anything */
  plan: PlanView | null;
  over: boolean;
}

export interface CourseView {
  /** "" for one's own */
  name: string;
  /** see courses.md */
  word: string;
  circular: boolean;
  /** that the course is made for */
  laps: number;
  /** of a lap, in tiles */
  length: number;
  /** units from edge to edge of a tile: 1000 */
  tile: number;
  /** width and height */
  extent: [number, number];
  surfaces: SurfaceView[];
  obstacles: ObstacleView[];
  tiles: CourseTileView[];
  /** in the order in which they are passed; of a one-way course the finish last */
  gates: GateView[];
}

export interface SurfaceView {
  /** floor, sofa, table, desk, bed, shelf, counter or chair */
  kind: SurfaceKind;
  /** it stands in the way of the surfaces before it */
  solid: boolean;
  outline: [number, number][];
}

export interface ObstacleView {
  /** of furniture; courses.md has them all */
  kind: ObstacleKind;
  /** the number of the one it stands on */
  surface: number;
  /** of the centre */
  x: number;
  /** of the centre */
  y: number;
  /** before it is turned */
  width: number;
  /** before it is turned */
  height: number;
  /** by how many degrees it is turned */
  heading: number;
  /** this is what counts */
  outline: [number, number][];
}

/** A tile that lies on the course. */
export interface CourseTileView {
  /** its number among the surfaces, from 0 */
  surface: number;
  /** of the centre */
  x: number;
  /** of the centre */
  y: number;
  /** where the arrow points: degrees clockwise from east, in steps of 15 */
  heading: number;
  /** portal, caltrops, booster, leak or station */
  kind: TileKind;
  /** of a portal: green, orange, blue, yellow or pink */
  colour?: PortalColour;
  /** of a portal */
  end?: "entrance" | "exit";
}

export interface GateView {
  /** 0: the starting line */
  number: number;
  /** line: the start */
  kind: "line" | "gate" | "finish" | "portal";
  /** of all but portals: the number of the one it lies on */
  surface?: number;
  /** of all but portals */
  from?: [number, number];
  /** of all but portals; crossed from the left of the way there to its right */
  to?: [number, number];
  /** of the portal that has to be taken */
  colour?: PortalColour;
}

export interface CarView {
  seat: number;
  /** red, yellow, green or blue, by seat */
  colour: Colour;
  /** waiting (not placed yet), driving, finished or retired */
  status: Status;
  /** null unless driving */
  pose: Pose | null;
  /** -1: the rear gear */
  gear: number;
  /** that it drives in, from 1 */
  lap: number;
  /** gates so far, over all laps */
  passed: number;
  /** the number of the one to pass next */
  next_gate: number;
  /** to the next gate, in twentieths of a tile; null unless driving */
  distance: number | null;
  /** points left */
  tires: number;
  /** points left */
  car: number;
  /** no points left on the tires */
  worn: boolean;
  /** at its next step (HR-6.3) */
  slips: "left" | "right" | null;
  /** caltrops and leaks that it lies on and has paid for, as places in `tiles` (HR-6.1) */
  paid: number[];
  /** in this round */
  slipstream: boolean;
  /** so far */
  turns: number;
  /** in the race, from 1 */
  place: number;
  /** of a path in the gear it is in */
  limits: LimitsView;
}

/** Where a tile lies, or the car on it. */
export interface Pose {
  /** its number among the surfaces, from 0 */
  surface: number;
  /** of the centre */
  x: number;
  /** of the centre */
  y: number;
  /** where the arrow points: degrees clockwise from east, in steps of 15 */
  heading: number;
}

/** What a path may hold. */
export interface LimitsView {
  /** the gear dice, and the tiles that are driven at least */
  speed: number;
  /** length of the full path */
  tiles: number;
  turn_limit: number;
  /** danger dice for one turn beyond the limit (HR-4.7); null where none may be (HR-9.5) */
  turn_dice: number | null;
  lane_limit: number;
  /** danger dice for one lane change beyond the limit; null where none may be */
  lane_dice: number | null;
}

/** The path of the active car, its limits, and the dice. */
export interface PlanView {
  /** the gear dice, and the tiles that are driven at least */
  speed: number;
  /** length of the full path */
  tiles: number;
  turn_limit: number;
  /** danger dice for one turn beyond the limit (HR-4.7); null where none may be (HR-9.5) */
  turn_dice: number | null;
  lane_limit: number;
  /** danger dice for one lane change beyond the limit; null where none may be */
  lane_dice: number | null;
  /** -1: the rear gear */
  gear: number;
  /** the tiles laid */
  path: StepView[];
  /** within the limit */
  turns_left: number;
  /** within the limit */
  lanes_left: number;
  /** dice if the whole path is driven, those for braking hard included */
  planned_danger: number;
  /** dice in the pool now, from what was driven */
  danger: number;
  /** gear dice */
  dice: number[];
  /** engine dice */
  pushed: number;
  /** tiles, as rolled */
  distance: number;
  /** tiles still to drive */
  left: number;
  /** steps of the path behind the car */
  driven: number;
  /** the last black dice */
  black: BlackView | null;
}

export interface StepView {
  /** from 1 */
  tile: number;
  /** in the rear gear, too, without "back-" */
  manoeuvre: Manoeuvre;
  /** danger dice that it takes */
  dice: number;
  pose: Pose;
  /** tiles of the course */
  enters: TileKind[];
  /** where the path goes on, behind a portal that is not taken backwards */
  exit: Pose | null;
  /** the seat of a car that stands there */
  bumps: number | null;
}

export interface BlackView {
  /** what they were rolled for */
  kind: "danger" | "engine" | "collision" | "obstacle" | "leak";
  dice: number[];
}

export interface RolledForOrder {
  seats: number[];
  /** in the order of the seats */
  dice: number[];
}

export interface Placed {
  seat: number;
  pose: Pose;
}

export interface RoundBegan {
  round: number;
  /** in the order of their turns */
  seats: number[];
}

export interface TurnBegan {
  seat: number;
  round: number;
  gear: number;
}

export interface GearChosen {
  seat: number;
  gear: number;
}

export interface Turned {
  seat: number;
  heading: number;
  pose: Pose;
}

export interface OfSeat {
  seat: number;
}

export interface TileLaid {
  seat: number;
  /** of the path, from 1 */
  tile: number;
  /** in the rear gear, too, without "back-" */
  manoeuvre: Manoeuvre;
  /** danger dice that it takes */
  dice: number;
  pose: Pose;
}

export interface PathEnded {
  seat: number;
  /** laid */
  tiles: number;
  /** length of the full path */
  of: number;
}

export interface Rolled {
  seat: number;
  /** gear dice */
  dice: number[];
  /** the distance */
  tiles: number;
}

export interface Pushed {
  seat: number;
  /** all gear dice, as they lie now */
  dice: number[];
  /** how many of them were rolled again */
  pushed: number;
  /** what these show now */
  again: number[];
  /** the distance */
  tiles: number;
}

export interface Drove {
  seat: number;
  tiles: number;
  /** one stretch, up to the next thing that happens, be it a gate or the finish */
  poses: Pose[];
}

export interface BlackRolled {
  seat: number;
  /** black ones */
  dice: number[];
  hits: number;
}

export interface TiresLost {
  seat: number;
  /** points */
  lost: number;
  /** points left */
  tires: number;
}

export interface CarDamaged {
  seat: number;
  /** points */
  lost: number;
  /** points left */
  car: number;
}

export interface Boosted {
  seat: number;
  /** tiles */
  more: number;
}

export interface Leaked {
  seat: number;
  die: number;
  /** left, right or nowhere */
  slips: "left" | "right" | "nowhere";
}

export interface Slipped {
  seat: number;
  /** left or right */
  slips: "left" | "right";
  /** the manoeuvre that is lost, or path-end */
  instead: Manoeuvre | "path-end";
}

export interface SlipWaits {
  seat: number;
  /** left or right, at the first step of its next move */
  slips: "left" | "right";
}

export interface ChangedTires {
  seat: number;
  /** points now */
  tires: number;
}

export interface Jumped {
  seat: number;
  colour: PortalColour;
  /** at the exit */
  pose: Pose;
}

export interface Bumped {
  seat: number;
  /** the car in the way */
  seats: number[];
  /** the same */
  target: number;
  /** black ones */
  dice: number[];
  /** hits */
  on_target: number;
  /** hits */
  on_mover: number;
}

export interface Shoved {
  /** of the car that was shoved */
  seat: number;
  /** where it stands now */
  pose: Pose;
  /** that it is in now */
  gear: number;
}

export interface HeldUp {
  seat: number;
  /** by whom */
  seats: number[];
  /** that it is in now */
  gear: number;
}

export interface GatePassed {
  seat: number;
  /** its number */
  gate: number;
}

export interface LapBegan {
  seat: number;
  lap: number;
  /** of this race */
  laps: number;
}

export interface Finished {
  seat: number;
  round: number;
  /** that it took */
  turns: number;
  /** thousandths of a tile beyond the line: HR-9.7 */
  beyond: number;
}

export interface OfRound {
  round: number;
}

export interface RaceOver {
  round: number;
  /** in their final order */
  seats: number[];
}

/** A place to start from. */
export interface PlaceDrawing {
  kind: "place";
  pose: Pose;
  /** behind the line, from 1 */
  row: number;
  /** of the line, as it is crossed */
  side: "left" | "middle" | "right";
  /** what is met first, straight on */
  ahead: AheadView | null;
}

export interface AheadView {
  /** of the course */
  tile: TileKind;
  /** away, straight on */
  tiles: number;
}

/** A proposed path, with what it may cost. */
export interface PathDrawing {
  kind: "path";
  /** -1: the rear gear */
  gear: number;
  /** length of the full path */
  tiles: number;
  turn_limit: number;
  /** danger dice for one turn beyond the limit (HR-4.7); null where none may be (HR-9.5) */
  turn_dice: number | null;
  lane_limit: number;
  /** danger dice for one lane change beyond the limit; null where none may be */
  lane_dice: number | null;
  path: TileDrawing[];
  /** dice, if it is driven to its end */
  danger: number;
  /** how likely they cost a point */
  hit: number;
  /** how likely they cost the gear (HR-5.7) */
  control: number;
  /** how likely the dice drive the car beyond a path that ended early (HR-5.11) */
  crash: number;
  /** tiles */
  average: number;
}

/** A tile of a proposed path. */
export interface TileDrawing {
  /** from 1 */
  tile: number;
  /** in the rear gear, too, without "back-" */
  manoeuvre: Manoeuvre;
  /** danger dice that it takes */
  dice: number;
  pose: Pose;
  /** tiles of the course */
  enters: TileKind[];
  /** where the path goes on, behind a portal that is not taken backwards */
  exit: Pose | null;
  /** the seat of a car that stands there */
  bumps: number | null;
  /** how likely the dice lead so far, boosters included */
  reached: number;
  /** and stop the car here */
  stop: number;
  /** within the limit, before it */
  turns_left: number;
  /** within the limit, before it */
  lanes_left: number;
  /** where else it might lie; none for a tile that is laid already */
  ways: WayView[];
}

export interface WayView {
  /** of the answer that lays it */
  key: string;
  /** where the tile would lie */
  target: string;
  /** danger dice that it takes */
  dice: number;
}

/** Gear 0: the car stays, and may face another way. */
export interface StandDrawing {
  kind: "stand";
  gear: number;
  /** as it will stand */
  pose: Pose;
  /** to another heading */
  turns: boolean;
  /** it gets new ones */
  tires: boolean;
}
