/** How each event is shown: for how long, with which sound, and what is on stage meanwhile. */
import type { Pace, Scene, Sound, Step } from "../types";
import { type Badge, type Stage, STILL } from "./display.svelte";
import type { BlackRolled, BlackView, CarView, GameEvent, OfSeat, Pose, RaceView } from "./shapes";

export const TIME = { tile: 140, move: 1400, die: 620, light: 300, laid: 160, jump: 620, crash: 240, badge: 420, reading: 700, fade: 120 };

type Kind = GameEvent["kind"];
/** By kind, so that what is done with an event knows its facts. */
type Facts = { [Each in GameEvent as Each["kind"]]: Each["facts"] };
type Happened<K extends Kind> = { [Each in K]: { kind: Each; facts: Facts[Each] } }[K];

/** The car of the event, as it was before. */
interface Was {
  was: CarView | undefined;
}

type Told = OfSeat & Was;

interface Act extends Step {
  on?: Partial<Stage>;
}

export function play(stage: Stage, { event, before }: Scene<RaceView, GameEvent>, pace: Pace): Step {
  const act = actOf(event, "seat" in event.facts ? before.cars[event.facts.seat] : undefined);
  Object.assign(stage, STILL, act.on, { count: stage.count + 1 });
  const ms = pace.reduced ? Math.min(act.ms, stage.black ? TIME.reading : TIME.fade) : act.ms;
  const step: Step = { ms, ...(act.sound && { sound: act.sound }), matters: MATTERS.has(event.kind) };
  stage.ms = pace.lasts(step);
  return step;
}

/** What the car does, and what happens to it. */
const MATTERS = new Set<Kind>([
  "drove",
  "jumped",
  "hit-obstacle",
  "bumped",
  "shoved",
  "lost-control",
  "retired",
  "boosted",
  "lap-began",
  "finished",
  "race-over",
]);

function actOf<K extends Kind>({ kind, facts }: Happened<K>, was: CarView | undefined): Act {
  return ACTS[kind]({ ...facts, was });
}

export const ACTS: { [K in Kind]: (told: Facts[K] & Was) => Act } = {
  "rolled-for-order": () => ({ ms: TIME.light, sound: "die" }),
  placed: () => ({ ms: TIME.light, sound: "marker" }),
  "round-began": () => ({ ms: 0, on: { black: null } }),
  "turn-began": () => ({ ms: TIME.light, sound: "turn", on: { black: null } }),
  "gear-chosen": () => ({ ms: TIME.light, sound: "tap" }),
  turned: (told) => drives(told, [told.pose], TIME.light),
  "stood-still": () => ({ ms: TIME.fade }),
  "tile-laid": () => ({ ms: TIME.laid, sound: "tap" }),
  "path-ended": () => ({ ms: TIME.fade }),
  rolled: () => ({ ms: TIME.die, sound: "die", on: { thrown: true } }),
  pushed: () => ({ ms: TIME.die, sound: "die", on: { thrown: true } }),
  slipstream: (told) => badge(told, "slipstream", "+1"),
  drove: (told) => drives(told, told.poses, Math.min(TIME.move, TIME.tile * told.poses.length + 80), { black: null }),
  jumped: (told) => ({ ms: TIME.jump, sound: "card", on: { move: moved(told, [told.pose], true) } }),
  "danger-rolled": (told) => black(told, "danger"),
  "engine-rolled": (told) => black(told, "engine"),
  "hit-obstacle": (told) => black(told, "obstacle", { shaken: told.seat }),
  bumped: (told) => black({ ...told, hits: told.on_target }, "collision", { shaken: told.target }),
  shoved: (told) => ({ ...drives(told, [told.pose], TIME.crash), sound: "crash" }),
  "held-up": ({ seat }) => ({ ms: TIME.crash, sound: "crash", on: { shaken: seat } }),
  "tires-lost": (told) => badge(told, "tires", `−${told.lost}`, "crash"),
  "car-damaged": (told) => badge(told, "hit", `−${told.lost}`, "crash"),
  "tires-worn": () => ({ ms: TIME.fade }),
  "lost-control": (told) => badge(told, "control", "", "crash", { shaken: told.seat }),
  retired: (told) => ({ ...badge(told, "retired", "", "crash", leaves(told)), ms: TIME.reading }),
  limps: () => ({ ms: TIME.fade }),
  caltrops: (told) => badge(told, "caltrops", "", "crash"),
  boosted: (told) => badge(told, "boost", `+${told.more}`, "marker"),
  leaked: (told) => ({ ...black({ ...told, dice: [told.die], hits: 0 }, "leak", badge(told, "leak", told.slips).on), ms: TIME.die }),
  slipped: (told) => badge(told, "leak", told.slips, "drive"),
  "slip-waits": (told) => badge(told, "leak", told.slips),
  "changed-tires": (told) => badge(told, "tires", String(told.tires), "marker"),
  "gate-passed": (told) => ({ ms: TIME.crash, sound: "tap", on: gate(told) }),
  "lap-began": (told) => badge(told, "lap", String(told.lap), "cheer", gate(told)),
  finished: (told) => ({ ...badge(told, "finish", "", "cheer", { ...gate(told), ...leaves(told) }), ms: TIME.reading }),
  "nobody-finished": () => ({ ms: TIME.light }),
  "time-is-up": () => ({ ms: TIME.light }),
  "race-over": () => ({ ms: TIME.light, sound: "cheer", on: { black: null } }),
};

function moved({ seat, was }: Told, poses: Pose[], portal = false): Stage["move"] {
  return was?.pose ? { seat, from: was.pose, poses, portal } : null;
}

function drives(told: Told, poses: Pose[], ms: number, on: Partial<Stage> = {}): Act {
  return { ms, sound: "drive", on: { ...on, move: moved(told, poses) } };
}

function badge({ seat }: OfSeat, what: Badge, figure: string, sound?: Sound, on: Partial<Stage> = {}): Act {
  return { ms: TIME.badge, ...(sound && { sound }), on: { ...on, badge: { seat, what, figure } } };
}

function black({ seat, dice, hits }: BlackRolled, kind: BlackView["kind"], on: Partial<Stage> = {}): Act {
  return { ms: TIME.die + 200, sound: "die", on: { ...on, thrown: true, black: { kind, seat, dice, hits } } };
}

const gate = ({ was }: Was): Partial<Stage> => ({ gate: was?.next_gate ?? null });

const leaves = ({ seat, was }: Told): Partial<Stage> => ({ leaving: was?.pose ? { seat, pose: was.pose } : null });

/** The dice that were thrown in this event, each once; of a pushed roll only those that were rolled again. */
export function dice({ facts }: GameEvent): number[] {
  if ("again" in facts) return facts.again;
  if ("die" in facts) return [facts.die];
  return "dice" in facts && typeof facts.dice !== "number" ? facts.dice : [];
}
