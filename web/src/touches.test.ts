/** Every touch in the recorded matches is said in both languages, and only what happens to the reader is one. */
import { describe, expect, it } from "vitest";

import homeRacers from "./games/home-racers";
import homeText from "./games/home-racers/fixtures/table-ring.json?raw";
import scrapRacer from "./games/scrap-racer";
import ringText from "./games/scrap-racer/fixtures/ring.json?raw";
import twoEachText from "./games/scrap-racer/fixtures/two-each.json?raw";
import scrapyardEmpire from "./games/scrapyard-empire";
import fourText from "./games/scrapyard-empire/fixtures/four-with-all-characters.json?raw";
import threeText from "./games/scrapyard-empire/fixtures/three-players.json?raw";
import type { GameClient, Scene, Texts } from "./games/types";
import wackyRaces from "./games/wacky-races";
import fourAndTwoText from "./games/wacky-races/fixtures/four-and-two-neutral.json?raw";
import swampText from "./games/wacky-races/fixtures/two-in-the-swamp.json?raw";
import { called, summed } from "./table/touching";
import { recordedIn } from "./test/board";

const MATCHES: [string, GameClient, string[], string[]][] = [
  ["Scrap Racer", scrapRacer, [ringText, twoEachText], ["fight", "overtaken"]],
  ["Wacky Races", wackyRaces, [fourAndTwoText, swampText], ["trap", "overtaken"]],
  ["Scrapyard Empire", scrapyardEmpire, [threeText, fourText], ["robbed"]],
  ["Home Racers", homeRacers, [homeText], ["tires-lost", "boosted"]],
];

const texts = (language: string): Texts =>
  ({ language, name: (value: string) => `<${value}>`, player: (seat: number) => `<seat ${seat}>` }) as unknown as Texts;

describe.each(MATCHES)("what touches somebody in %s", (_, client, recorded, expected) => {
  const scenes = recorded.flatMap((text) => recordedIn(text).scenes);
  const all = scenes.flatMap((scene) => [0, 1, 2, 3].flatMap((seat) => client.touches?.(scene, seat) ?? []));

  it("is found", () => {
    const kinds = new Set(all.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(expected));
  });

  it("is said in both languages, with nothing left open", () => {
    for (const touch of all) {
      for (const language of ["en", "de"]) {
        const { title, how } = called(touch, client, texts(language))!;
        expect(`${title}. ${how}`, touch.kind).not.toMatch(/touch-|\{|\$|undefined|null/);
        expect(title.length).toBeLessThan(20);
      }
    }
  });
});

describe("the mud", () => {
  const RACERS = [
    { name: "bomb", seat: 0 },
    { name: "coupe", seat: 1 },
  ];
  const stuck = (active: string): Scene =>
    ({
      event: { seq: 1, turn: 2, kind: "bogged", rule: "", facts: { racer: "bomb" } },
      before: { active, racers: RACERS },
      after: { active, racers: RACERS },
    }) as unknown as Scene;

  it("is called out once: in the own turn where nothing is drawn", () => {
    expect(wackyRaces.touches!(stuck("bomb") as never, 0)).toBeNull();
    expect(wackyRaces.touches!(stuck("coupe") as never, 0)).toMatchObject({ kind: "bogged" });
  });
});

describe("a trade that is refused", () => {
  const refused = (offered: number, by: number): Scene =>
    ({ event: { kind: "trade-refused", facts: { seat: by } }, before: { active: 1, trade: { seat: offered, partner: by } }, after: {} }) as unknown as Scene;

  it("touches whoever offered it, also where that was a counter-offer", () => {
    expect(scrapyardEmpire.touches!(refused(1, 0) as never, 1)).toMatchObject({ kind: "refused", by: 0 });
    expect(scrapyardEmpire.touches!(refused(0, 1) as never, 0)).toMatchObject({ kind: "refused", by: 1 });
    expect(scrapyardEmpire.touches!(refused(1, 0) as never, 0)).toBeNull();
  });
});

describe("a steal", () => {
  const scene = (facts: Record<string, unknown>): Scene =>
    ({ event: { seq: 1, turn: 2, kind: "stole", rule: "", facts }, before: { active: 1 }, after: { active: 1 } }) as unknown as Scene;

  it("touches its victim alone", () => {
    const stolen = scene({ seat: 1, victim_seat: 0, cards: ["crank"] });
    expect(scrapyardEmpire.touches!(stolen as never, 0)).toMatchObject({ kind: "robbed", by: 1, facts: { card: "crank" } });
    expect(scrapyardEmpire.touches!(stolen as never, 1)).toBeNull();
    expect(scrapyardEmpire.touches!(stolen as never, 2)).toBeNull();
  });
});

describe("a car in the way", () => {
  const scene = (was: number, gear: number): Scene => {
    const cars = (of: number): { cars: { gear: number }[] } => ({ cars: [{ gear: of }, { gear: 5 }] });
    return {
      event: { seq: 1, turn: 2, kind: "held-up", rule: "", facts: { seat: 0, seats: [1], gear } },
      before: cars(was),
      after: cars(gear),
    } as unknown as Scene;
  };
  const said = (was: number, gear: number): string => called(homeRacers.touches!(scene(was, gear) as never, 0)!, homeRacers, texts("en"))!.how;

  it("takes gears only from a faster one", () => {
    expect(said(5, 5)).toBe("by <seat 1>; still in gear 5");
    expect(said(5, 3)).toBe("by <seat 1>; down to gear 3");
  });
});

describe("a car without points", () => {
  const scene = {
    event: { seq: 1, turn: 2, kind: "retired", rule: "", facts: { seat: 0 } },
    before: { cars: [{ gear: 4 }] },
    after: { cars: [{ gear: 0 }] },
  } as unknown as Scene;

  it("is called out of the race, and not only slower", () => {
    expect(called(homeRacers.touches!(scene as never, 0)!, homeRacers, texts("en"))).toMatchObject({ title: "Out of the race", how: "no car point left" });
  });
});

describe("what is summed up", () => {
  it("tells of being overtaken once, last", () => {
    const light = (seq: number) => ({ seq, touch: { kind: "overtaken", facts: { place: seq }, light: true } });
    const robbed = { seq: 5, touch: { kind: "robbed", facts: {} } };
    expect(summed([light(1), robbed, light(7)])).toEqual([robbed.touch, light(7).touch]);
  });
});
