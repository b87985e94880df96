// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameClient } from "../games/types";
import type { SceneInfo, QuestionInfo, Update } from "../wire";
import { consequencesOf } from "../games/consequences";
import { speak } from "../words.svelte";
import { Session } from "./session.svelte";

let lines: FakeSocket[] = [];

class FakeSocket {
  sent: { type: string; id?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const board = {
  newDisplay: () => ({}),
  play: () => ({ ms: 0 }),
  settle: () => {},
} as unknown as GameClient;

const event = (seq: number): SceneInfo => ({ seq, turn: 1, kind: "rolled", rule: "", facts: {}, change: [] });
const question = { id: 3, seat: 0, kind: "roll" } as unknown as QuestionInfo;

function table(events: number, questions: QuestionInfo[] = []): Update {
  const told = Array.from({ length: events }, (_, seq) => event(seq));
  const match = { now: [], questions, standing: [] };
  return {
    type: "update",
    seq: 1,
    table: {},
    match,
    scenes: told,
    first_scene: 0,
    base: {},
    sayings: [],
    first_saying: 0,
    said: 0,
    muting: null,
  } as unknown as Update;
}

const open: Session[] = [];

/** Somebody opens the page, and the table has had that many events. */
function opened(events: number, questions: QuestionInfo[] = []): Session {
  const session = new Session("rusty-otter-42", false, () => {});
  open.push(session);
  session.begin(board);
  lines.at(-1)!.onopen?.();
  lines.at(-1)!.say(table(events, questions));
  return session;
}

beforeEach(() => {
  lines = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => {
  for (const session of open.splice(0)) session.close();
  vi.unstubAllGlobals();
});

describe("a session at a table", () => {
  it("still knows after a reload what happened since my last turn", () => {
    const first = opened(4, [question]);
    expect(first.lastTurn).toBe(4);
    void first.answer(question, "roll");
    first.close();
    expect(opened(9).lastTurn).toBe(4);
  });

  it("looks ahead once for a question, keeps what it hears beside it, and asks again for the next", async () => {
    const session = opened(4, [question]);
    const foreseen = { type: "foreseen", id: 1, seq: 1, question: 3, seat: 0, options: [{ key: "roll", sure: [], plans: [], odds: [] }] };
    lines[0]!.say(table(4, [question]));
    const asked = (): unknown[] => lines[0]!.sent.filter(({ type }) => type === "foresee");
    expect(asked()).toEqual([{ type: "foresee", question: 3, seat: 0, id: 1 }]);
    expect(consequencesOf(session.foreseen, question)).toEqual({});
    lines[0]!.say(foreseen);
    await Promise.resolve();
    await Promise.resolve();
    expect(Object.keys(consequencesOf(session.foreseen, question))).toEqual(["roll"]);
    const next = { ...question, id: 5 };
    lines[0]!.say(table(4, [next]));
    expect(asked()).toHaveLength(2);
    expect(consequencesOf(session.foreseen, next)).toEqual({});
    expect(session.notice).toBeNull();
  });

  it("looks ahead again after a refusal, with the next update and without a word", async () => {
    const session = opened(4, [question]);
    lines[0]!.say({ type: "refused", id: 1, reason: "That question is no longer open.", rule: "", key: "not-open", facts: {}, answer: null, seq: 1 });
    await new Promise((done) => setTimeout(done));
    expect(session.notice).toBeNull();
    lines[0]!.say(table(4, [question]));
    expect(lines[0]!.sent.filter(({ type }) => type === "foresee")).toHaveLength(2);
  });

  it("knows nothing of a last turn at a table where I had none here", () => {
    expect(opened(9).lastTurn).toBe(9);
  });

  it("says what was perhaps not kept again as the same saying, and what is new as another", async () => {
    const session = opened(0);
    const sent = (): Record<string, unknown>[] => lines[0]!.sent.filter(({ type }) => type === "say");
    const answered = async (said: Promise<boolean>, message: Record<string, unknown>): Promise<boolean> => {
      lines[0]!.say({ ...message, id: sent().at(-1)!["id"], seq: 1 });
      return said;
    };
    const lost = { type: "refused", reason: "Not saved.", rule: "", key: "not-saved", facts: {}, answer: null };
    expect(await answered(session.say("Hello", false), lost)).toBe(false);
    expect(await answered(session.say("Hello", false), { type: "done" })).toBe(true);
    expect(await answered(session.say("Hello", false), { type: "done" })).toBe(true);
    const [first, again, new_] = sent().map(({ once }) => once);
    expect(first).toMatch(/^[a-z0-9-]{5,40}$/);
    expect(again).toBe(first);
    expect(new_).not.toBe(first);
  });

  it("greets again when the page is looked at, or the network is back", () => {
    opened(2);
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new Event("online"));
    expect(lines[0]!.sent.map(({ type }) => type)).toEqual(["hello", "hello", "hello"]);
  });

  it.each([
    [7, "It stands: Ben did not agree."],
    [8, "It stands: the match has gone on."],
    [6, undefined],
  ])("says so to whoever asked to take a move back, when it stands (%s answers)", async (answers, told) => {
    await speak("en");
    const session = opened(4);
    const seats = [
      { seat: 0, you: true },
      { seat: 1, you: false, name: "Ben" },
    ];
    const undo = { asked: 12, seat: 0, name: "Ann", question: "", key: "", waiting_for: [1], events: [] };
    const at = (undo: unknown, answers: number): Update =>
      ({ ...table(4), table: { seats, undo }, match: { now: [], questions: [], standing: [], answers } }) as unknown as Update;
    lines[0]!.say(at(undo, 7));
    lines[0]!.say(at(null, answers));
    expect(session.notice?.text).toBe(told);
  });
});
