// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";

import english from "../../../../src/jalopy/games/scrap_racer/texts.en.ftl?raw";
import german from "../../../../src/jalopy/games/scrap_racer/texts.de.ftl?raw";
import { boardProps, drawn, giveBoxes, PACE, recordedIn, sittings } from "../../test/board";
import { Texts } from "../../texts";
import type { PlaceInfo, Scene } from "../types";
import { loadExpansion } from "./expansion.svelte";
import recordedText from "./fixtures/everything.json?raw";
import client from "./index";
import { RACERS } from "./racers/names";
import type { GameEvent, RaceView } from "./shapes";

const recorded = recordedIn(recordedText);

const scenes = recorded.scenes as Scene<RaceView, GameEvent>[];
/** by how many scenes had been played */
const views = [scenes[0]!.before, ...scenes.map((scene) => scene.after)];
const asked = (kind: string): number => Number(Object.entries(recorded.asked).find(([, question]) => question.kind === kind)![0]);
const seats = sittings(RACERS.map((_, seat) => `P${seat}`));
const textsIn = (language: string): Texts =>
  new Texts({
    language,
    sources: { en: [english], de: [german] },
    trackLength: 24,
    names: seats.map((sitting) => sitting.name ?? ""),
    reader: 0,
  });

function props(played: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  const question = { ...recorded.asked[played]!, id: 1, barred: [] };
  return boardProps(client, views[played]!, seats, textsIn("en"), question, more);
}

beforeAll(async () => {
  giveBoxes(1400, 700); // wide enough for the open rack of ability tiles
  await loadExpansion();
});

describe("the board", () => {
  it("shows pieces, lane, stacks and all racers, and offers both ways at the fork", () => {
    const step = asked("track-or-pit");
    const answers: string[] = [];
    const { html, labels, done } = drawn(client.Board, props(step, { onanswer: (key: string) => answers.push(key) }));
    const said = labels().join("\n");
    for (const part of ["slime trail on spaces", "scrap yard: everybody stops on space", "salvager on spaces", "pit stop: its centre is space 27"]) {
      expect(said).toContain(part);
    }
    expect(labels().filter((label) => / scrap tiles? that counts? /.test(label))).toHaveLength(3);
    for (const racer of views[step]!.racers) expect(said).toContain(textsIn("en").name(racer.name));
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
    const keys = recorded.asked[step]!.options.length - 1;
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

  it("draws every kind of scene without error, from before the set-up on", () => {
    const display = client.newDisplay(views[0]!);
    const { html, done } = drawn(client.Board, props(asked("track-or-pit"), { display, view: views[0], question: null, reduced: false }));
    const kinds = new Map(scenes.map((scene) => [`${scene.event.kind} ${scene.event.rule}`, scene]));
    for (const scene of [scenes[0]!, ...kinds.values()]) {
      client.play(display, scene, PACE);
      flushSync();
    }
    client.settle(display, views.at(-1)!);
    flushSync();
    expect(html.querySelectorAll("svg.track")).toHaveLength(1);
    expect(html.innerHTML).not.toMatch(/NaN|undefined/);
    done();
  });
});

describe("words", () => {
  it.each(["en", "de"])("tell all of it (%s)", (language) => {
    const late = views.findIndex(
      (view) => view.extras!.scrap.length > 0 && view.racers.some((racer) => (racer.abilities?.length ?? 0) > 1 && racer.space > 24),
    );
    const said = client.describe(views[late]!, textsIn(language), seats).join("\n");
    expect(said).not.toMatch(/undefined|\{|null|NaN/);
    const parts =
      language === "en"
        ? [
            "slime trail lies on",
            "every move ends on space",
            "Scrap tiles left:",
            "pit lane leaves the track behind space 13",
            "Ability tiles left",
            "Besides its own ability",
            "A scrap tile on space",
          ]
        : [
            "Schleimspur liegt auf",
            "endet jede Bewegung",
            "Schrottteile dort:",
            "Boxengasse zweigt hinter Feld 13 ab",
            "Fähigkeiten von",
            "Neben der eigenen Fähigkeit",
            "Ein Schrottteil auf Feld",
          ];
    for (const part of parts) expect(said).toContain(part);
  });

  it("seat eight on the podium", async () => {
    const end = await client.end!();
    const last = views.at(-1)!;
    const racers = RACERS.map((name, seat) => ({ ...last.racers[0]!, name, seat, position: seat + 1 }));
    const view: RaceView = { ...last, seats: 8, racers };
    const standing = RACERS.map((racer, seat): PlaceInfo => ({ place: seat + 1, seat, reason: "", rule: "", facts: { racer, distance: 80 - seat } }));
    const { html, done } = drawn(end.Podium, { view, standing, seats, scenes, texts: textsIn("en") });
    for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) expect(html.textContent).toContain(String(place));
    expect(html.innerHTML).not.toMatch(/NaN|undefined/);
    done();
  });
});
