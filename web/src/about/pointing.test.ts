// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { HOLD, listen, REST, REST_ON_ANSWERS } from "./pointing";

const asked: string[] = [];
const peeked: (string | null)[] = [];
const pressed = vi.fn<() => void>();
let stop = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <svg><g data-about="tile:7"><path id="tile" /></g></svg>
    <button id="answer" data-about="racer:turbo"></button>
    <button id="option" data-about="option:roll"></button>
    <button id="greyed" data-about="power:barrage" aria-disabled="true"></button>
    <p id="else"></p>`;
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", pressed);
  stop = listen({ onask: ({ thing }) => asked.push(thing), onpeek: (pointed) => peeked.push(pointed?.thing ?? null) });
});
afterEach(() => {
  stop();
  asked.length = peeked.length = 0;
  pressed.mockClear();
  vi.useRealTimers();
});

function send(kind: string, id: string, pointerType = "mouse", x = 0): Event {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: x });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  document.getElementById(id)!.dispatchEvent(event);
  return event;
}

function moveTo(id: string): void {
  send("pointerover", id);
  send("pointermove", id);
}

describe("a finger", () => {
  it.each(["answer", "option", "tile"])("that holds asks, and its release presses nothing (%s)", (id) => {
    send("pointerdown", id, "touch");
    vi.advanceTimersByTime(HOLD - 1);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toHaveLength(1);
    expect(send("contextmenu", id).defaultPrevented).toBe(true);
    send("pointerup", id, "touch");
    expect(send("click", id, "touch").defaultPrevented).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    send("pointerdown", id, "touch");
    send("pointerup", id, "touch");
    send("click", id, "touch");
    vi.advanceTimersByTime(HOLD);
    expect(pressed).toHaveBeenCalledTimes(id === "tile" ? 0 : 1);
  });

  it("that moves or is lifted in time asks nothing", () => {
    send("pointerdown", "answer", "touch");
    send("pointermove", "answer", "touch", 30);
    vi.advanceTimersByTime(HOLD);
    send("pointerdown", "answer", "touch");
    send("pointerup", "answer", "touch");
    vi.advanceTimersByTime(HOLD);
    expect(asked).toEqual([]);
  });

  it("that taps asks about what does nothing else", () => {
    for (const id of ["tile", "greyed", "answer", "option", "else"]) send("click", id, "touch");
    expect(asked).toEqual(["tile:7", "power:barrage"]);
  });
});

describe("a mouse", () => {
  it("peeks where it rests, later on answers, and not at all on the panel's own", () => {
    moveTo("tile");
    vi.advanceTimersByTime(REST);
    expect(peeked.at(-1)).toBe("tile:7");
    moveTo("answer");
    vi.advanceTimersByTime(REST);
    expect(peeked.at(-1)).toBe("tile:7");
    vi.advanceTimersByTime(REST_ON_ANSWERS - REST);
    expect(peeked.at(-1)).toBe("racer:turbo");
    const before = peeked.filter(Boolean).length;
    moveTo("option");
    vi.advanceTimersByTime(REST_ON_ANSWERS);
    expect(peeked.filter(Boolean)).toHaveLength(before);
  });

  it("that lies still peeks at nothing that comes under it", async () => {
    send("pointerover", "tile");
    vi.advanceTimersByTime(REST_ON_ANSWERS);
    expect(peeked.filter(Boolean)).toEqual([]);
    send("pointermove", "tile");
    vi.advanceTimersByTime(REST);
    expect(peeked.at(-1)).toBe("tile:7");
    send("pointerover", "greyed");
    await Promise.resolve(); // what is looked at no longer is told a moment later
    vi.advanceTimersByTime(REST_ON_ANSWERS);
    expect(peeked.at(-1)).toBe(null);
  });

  it("that holds a button presses it", () => {
    send("pointerdown", "answer");
    vi.advanceTimersByTime(HOLD);
    send("click", "answer");
    expect(asked).toEqual([]);
    expect(pressed).toHaveBeenCalledOnce();
  });
});
