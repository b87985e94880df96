// @vitest-environment jsdom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import plain from "../games/plain";
import type { EventInfo, GameClient, View } from "../games/types";
import { Player } from "../player.svelte";
import { asked as rulebook } from "../rulebook.svelte";
import { giveBoxes, sittings } from "../test/board";
import type { Scene, SeenMatch, SeenUpdate } from "../scenes";
import type { QuestionInfo, Saying, TableInfo } from "../wire";
import { speak } from "../words.svelte";
import Frame from "./Frame.svelte";
import { screenIs } from "./screen.svelte";

await speak("en");
const sources = {
  en: [
    "event-rolled = Somebody rolled.\nevent-crashed = Somebody crashed.\noption-roll = Roll\noption-stop = Stop\npanel-won = { $you ->\n    [yes] You have won!\n   *[no] Another has won.\n }\n",
  ],
};

const question = (seat: number, id = 1): QuestionInfo => ({
  id,
  seat,
  kind: "roll-or-stop",
  rule: "",
  facts: {},
  options: ["roll", "stop"].map((key) => ({ key, rule: "", target: "", facts: {} })),
  barred: [],
});
const event = (seq: number, kind: string): EventInfo => ({ seq, turn: 1, kind, rule: "", facts: {} });
const saying = (number: number, text: string): Saying => ({ number, name: "Ben", text, seat: 1, emote: false, you: false, at: 0 });

const describes = vi.fn<(view: View) => void>();
const client: GameClient = {
  ...plain,
  play: () => ({ ms: 1000 }),
  describe: (view) => {
    describes(view);
    return [`a hand of seat ${String(view["seat"])}`];
  },
};

/** Two people on one device, or Ann alone on hers. */
function updateOf(asked: number | null, shared: boolean, more: Partial<TableInfo> = {}): SeenUpdate & { match: SeenMatch } {
  const seats = sittings(["Ann", "Ben"]).map((chair) => ({ ...chair, you: shared || chair.seat === 0 }));
  const table = {
    code: "x",
    title: "X",
    game: "scrap-racer",
    seats,
    settings: {},
    state: "playing",
    host: true,
    commitment: "00",
    entropy: [],
    same_screen: shared,
    odds: false,
    undo: null,
    rematch: null,
    spectators: 0,
    ...more,
  } as TableInfo;
  const match: SeenMatch = {
    now: [],
    view: { seat: asked },
    questions: asked === null ? [] : [question(asked)],
    waiting: [],
    can_undo: false,
    answers: 1,
    standing: [],
    practice: false,
    taken_over: false,
    seed: null,
  };
  return { type: "update", seq: 1, table, match, scenes: [], first_scene: 0, base: null, sayings: [], first_saying: 0, said: 0, muting: null };
}

