/** What Scrap Racer draws of its settings. */
import type { GameSetUp } from "../../setup";
import Picture from "./Picture.svelte";
import SetUp from "./SetUp.svelte";

const setup: GameSetUp = {
  Picture,
  SetUp,
  drawn: ["track", "racers", "slime_trail", "scrap_yard", "salvager", "pit_stop", "new_racers"],
  checked: true,
  before: ({ racers }) => (racers === "chosen" ? "lobby-racers-chosen" : "lobby-racers-dealt"),
};

export default setup;
