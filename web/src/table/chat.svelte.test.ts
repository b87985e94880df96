// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Muting, Saying, Sitting } from "../wire";
import { speak } from "../words.svelte";
import Chat from "./Chat.svelte";
import { peopleAt } from "./talk";

const chair = (seat: number, name: string, more: Partial<Sitting> = {}): Sitting => ({ seat, kind: "person", name, ...more }) as Sitting;
const SEATS = [chair(0, "Ann", { you: true }), chair(1, "Ben"), chair(2, "Rusty", { kind: "bot" })];
const saying = (number: number, name: string, you = false): Saying => ({ number, name, text: `word ${number}`, seat: null, emote: false, you, at: 0 });

let done: (() => void) | null = null;
beforeAll(() => speak("en"));
afterEach(() => {
  done?.();
  done = null;
});

function chat() {
  const props = $state({
    sayings: [saying(0, "Ann", true), saying(1, "Ben")],
    seats: SEATS,
    muting: null as Muting | null,
    onmute: vi.fn(),
    onsay: vi.fn(() => Promise.resolve(true)),
    cantalk: true,
  });
  const html = document.createElement("div");
  document.body.append(html);
  const made = mount(Chat, { target: html, props });
  flushSync();
  done = () => {
    void unmount(made);
    html.remove();
  };
  const button = (name: string): HTMLButtonElement | undefined =>
    [...html.querySelectorAll("button")].find((each) => (each.getAttribute("aria-label") ?? each.textContent?.trim()) === name);
  return { html, props, button };
}

describe("who is heard", () => {
  it("are the other people who sit here, and whom the reader muted here although they sit nowhere", () => {
    expect(peopleAt(SEATS, null)).toEqual([{ name: "Ben", muted: false, who: { seat: 1 } }]);
    const people = [
      { name: "Ben", saying: 1, seats: [1] },
      { name: "Cat", saying: 4, seats: [] },
    ];
    expect(peopleAt(SEATS, { mark: "a", people })).toEqual([
      { name: "Ben", muted: true, who: { seat: 1 } },
      { name: "Cat", muted: true, who: { saying: 4 } },
    ]);
  });
});

describe("the chat", () => {
  it("mutes the author of a saying, says so, and can undo it", () => {
    const { html, props, button } = chat();
    expect(button("Mute Ann, who said this")).toBeUndefined();
    const mute = button("Mute Ben, who said this")!;
    mute.focus();
    mute.click();
    expect(props.onmute).toHaveBeenLastCalledWith({ saying: 1, muted: true });
    props.sayings = [saying(0, "Ann", true)];
    props.muting = { mark: "a", people: [{ name: "Ben", saying: 1, seats: [1] }] };
    flushSync();
    expect(html.querySelector("[role=status]")!.textContent).toContain("Muted: Ben.");
    expect(document.activeElement).toBe(button("Hear Ben again"));
    button("Hear Ben again")!.click();
    expect(props.onmute).toHaveBeenLastCalledWith({ seat: 1, muted: false });
  });

  it("mutes people by their chairs before they have said anything", () => {
    const { props, button } = chat();
    props.sayings = [];
    flushSync();
    button("Mute Ben")!.click();
    expect(props.onmute).toHaveBeenLastCalledWith({ seat: 1, muted: true });
  });

  it("gives back what could not be kept, to be said again", async () => {
    const { html, props } = chat();
    const field = html.querySelector<HTMLInputElement>("input")!;
    const say = async (text: string, kept: boolean): Promise<string> => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      props.onsay.mockResolvedValueOnce(kept);
      html.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
      await new Promise((done) => setTimeout(done));
      flushSync();
      return field.value;
    };
    expect(await say("Mind the curve!", false)).toBe("Mind the curve!");
    expect(await say("Mind the curve!", true)).toBe("");
    expect(props.onsay.mock.calls).toEqual([
      ["Mind the curve!", false],
      ["Mind the curve!", false],
    ]);
  });
});
