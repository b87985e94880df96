// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";

import english from "../../../../src/jalopy/games/scrapyard_empire/texts.en.ftl?raw";
import { boardProps, drawn, giveBoxes, messageIds, PACE, type Recorded, recordedIn, sittings } from "../../test/board";
import { Texts } from "../../texts";
import type { OptionInfo, PlaceInfo, QuestionInfo, Scene } from "../types";
import { CHARACTERS } from "./art/characters";
import { INVENTIONS } from "./art/inventions";
import { MACHINES } from "./art/machines";
import { PARTS } from "./art/parts";
import boardDe from "./board.de.ftl?raw";
import boardEn from "./board.en.ftl?raw";
import { KINDS } from "./cards";
import aloneText from "./fixtures/alone.json?raw";
import box from "./fixtures/box.json";
import watchedText from "./fixtures/four-with-all-characters.json?raw";
import recordedText from "./fixtures/three-players.json?raw";
import { oddsIn } from "../consequences";
import client from "./index";
import { look } from "./looks";
import { worksOf } from "./podium/story";
import type { GameEvent, Phase, YardView } from "./shapes";
import { builtBy, comingWith, spotsOf } from "./spots";
import { wordsIn } from "./words";

type Played = Omit<Recorded, "scenes"> & { scenes: Scene<YardView, GameEvent>[] };
const played = (text: string): Played => recordedIn(text) as Played;
const recorded = played(recordedText);

const { scenes, asked } = recorded;
const firstAsked = Number(Object.keys(asked).find((place) => asked[place]?.kind === "action"));
const view = scenes[firstAsked - 1]!.after;
const seats = sittings(["Ann", "Ben", "Cleo"]);
const texts = new Texts({ language: "en", sources: { en: [english] }, names: seats.map((sitting) => sitting.name), reader: 0 });
const words = wordsIn("en");

const option = (key: string, target = ""): OptionInfo => ({ key, target, rule: "", facts: {} });
const asks = (kind: string, facts: Record<string, unknown>, options: OptionInfo[], barred: QuestionInfo["barred"] = []): QuestionInfo => {
  return { id: 1, seat: 0, kind, rule: "", facts, options, barred };
};
const other = view.players[1]?.character ?? "";
const ENGINE = { card: "petrol-engine", kind: "machine", needs: { piston: true, propeller: true, petrol: false } };

function props(question: QuestionInfo | null, more: Record<string, unknown> = {}): Record<string, unknown> {
  return boardProps(client, view, seats, texts, question, { odds: true, ...more });
}

describe("words and pictures", () => {
  it("are the same messages in both languages", () => {
    expect(messageIds(boardDe)).toEqual(messageIds(boardEn));
  });

  it("there is a drawing, a name and a text for every card", () => {
    expect(Object.keys(PARTS).sort()).toEqual(box.parts);
    expect(Object.keys(MACHINES).sort()).toEqual([...box.machines].sort());
    expect(Object.keys(INVENTIONS).sort()).toEqual([...box.inventions].sort());
    expect(Object.keys(CHARACTERS).sort()).toEqual([...box.characters].sort());
    for (const card of [...Object.keys(MACHINES), ...Object.keys(INVENTIONS)]) expect(texts.effect(card), card).not.toBe("");
    for (const who of Object.keys(CHARACTERS)) expect(texts.ability(who), who).not.toBe("");
  });

  it("no two drawings are the same", () => {
    const all = [PARTS, MACHINES, INVENTIONS, CHARACTERS].flatMap((drawings) => Object.values(drawings));
    expect(new Set(all).size).toBe(48);
  });
});

