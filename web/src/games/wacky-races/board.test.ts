// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";

import english from "../../../../src/jalopy/games/wacky_races/texts.en.ftl?raw";
import { boardProps, drawn, giveBoxes, messageIds, PACE, type Recorded, recordedIn, sittings } from "../../test/board";
import { Texts } from "../../texts";
import type { QuestionInfo, Scene } from "../types";
import boardDe from "./board.de.ftl?raw";
import boardEn from "./board.en.ftl?raw";
import { TRAPS } from "./cards/trap-pictures";
import { byPlace } from "./describe";
import recordedText from "./fixtures/four-and-two-neutral.json?raw";
import seasonsText from "./fixtures/rough-roads.json?raw";
import { hint } from "./hint.svelte";
import client from "./index";
import { byKey } from "../consequences";
import { boardTargets, planOf } from "./plan";
import { historyOf } from "./podium/history";
import { PICTURES } from "./powers";
import { NUMBERS, racersIn } from "./racers";
import type { GameEvent, RacerName, RaceView, StandingView } from "./shapes";
import StandingsSheet from "./StandingsSheet.svelte";
import { wordsIn } from "./words";

interface Match extends Recorded {
  scenes: Scene<RaceView, GameEvent>[];
}
const matchIn = (text: string): Match => recordedIn(text) as Match;

const recorded = matchIn(recordedText);
const seasons = matchIn(seasonsText);

const { scenes } = recorded;
const middle = scenes[150]!.after;
const end = scenes.at(-1)!.after;
const seats = sittings(["Ann", "Ben", "Cleo", "Dan"]);
const texts = new Texts({
  language: "en",
  sources: { en: [english] },
  trackLength: 0,
  names: seats.map((sitting) => sitting.name ?? ""),
  reader: 0,
});
/** The first question to the reader of this kind, and the view it was put in. */
function asked(kind: string, more: (question: QuestionInfo) => boolean = () => true): { view: RaceView; question: QuestionInfo } {
  const found = Object.entries(recorded.asked).find(([, question]) => question.kind === kind && more(question));
  if (!found) throw new Error(`never asked: ${kind}`);
  return { view: scenes[Number(found[0]) - 1]!.after, question: { ...found[1], id: 1, barred: [] } };
}

function props(view: RaceView, question: QuestionInfo | null, more: Record<string, unknown> = {}): Record<string, unknown> {
  return boardProps(client, view, seats, texts, question, more);
}

function standing(racer: RacerName | null, seat: number | null): StandingView {
  const none = { points: 0, wins: 0, seconds: 0, season_points: 0, season_wins: 0, season_seconds: 0, last: 0, titles: 0 };
  return { racer, drives: racer, seat, place: 1, grand_place: seat, ...none };
}

function sheetProps({ race, standings }: RaceView): Record<string, unknown> {
  const sheet = { season: race.season, number: race.number, standings, gained: [] };
  return { sheet, seasons: race.seasons, seats, texts, words: wordsIn("en") };
}

describe("words", () => {
  it("are the same messages in both languages", () => {
    expect(messageIds(boardDe)).toEqual(messageIds(boardEn));
  });

  it("name every power and trap that has a picture, and every racer", () => {
    for (const name of [...Object.keys(PICTURES), ...Object.keys(TRAPS)]) expect(texts.effect(name), name).not.toBe("");
    for (const racer of Object.keys(NUMBERS)) expect(texts.ability(racer), racer).not.toBe("");
    for (const picture of Object.values(PICTURES)) if (picture.startsWith("trap:")) expect(Object.keys(TRAPS)).toContain(picture.slice(5));
  });
});