let done: (() => void) | null = null;
beforeEach(() => giveBoxes(800, 600));
afterEach(() => {
  done?.();
  done = null;
  screenIs.narrow = screenIs.folded = false;
  rulebook.rule = "";
  describes.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function sit(update: SeenUpdate & { match: SeenMatch }) {
  const session = $state({
    events: [] as EventInfo[],
    scenes: [] as Scene[],
    sayings: [] as Saying[],
    notice: null as { text: string; rule: string } | null,
    answering: null,
    lastTurn: 0,
    ask: vi.fn(),
    answer: vi.fn(),
    sinceMyTurn: vi.fn(),
    plan: vi.fn(),
  });
  const player = new Player(
    client,
    update.match.view,
    () => ({ speed: 1, reduced: false }),
    () => {},
    () => () => {},
  );
  const props = $state({ session, update, match: update.match, client, player, sources });
  const html = document.createElement("div");
  document.body.append(html);
  const made = mount(Frame, { target: html, props: props as never });
  flushSync();
  done = () => {
    void unmount(made);
    html.remove();
  };
  const hear = (next: SeenUpdate & { match: SeenMatch }, events: EventInfo[] = []): void => {
    props.update = next;
    props.match = next.match;
    session.events = [...session.events, ...events];
    player.add(
      events.map((event) => ({ event, before: player.view, after: player.view })),
      next.match.view,
      () => false,
    );
    flushSync();
  };
  const one = <Kind extends HTMLElement>(selector: string): Kind | null => html.querySelector<Kind>(selector);
  return { html, one, session, player, hear };
}

function press(key: string, more: KeyboardEventInit = {}): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
}

describe("a screen that is passed on", () => {
  it("shows and does nothing behind the cover", async () => {
    const { html, one } = sit(updateOf(0, true));
    expect(one(".frame")!.inert).toBe(true);
    expect(document.activeElement).toBe(one(".cover button"));
    press("?");
    await new Promise((passed) => setTimeout(passed, 50));
    expect(html.querySelector("dialog")).toBeNull();
    expect(describes).not.toHaveBeenCalled();
    one<HTMLButtonElement>(".cover button")!.click();
    flushSync();
    expect(one(".cover")).toBeNull();
    expect(one(".frame")!.inert).toBe(false);
  });

  it("closes what lies open when it is covered", async () => {
    const { html, one, hear } = sit(updateOf(0, true));
    one<HTMLButtonElement>(".cover button")!.click();
    flushSync();
    press("?");
    await vi.waitFor(() => expect(html.querySelector("dialog")).not.toBeNull());
    rulebook.rule = "SR-1.1";
    hear(updateOf(1, true));
    expect(one(".cover")!.textContent).toContain("Ben");
    expect(html.querySelector("dialog")).toBeNull();
    expect(rulebook.rule).toBe("");
  });

  it("tells of the board that is shown, not of the hand that comes next", async () => {
    const { html, one, hear, player } = sit(updateOf(0, true));
    one<HTMLButtonElement>(".cover button")!.click();
    flushSync();
    hear(updateOf(1, true), [event(1, "rolled")]);
    expect(player.busy).toBe(true);
    press("?");
    await vi.waitFor(() => expect(html.querySelector("dialog")?.textContent).toContain("a hand of seat 0"));
    expect(describes.mock.calls.flat()).not.toContainEqual({ seat: 1 });
  });

  it("is opened by a new press, not by a key that is still held", () => {
    const { one } = sit(updateOf(0, true));
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    one(".cover button")!.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
  });
});

describe("what is read aloud", () => {
  const aloud = (html: HTMLElement): string => [...html.querySelectorAll(".unseen[aria-live]")].map((each) => each.textContent).join("|");

  it("is the newest lines on a phone, as far as the board has shown them", () => {
    screenIs.narrow = true;
    const { html, hear, player } = sit(updateOf(0, false));
    expect(html.querySelectorAll("[role=log]").length).toBe(1);
    hear(updateOf(0, false), [event(1, "rolled"), event(2, "crashed")]);
    expect(aloud(html)).toContain("Somebody rolled.");
    expect(aloud(html)).not.toContain("Somebody crashed.");
    player.skip();
    flushSync();
    expect(aloud(html)).toContain("Somebody crashed.");
  });

  it("leaves the log to itself where it is in sight, and speaks when another tab is", async () => {
    screenIs.folded = true;
    const { html, one, hear, session, player } = sit(updateOf(0, false));
    hear(updateOf(0, false), [event(1, "rolled")]);
    expect(aloud(html)).not.toContain("rolled");
    await vi.waitFor(() => expect(one("#tab-order")).not.toBeNull());
    one<HTMLButtonElement>("#tab-order")!.click();
    flushSync();
    expect(aloud(html)).not.toContain("rolled"); // the log has said it
    hear(updateOf(0, false), [event(2, "crashed")]);
    player.skip();
    flushSync();
    expect(aloud(html)).toContain("Somebody crashed.");
    session.sayings = [saying(0, "Mind the curve!")];
    flushSync();
    expect(aloud(html)).toContain("Ben: Mind the curve!");
    session.sayings = []; // Ben is muted: the server sends nothing of his any more
    flushSync();
    expect(aloud(html)).not.toContain("Mind");
  });

  it("is the end too, also of a match whose last moves were skipped", () => {
    const { html, hear, player } = sit(updateOf(0, false));
    const over = updateOf(null, false, { state: "over" });
    over.match.standing = [{ seat: 0, place: 1, rule: "", facts: {} } as never];
    hear(over, [event(1, "rolled"), event(2, "crashed")]);
    expect(aloud(html)).toBe("|");
    player.skip();
    flushSync();
    expect(aloud(html)).toContain("Somebody crashed.");
    expect([...html.querySelectorAll("[role=status]")].map((each) => each.textContent)).toContain("You have won!");
  });
});

describe("the keyboard", () => {
  it("stays in the panel while an answer is on its way, and comes there with the first key that answers", () => {
    const { one, session } = sit(updateOf(0, false));
    expect(document.activeElement).toBe(document.body);
    session.answering = 1 as never;
    flushSync();
    expect(document.activeElement).toBe(one(".panel"));
  });

  it("comes to the panel from what is gone from the board", async () => {
    const { one, hear } = sit(updateOf(0, false));
    const spot = document.createElement("button");
    one(".board")!.append(spot);
    spot.focus();
    hear(updateOf(0, false), [event(1, "rolled")]);
    spot.remove();
    await vi.waitFor(() => expect(one(".panel")!.contains(document.activeElement)).toBe(true));
  });

  it("is left where it is on the board as long as that is there", async () => {
    const { one, hear } = sit(updateOf(0, false));
    const spot = document.createElement("button");
    one(".board")!.append(spot);
    spot.focus();
    hear(updateOf(0, false), [event(1, "rolled")]);
    await tick();
    expect(document.activeElement).toBe(spot);
  });
});

describe("at the table", () => {
  it("says why something was refused", async () => {
    const { one, session } = sit(updateOf(0, false));
    session.notice = { text: "That is not possible.", rule: "SR-4.2" };
    flushSync();
    await vi.dynamicImportSettled();
    flushSync();
    const why = one<HTMLButtonElement>("[role=alert] button")!;
    expect(why.textContent).toContain("SR-4.2");
    why.click();
    expect({ ...rulebook }).toEqual({ game: "scrap-racer", rule: "SR-4.2" });
  });

  it("takes back once however long the key is held", () => {
    const { session } = sit(updateOf(0, false));
    press("u");
    press("u", { repeat: true });
    expect(session.ask).toHaveBeenCalledTimes(1);
  });

  it("leaves what is looked at alone when the same is asked again", () => {
    const { html, hear } = sit(updateOf(0, false));
    const stop = (): Element => html.querySelectorAll("button.option")[1]!;
    (stop() as HTMLElement).focus();
    flushSync();
    expect(stop().classList).toContain("shown");
    hear(updateOf(0, false));
    expect(stop().classList).toContain("shown");
  });

  it("reads its catalogues once, and again when a name changes", () => {
    const headline = vi.spyOn(client, "headline");
    const { hear } = sit(updateOf(0, false));
    const texts = (): unknown => headline.mock.calls.at(-1)?.[1];
    const first = texts();
    hear(updateOf(0, false));
    expect(headline.mock.calls.length).toBeGreaterThan(1);
    expect(texts()).toBe(first);
    const renamed = updateOf(0, false);
    renamed.table.seats[1] = { ...renamed.table.seats[1]!, name: "Cleo" };
    hear(renamed);
    expect(texts()).not.toBe(first);
  });

  it("goes from tab to tab with arrows", async () => {
    screenIs.folded = true;
    const { one } = sit(updateOf(0, false));
    await vi.waitFor(() => expect(one("#tab-log")).not.toBeNull());
    const open = (): string => one("[role=tab][aria-selected=true]")!.id;
    one("#tab-log")!.focus();
    press("ArrowRight");
    expect([open(), document.activeElement?.id]).toEqual(["tab-chat", "tab-chat"]);
    press("ArrowRight");
    expect([open(), document.activeElement?.id]).toEqual(["tab-order", "tab-order"]);
    press("End");
    expect(open()).toBe("tab-chat");
    expect([...document.querySelectorAll<HTMLElement>("[role=tab]")].map((each) => each.tabIndex)).toEqual([-1, -1, 0]);
  });

  it("keeps the sheet of a wish to take back at hand until its buttons answer it", async () => {
    const undo = { asked: 7, seat: 1, name: "Ben", question: "roll-or-stop", key: "", waiting_for: [0], events: [] };
    const { html, one, session, hear } = sit(updateOf(0, false, { undo }));
    await vi.waitFor(() => expect(one("dialog")).not.toBeNull());
    one("dialog")!.dispatchEvent(new Event("cancel", { cancelable: true }));
    flushSync();
    expect(one("dialog")).toBeNull();
    expect(session.ask).not.toHaveBeenCalled();
    const note = one("p.note")!;
    expect(note.textContent).toContain("Ben asks to take a move back.");
    note.querySelector("button")!.click();
    flushSync();
    [...html.querySelectorAll<HTMLButtonElement>("dialog button.plain")].at(-1)!.click();
    expect(session.ask).toHaveBeenCalledWith({ type: "consent", yes: false, asked: 7 });
    // another wish is another sheet
    one<HTMLButtonElement>("dialog .close")!.click();
    flushSync();
    hear(updateOf(0, false, { undo: { ...undo, asked: 8 } }));
    await vi.waitFor(() => expect(one("dialog")).not.toBeNull());
  });

  it("does not read a clock aloud", () => {
    const update = updateOf(null, false);
    update.match.waiting = [{ seat: 1, since: 0, play_on_from: 120, agreed: [] }];
    update.table.seats[1] = { ...update.table.seats[1]!, here: false, away_since: Date.now() / 1000 - 5 };
    const { one } = sit(update);
    expect(one(".waiting")!.getAttribute("aria-live")).toBe("polite");
    expect(one(".waiting .away")!.textContent).toContain("5 s");
    expect(one(".waiting .away")!.getAttribute("aria-live")).toBe("off");
  });
});
