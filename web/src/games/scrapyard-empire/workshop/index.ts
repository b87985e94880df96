/** What Scrapyard Empire draws of its box. */
import type { GameWorkshop } from "../../workshop";
import Art from "./Art.svelte";
import { CARDS } from "./drawn";

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
  drawn: (path) => path in CARDS,
  Art,
};

export default workshop;
