// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";

import english from "../../../../src/jalopy/games/scrap_racer/texts.en.ftl?raw";
import { boardProps, drawn, giveBoxes, messageIds, recordedIn, sittings, viewsOf } from "../../test/board";
import { Texts } from "../../texts";
import type { EventInfo, PlaceInfo, QuestionInfo, View } from "../types";
import boardDe from "./board.de.ftl?raw";
import boardEn from "./board.en.ftl?raw";
import guideDe from "./guide.de.ftl?raw";
import guideEn from "./guide.en.ftl?raw";
import { PICTURES } from "./cards/pictures";
import recordedText from "./fixtures/four-on-a.json?raw";
import client from "./index";
import { RACERS } from "./view";

const recorded = recordedIn(recordedText);

const steps = recorded.steps as unknown as { events: EventInfo[]; view: View; question?: QuestionInfo }[];
const views = viewsOf(steps);
const seats = sittings(["Ann", "Ben", "Cleo", "Dan"]);
const texts = new Texts({
  language: "en",
  sources: { en: [english] },
  trackLength: 42,
  names: seats.map((sitting) => sitting.name ?? ""),
  reader: 0,
});

function props(step: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  const question = steps[step]?.question ? { ...steps[step].question, id: 1, barred: [] } : null;
  return boardProps(client, views[step] as View, seats, texts, question, more);
}

describe("words", () => {
  it("are the same messages in both languages", () => {
    expect(messageIds(boardDe)).toEqual(messageIds(boardEn));
    expect(messageIds(guideDe)).toEqual(messageIds(guideEn));
  });

  it("name every card that has a picture, and every racer", () => {
    for (const card of Object.keys(PICTURES)) expect(texts.effect(card), card).not.toBe("");
    for (const racer of RACERS) expect(texts.ability(racer), racer).not.toBe("");
  });
});

