/** What Wacky Races draws of its settings. */
import type { GameSetUp } from "../../setup";
import Picture from "./Picture.svelte";
import SetUp from "./SetUp.svelte";

const setup: GameSetUp = {
  Picture,
  SetUp,
  drawn: ["championship", "racers", "special"],
  before: ({ racers }) => (racers === "chosen" ? "lobby-racers-chosen" : "lobby-racers-dealt"),
};

export default setup;
