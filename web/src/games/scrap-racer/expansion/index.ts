/** The drawings of Expansion 1. */
export { default as Collector } from "../racers/Collector.svelte";
export { default as Rockroaches } from "../racers/Rockroaches.svelte";
export { default as AbilityChoice } from "./AbilityChoice.svelte";
export { default as AbilityRack } from "./AbilityRack.svelte";
export { default as AbilityTile } from "./AbilityTile.svelte";
export { default as CheckBadge } from "./CheckBadge.svelte";
export { default as PitGround } from "./PitGround.svelte";
export { default as PitRoad } from "./PitRoad.svelte";
export { default as ScrapTile } from "./ScrapTile.svelte";
export { default as SlipView } from "./SlipView.svelte";
export { default as SpecialPieces } from "./SpecialPieces.svelte";
