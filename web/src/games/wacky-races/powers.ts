/** The forty Special Powers: whose they are, in the order of the dashboard, when they work, and what is drawn on them. */
import type { PowerView, RacerName, When } from "./view";

/** What a power does, as a picture: one for each kind of effect. Those that cancel a trap show the trap itself. */
export type PowerPicture =
  | "go"
  | "go-more"
  | "draw"
  | "push"
  | "swap"
  | "swap-tile"
  | "steal"
  | "drop"
  | "slow"
  | "wheel"
  | "fly"
  | "look"
  | "help"
  | "refresh"
  | "sleep"
  | "aim"
  | `trap:${string}`;

type Printed = [power: string, when: When, picture: PowerPicture];

export const POWERS: Record<RacerName, Printed[]> = {
  compact: [
    ["not-a-speck", "auto", "trap:mud-pool"],
    ["hair-dryer-boost", "any", "go"],
    ["hey-elp", "any", "slow"],
    ["powder-room", "start", "draw"],
  ],
  "boulder-mobile": [
    ["rock-hard-heads", "auto", "trap:boulder"],
    ["club-starter", "start", "go"],
    ["stone-rollers", "mid", "wheel"],
    ["caveman-bash", "any", "push"],
  ],
  coupe: [
    ["bat-wing-bridge", "auto", "trap:broken-bridge"],
    ["dragon-power", "mid", "go-more"],
    ["belfry-spook", "any", "push"],
    ["haunted-pockets", "start", "steal"],
  ],
  "buzz-wagon": [
    ["buzz-saw-wheels", "auto", "trap:log"],
    ["sawtooth", "any", "swap-tile"],
    ["timber", "any", "push"],
    ["lumberjack-muscle", "mid", "go-more"],
  ],
  surplus: [
    ["fire-away", "auto", "trap:boulder"],
    ["cannon-recoil", "any", "go"],
    ["barrage", "any", "aim"],
    ["double-time", "start", "draw"],
  ],
  "chugga-bug": [
    ["bear-hug", "auto", "trap:log"],
    ["boiler-burst", "any", "go-more"],
    ["forty-winks", "first", "sleep"],
    ["bear-paw-brakes", "any", "push"],
  ],
  "convert-a-car": [
    ["drill-a-way", "auto", "trap:painted-tunnel"],
    ["convert-a-wheel", "mid", "wheel"],
    ["whirly-rig", "any", "swap"],
    ["brainstorm", "start", "draw"],
  ],
  "bulletproof-bomb": [
    ["bulletproof", "auto", "trap:sabotage"],
    ["getaway-power", "mid", "go-more"],
    ["stick-em-up", "mid", "steal"],
    ["seven-disguises", "start", "swap"],
  ],
  haybailer: [
    ["take-off", "auto", "trap:broken-bridge"],
    ["fly-over", "start", "fly"],
    ["ack-ack", "start", "drop"],
    ["birds-eye-view", "start", "look"],
  ],
  turbo: [
    ["perfect-poise", "auto", "trap:oil"],
    ["telescopic-nose", "start", "go-more"],
    ["gallant-gesture", "start", "help"],
    ["back-in-one-piece", "mid", "refresh"],
  ],
};

export const PICTURES: Record<string, PowerPicture> = Object.fromEntries(
  Object.values(POWERS).flatMap((powers) => powers.map(([power, , picture]) => [power, picture])),
);

/** A racer's four powers as they lie before a race: face up. */
export function freshPowers(racer: RacerName): PowerView[] {
  return POWERS[racer].map(([power, when]) => ({ power, ready: true, when }));
}
