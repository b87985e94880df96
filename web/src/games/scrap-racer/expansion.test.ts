// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import english from "../../../../src/jalopy/games/scrap_racer/texts.en.ftl?raw";
import german from "../../../../src/jalopy/games/scrap_racer/texts.de.ftl?raw";
import { drawn, recordedIn } from "../../test/board";
import { Texts } from "../../texts";
import type { EventInfo, PlaceInfo, QuestionInfo, Sitting, View } from "../types";
import { loadExpansion } from "./expansion.svelte";
import recordedText from "./fixtures/eight-with-everything.json?raw";
import client from "./index";
import { raceView } from "./view";

const recorded = recordedIn(recordedText);

interface Step {
  events: EventInfo[];
  view: View;
  question?: QuestionInfo;
}

const steps = recorded.steps as unknown as Step[];
const views: View[] = [];
for (const step of steps) views.push({ ...views.at(-1), ...step.view });
const asked = (kind: string): number => steps.findIndex((step) => step.question?.kind === kind);
const seats = Array.from({ length: 8 }, (_, seat): Sitting => ({ seat, name: `P${seat}`, kind: "person", bot: "", you: seat === 0, here: true, away_since: null }));
const textsIn = (language: string): Texts =>
  new Texts({
    language,
    sources: { en: [english], de: [german] },
    trackLength: 42,
    names: seats.map((sitting) => sitting.name ?? ""),
    reader: 0,
  });

/** At a question, seen by whoever is asked. */
function props(step: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  const question = { ...steps[step]!.question!, id: 1, barred: [] };
  const view = { ...views[step]!, seat: question.seat };
  return {
    display: client.newDisplay(view),
    view,
    seat: question.seat,
    seats,
    question,
    hovered: null,
    onhover: () => {},
    onanswer: () => {},
    texts: textsIn("en"),
    reduced: true,
    speed: 1,
    narrow: false,
    ...more,
  };
}

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(690);
  await loadExpansion();
});

describe("the board", () => {
  it("shows pieces, lane, stacks and all eight racers, and offers both ways at the fork", () => {
    const step = asked("track-or-pit");
    const answers: string[] = [];
    const { html, labels, done } = drawn(client.Board, props(step, { onanswer: (key: string) => answers.push(key) }));
    const said = labels().join("\n");
    for (const part of ["slime trail on spaces", "scrap yard: everybody stops on space", "salvager on spaces", "pit stop: its centre is space 45"]) {
      expect(said).toContain(part);
    }
    expect(labels().filter((label) => / scrap tiles? that counts? /.test(label))).toHaveLength(3);
    for (const racer of raceView(views[step]!).racers) expect(said).toContain(textsIn("en").name(racer.name));
    expect(html.querySelectorAll(".plan")).toHaveLength(2);
    const ways = [...html.querySelectorAll('[role="button"]')];
    expect(ways.map((way) => way.getAttribute("aria-label")?.split(":")[0]).sort()).toEqual(["Stay on the track", "Turn into the pit lane"]);
    ways[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(["way:track", "way:pit"]).toContain(answers[0]);
    done();
  });

  it("lets ability tiles be taken from their rack, and from what lies below the board", () => {
    const step = asked("take-ability");
    const board = drawn(client.Board, props(step));
    const keys = steps[step]!.question!.options.length - 1;
    expect(board.labels().filter((label) => label.includes(": ") && /one space more|bonus|fight|pile|markers/.test(label)).length).toBeGreaterThanOrEqual(keys);
    board.done();
    const answers: string[] = [];
    const own = drawn(client.Own, props(step, { onanswer: (key: string) => answers.push(key) }));
    const buttons = [...own.html.querySelectorAll("button")];
    expect(buttons).toHaveLength(keys);
    buttons[0]?.click();
    expect(answers[0]).toMatch(/^take:/);
    own.done();
  });

  it("lets scrap be placed from the dashboard, and a pile be chosen", () => {
    const answers: string[] = [];
    const own = drawn(client.Own, props(asked("place-scrap"), { onanswer: (key: string) => answers.push(key) }));
    own.html.querySelector<HTMLButtonElement>(".more button")?.click();
    expect(answers[0]).toMatch(/^scrap:[234]$/);
    own.done();
    const board = drawn(client.Board, props(asked("which-pile")));
    expect([...board.html.querySelectorAll('[role="button"]')]).toHaveLength(2);
    board.done();
  });

  it("draws every event of the match without error", () => {
    const display = client.newDisplay(views[0]!);
    const all = props(asked("track-or-pit"), { display, view: views[0], question: null, reduced: false });
    const { html, done } = drawn(client.Board, all);
    const seen = new Set<string>();
    steps.slice(1).forEach((step, index) => {
      const told = step.events.map(({ kind, rule }) => `${kind} ${rule}`);
      if (told.every((each) => seen.has(each))) return;
      for (const each of told) seen.add(each);
      client.settle(display, views[index]!);
      for (const event of step.events) {
        client.play(display, event, { speed: 1, reduced: false, instant: false });
        flushSync();
      }
    });
    client.settle(display, views.at(-1)!);
    flushSync();
    expect(html.querySelectorAll("svg.track")).toHaveLength(1);
    expect(html.innerHTML).not.toMatch(/NaN|undefined/);
    done();
  });
});

describe("words", () => {
  it.each(["en", "de"])("tell all of it (%s)", (language) => {
    const late = views.findIndex((view) => raceView(view).extras!.scrap.length > 0 && raceView(view).racers.some((racer) => (racer.abilities?.length ?? 0) > 1 && racer.space > 42));
    const said = client.describe(views[late > 0 ? late : 200]!, textsIn(language), seats).join("\n");
    expect(said).not.toMatch(/undefined|\{|null|NaN/);
    const parts = language === "en"
      ? ["slime trail lies on", "every move ends on space", "Scrap tiles left:", "pit lane leaves the track behind space 19", "Ability tiles left", "Besides its own ability", "A scrap tile on space"]
      : ["Schleimspur liegt auf", "endet jede Bewegung", "Schrottteile dort:", "Boxengasse zweigt hinter Feld 19 ab", "Fähigkeiten von", "Neben der eigenen Fähigkeit", "Ein Schrottteil auf Feld"];
    for (const part of parts) expect(said).toContain(part);
  });

  it("seat eight on the podium", async () => {
    const end = await client.end!();
    const { html, done } = drawn(end.Podium, {
      view: views.at(-1),
      standing: recorded.standing as unknown as PlaceInfo[],
      seats,
      events: steps.flatMap((step) => step.events),
      texts: textsIn("en"),
    });
    for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) expect(html.textContent).toContain(String(place));
    expect(html.innerHTML).not.toMatch(/NaN|undefined/);
    done();
  });
});
