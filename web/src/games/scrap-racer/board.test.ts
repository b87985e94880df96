// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";

import english from "../../../../src/jalopy/games/scrap_racer/texts.en.ftl?raw";
import { boardProps, drawn, giveBoxes, messageIds, PACE, recordedIn, sittings } from "../../test/board";
import { Texts } from "../../texts";
import type { PlaceInfo } from "../types";
import boardDe from "./board.de.ftl?raw";
import boardEn from "./board.en.ftl?raw";
import guideDe from "./guide.de.ftl?raw";
import guideEn from "./guide.en.ftl?raw";
import { PICTURES } from "./cards/pictures";
import recordedText from "./fixtures/ring.json?raw";
import client from "./index";
import { RACERS } from "./racers/names";
import type { GameEvent, RaceView } from "./shapes";

const recorded = recordedIn(recordedText);

const { scenes } = recorded;
/** by how many scenes had been played */
const views = [scenes[0]!.before, ...scenes.map((scene) => scene.after)] as RaceView[];
/** my turn with two dice, and with a card in hand */
const ROLLING = 226;
const CARD = 227;
const seats = sittings(["Ann", "Ben", "Cleo", "Dan"]);
const texts = new Texts({
  language: "en",
  sources: { en: [english] },
  trackLength: 18,
  names: seats.map((sitting) => sitting.name ?? ""),
  reader: 0,
});

function props(played: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  const question = recorded.asked[played] ? { ...recorded.asked[played], id: 1, barred: [] } : null;
  return boardProps(client, views[played]!, seats, texts, question, more);
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
    const said = client.describe(views[ROLLING]!, texts, seats);
    expect(said[0]).toBe("The race runs on Own circuit: 18 spaces a lap, 3 laps. It is round 5.");
    expect(said).toContain("Place 3: Swifty (you) on space 7, with 2 lap markers, in a curve.");
    expect(said).toContain("Dice of this turn: 3, 1, together 4.");
    expect(said).toContain("Boost markers lie face down on space 2, space 9, space 11, space 16.");
    expect(said.join(" ")).not.toMatch(/undefined|\{|null/);
  });

  it("orders the racers as they lie, and marks whose turn it is", () => {
    const entries = client.order(views[ROLLING]!, seats);
    expect(entries.map((entry) => [entry.place, entry.name, entry.now])).toEqual([
      ["1", "hover", false],
      ["2", "crusher", false],
      ["3", "swifty", true],
      ["4", "twister", false],
    ]);
  });
});

describe("components", () => {
  beforeAll(() => giveBoxes(1000, 690));

  it("show every racer where it is, and let the landing space of an answer be pressed", () => {
    const answers: string[] = [];
    const hovers: (string | null)[] = [];
    const more = { onanswer: (key: string) => answers.push(key), onhover: (key: string | null) => hovers.push(key) };
    const { html, done } = drawn(client.Board, props(ROLLING, more));
    const labels = [...html.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));
    expect(labels).toContain("Swifty on space 7, lap 3");
    expect(labels).toContain("Hover on space 9, lap 3");
    expect(labels).toContain("crash pile 1/2, 17 cards, 3 discarded");
    expect(labels).toContain("face-down boost marker on space 11");
    const press = html.querySelectorAll('[role="button"]');
    expect([...press].map((each) => each.getAttribute("aria-label"))).toEqual(["Stop: Drive the sum of your dice; bonus cards may come before and after."]);
    press[0]?.dispatchEvent(new Event("focus"));
    press[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    press[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(hovers).toEqual(["stop"]);
    expect(answers).toEqual(["stop", "stop"]);
    done();
  });

  it("show a crash card with its words while it is open, and both dice of a fight", () => {
    const display = client.newDisplay(views[ROLLING]!);
    const after = { ...views[ROLLING]!, crash_card: "advance-5", crash_pile: "1/2" };
    const told: GameEvent[] = [
      { seq: 0, turn: 1, rule: "", kind: "crash-card", facts: { racer: "swifty", pile: "1/2", card: "advance-5" } },
      { seq: 1, turn: 1, rule: "", kind: "fight-rolled", facts: { racers: ["swifty", "hover"], dice: [4, 6] } },
    ];
    for (const event of told) client.play(display, { event, before: after, after }, { ...PACE, reduced: true });
    const { html, text, done } = drawn(client.Board, props(ROLLING, { display }));
    expect(text).toContain("Move 5 spaces forward.");
    const dice = [...html.querySelectorAll(".duel [aria-label]")].map((each) => each.getAttribute("aria-label"));
    expect(dice).toEqual(["Swifty", "die showing 4", "Hover", "die showing 6"]);
    done();
  });

  it("show my dashboard, and my markers that may change the last die as buttons", () => {
    const answers: string[] = [];
    const { html, text, done } = drawn(client.Own, props(ROLLING, { onanswer: (key: string) => answers.push(key) }));
    expect(text).toContain("Swifty");
    expect(text).toContain(texts.ability("swifty"));
    expect(text).toContain("2 of 3");
    const buttons = [...html.querySelectorAll("button")];
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["Use Re-roll", "Use Re-roll"]);
    buttons[1]?.click();
    expect(answers).toEqual(["boost:re-roll"]);
    done();
  });

  it("show my bonus cards, and play them when pressed", () => {
    const answers: string[] = [];
    const { html, done } = drawn(client.Own, props(CARD, { onanswer: (key: string) => answers.push(key) }));
    html.querySelector<HTMLButtonElement>("button.card")?.click();
    expect(answers).toEqual(["bonus:curve"]);
    done();
  });

  it("show the dice of the turn, the last one named, and the faces that double on demand", () => {
    const { html, text, done } = drawn(client.Decision, props(ROLLING, { hovered: "roll" }));
    const labels = [...html.querySelectorAll("svg[aria-label]")].map((svg) => svg.getAttribute("aria-label"));
    expect(labels.slice(0, 2)).toEqual(["die showing 3", "die showing 1, just rolled"]);
    expect(labels.filter((label) => label?.endsWith(": a double"))).toEqual(["1: a double", "3: a double"]);
    expect(text).toContain("a second 1 or 3 means a crash");
    done();
  });

  it("show a row of the order without anybody's hidden cards", () => {
    const entry = client.order(views[ROLLING]!, seats)[3];
    const { html, text, done } = drawn(client.OrderRow, { ...props(ROLLING), entry, who: "Ben", sitting: seats[1] });
    expect(text).toContain("Twister");
    expect(text).toContain("Ben");
    expect(html.querySelector('[aria-label="1 card"]')).not.toBeNull();
    done();
  });

  it("show the podium with the winner's name, and how the race went", async () => {
    const end = await client.end!();
    const view = views.at(-1)!;
    const ranked = [...view.racers].sort((a, b) => a.position - b.position);
    const standing = ranked.map(({ name, seat, distance, position }): PlaceInfo => ({
      place: position,
      seat,
      reason: "",
      rule: "",
      facts: { racer: name, distance },
    }));
    const props = { view, standing, seats, scenes, texts };
    const { text, done } = drawn(end.Podium, props);
    expect(text.toUpperCase()).toContain(`${texts.name(ranked[0]!.name).toUpperCase()} WINS!`);
    done();
    const story = drawn(end.Story, props);
    expect(story.html.querySelector('[aria-label^="Order in the race"]')).not.toBeNull();
    expect(story.html.querySelector("input")?.getAttribute("aria-valuetext")).toContain("Turn");
    story.done();
  });
});
