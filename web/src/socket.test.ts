import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LONG_LOSS, SILENCE, TableSocket, type Line, type Listener } from "./socket";
import type { SceneInfo, Update } from "./wire";

class FakeLine implements Line {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000, reason: "" });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (seq: number): SceneInfo => ({ seq, turn: 1, kind: "rolled", rule: "SR-4.1", facts: {}, change: [[["at"], seq]] });

function update(first: number, scenes: SceneInfo[], questions: { id: number; seat: number }[] = []): Update {
  const base = first === 0 ? {} : null;
  return {
    type: "update",
    seq: 1,
    table: {},
    match: { questions, now: [] },
    scenes,
    first_scene: first,
    base,
    sayings: [],
    first_saying: 0,
    said: 0,
    muting: null,
  } as unknown as Update;
}

let lines: FakeLine[];
let heard: { fresh: number[]; anew: boolean }[];
let states: string[];
let introduced: number;
const listener: Listener = {
  onupdate: (_, fresh, anew) => heard.push({ fresh: fresh.map((each) => each.event.seq), anew }),
  onpresence: () => {},
  onstatus: (status, reason, key) => states.push([status, reason, key].filter(Boolean).join(": ")),
  onstranger: async () => (introduced += 1),
};

function open(): TableSocket {
  const socket = new TableSocket("ws://here/socket/x", listener, () => {
    const line = new FakeLine();
    lines.push(line);
    return line;
  });
  lines[0]!.onopen?.();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  states = [];
  introduced = 0;
});
afterEach(() => vi.useRealTimers());

