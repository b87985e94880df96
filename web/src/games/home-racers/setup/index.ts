/** What Home Racers draws of its settings. */
import type { GameSetUp } from "../../setup";
import Picture from "./Picture.svelte";
import SetUp from "./SetUp.svelte";
import Stand from "./Stand.svelte";
import { wordsIn } from "./words";

const MODULES = ["rear_gear", "skidding", "slipstream", "hard_braking", "strict_limits", "family"] as const;

const setup: GameSetUp = {
  Picture,
  SetUp,
  drawn: ["course", "laps", ...MODULES],
  facts: ({ values }, language) => {
    const words = wordsIn(language);
    const laps = Number(values["laps"]);
    return [...(laps ? [words("fact-laps", { laps })] : []), words("fact-modules", { on: MODULES.filter((module) => values[module]).length })];
  },
  Stand,
};

export default setup;
