// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { GameClient, OptionLook } from "../games/types";
import plain from "../games/plain";
import { prefs } from "../prefs.svelte";
import { Texts } from "../texts";
import { speak } from "../words.svelte";
import type { QuestionInfo } from "../wire";
import Decision from "./Decision.svelte";

await speak("en");

const WORDS = `
option-roll = Roll
option-heading = Face { $value }
option-fly = Fly
barred-no-wings = It has no wings.
question-way = Which way?
`;
const texts = new Texts({ language: "en", sources: { en: [WORDS] } });

const option = (key: string): QuestionInfo["options"][number] => ({ key, rule: "", target: "", facts: {} });
const FLY = { key: "fly", reason: "no-wings", rule: "SR-1.1", facts: {} };

function asked(keys: string[], more: Partial<QuestionInfo> = {}): QuestionInfo {
  return { id: 1, seat: 0, kind: "way", rule: "", facts: {}, options: keys.map(option), barred: [], ...more };
}

/** Headings stand to the left or to the right, in turns. */
const SIDES: Record<string, string> = { "heading:10": "left", "heading:20": "right", "heading:30": "left", "heading:40": "right" };

const client: GameClient = {
  ...plain,
  look: (_, { key }): OptionLook => (SIDES[key] ? { group: SIDES[key], short: key.slice(8) } : key === "roll" ? { letter: "r" } : {}),
};

let done: (() => void) | null = null;
afterEach(() => {
  done?.();
  done = null;
});

function ask(question: QuestionInfo, more: Record<string, unknown> = {}) {
  const onanswer = vi.fn<(key: string) => void>();
  const onhover = vi.fn<(key: string | null) => void>();
  const props = $state({
    game: "scrap-racer",
    client,
    question,
    consequences: {},
    view: {},
    texts,
    hovered: null,
    onhover,
    onanswer,
    busy: false,
    odds: {},
    compact: false,
    short: false,
    ...more,
  });
  const html = document.createElement("div");
  document.body.append(html);
  const made = mount(Decision, { target: html, props: props as never });
  flushSync();
  done = () => {
    void unmount(made);
    html.remove();
  };
  const options = (): HTMLButtonElement[] => [...html.querySelectorAll<HTMLButtonElement>("button.option")];
  return { html, props, onanswer, onhover, options, field: () => html.querySelector<HTMLInputElement>(".typed input")! };
}

function press(key: string, more: KeyboardEventInit = {}, at: Element = document.body): void {
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
}

const HEADINGS = asked(Object.keys(SIDES));

describe("keys", () => {
  it("answers once however long a key is held", () => {
    const { onanswer } = ask(asked(["roll", "stop"]));
    press("r");
    press("r", { repeat: true });
    press("r", { repeat: true });
    expect(onanswer.mock.calls).toEqual([["roll"]]);
  });

  it.each(["2", "f", "x", "u", "?", "Enter"])("lets %s, which means nothing here, do nothing", (key) => {
    const { onanswer, field } = ask(HEADINGS);
    press(key);
    expect(onanswer).not.toHaveBeenCalled();
    expect(document.activeElement).not.toBe(field());
    expect(field().value).toBe("");
  });

  it("begins to type with a slash", () => {
    const { field } = ask(HEADINGS);
    press("/");
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe("");
  });

  it.each(["r", "1", "/"])("does nothing with %s for whoever wants no single keys", (key) => {
    prefs.keys = false;
    const { html, onanswer, field } = ask(asked(["roll", "stop"]));
    press(key);
    expect(onanswer).not.toHaveBeenCalled();
    expect(document.activeElement).not.toBe(field());
    expect(html.querySelector(".keys kbd")).toBeNull();
    prefs.keys = true;
  });
});

