/** What is shown at the end; loaded then. */
import type { GameEnd } from "../../types";
import { LETTERS, PAINT } from "../cars/paint";
import type { RaceView } from "../shapes";
import Podium from "./Podium.svelte";
import Story from "./Story.svelte";

const end: GameEnd<RaceView> = {
  Podium,
  Story,
  marks: ({ cars }) => cars.map(({ colour }) => ({ sign: LETTERS[colour], paint: PAINT[colour].body, ink: PAINT[colour].ink, piece: colour })),
};

export default end;
