/** What Home Racers draws of its settings. */
import type { GameSetUp } from "../../setup";
import Picture from "./Picture.svelte";
import SetUp from "./SetUp.svelte";
import Stand from "./Stand.svelte";

const setup: GameSetUp = {
  Picture,
  SetUp,
  drawn: ["course", "laps", "rear_gear", "skidding", "slipstream", "hard_braking", "strict_limits", "family"],
  Stand,
};

export default setup;
