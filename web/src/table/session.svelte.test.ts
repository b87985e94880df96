// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameClient } from "../games/types";
import type { SceneInfo, QuestionInfo, Update } from "../wire";
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
  return { type: "update", seq: 1, table: {}, match, scenes: told, first_scene: 0, base: {}, sayings: [] } as unknown as Update;
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

  it("knows nothing of a last turn at a table where I had none here", () => {
    expect(opened(9).lastTurn).toBe(9);
  });

  it("keeps silent after a reload about those who were muted", () => {
    const first = opened(0);
    first.mute("Rex");
    first.mute("Mia");
    first.mute("Rex");
    first.close();
    expect([...opened(0).muted]).toEqual(["Mia"]);
  });

  it("greets again when the page is looked at, or the network is back", () => {
    opened(2);
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new Event("online"));
    expect(lines[0]!.sent.map(({ type }) => type)).toEqual(["hello", "hello", "hello"]);
  });
});