describe("arrows", () => {
  const walk = (options: () => HTMLButtonElement[], key: string): string[] => {
    const seen: string[] = [];
    for (let step = 0; step < options().length; step++) {
      press(key, {}, document.activeElement!);
      seen.push(document.activeElement?.textContent?.trim() ?? "");
    }
    return seen;
  };

  it.each(["ArrowDown", "ArrowUp"])("reach every answer under every heading with %s", (key) => {
    const { options } = ask(HEADINGS);
    options()[0]!.focus();
    expect(new Set(walk(options, key)).size).toBe(4);
    expect(options().filter((each) => each.tabIndex === 0)).toEqual([document.activeElement]);
  });

  it("leaves one answer to Tab whatever heading a phone shows", () => {
    const { html, options } = ask(HEADINGS, { compact: true });
    options()[1]!.focus();
    flushSync();
    html.querySelectorAll<HTMLButtonElement>(".fold")[1]!.click();
    flushSync();
    expect(options().map((each) => each.tabIndex)).toEqual([0, -1]);
  });

  it("leaves a list to choose from to its own arrows", () => {
    const { html } = ask(asked(Array.from({ length: 31 }, (_, place) => `way:${place}`)));
    const event = new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true });
    html.querySelector("select")!.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe("an update that asks the same again", () => {
  it("sets answers with long words below each other, and others side by side", () => {
    const hinted = (hint: string): GameClient => ({ ...plain, look: (): OptionLook => ({ hint }) });
    const four = asked(["a", "b", "c", "d"]);
    ask(four, { client: hinted("Trade places with the closest racer 1 to 3 tiles ahead.") });
    expect(document.querySelector(".options.many")).toBeNull();
    done!();
    ask(four, { client: hinted("Draw 3 cards.") });
    expect(document.querySelector(".options.many")).not.toBeNull();
  });

  it("leaves what was typed and looked at, and another question begins anew", () => {
    const { props, options, field } = ask(asked(["roll", "stop"]));
    field().value = "sto";
    field().dispatchEvent(new Event("input", { bubbles: true }));
    options()[1]!.focus();
    props.question = asked(["roll", "stop"]);
    flushSync();
    expect(field().value).toBe("sto");
    expect(options().map((each) => each.tabIndex)).toEqual([-1, 0]);
    props.question = asked(["roll", "stop"], { id: 2 });
    flushSync();
    expect(field().value).toBe("");
    expect(options().map((each) => each.tabIndex)).toEqual([0, -1]);
  });
});

describe("many answers on a phone", () => {
  const FIVE = ["fly", "roll", "stop", "heading:1", "heading:2"];
  const told = (html: HTMLElement): string[] => [...html.querySelectorAll(".option .hint")].map((each) => each.textContent);

  it("are not told what they would do", () => {
    const { html } = ask(asked(FIVE), { compact: true });
    expect(told(html)).toEqual([]);
  });

  it("are told it where nobody could choose without knowing", () => {
    const look = (_: QuestionInfo, { key }: { key: string }): OptionLook => ({ explained: true, hint: `What ${key} does.` });
    const { html } = ask(asked(FIVE), { compact: true, client: { ...plain, look } });
    expect(told(html)).toEqual(FIVE.map((key) => `What ${key} does.`));
  });
});

describe("a greyed answer on a phone", () => {
  it.each([
    ["below the answers", asked(["roll", "stop"], { barred: [FLY] })],
    ["under its heading", { ...HEADINGS, barred: [FLY] }],
  ])("is there %s, and says why when it is touched", (_, question) => {
    const { html } = ask(question, { compact: true });
    const fly = html.querySelector<HTMLButtonElement>("button.refused")!;
    expect(fly.textContent).toContain("Fly");
    expect(html.querySelector(".told")).toBeNull();
    fly.click();
    flushSync();
    const told = html.querySelector(".told")!;
    expect(told.textContent).toContain("Fly: It has no wings.");
    expect(told.querySelector("button")!.textContent).toContain("SR-1.1");
    expect(html.querySelector("h2")!.textContent).toBe("Which way?");
    // until something else is touched
    html.querySelector("h2")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    flushSync();
    expect(html.querySelector(".told")).toBeNull();
  });
});
