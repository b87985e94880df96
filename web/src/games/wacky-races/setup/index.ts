/** What Wacky Races draws of its settings. */
import type { GameSetUp } from "../../setup";
import Picture from "./Picture.svelte";
import SetUp from "./SetUp.svelte";
import { wordsIn } from "./words";

const setup: GameSetUp = {
  Picture,
  SetUp,
  drawn: ["championship", "racers", "special"],
  facts: ({ values }, language) => {
    const words = wordsIn(language);
    return [words("fact-races", { championship: String(values["championship"]) }), words(values["racers"] === "chosen" ? "fact-chosen" : "fact-dealt")];
  },
  before: ({ racers }) => (racers === "chosen" ? "lobby-racers-chosen" : "lobby-racers-dealt"),
};

export default setup;
