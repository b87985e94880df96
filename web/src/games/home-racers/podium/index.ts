/** What is shown at the end; loaded then. */
import type { GameEnd } from "../../types";
import Podium from "./Podium.svelte";
import Story from "./Story.svelte";

const end: GameEnd = { Podium, Story };

export default end;
