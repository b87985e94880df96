/** What Scrapyard Empire draws of its settings. */
import type { GameSetUp } from "../../setup";
import Picture from "./Picture.svelte";
import SetUp from "./SetUp.svelte";

const setup: GameSetUp = {
  Picture,
  SetUp,
  drawn: ["characters", "rounds", "clock", "inventions", "solo_character"],
  checked: true,
  before: ({ solo_character: solo }, seats) => (seats > 1 ? "lobby-characters-dealt" : solo ? "lobby-character-chosen" : ""),
};

export default setup;
