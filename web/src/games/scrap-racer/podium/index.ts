/** What is shown when a race is over. */
import type { GameEnd } from "../../types";
import { LETTERS } from "../racers/names";
import type { RaceView } from "../shapes";
import Podium from "./Podium.svelte";
import Story from "./Story.svelte";

const end: GameEnd<RaceView> = {
  Podium,
  Story,
  marks: ({ racers }) => {
    const seats = [...new Set(racers.map(({ seat }) => seat))].sort((a, b) => a - b);
    return seats.map((seat) => {
      const { name } = racers.find((racer) => racer.seat === seat)!;
      return { sign: LETTERS[name], paint: `var(--${name})`, ink: `var(--${name}-ink)`, piece: name };
    });
  },
};

export default end;