describe("where an answer can be pressed", () => {
  const spots = (question: QuestionInfo): Record<string, string[]> =>
    Object.fromEntries([...spotsOf(question, view)].map(([spot, options]) => [spot, options.map((each) => each.key)]));

  it("decks and piles by kind, players by their seat with all that can be done to them", () => {
    const keys = ["draw:part", "draw-two:part", "dig:machine", `steal:part:${other}`, `trade:machine:${other}`, "activate:navigatrix", "done"];
    const targets = ["deck:part", "deck:part", "pile:machine", `player:${other}`, `player:${other}`, "built:navigatrix", ""];
    expect(
      spots(
        asks(
          "action",
          {},
          keys.map((key, place) => option(key, targets[place])),
        ),
      ),
    ).toEqual({
      "deck:part": ["draw:part", "draw-two:part"],
      "pile:machine": ["dig:machine"],
      "player:1": [`steal:part:${other}`, `trade:machine:${other}`],
      "built:0:navigatrix": ["activate:navigatrix"],
    });
  });

  it("parts in front of whoever the question is about", () => {
    const part = [option("part:hull", "part:hull")];
    expect(spots(asks("steal-part", { victim_seat: 1 }, part))).toEqual({ "parts:1:hull": ["part:hull"] });
    expect(spots(asks("offer-want", { partner_seat: 1, what: "part" }, [option("want:hull", "part:hull")]))).toEqual({ "parts:1:hull": ["want:hull"] });
    expect(spots(asks("discard", {}, [option("discard:hull", "part:hull")]))).toEqual({ "parts:0:hull": ["discard:hull"] });
  });

  it("a dig at the hook and the crate, and cards from nowhere in the middle", () => {
    expect(spots(asks("dig", {}, [option("take", "dug"), option("pass", "pile")]))).toEqual({ hook: ["take"], crate: ["pass"] });
    expect(spots(asks("find", { pile: "part" }, [option("find:hull", "pile:hull")]))).toEqual({ "choice:hull": ["find:hull"] });
    expect(spots(asks("copy", {}, [option(`copy:${other}:navigatrix`, `player:${other}`)]))).toEqual({ "built:1:navigatrix": [`copy:${other}:navigatrix`] });
  });

  it("a build goes on at the cards it is about", () => {
    const without = [option("without:navigatrix", "built:navigatrix"), option("back")];
    expect(spots(asks("build", { card: "time-machine" }, without))).toEqual({ "built:0:navigatrix": ["without:navigatrix"] });
    const parts = [option("instead:hull", "part:hull"), option("with:crank", "part:crank")];
    expect(spots(asks("build", { card: "transport-vessel" }, parts))).toEqual({ "parts:0:hull": ["instead:hull"], "parts:0:crank": ["with:crank"] });
    const alike = ["used", "ready"].map((state) => option(`which:${state}`, "built:navigatrix"));
    expect(spots(asks("build", { card: "time-machine", machine: "navigatrix" }, alike))).toEqual({ "built:0:navigatrix": ["which:used", "which:ready"] });
    expect(spots(asks("draw", {}, [option("draw-now", "deck:part")]))).toEqual({ "deck:part": ["draw-now"] });
  });

  it("knows what an answer would bring or build", () => {
    expect(comingWith(asks("dig", { card: "hull" }, []), "take")).toBe("hull");
    expect(comingWith(asks("dig", { card: "hull" }, []), "take-last")).toBe("hull");
    expect(comingWith(asks("dig", { card: "hull" }, []), "pass")).toBeNull();
    expect(comingWith(asks("trade", { gives: "petrol", wants: "hull" }, []), "accept")).toBe("petrol");
    expect(comingWith(asks("find", { pile: "part" }, []), "find:crank")).toBe("crank");
    expect([builtBy("build:navigatrix"), builtBy("skeleton:biomonitor"), builtBy("both:biomonitor")]).toEqual(["navigatrix", "biomonitor", "biomonitor"]);
    expect([builtBy("done"), builtBy(null)]).toEqual([null, null]);
  });
});

describe("the panel", () => {
  const action = asks(
    "action",
    { actions: 2 },
    ["draw:part", "dig:part", `steal:part:${other}`, "done"].map((key) => option(key)),
  );

  it("groups what can be done, and stripes what gambles", () => {
    const looks = action.options.map((each) => look(action, each, view, undefined, words));
    expect(looks.map((each) => each.group)).toEqual(["Draw", "Dig", "Steal", undefined]);
    expect(looks.map((each) => each.material)).toEqual([undefined, "gamble", "gamble", undefined]);
    expect(looks[2]?.picture).toBe(`${other}+part`);
  });

  it("names others by their own names, not by their characters", () => {
    const stolen = look(action, option(`steal:part:${other}`), view, undefined, words);
    expect(view.players[Number(stolen.named?.slice(5))]?.character).toBe(other);
  });

  it("draws a pile that can be searched as the back of its cards", () => {
    expect(look(asks("search", {}, []), option("pile:machine"), view, undefined, words).picture).toBe("back-machine");
  });

  it("puts the wish to be asked more often with what costs no action", () => {
    const [more, less] = ["ask:more", "ask:less"].map((key) => look(action, option(key), view, undefined, words));
    expect([more?.group, more?.short, less?.short]).toEqual(["Use", "Ask me more", "Ask me less"]);
  });

  it("has words for the chance of a roll", () => {
    const odds = [{ key: "chance-roll", facts: { wanted: 4 }, chance: 0.5, figure: "" }];
    const found = oddsIn({ "dig:part": { key: "dig:part", sure: [], plans: [], odds } }, words);
    expect(found["dig:part"]).toMatchObject({ figure: "50 %", chance: 0.5 });
    expect(found["dig:part"]?.words).toContain("4");
  });
});

