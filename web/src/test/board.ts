/** What the tests of the boards share: a match as it was sent, people at the table, and a page to draw on. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";

import { byKey } from "../games/consequences";
import type { ConsequenceInfo, GameClient, Pace, QuestionInfo, Sitting, Texts, View } from "../games/types";
import { type Scene, Scenes } from "../scenes";
import type { SceneInfo } from "../wire";

/** What one seat was sent in a real match, and what it was asked after how many scenes (see tests/web/playing.py). */
export interface Recorded {
  seat: number | null;
  scenes: Scene[];
  asked: Record<string, Foretold>;
}

export type Foretold = QuestionInfo & { consequences?: ConsequenceInfo[] };

/** Read as text: working out the types of these large files took longer than checking all others. */
export function recordedIn(text: string): Recorded {
  const { seat, asked, opening, scenes } = JSON.parse(text) as Omit<Recorded, "scenes"> & { opening: View; scenes: SceneInfo[] };
  const read = new Scenes();
  return { seat, asked, scenes: read.read({ base: opening, first_scene: 0, scenes }) };
}

export const PACE: Pace = { speed: 1, reduced: false, lasts: ({ ms }) => ms };

/** People of whom the first one looks at the board. */
export function sittings(names: string[]): Sitting[] {
  return names.map((name, seat) => ({
    seat,
    name,
    kind: "person",
    bot: "",
    you: seat === 0,
    here: true,
    away_since: null,
    bot_from: null,
    coached: 0,
    temper: "",
    timed_out: false,
    who: "",
    ready: false,
  }));
}

export function messageIds(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string).sort();
}

/** Messages and attributes of a catalogue, with the variables that each of them uses. */
export function messagesOf(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  let id = "";
  for (const line of source.split("\n")) {
    const head = /^([a-zA-Z][\w-]*) =/.exec(line) ?? /^ {4}(\.\w+) =/.exec(line);
    if (head) id = head[1]!.startsWith(".") ? `${id.split(".")[0]}${head[1]}` : head[1]!;
    if (!id || line.startsWith("#")) continue;
    const used = [...line.matchAll(/\$([\w-]+)/g)].map(([, name]) => name!);
    found[id] = [...new Set([...(found[id]?.split(" ").filter(Boolean) ?? []), ...used])].sort().join(" ");
  }
  return found;
}

/** The test page has no layout, so boxes are given a size. */
export function giveBoxes(width: number, height: number): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
}

interface Drawn {
  html: HTMLElement;
  text: string;
  /** what readers hear, as it is now */
  labels: () => string[];
  done: () => void;
}

export function drawn(component: unknown, props: Record<string, unknown>): Drawn {
  const html = document.createElement("div");
  document.body.append(html);
  const made = mount(component as Component, { target: html, props: props as never });
  flushSync();
  const labels = (): string[] => [...html.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label") ?? "");
  return { html, text: html.textContent ?? "", labels, done: () => void unmount(made) };
}

/** What a board is given, in the eyes of seat 0. */
export function boardProps(
  client: GameClient,
  view: View,
  seats: Sitting[],
  texts: Texts,
  question: Foretold | null,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const nothing = (): void => {};
  const display = client.newDisplay(view);
  return {
    display,
    view,
    seat: 0,
    seats,
    question,
    consequences: byKey(question?.consequences ?? []),
    hovered: null,
    onhover: nothing,
    onanswer: nothing,
    texts,
    reduced: true,
    speed: 1,
    narrow: false,
    ...more,
  };
}
