/** What is shown when a race or a championship is over. */
import type { GameEnd } from "../../types";
import type { RaceView } from "../shapes";
import Podium from "./Podium.svelte";
import Story from "./Story.svelte";

const end: GameEnd<RaceView> = { Podium, Story };

export default end;