describe("the socket", () => {
  it("says hello with what it has, and connecting again is the same message", () => {
    open();
    expect(lines[0]!.sent).toEqual([{ type: "hello", scenes: 0, sayings: 0, mark: "" }]);
    lines[0]!.say(update(0, [event(0), event(1)]));
    lines[0]!.onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(400);
    lines[1]!.onopen?.();
    expect(lines[1]!.sent).toEqual([{ type: "hello", scenes: 2, sayings: 0, mark: "" }]);
  });

  it("takes only what is new from an update that overlaps", () => {
    const socket = open();
    lines[0]!.say(update(0, [event(0), event(1)]));
    lines[0]!.say(update(1, [event(1), event(2)]));
    expect(heard.at(-1)).toEqual({ fresh: [2], anew: false });
    expect(socket.scenes.events.map((each) => each.seq)).toEqual([0, 1, 2]);
  });

  it("counts the sayings that it does not hear, and forgets what it had of whoever is muted", () => {
    const socket = open();
    const say = (first_saying: number, numbers: number[], said: number, mark = ""): void =>
      lines.at(-1)!.say({
        ...update(0, []),
        sayings: numbers.map((number) => ({ number, name: "Ben", text: "" })),
        first_saying,
        said,
        muting: mark ? { mark, people: [] } : null,
      });
    const have = (): number[] => socket.sayings.map(({ number }) => number);
    say(0, [0, 1, 2], 3);
    say(3, [3], 4);
    expect(have()).toEqual([0, 1, 2, 3]);
    say(0, [1, 3], 4, "abc"); // the author of 0 and 2 is muted
    expect(have()).toEqual([1, 3]);
    say(4, [], 6, "abc"); // and talks on
    lines[0]!.onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(400);
    lines[1]!.onopen?.();
    expect(lines[1]!.sent).toEqual([{ type: "hello", scenes: 0, sayings: 6, mark: "abc" }]);
    say(7, [7], 8, "abc"); // one is missing
    expect(have()).toEqual([1, 3]);
    expect(lines[1]!.sent.at(-1)).toEqual({ type: "hello", scenes: 0, sayings: 6, mark: "abc" });
    say(0, [0, 1, 2, 3, 4, 5, 6, 7], 8);
    expect(have()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("asks again where scenes are missing", () => {
    open();
    lines[0]!.say(update(0, [event(0)]));
    lines[0]!.say(update(5, [event(5)]));
    expect(heard).toHaveLength(1);
    expect(lines[0]!.sent.at(-1)).toEqual({ type: "hello", scenes: 1, sayings: 0, mark: "" });
  });

  it("keeps its promise when done, and breaks it with the reason when refused", async () => {
    const socket = open();
    lines[0]!.say(update(0, []));
    const sit = socket.ask({ type: "sit", seat: 1, name: "Mia" });
    const { id } = lines[0]!.sent.at(-1) as { id: number };
    lines[0]!.say({ type: "done", id, seq: 4 });
    await expect(sit).resolves.toBeUndefined();
    const again = socket.ask({ type: "sit", seat: 1, name: "Mia" });
    lines[0]!.say({ type: "refused", id: (lines[0]!.sent.at(-1) as { id: number }).id, reason: "No.", rule: "SR-1", seq: 1 });
    await expect(again).rejects.toMatchObject({ message: "No.", rule: "SR-1" });
  });

  it("reads on when it is refused for something it has not heard of", async () => {
    const socket = open();
    lines[0]!.say(update(0, [event(0)]));
    const ask = (): { asked: Promise<void>; id: number } => {
      const asked = socket.ask({ type: "undo", answers: 3 });
      return { asked, id: (lines[0]!.sent.at(-1) as { id: number }).id };
    };
    const known = ask();
    lines[0]!.say({ type: "refused", id: known.id, reason: "No.", rule: "", seq: 1 });
    await expect(known.asked).rejects.toThrow("No.");
    expect(lines[0]!.sent.at(-1)).toMatchObject({ type: "undo" });
    const unknown = ask();
    lines[0]!.say({ type: "refused", id: unknown.id, reason: "No.", rule: "", seq: 2 });
    await expect(unknown.asked).rejects.toThrow("No.");
    expect(lines[0]!.sent.at(-1)).toEqual({ type: "hello", scenes: 1, sayings: 0, mark: "" });
  });

  it("is silent about short losses and clear about long ones", () => {
    open();
    lines[0]!.say(update(0, []));
    lines[0]!.onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(LONG_LOSS - 1);
    expect(states).toEqual(["open"]);
    vi.advanceTimersByTime(2);
    expect(states).toEqual(["open", "lost"]);
    const line = lines.at(-1)!;
    line.onopen?.();
    line.say(update(0, []));
    expect(states.at(-1)).toBe("open");
  });

  it("waits longer from try to try", () => {
    open();
    const began = Date.now();
    const at: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      lines.at(-1)!.onclose?.({ code: 1006, reason: "" });
      vi.advanceTimersToNextTimer();
      while (lines.length < tries + 2) vi.advanceTimersToNextTimer();
      at.push(Date.now() - began);
    }
    const pauses = at.map((time, place) => time - (at[place - 1] ?? 0));
    expect(pauses[3]!).toBeGreaterThan(pauses[0]! * 3);
  });

  it("sends a saying again after a loss, by which the server knows it, and one that it could not know not", async () => {
    const socket = open();
    lines[0]!.say(update(0, []));
    const known = socket.ask({ type: "say", text: "Hello", emote: false, once: "abc" });
    const unknown = socket.ask({ type: "sit", seat: 1, name: "Mia" });
    lines[0]!.onclose?.({ code: 1006, reason: "" });
    await expect(unknown).rejects.toMatchObject({ message: "" });
    vi.advanceTimersByTime(400);
    lines[1]!.onopen?.();
    lines[1]!.say(update(0, []));
    expect(lines[1]!.sent.slice(1)).toMatchObject([{ type: "say", text: "Hello", once: "abc" }]);
    lines[1]!.say({ type: "done", id: (lines[1]!.sent.at(-1) as { id: number }).id, seq: 4 });
    await expect(known).resolves.toBeUndefined();
  });

  it("sends an answer again only if its question is still open", async () => {
    const socket = open();
    lines[0]!.say(update(0, [], [{ id: 7, seat: 0 }]));
    const answer = socket.ask({ type: "answer", question: 7, key: "roll", seat: 0 });
    expect(lines[0]!.sent.at(-1)).toMatchObject({ type: "answer", question: 7, key: "roll" });
    lines[0]!.onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(400);
    lines[1]!.onopen?.();
    lines[1]!.say(update(0, [], [{ id: 7, seat: 0 }]));
    expect(lines[1]!.sent.filter((each) => each["type"] === "answer")).toHaveLength(1);
    lines[1]!.onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(400);
    lines[2]!.onopen?.();
    lines[2]!.say(update(0, [event(0)], [{ id: 8, seat: 0 }]));
    expect(lines[2]!.sent.filter((each) => each["type"] === "answer")).toHaveLength(0);
    await expect(answer).resolves.toBeUndefined();
  });

  it("sends nothing but answers twice", async () => {
    const socket = open();
    lines[0]!.say(update(0, []));
    const said = socket.ask({ type: "say", text: "Hello" });
    lines[0]!.onclose?.({ code: 1006, reason: "" });
    await expect(said).rejects.toMatchObject({ message: "" });
    vi.advanceTimersByTime(400);
    lines[1]!.onopen?.();
    lines[1]!.say(update(0, []));
    expect(lines[1]!.sent.map((each) => each["type"])).toEqual(["hello"]);
  });

  it("gives up where there is no such table", () => {
    open();
    lines[0]!.onclose?.({ code: 4404, reason: "There is no such table." });
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["gone: There is no such table."]);
    expect(lines).toHaveLength(1);
  });

  it.each([
    [4403, ""],
    [4409, "This server cannot read this table."],
    [4429, "This table is open in too many windows."],
  ])("gives up where it is turned away with %i, and says why", (code, reason) => {
    const socket = open();
    lines[0]!.onclose?.({ code, reason });
    vi.advanceTimersByTime(60_000);
    socket.wake();
    expect(states).toEqual([reason ? `shut: ${reason}` : "shut"]);
    expect(lines).toHaveLength(1);
  });

  it.each([
    [4410, "banned"],
    [4423, "table-closed"],
  ])("gives up where the operator says so with %i, and has a key for it", (code, key) => {
    open();
    lines[0]!.onclose?.({ code, reason: "No." });
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual([`shut: No.: ${key}`]);
    expect(lines).toHaveLength(1);
  });

  it("hears who it is and comes again where it was a stranger, but only once", async () => {
    open();
    lines[0]!.onclose?.({ code: 4401, reason: "Who are you?" });
    await vi.advanceTimersByTimeAsync(400);
    expect([introduced, lines.length]).toEqual([1, 2]);
    lines[1]!.onclose?.({ code: 4401, reason: "Who are you?" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([introduced, lines.length]).toEqual([1, 2]);
    expect(states).toEqual(["shut: Who are you?"]);
  });

  it("hangs up on a line that is silent after something was sent, and the answer goes out on the next one", () => {
    const socket = open();
    lines[0]!.say(update(0, [], [{ id: 7, seat: 0 }]));
    vi.advanceTimersByTime(10 * SILENCE);
    expect([lines.length, states]).toEqual([1, ["open"]]);
    void socket.ask({ type: "answer", question: 7, key: "roll", seat: 0 });
    vi.advanceTimersByTime(SILENCE - 1);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(states).toEqual(["open", "lost"]);
    expect(lines).toHaveLength(2);
    lines[0]!.say(update(0, [event(0)], []));
    expect(heard).toHaveLength(1);
    lines[1]!.onopen?.();
    lines[1]!.say(update(0, [], [{ id: 7, seat: 0 }]));
    expect(lines[1]!.sent.at(-1)).toMatchObject({ type: "answer", question: 7 });
    expect(states.at(-1)).toBe("open");
  });

  it("goes on listening for a reply when something else came in between", () => {
    const socket = open();
    lines[0]!.say(update(0, [], [{ id: 7, seat: 0 }]));
    void socket.ask({ type: "answer", question: 7, key: "roll", seat: 0 });
    lines[0]!.say({ type: "presence", seq: 1, seats: [], spectators: 0 });
    vi.advanceTimersByTime(SILENCE + 400);
    expect(lines).toHaveLength(2);
  });

  it("tells that nobody answers where the first line never opens, and gives the next one more time", () => {
    new TableSocket("ws://here/socket/x", listener, () => lines[lines.push(new FakeLine()) - 1]!);
    vi.advanceTimersByTime(SILENCE);
    expect(states).toEqual(["lost"]);
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(SILENCE + 400);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(SILENCE + 400);
    expect(lines).toHaveLength(3);
  });

  it("greets again when it is woken, or connects at once", () => {
    const socket = open();
    lines[0]!.say(update(0, [event(0)]));
    socket.wake();
    expect(lines[0]!.sent.at(-1)).toEqual({ type: "hello", scenes: 1, sayings: 0, mark: "" });
    vi.advanceTimersByTime(SILENCE);
    expect(states).toEqual(["open", "lost"]);
    socket.wake();
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
  });

  it("takes everything anew where the server begins at the beginning", () => {
    const socket = open();
    lines[0]!.say(update(0, [event(0), event(1)]));
    socket.wake();
    lines[0]!.say(update(0, [event(0), event(1)]));
    expect(heard.at(-1)).toEqual({ fresh: [0, 1], anew: true });
    expect(socket.scenes.list).toHaveLength(2);
  });
});
