/** What is first in Scrapyard Empire's box. */
import type { GameWorkshop } from "../../workshop";

const USUAL = "standard";
const SPLITS = ["standard", "demand", "rare", "sixteen", "uses"];
const EXPANSION = [
  "bertha-packrat",
  "dr-amelia-amp",
  "sergeant-brassguard",
  "lucky-lucinda",
  "sir-reginald-copycog",
  "tinker-tam",
  "dame-ada-wrench",
  "madame-zora-lens",
];

const workshop: GameWorkshop = {
  first: ["goal", "turn", "rolls", "deal", "limits", "cards.standard"],
  idle: ({ cards = USUAL, characters = "base" }, seats) => [
    ...SPLITS.filter((split) => split !== cards).map((split) => `cards.${split}.`),
    ...(seats === 1 ? [] : ["solitaire.", "goal.solitaire"]),
    ...(characters === "base" ? EXPANSION.map((name) => `cast.${name}`) : []),
  ],
};

export default workshop;
