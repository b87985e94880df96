import { describe, expect, it } from "vitest";

import rulebook from "../../../../src/jalopy/games/scrap_racer/rules.md?raw";
import { PACE, type Recorded, recordedIn } from "../../test/board";
import type { QuestionInfo, Scene } from "../types";
import { MOMENT, newDisplay, OPEN, type RaceDisplay, settle } from "./display.svelte";
import everythingText from "./fixtures/everything.json?raw";
import ringText from "./fixtures/ring.json?raw";
import twoEachText from "./fixtures/two-each.json?raw";
import { byKey } from "../consequences";
import { endOf, planOf, plansOf } from "./plan";
import { dice, play, QUIET, SHOWN, TIME } from "./play";
import { historyOf } from "./podium/history";
import { spaceAt } from "./roads";
import type { GameEvent, Moved, RaceView } from "./shapes";

type Shot = Scene<RaceView, GameEvent>;
type Match = Omit<Recorded, "scenes"> & { scenes: Shot[] };

const ring = recordedIn(ringText) as Match;
const everything = recordedIn(everythingText) as Match;
const twoEach = recordedIn(twoEachText) as Match;

const MATCHES: [string, Match][] = [
  ["four racers on a small ring", ring],
  ["two chosen racers each, seen by a spectator", twoEach],
  ["all of Expansion 1", everything],
];

/** of events made up here */
const TOLD = { seq: 0, turn: 1, rule: "" };
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const opening = (match: Match): RaceView => match.scenes[0]!.before;
const last = (match: Match): RaceView => match.scenes.at(-1)!.after;

describe.each(MATCHES)("%s", (_, match) => {
  it("shows after every scene what the view says, and changes no view", () => {
    const views = JSON.stringify(match.scenes);
    const display = newDisplay(opening(match));
    for (const scene of match.scenes) {
      play(display, scene, PACE);
      expect(plain(display.race), `scene ${scene.event.seq}`).toEqual(scene.after);
    }
    expect(JSON.stringify(match.scenes) === views).toBe(true);
  });

  it("shows the same from anywhere", () => {
    for (const scene of match.scenes) {
      const display = newDisplay(scene.before);
      play(display, scene, PACE);
      expect(plain(display.race)).toEqual(scene.after);
    }
  });

  it("settles to any view from any other", () => {
    const display = newDisplay(opening(match));
    match.scenes.forEach((scene, place) => {
      play(display, scene, PACE);
      const there = match.scenes.at(-place)!.after;
      settle(display, there);
      expect(plain(display.race)).toEqual(there);
      expect(display.stage).toMatchObject({ ...MOMENT, ...OPEN });
    });
  });

  it("keeps every event within its time, and those that are not quiet have one", () => {
    const display = newDisplay(opening(match));
    for (const scene of match.scenes) {
      const { ms } = play(display, scene, PACE);
      const { kind, facts } = scene.event;
      expect(ms, kind).toBeLessThanOrEqual(TIME.move);
      expect(display.stage.ms).toBe(ms);
      if (QUIET.includes(kind)) expect(ms, kind).toBe(0);
      else if (kind === "moved") timed(facts, scene.before, display, ms);
      else if (kind !== "third-lap") expect(ms, `${kind} ${JSON.stringify(facts)}`).toBeGreaterThan(0);
    }
  });

  it("takes no longer than a fade where motion is reduced, except for a card that has to be read", () => {
    const display = newDisplay(opening(match));
    for (const scene of match.scenes) {
      const { ms } = play(display, scene, { ...PACE, reduced: true });
      if (!display.stage.card && !display.race.crash_card) expect(ms, scene.event.kind).toBeLessThanOrEqual(TIME.fade);
    }
  });

  it("tells the race turn by turn, up to the places of the view", () => {
    const race = last(match);
    const history = historyOf(match.scenes);
    expect(race.over).toBe(true);
    expect(history.turns).toBe(race.turn - 1);
    expect(race.round).toBe(history.turns / race.racers.length);
    for (const racer of race.racers) expect(history.places[racer.name]?.at(-1), racer.name).toBe(racer.position);
    for (const places of Object.values(history.places)) expect(places.length).toBe(history.turns + 1);
  });
});

function timed({ racer, from, to }: Moved, before: RaceView, display: RaceDisplay, ms: number): void {
  const { length } = display.race.track;
  const was = before.racers.find(({ name }) => name === racer)!;
  const is = display.race.racers.find(({ name }) => name === racer)!;
  expect(display.stage.moving).toBe(racer);
  expect([was.distance, is.distance]).toEqual([from, to]);
  if (was.space <= length && is.space <= length) expect(ms).toBe(Math.min(TIME.move, TIME.space * Math.abs(to - from)));
}

describe("what the rules tell", () => {
  const kinds = new Set([...rulebook.matchAll(/^Events: (.*)\.$/gm)].flatMap(([, listed]) => listed!.split(", ")));
  const played = new Set<string>(MATCHES.flatMap(([, match]) => match.scenes.map((scene) => scene.event.kind)));

  it("is shown, or needs no time of its own", () => {
    expect([...QUIET, ...Object.keys(SHOWN)].sort()).toEqual([...kinds].sort());
  });

  it("happens in these matches, but for a pile that is shuffled anew", () => {
    expect([...kinds].filter((kind) => !played.has(kind))).toEqual(["reshuffled"]);
  });
});

