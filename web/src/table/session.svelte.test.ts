// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameClient } from "../games/types";
import type { SceneInfo, QuestionInfo, Update } from "../wire";
import { consequencesOf } from "../games/consequences";
import { prefs } from "../prefs.svelte";
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
    table: { seats: [] },
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

  it("shows what the coach says of the open question, and nothing of one that is gone", async () => {
    const session = opened(0, [question]);
    void session.askCoach(question);
    void session.askCoach(question);
    const asked = (): { id?: number }[] => lines[0]!.sent.filter(({ type }) => type === "coach");
    expect(asked()).toHaveLength(1);
    expect(session.coach!.isFor(question)).toBe(true);
    expect(session.coach!.advised).toBeNull();
    const advised = { type: "advised", seq: 1, question: 3, seat: 0, answers: [], best: ["roll"], why: null };
    lines[0]!.say({ ...advised, id: asked()[0]!.id });
    await vi.waitFor(() => expect(session.coach!.advised?.best).toEqual(["roll"]));
    const next = { ...question, id: 4 };
    lines[0]!.say(table(0, [next]));
    expect(session.coach).toBeNull();
    void session.askCoach(next);
    lines[0]!.say(table(0, [{ ...question, id: 5 }]));
    lines[0]!.say({
      type: "refused",
      id: asked()[1]!.id,
      reason: "That question is no longer open.",
      rule: "",
      key: "not-open",
      facts: {},
      answer: null,
      seq: 1,
    });
    await Promise.resolve();
    expect([session.coach, session.notice]).toEqual([null, null]);
  });

  describe("against bots", () => {
    const choice = { ...question, options: [{ key: "roll" }, { key: "stop" }] } as unknown as QuestionInfo;
    const bots = [
      { seat: 0, you: true, kind: "person" },
      { seat: 1, you: false, kind: "bot" },
    ];
    const at = (answers: number, questions: QuestionInfo[], seats: unknown[] = bots, state = "playing"): Update => {
      const update = table(0, questions);
      return { ...update, table: { seats, coach: true, state }, match: { ...update.match, answers } } as unknown as Update;
    };
    const sent = (type: string): { id?: number; answer?: number }[] => lines[0]!.sent.filter((each) => each.type === type);

    async function answered(seats: unknown[] = bots): Promise<Session> {
      const session = opened(0);
      lines[0]!.say(at(7, [choice], seats));
      void session.answer(choice, "stop");
      lines[0]!.say(at(8, [], seats));
      lines[0]!.say({ type: "done", id: sent("answer")[0]!.id, seq: 1 });
      await vi.waitFor(() => expect(session.answering).toBeNull());
      await Promise.resolve();
      return session;
    }
    const weighed = (cost: number): void => lines[0]!.say({ type: "weighed", id: sent("weigh")[0]!.id, seq: 1, answer: 7, cost, best: cost ? "roll" : "" });

    beforeEach(() => (prefs.weigh = true));
    afterEach(() => (prefs.weigh = false));

    it("says what an answer cost, until it is taken back", async () => {
      const session = await answered();
      await vi.waitFor(() => expect(sent("weigh").map(({ answer }) => answer)).toEqual([7]));
      weighed(0.08);
      await vi.waitFor(() => expect(session.weighed?.cost).toBe(0.08));
      lines[0]!.say(at(9, []));
      expect(session.weighed?.cost).toBe(0.08);
      lines[0]!.say(at(7, [choice]));
      expect(session.weighed).toBeNull();
    });

    it("says nothing of what cost little, nor once the match is over", async () => {
      const session = await answered();
      await vi.waitFor(() => expect(sent("weigh")).toHaveLength(1));
      weighed(0);
      await Promise.resolve();
      expect(session.weighed).toBeNull();
      lines[0]!.say(at(9, [], bots, "over"));
      expect(session.mayWeigh).toBe(false);
    });

    it("says nothing of an answer after which another was given", async () => {
      const session = await answered();
      await vi.waitFor(() => expect(sent("weigh")).toHaveLength(1));
      lines[0]!.say(at(9, [{ ...choice, id: 9 }]));
      void session.answer({ ...choice, id: 9 }, "roll");
      weighed(0.2);
      await Promise.resolve();
      await Promise.resolve();
      expect(session.weighed).toBeNull();
    });

    it("asks for nothing where it is not wanted, or where other people play", async () => {
      await answered([...bots, { seat: 2, you: false, kind: "person" }]);
      expect(sent("weigh")).toEqual([]);
      lines = [];
      prefs.weigh = false;
      await answered();
      expect(sent("weigh")).toEqual([]);
    });
  });

  it("says that the coach may not be asked, and that somebody else has asked it", async () => {
    await speak("en");
    const session = opened(0, [question]);
    void session.askCoach(question);
    lines[0]!.say({
      type: "refused",
      id: lines[0]!.sent.at(-1)!.id,
      reason: "This table plays without the coach.",
      rule: "",
      key: "",
      facts: {},
      answer: null,
      seq: 1,
    });
    await vi.waitFor(() => expect(session.notice?.text).toBe("This table plays without the coach."));
    expect(session.coach).toBeNull();
    const seated = (coached: number): unknown => {
      const seats = [
        { seat: 0, you: true, name: "Ann", coached: 1 },
        { seat: 1, you: false, name: "Ben", coached },
      ];
      return { ...table(0, [question]), table: { seats } };
    };
    lines[0]!.say(seated(0));
    expect(session.notice?.text).not.toContain("Ben");
    lines[0]!.say(seated(1));
    expect(session.notice?.text).toBe("Ben has asked the coach.");
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
