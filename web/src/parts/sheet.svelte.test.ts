// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";

import Sheet from "./Sheet.svelte";

afterEach(() => document.body.replaceChildren());

const children = createRawSnippet(() => ({ render: () => "<p>A rule</p>" }));

function opened(): { close: () => void; opener: HTMLButtonElement } {
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  const sheet = mount(Sheet, { target: document.body, props: { title: "Why?", onclose: () => {}, children } });
  flushSync();
  document.querySelector<HTMLElement>("dialog .close")!.focus();
  return { close: () => void unmount(sheet), opener };
}

it("gives the focus back to whatever opened it", () => {
  const { close, opener } = opened();
  close();
  expect(document.activeElement).toBe(opener);
});

it("leaves the focus alone where the opener is gone", () => {
  const { close, opener } = opened();
  opener.remove();
  close();
  expect(document.activeElement).toBe(document.body);
});
