/** What Scrapyard Empire draws of its settings. */
import type { GameSetUp } from "../../setup";
import Picture from "./Picture.svelte";
import SetUp from "./SetUp.svelte";
import { wordsIn } from "./words";

const setup: GameSetUp = {
  Picture,
  SetUp,
  drawn: ["characters", "rounds", "clock", "inventions", "solo_character"],
  checked: true,
  facts: ({ values, seats }, language) => {
    const words = wordsIn(language);
    if (seats === 1) return [words("fact-alone", { character: values["solo_character"] ? "yes" : "no" })];
    return [words("fact-set", { characters: String(values["characters"]) }), words("fact-rounds", { rounds: Number(values["rounds"]) })];
  },
  before: ({ solo_character: solo }, seats) => (seats > 1 ? "lobby-characters-dealt" : solo ? "lobby-character-chosen" : ""),
};

export default setup;
