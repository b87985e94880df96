/** What is shown when a race or a championship is over. */
import type { GameEnd } from "../../types";
import { NUMBERS, PAINTS } from "../racers";
import type { RaceView } from "../shapes";
import Podium from "./Podium.svelte";
import Story from "./Story.svelte";

const end: GameEnd<RaceView> = {
  Podium,
  Story,
  marks: ({ racers }) =>
    racers
      .filter(({ seat }) => seat !== null)
      .sort((a, b) => a.seat! - b.seat!)
      .map(({ name }) => ({ sign: String(NUMBERS[name]), paint: PAINTS[name].base, ink: PAINTS[name].ink, piece: name })),
};

export default end;