describe("the board in words", () => {
  it("tells where everybody is and what lies on the road", () => {
    const { view: race } = asked("next-card");
    const said = client.describe(race, texts, seats).join("\n");
    for (const racer of race.racers)
      expect(said).toContain(
        `${texts.name(racer.name)} (${racer.seat === null ? "neutral" : racer.seat === 0 ? "you" : seats[racer.seat]!.name}) on tile ${racer.tile}`,
      );
    expect(said).toContain("Your hand: ");
    expect(said).not.toMatch(/undefined|\{|null/);
  });

  it("tells a trap that only the reader has seen from one that lies open", () => {
    const race = structuredClone(middle);
    Object.assign(race.tiles[12]!, { trapped: true, trap: "oil" });
    const said = (): string => client.describe(race, texts, seats).join("\n");
    expect(said()).toContain("You know the trap on tile 12: Oil.");
    race.race.rules = ["open-traps"];
    expect(said()).toContain("Oil lies open on tile 12.");
  });

  it("orders the racers by place, with Dastardly behind them, and marks whose turn it is", () => {
    const entries = client.order(middle, seats);
    expect(entries.map((entry) => entry.place)).toEqual(["1", "2", "3", "4", "5", "6", "–"]);
    expect(entries.filter((entry) => entry.now).length).toBeLessThanOrEqual(1);
    expect(entries.filter((entry) => entry.seat === null)).toHaveLength(3);
  });
});

describe("what an answer would do", () => {
  it("is told as it then happens: the card leads where the rules put the racer", () => {
    let compared = 0;
    for (const [played, question] of Object.entries(recorded.asked)) {
      const [event, moved] = scenes.slice(Number(played)).map((scene) => scene.event);
      if ((event?.kind !== "played" && event?.kind !== "played-several") || moved?.kind !== "moved") continue;
      const cards = event.kind === "played" ? [event.facts.card] : event.facts.cards;
      const key = cards.length > 1 ? `leave:${cards.join("-")}` : `play:${cards[0]}`;
      const tiles = scenes
        .slice(Number(played))
        .map((scene) => scene.event)
        .filter((each) => each.kind === "moved")
        .filter(({ facts }) => facts.racer === event.facts.racer)
        .map(({ facts }) => facts.to);
      expect(tiles, `scene ${played}`).toContain(planOf(byKey(question.consequences!)[key])?.to);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it("is nothing before the rules have said", () => {
    expect(planOf(undefined)).toBeNull();
    expect(planOf({ key: "power:x", sure: [], plans: [], odds: [] })).toBeNull();
  });
});

describe("components", () => {
  beforeAll(() => giveBoxes(1020, 646));

  it("show every tile, every car with its driver, and Dastardly", () => {
    const { html, done } = drawn(client.Board, props(middle, null));
    const labels = [...html.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label") ?? "");
    for (const { tile } of middle.tiles.slice(7)) expect(labels.some((label) => label.startsWith(`Tile ${tile}: `))).toBe(true);
    for (const racer of middle.racers)
      expect(labels).toContain(
        `${texts.name(racer.name)} (${racer.seat === null ? "neutral" : racer.seat === 0 ? "you" : seats[racer.seat]!.name}) on tile ${racer.tile}`,
      );
    expect(labels).toContain(`The Mean Machine on tile ${middle.dastardly.tile}`);
    for (const { tile, trapped } of middle.tiles) expect(labels.includes(`face-down trap on tile ${tile}`)).toBe(trapped);
    done();
  });

  it("let tiles and cars that answer a question be pressed, by pointer and by key", () => {
    const racer = middle.racers[2]!.name;
    const question: QuestionInfo = {
      id: 1,
      seat: 0,
      kind: "target",
      rule: "",
      facts: {},
      barred: [],
      options: [
        { key: `racer:${racer}`, rule: "", target: `racer:${racer}`, facts: { racer } },
        { key: "tile:12", rule: "", target: "tile:12", facts: { tile: 12 } },
      ],
    };
    expect(boardTargets(question)).toHaveLength(2);
    const answers: string[] = [];
    const { html, done } = drawn(client.Board, props(middle, question, { onanswer: (key: string) => answers.push(key) }));
    const spots = [...html.querySelectorAll(".answer")];
    spots[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    spots[1]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(answers.sort()).toEqual([`racer:${racer}`, "tile:12"]);
    done();
  });

  it.each([
    ["a race", recorded],
    ["a season", seasons],
  ])("draw %s scene by scene from its opening, as the view then is", (_, { scenes: told, seat }) => {
    const opening = told[0]!.before;
    const given = props(opening, null, { seat });
    const board = drawn(client.Board, given);
    told.forEach((scene, at) => {
      client.play(given["display"], scene, PACE);
      if (at % 8 > 0) return;
      flushSync();
      const race = scene.after;
      const here = board.labels().filter((label) => label.includes(" on tile "));
      const cars = race.racers.map(
        (racer) =>
          `${texts.name(racer.name)} (${racer.seat === null ? "neutral" : racer.seat === seat || racer.seat === 0 ? "you" : seats[racer.seat]!.name}) on tile ${racer.tile}`,
      );
      const traps = race.tiles.filter((tile) => tile.trapped).map(({ tile }) => `face-down trap on tile ${tile}`);
      const villain = race.dastardly.tile === null ? [] : [`The Mean Machine on tile ${race.dastardly.tile}`];
      expect(here.sort(), `${at} ${scene.event.kind}`).toEqual(race.tiles.length ? [...cars, ...traps, ...villain].sort() : []);
      expect(`${client.describe(scene.after, texts, seats).join(" ")} ${client.headline(scene.after, texts)}`).not.toMatch(/undefined|NaN|null/);
    });
    expect(board.html.innerHTML).not.toMatch(/undefined|NaN/);
    board.done();
  });

  it("show on demand where Dastardly will go", () => {
    const { html, done } = drawn(client.Board, props(middle, null));
    expect(html.querySelector(".way")).toBeNull();
    html.querySelector("[data-deck=discard]")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(hint.shown).toBe(true);
    expect(html.querySelector(".way")).not.toBeNull();
    hint.shown = false;
    done();
  });

  it("turn a trap over with its name and what it does", () => {
    const display = client.newDisplay(middle);
    const racer = middle.racers[0]!.name;
    const event: GameEvent = { seq: 0, turn: 1, kind: "trap-sprung", rule: "", facts: { racer, tile: 12, trap: "boulder" } };
    client.play(display, { event, before: middle, after: middle }, { ...PACE, reduced: true });
    const { text, done } = drawn(client.Board, props(middle, null, { display }));
    expect(text).toContain("Boulder");
    expect(text).toContain("Back 1 space.");
    done();
  });

  it("show my cards and powers, and play them when pressed", () => {
    const { view, question } = asked("first-card", (each) => each.options.some((option) => option.key.startsWith("power:")));
    const answers: string[] = [];
    const { html, text, done } = drawn(client.Own, props(view, question, { onanswer: (key: string) => answers.push(key) }));
    expect(html.querySelectorAll(".card")).toHaveLength(view.hands[0]!.count);
    for (const power of view.racers[0]!.powers) expect(text).toContain(texts.effect(power.power));
    html.querySelector<HTMLButtonElement>("button.card.playable")?.click();
    html.querySelector<HTMLButtonElement>("button.power.playable")?.click();
    expect(answers[0]).toMatch(/^play:/);
    expect(answers[1]).toMatch(/^power:/);
    done();
  });

  it("show others' hands as counts only", () => {
    const entry = client.order(middle, seats).find((each) => each.seat === 1)!;
    const { text, done } = drawn(client.OrderRow, { ...props(middle, null), entry, who: "Ben", sitting: seats[1] });
    expect(text).toContain("Ben");
    expect(text).toContain(String(middle.hands[1]!.count));
    done();
  });

  it("show all ten cars before the race, and let one be chosen", () => {
    const view = scenes[0]!.before;
    const options = racersIn(view)
      .slice(0, 9)
      .map((racer) => ({ key: `racer:${racer}`, rule: "", target: `racer:${racer}`, facts: { racer } }));
    const question: QuestionInfo = { id: 1, seat: 0, kind: "choose-racer", rule: "", facts: {}, options, barred: [] };
    const answers: string[] = [];
    const { html, done } = drawn(client.Board, props(view, question, { onanswer: (key: string) => answers.push(key) }));
    expect(html.querySelectorAll(".door")).toHaveLength(racersIn(view).length);
    expect(html.querySelectorAll(".answer")).toHaveLength(9);
    html.querySelector(".answer")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(answers).toEqual(["racer:compact"]);
    done();
  });

  it("show the standings between two races", () => {
    const display = client.newDisplay(seasons.scenes[0]!.before);
    const over = seasons.scenes.findIndex(({ event }) => event.kind === "next-race");
    for (const scene of seasons.scenes.slice(0, over + 1)) client.play(display, scene, { ...PACE, reduced: true });
    expect(display.stage.between.gained).toHaveLength(6);
    const { html, text, done } = drawn(client.Board, props(seasons.scenes[over]!.after, null, { display }));
    expect(text).toContain("After race 1 of season 2");
    expect(html.querySelectorAll(".sheet li")).toHaveLength(6);
    expect(html.querySelector(".sheet .gain")?.textContent).toBe("+9");
    done();
  });

  it("crown whoever the view places first", async () => {
    const race = structuredClone(end);
    race.standings = race.racers.map(({ name, seat }, index) => ({ ...standing(name, seat), place: 6 - index }));
    race.race.seasons = [1];
    const best = texts.name(race.racers[5]!.name);
    const ending = await client.end!();
    const seated = race.racers.map((racer) => ({ ...racer, seat: racer.seat ?? 0 }));
    const driven = { ...race, racers: seated, standings: race.standings.map((row) => ({ ...row, seat: row.seat ?? 0 })) };
    const podium = drawn(ending.Podium, { view: driven, standing: [], seats, scenes: [], texts });
    expect(podium.text.toUpperCase()).toContain(`${best.toUpperCase()} IS CHAMPION!`);
    podium.done();
    const sheet = drawn(StandingsSheet, sheetProps(race));
    expect(sheet.html.querySelector("li .name b")?.textContent).toBe(best);
    sheet.done();
  });

  it("crown after all seasons the best of the players, and name their points of all beside those of the season", async () => {
    const race = structuredClone(end);
    race.standings = race.racers.map(({ name, seat }, index) => ({
      ...standing(name, seat),
      points: 60 + index,
      season_points: 10 * index,
      place: 6 - index,
      grand_place: seat === null ? null : 4 - index,
    }));
    race.race.seasons = [1, 2, 3, 4];
    const players = race.racers.filter((racer) => racer.seat !== null);
    const ending = await client.end!();
    const podium = drawn(ending.Podium, { view: race, standing: [], seats, scenes: [], texts });
    expect(podium.text.toUpperCase()).toContain(`${texts.name(players.at(-1)!.name).toUpperCase()} IS CHAMPION!`);
    podium.done();
    const sheet = drawn(StandingsSheet, sheetProps(race));
    const said = [...sheet.html.querySelectorAll("li .name")].map((each) => each.textContent ?? "");
    expect(said[0]).toContain(texts.name(race.racers[5]!.name));
    expect(said.filter((text) => text.includes("in all"))).toHaveLength(players.length);
    expect(said.at(-1)).toContain("60 in all");
    sheet.done();
  });

  it("show the standings while racers are still to be chosen for a season", () => {
    const race = structuredClone(end);
    race.race.seasons = [1, 2, 3, 4];
    race.standings = [0, 1].map((seat) => ({ ...standing(null, seat), points: 9 * seat }));
    const sheet = drawn(StandingsSheet, sheetProps(race));
    expect(sheet.text).toContain("No racer yet.");
    expect(sheet.html.querySelectorAll("li")).toHaveLength(2);
    sheet.done();
  });

  it("show the podium with the winner's name, and how the race went", async () => {
    const ending = await client.end!();
    const given = { view: end, standing: [], seats, scenes, texts };
    const winner = end.winner!;
    const won = drawn(ending.Podium, { ...given, view: { ...end, racers: end.racers.map((racer) => ({ ...racer, seat: racer.seat ?? 0 })) } });
    expect(won.text.toUpperCase()).toContain(`${texts.name(winner).toUpperCase()} WINS!`);
    won.done();
    // Nobody drives it: the best driver is cheered.
    const person = byPlace(end.racers).find(({ seat }) => seat !== null)!;
    const { text, done } = drawn(ending.Podium, given);
    expect(text.toUpperCase()).toContain(`${texts.player(person.seat!).toUpperCase()} IS BEST OF ALL!`);
    expect(text).toContain(`${texts.name(winner)} came first, and nobody drives it`);
    done();
    const story = drawn(ending.Story, given);
    expect(story.html.querySelector('[aria-label^="Order in the race"]')).not.toBeNull();
    story.done();
    const history = historyOf(scenes);
    expect(history.racers).toHaveLength(6);
    expect(history.places[winner]?.at(-1)).toBe(1);
    for (const racer of end.racers) expect(history.places[racer.name]?.at(-1)).toBe(racer.place);
  });
});
