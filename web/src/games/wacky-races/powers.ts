/** What is drawn on the Special Powers. */
import type { PowerName, TrapName } from "./shapes";

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
  | `trap:${TrapName}`;

export const PICTURES: Record<PowerName, PowerPicture> = {
  "not-a-speck": "trap:mud-pool",
  "hair-dryer-boost": "go",
  "hey-elp": "slow",
  "powder-room": "draw",
  "rock-hard-heads": "trap:boulder",
  "club-starter": "go",
  "stone-rollers": "wheel",
  "caveman-bash": "push",
  "bat-wing-bridge": "trap:broken-bridge",
  "dragon-power": "go-more",
  "belfry-spook": "push",
  "haunted-pockets": "steal",
  "buzz-saw-wheels": "trap:log",
  sawtooth: "swap-tile",
  timber: "push",
  "lumberjack-muscle": "go-more",
  "fire-away": "trap:boulder",
  "cannon-recoil": "go",
  barrage: "aim",
  "double-time": "draw",
  "bear-hug": "trap:log",
  "boiler-burst": "go-more",
  "forty-winks": "sleep",
  "bear-paw-brakes": "push",
  "drill-a-way": "trap:painted-tunnel",
  "convert-a-wheel": "wheel",
  "whirly-rig": "swap",
  brainstorm: "draw",
  bulletproof: "trap:sabotage",
  "getaway-power": "go-more",
  "stick-em-up": "steal",
  "seven-disguises": "swap",
  "take-off": "trap:broken-bridge",
  "fly-over": "fly",
  "ack-ack": "drop",
  "birds-eye-view": "look",
  "perfect-poise": "trap:oil",
  "telescopic-nose": "go-more",
  "gallant-gesture": "help",
  "back-in-one-piece": "refresh",
};
