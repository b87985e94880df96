/** What Scrap Racer draws of its settings. */
import type { GameSetUp } from "../../setup";
import Picture from "./Picture.svelte";
import { lapIn } from "../builder/checked";
import SetUp from "./SetUp.svelte";
import { wordsIn } from "./words";

const PIECES = ["slime_trail", "scrap_yard", "salvager", "pit_stop", "new_racers"] as const;

const setup: GameSetUp = {
  Picture,
  SetUp,
  drawn: ["track", "racers", ...PIECES],
  facts: ({ values, check }, language) => {
    const words = wordsIn(language);
    const spaces = lapIn(check)?.spaces;
    return [
      words(values["racers"] === "chosen" ? "fact-chosen" : "fact-dealt"),
      ...(spaces ? [words("fact-spaces", { spaces })] : []),
      words("fact-pieces", { on: PIECES.filter((piece) => values[piece]).length }),
    ];
  },
  checked: true,
  before: ({ racers }) => (racers === "chosen" ? "lobby-racers-chosen" : "lobby-racers-dealt"),
};

export default setup;