describe("a stage that lasts", () => {
  const told = (event: GameEvent, of: Partial<Shot> = {}): Shot => ({ event, before: last(ring), after: last(ring), ...of });

  it("shows a fight from its middle", () => {
    const display = newDisplay(last(ring));
    const [one, two] = last(ring).racers;
    play(display, told({ ...TOLD, kind: "fight-rolled", facts: { racers: [one!.name, two!.name], dice: [4, 6] } }), PACE);
    expect(display.stage.duel).toMatchObject({ space: one!.space, dice: [4, 6], winner: null });
    play(display, told({ ...TOLD, kind: "fight-won", facts: { racer: two!.name, loser: one!.name, space: 5 } }), PACE);
    expect(display.stage.duel).toMatchObject({ space: 5, dice: [4, 6], winner: two!.name });
  });

  it("puts the dice of a crash card away with it", () => {
    const display = newDisplay(last(ring));
    const open = { ...last(ring), crash_card: "two-dice", crash_pile: "1/2" };
    play(display, told({ ...TOLD, kind: "card-rolled", facts: { racer: "swifty", dice: [1, 6] } }, { after: open }), PACE);
    expect(display.stage.cardDice).toEqual([1, 6]);
    play(display, told({ ...TOLD, kind: "last-round", facts: { turns: 1 } }, { before: open }), PACE);
    expect(display.stage.cardDice).toEqual([]);
  });
});

describe("Expansion 1", () => {
  it("is asked about in its kinds of questions", () => {
    const asked = Object.values(everything.asked).map((question) => question.kind);
    for (const kind of ["track-or-pit", "take-ability", "place-scrap", "which-pile"]) expect(asked).toContain(kind);
  });
});

/** What happened between a question and the next one, or the next turn. */
function answered(match: Match, from: number, to: number): GameEvent[] {
  const events = match.scenes.slice(from, to).map((scene) => scene.event);
  const next = events.findIndex((event) => event.kind === "turn-began");
  return next < 0 ? events : events.slice(0, next);
}

it.each(MATCHES.slice(2))("plans where the racer then goes: %s", (_, match) => {
  let tried = 0;
  const places = Object.keys(match.asked).map(Number);
  places.forEach((from, index) => {
    const question = { ...match.asked[from]!, id: 1, barred: [] } as QuestionInfo;
    const next = places[index + 1] ?? match.scenes.length;
    const events = answered(match, from, next);
    const view = match.scenes[from - 1]!.after;
    const { active } = view;
    // which answer it was shows in what came of it
    const own = events.filter((event) => event.kind === "moved").filter(({ rule, facts }) => facts.racer === active && /^SR-(5\.1|13\.|14\.[123])/.test(rule));
    const goal = own.at(-1);
    const kinds = events.map((event) => event.kind);
    const keys = kinds.includes("stopped") ? ["stop"] : question.kind === "track-or-pit" ? ["way:track", "way:pit"] : [];
    const toCome = from + events.length === next && ["which-ability", "card-or-done", "card-or-drive"].includes(match.asked[next]?.kind ?? "");
    const driven = own.filter((event) => !event.rule.startsWith("SR-14"));
    if (!goal || keys.length === 0 || driven.length > 1 || toCome) return;
    if (kinds.filter((kind) => kind === "ability").length > 1) return; // in the order that the player likes
    tried += 1;
    const foreseen = byKey(match.asked[from]!.consequences ?? []);
    const space = goal.facts.space ?? spaceAt(goal.facts.to, view.track.length);
    const ends = keys.flatMap((key) => plansOf(foreseen[key])).map(endOf);
    expect(ends, `after scene ${from}: ${JSON.stringify(goal.facts)}`).toContain(space);
    if (kinds.includes("entered-pit-lane") && question.kind === "track-or-pit") expect(endOf(planOf(foreseen["way:pit"])!)).toBe(space);
  });
  expect(tried).toBeGreaterThan(3);
});

describe("the dice of an event", () => {
  const racer = "swifty";

  it("are those that were thrown in it", () => {
    expect(dice({ ...TOLD, kind: "rolled", facts: { racer, die: 5, dice: [1, 5] } })).toEqual([5]);
    expect(dice({ ...TOLD, kind: "boosted", facts: { racer, marker: "re-roll", from: 5, to: 3, dice: [1, 3] } })).toEqual([3]);
    expect(dice({ ...TOLD, kind: "card-rolled", facts: { racer, dice: [2, 6] } })).toEqual([2, 6]);
    expect(dice({ ...TOLD, kind: "fight-rolled", facts: { racers: [racer, "hover"], dice: [4, 4] } })).toEqual([4, 4]);
  });

  it("are none where a marker only turned one, or a double is told", () => {
    expect(dice({ ...TOLD, kind: "boosted", facts: { racer, marker: "turn", from: 5, to: 2, dice: [1, 2] } })).toEqual([]);
    expect(dice({ ...TOLD, kind: "doubled", facts: { racer, die: 5, dice: [5, 5] } })).toEqual([]);
  });
});
