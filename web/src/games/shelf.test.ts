import { describe, expect, it } from "vitest";

import { messagesOf } from "../test/board";
import { nameOf } from "./name.svelte";
import { SHELF } from "./shelf";

const catalogues = import.meta.glob<string>("./*/shelf.*.ftl", { eager: true, query: "?raw", import: "default" });
const shared = import.meta.glob<string>(["../**/*.{css,ftl,svelte,ts}", "!../**/*.test.ts", "!./*/**"], { query: "?raw", import: "default" });

describe.each([...SHELF])("%s on the shelf", (name, game) => {
  it.each(["en", "de"])("says what is to be said in %s", (language) => {
    const said = Object.keys(messagesOf(catalogues[`./${name}/shelf.${language}.ftl`]!));
    expect(said.filter((id) => !id.startsWith("piece-")).toSorted()).toEqual([...(game.builder ? ["build"] : []), "feel", "name"]);
    for (const id of said) expect(game.words(language)(id)).not.toBe("");
  });
});

it("calls a game without a place there by its plain name", () => {
  expect([nameOf("scrap-racer"), nameOf("hill-climb"), nameOf("constructor")]).toEqual(["Scrap Racer", "Hill Climb", "Constructor"]);
});

it("is the only list of games: what they share names none of them", async () => {
  const sources = await Promise.all(Object.entries(shared).map(async ([path, load]) => [path, await load()] as const));
  expect(sources.length).toBeGreaterThan(80);
  const naming = sources.filter(([, text]) => [...SHELF.keys()].some((game) => text.includes(game)));
  expect(naming.map(([path]) => path)).toEqual([]);
});
