/** What is shown when a race is over. */
import type { GameEnd } from "../../types";
import Podium from "./Podium.svelte";
import { luck } from "./luck";
import Story from "./Story.svelte";

const end: GameEnd = { Podium, Story, luck };

export default end;
