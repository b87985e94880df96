import { expect, it } from "vitest";

import { messagesOf } from "../test/board";
import german from "./workbench.de.ftl?raw";
import english from "./workbench.en.ftl?raw";
import { wordsWithShared } from "./words";

it("says the same things in both languages", () => {
  expect(messagesOf(german)).toEqual(messagesOf(english));
  for (const language of ["en", "de"]) {
    const words = wordsWithShared({ en: "", de: "" })(language);
    for (const id of Object.keys(messagesOf(english))) expect(words(id), `${id} ${language}`).not.toBe("");
  }
});

it("lets a builder say a thing in its own way, and the rest as all do", () => {
  const words = wordsWithShared({ en: "share = Send it", de: "share = Schick es" })("de");
  expect([words("share"), words("keep"), words("nothing")]).toEqual(["Schick es", "Speichern", ""]);
});