describe("the table in words", () => {
  it("tells what everybody has, what is in the own hand, and nothing of others' hands", () => {
    const said = client.describe(view, texts, seats);
    expect(said[0]).toBe(`It is round ${view.round}; 2 inventions win.`);
    expect(said.filter((line) => line.startsWith("In your hand"))).toHaveLength(view.hand?.length ?? 0);
    expect(said.some((line) => line.startsWith("In hand of Ben:"))).toBe(true);
    expect(said.join(" ")).not.toMatch(/undefined|\{|null|\.\./);
    expect(said.every((line) => /^\p{Lu}/u.test(line))).toBe(true);
  });

  it("counts the turns of one alone without a clock, but not down", () => {
    expect(client.headline({ ...view, seats: 1, rounds: null }, texts)).toBe(`Turn ${view.round} · build ${view.goal}`);
  });

  it("orders players as the rules do", () => {
    const order = [1, 2, 0].map((seat, place) => ({ seat, place: Math.max(1, place), inventions: 0, machines: 0, parts: 8 }));
    const entries = client.order({ ...view, order }, seats);
    expect(entries.map((entry) => [entry.place, entry.seat])).toEqual([
      ["1", 1],
      ["1", 2],
      ["2", 0],
    ]);
  });
});

describe("components", () => {
  beforeAll(() => giveBoxes(1020, 470));

  it.each([recorded, played(watchedText), played(aloneText)])("draw a match as the view is, from before its set-up on", ({ seat, scenes: told }) => {
    const opening = told[0]!.before;
    const people = sittings(opening.players.map((_, place) => `Player ${place}`));
    const display = client.newDisplay(opening);
    const given = { ...props(null), view: opening, display, seat, seats: people };
    const parts = [client.Board, client.Own, client.Decision].map((part) => drawn(part, given));
    const [board] = parts;
    for (const scene of told) {
      client.play(display, scene, PACE);
      if (scene.event.seq % 12) continue; // drawing takes its time here
      flushSync();
      const now = scene.after;
      const counts = [...board!.html.querySelectorAll(".counts")].map((each) => each.textContent?.match(/\d+/g)?.map(Number));
      expect(counts, scene.event.kind).toEqual(KINDS.map((kind) => [now.decks[kind], now.piles[kind].count]));
      for (const player of now.players.filter((each) => each.seat !== seat)) {
        expect(board!.html.querySelector(`[data-place="parts:${player.seat}"]`)?.querySelectorAll(".part")).toHaveLength(player.parts.length);
        expect(board!.html.querySelectorAll(`[data-place="built:${player.seat}"] .machine`)).toHaveLength(
          now.order.find((each) => each.seat === player.seat)!.machines,
        );
      }
      expect(board!.html.querySelectorAll(".die")).toHaveLength(now.trade ? 0 : now.dice.length);
    }
    expect(parts.map(({ html }) => html.textContent).join(" ")).not.toMatch(/undefined|null|NaN/);
    for (const part of parts) part.done();
  });

  it("shows the others' parts, and a press answers", () => {
    const answers: string[] = [];
    const part = view.players[1]?.parts[0] ?? "";
    const question = asks("steal-part", { victim_seat: 1 }, [option(`part:${part}`, `part:${part}`)]);
    const { html, done } = drawn(client.Board, props(question, { onanswer: (key: string) => answers.push(key) }));
    for (const player of view.players.slice(1)) {
      expect(html.querySelector(`[data-place="parts:${player.seat}"]`)?.querySelectorAll(".part")).toHaveLength(player.parts.length);
    }
    const press = html.querySelector<HTMLButtonElement>('[data-place="parts:1"] button');
    press?.click();
    expect(answers).toEqual([`part:${part}`]);
    done();
  });

  it("offers a list where several answers touch the same thing", () => {
    const answers: string[] = [];
    const question = asks("action", {}, [option("draw:part", "deck:part"), option("draw-two:part", "deck:part")]);
    const { html, done } = drawn(client.Board, props(question, { onanswer: (key: string) => answers.push(key) }));
    html.querySelector<HTMLButtonElement>('[data-place="deck:part"] .spot')?.click();
    flushSync();
    const ways = [...html.querySelectorAll<HTMLButtonElement>(".ways button")];
    expect(ways.map((each) => each.textContent?.trim())).toEqual(["Draw a part", "Draw two parts"]);
    ways[1]?.click();
    expect(answers).toEqual(["draw-two:part"]);
    done();
  });

  it("lays out a dig card by card, with what lies below in the panel", () => {
    const dug: YardView = { ...view, dig: { pile: "part", cards: ["hull", "crank"] }, dice: [5] };
    const question = asks("dig", { card: "crank" }, [option("take", "dug"), option("pass", "pile")]);
    const display = client.newDisplay(dug);
    const board = drawn(client.Board, props(question, { view: dug, display }));
    expect(board.html.querySelector('[data-place="hook"] button')?.textContent).toContain("Crank: Take it");
    expect(board.text).toContain("Rolled 5");
    board.done();
    const panel = drawn(client.Decision, props(question, { view: dug, display }));
    expect(panel.text).toContain("What lies below");
    panel.done();
  });

  it("leaves the draw out of the phases of a turn that Time Machine gave", () => {
    const action = asks("action", { actions: 2 }, [option("done")]);
    for (const extra of [false, true]) {
      const phases = ["draw", "action", "build", "discard"].slice(extra ? 1 : 0) as Phase[];
      const given: YardView = { ...view, phases, active: 0, phase: "action", actions: 2, taken: 0 };
      const { html, done } = drawn(client.Decision, props(action, { view: given, display: client.newDisplay(given) }));
      const [first] = [...html.querySelectorAll(".phases li")].map((each) => each.textContent);
      expect(first).toContain(extra ? "Action 1" : "Draw");
      done();
    }
  });

  it("shows what an offer is worth", () => {
    const display = client.newDisplay(view);
    Object.assign(display.yard, { hand: [ENGINE] });
    display.yard.players[0].parts = ["piston", "propeller", "hull"];
    const { text, done } = drawn(client.Decision, props(asks("trade", { partner_seat: 1, gives: "petrol", wants: "hull" }, []), { display }));
    expect(text).toContain("It completes Petrol Engine.");
    expect(text).toContain("You can spare Hull.");
    done();
    const costly = drawn(client.Decision, props(asks("trade", { partner_seat: 1, gives: "petrol", wants: "piston" }, []), { display }));
    expect(costly.text).toContain("You need Piston for Petrol Engine.");
    expect(costly.text).not.toContain("completes");
    costly.done();
  });

  it("lights the parts of the card that is pointed at, and says what is missing", () => {
    const display = client.newDisplay(view);
    Object.assign(display.yard, { hand: [ENGINE] });
    display.yard.players[0].parts = ["piston", "hull"];
    const { html, text, done } = drawn(client.Own, props(null, { display }));
    expect(text).toContain("2 missing");
    html.querySelector(".slot")?.dispatchEvent(new Event("pointerenter"));
    flushSync();
    expect([...html.querySelectorAll("div.part")].map((each) => each.classList.contains("pointed"))).toEqual([true, false]);
    expect(display.pointed).toBe("petrol-engine");
    done();
  });

  it("draws the podium and what was built when", async () => {
    const end = await client.end?.();
    if (!end) throw new Error("no podium");
    const standing: PlaceInfo[] = [0, 1, 2].map((seat) => ({ place: seat + 1, seat, reason: seat ? "behind" : "won", rule: "", facts: { inventions: 2 } }));
    const podium = drawn(end.Podium, { view, standing, seats, scenes, texts });
    expect(podium.text).toContain("You win!");
    podium.done();
    const shared = standing.map((place) => ({ ...place, place: place.seat < 2 ? 1 : 3, reason: "richest" }));
    const together = drawn(end.Podium, { view, standing: shared, seats, scenes, texts });
    expect(together.text).toContain("A shared win: you, Ben");
    expect([...together.html.querySelectorAll("li")].map((each) => each.classList.contains("first"))).toEqual([true, true, false]);
    together.done();
    const works = worksOf(scenes);
    expect(works).toHaveLength(scenes.filter(({ event }) => event.kind === "built").length);
    expect(works.every((work, place) => work.round >= (works[place - 1]?.round ?? 1))).toBe(true);
    const story = drawn(end.Story, { view, standing, seats, scenes, texts });
    expect(story.html.querySelectorAll('[role="img"]')).toHaveLength(works.length);
    story.done();
  });
});
