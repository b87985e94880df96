import { afterEach, expect, it, vi } from "vitest";

import { copyText, onlyHere } from "./link";

afterEach(() => vi.unstubAllGlobals());

it("knows addresses that lead nobody else here", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(onlyHere(host)).toBe(true);
  for (const host of ["192.168.1.7", "jalopy.example", "localhost.example", "10.0.0.2"]) expect(onlyHere(host)).toBe(false);
});

it("copies where there is a clipboard", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("x")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("x");
});

it("selects the text, or shows it, where there is none", async () => {
  const selectAllChildren = vi.fn();
  const prompt = vi.fn();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("getSelection", () => ({ selectAllChildren }));
  vi.stubGlobal("prompt", prompt);
  const shown = {} as HTMLElement;
  expect(await copyText("x", shown)).toBe(false);
  expect(selectAllChildren).toHaveBeenCalledWith(shown);
  expect(prompt).not.toHaveBeenCalled();
  expect(await copyText("x")).toBe(false);
  expect(prompt.mock.calls[0]?.[1]).toBe("x");
});
