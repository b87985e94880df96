/** What games say of settings, in words of their own, for tests without a server. */
import { readFileSync } from "node:fs";

import { Texts, type TextsOf } from "../texts";

const SOURCES = `${import.meta.dirname}/../../../src/jalopy`;

export function textsOf(game: string, language: string, of: Partial<TextsOf> = {}): Texts {
  const read = (each: string): string[] =>
    [`${SOURCES}/games/${game.replaceAll("-", "_")}`, SOURCES].map((folder) => readFileSync(`${folder}/texts.${each}.ftl`, "utf-8"));
  return new Texts({ ...of, language, sources: { [language]: read(language), en: read("en") } });
}