describe("the board in words", () => {
  it("tells where everybody is and what lies on the table", () => {
    const said = client.describe(views[104] as View, texts, seats);
    expect(said[0]).toBe("The race runs on circuit A: 42 spaces a lap, three laps. It is round 11.");
    expect(said).toContain("Place 4: Hover (you) on space 26, with 1 lap marker, on a straight.");
    expect(said).toContain("Dice of this turn: 2, 5, 1, together 8.");
    expect(said).toContain("Boost markers lie face down on space 11, space 16, space 30, space 39.");
    expect(said.join(" ")).not.toMatch(/undefined|\{|null/);
  });

  it("orders the racers as they lie, and marks whose turn it is", () => {
    const entries = client.order(views[104] as View, seats);
    expect(entries.map((entry) => [entry.place, entry.name, entry.now])).toEqual([
      ["1", "crusher", false],
      ["2", "swifty", false],
      ["3", "jackal", false],
      ["4", "hover", true],
    ]);
  });
});

describe("components", () => {
  beforeAll(() => giveBoxes(1000, 690));

  it("show every racer where it is, and let the landing space of an answer be pressed", () => {
    const answers: string[] = [];
    const hovers: (string | null)[] = [];
    const more = { onanswer: (key: string) => answers.push(key), onhover: (key: string | null) => hovers.push(key) };
    const { html, done } = drawn(client.Board, props(104, more));
    const labels = [...html.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));
    expect(labels).toContain("Hover on space 26, lap 2");
    expect(labels).toContain("Crusher on space 8, lap 3");
    expect(labels).toContain("crash pile 1/2, 17 cards, 3 discarded");
    expect(labels).toContain("face-down boost marker on space 30");
    const press = html.querySelectorAll('[role="button"]');
    expect([...press].map((each) => each.getAttribute("aria-label"))).toEqual([
      "Stop: Drive the sum of your dice; bonus cards may come before and after.",
    ]);
    press[0]?.dispatchEvent(new Event("focus"));
    press[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    press[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(hovers).toEqual(["stop"]);
    expect(answers).toEqual(["stop", "stop"]);
    done();
  });

  it("show a crash card with its words while it is open, and both dice of a fight", () => {
    const display = client.newDisplay(views[104] as View);
    const pace = { speed: 1, reduced: true, instant: false };
    const event = (kind: string, facts: Record<string, unknown>): EventInfo => ({ seq: 0, turn: 1, kind, rule: "", facts });
    client.play(display, event("crash-card", { racer: "hover", pile: "1/2", card: "advance-5" }), pace);
    client.play(display, event("fight", { space: 26, racers: ["hover", "swifty"] }), pace);
    client.play(display, event("fight-rolled", { racers: ["hover", "swifty"], dice: [4, 6] }), pace);
    const { html, text, done } = drawn(client.Board, props(104, { display }));
    expect(text).toContain("Move 5 spaces forward.");
    const dice = [...html.querySelectorAll(".duel [aria-label]")].map((each) => each.getAttribute("aria-label"));
    expect(dice).toEqual(["Hover", "die showing 4", "Swifty", "die showing 6"]);
    done();
  });

  it("show my dashboard, and my markers that may change the last die as buttons", () => {
    const answers: string[] = [];
    const { html, text, done } = drawn(client.Own, props(104, { onanswer: (key: string) => answers.push(key) }));
    expect(text).toContain("Hover");
    expect(text).toContain("It needs only 2 bonus markers for a bonus card.");
    const buttons = [...html.querySelectorAll("button")];
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["Use Turn", "Use Re-roll", "Use Turn"]);
    buttons[1]?.click();
    expect(answers).toEqual(["boost:re-roll"]);
    done();
  });

  it("show my bonus cards, and play them when pressed", () => {
    const answers: string[] = [];
    const { html, done } = drawn(client.Own, props(28, { onanswer: (key: string) => answers.push(key) }));
    html.querySelector<HTMLButtonElement>("button.card")?.click();
    expect(answers).toEqual(["bonus:forward-5"]);
    done();
  });

  it("show the dice of the turn, the last one named, and the faces that double on demand", () => {
    const { html, text, done } = drawn(client.Decision, props(104, { hovered: "roll" }));
    const labels = [...html.querySelectorAll("svg[aria-label]")].map((svg) => svg.getAttribute("aria-label"));
    expect(labels.slice(0, 3)).toEqual(["die showing 2", "die showing 5", "die showing 1, just rolled"]);
    expect(labels.filter((label) => label?.endsWith(": a double"))).toEqual(["1: a double", "2: a double", "5: a double"]);
    expect(text).toContain("risk of a double");
    done();
  });

  it("show a row of the order without anybody's hidden cards", () => {
    const entry = client.order(views[104] as View, seats)[0];
    const { html, text, done } = drawn(client.OrderRow, { ...props(104), entry, who: "Dan", sitting: seats[3] });
    expect(text).toContain("Crusher");
    expect(text).toContain("Dan");
    expect(html.querySelector('[aria-label="1 card"]')).not.toBeNull();
    done();
  });

  it("show the podium with the winner's name, and how the race went", async () => {
    const end = await client.end!();
    const props = {
      view: views.at(-1),
      standing: recorded.standing as unknown as PlaceInfo[],
      seats,
      events: steps.flatMap((step) => step.events),
      texts,
    };
    const { text, done } = drawn(end.Podium, props);
    const first = (recorded.standing as { facts: { racer: string } }[])[0]?.facts.racer ?? "";
    expect(text.toUpperCase()).toContain(`${texts.name(first).toUpperCase()} WINS!`);
    done();
    const story = drawn(end.Story, props);
    expect(story.html.querySelector('[aria-label^="Order in the race"]')).not.toBeNull();
    expect(story.html.querySelector("input")?.getAttribute("aria-valuetext")).toContain("Turn");
    story.done();
  });
});
