import { describe, expect, it } from "vitest";

import { players } from "../games/scrapyard-empire/describe";
import type { YardView } from "../games/scrapyard-empire/shapes";
import { sittings } from "../test/board";
import { textsOf } from "../test/game";
import type { Texts } from "../texts";
import { who } from "./people";

const say = (message: string): string => message;

describe("who is who", () => {
  const seats = sittings(["Ann", "Ben", "Cleo"]);
  const names = seats.map((sitting) => sitting.name);

  it("calls one player you, also where two sit at one screen", () => {
    const both = seats.map((sitting) => ({ ...sitting, you: sitting.seat < 2 }));
    const called = (reader: number | null): string[] => both.map((sitting) => who(sitting, { names, reader }, say));
    expect(called(0)).toEqual(["you", "Ben", "Cleo"]);
    expect(called(1)).toEqual(["Ann", "you", "Cleo"]);
    expect(called(null)).toEqual(["Ann", "Ben", "Cleo"]);
  });

  it.each([
    ["en", "Ben takes Metal Casing from you.", "Ben takes Metal Casing from Cleo."],
    ["de", "Ben nimmt dir weg: Blechgehäuse.", "Ben nimmt Cleo weg: Blechgehäuse."],
  ])("says you to whoever is robbed (%s)", (language, mine, theirs) => {
    const texts = textsOf("scrapyard-empire", language, { names, reader: 0 });
    const stole = (victim_seat: number): string =>
      texts.event({ seq: 1, turn: 1, kind: "stole", rule: "", facts: { seat: 1, victim_seat, cards: ["metal-casing"] } });
    expect(stole(0)).toBe(mine);
    expect(stole(2)).toBe(theirs);
  });

  it("gives a player one name: in answers that of the log, not that of the character", () => {
    const yard = {
      players: [
        { seat: 0, character: "digby-spade" },
        { seat: 1, character: "jerry-riggsby" },
      ],
    } as unknown as YardView;
    const texts: Texts = textsOf("scrapyard-empire", "en", { names, reader: 0, players: players(yard) });
    expect(texts.option("steal:part:jerry-riggsby")).toBe("Steal a part from Ben");
    expect(texts.option("copy:jerry-riggsby:navigatrix")).toBe("Navigatrix (Ben)");
    expect(texts.option("use:digby-spade")).toBe("Use Digby Spade’s ability");
    expect(textsOf("scrapyard-empire", "en").option("steal:part:jerry-riggsby")).toBe("Steal a part from Jerry Riggsby");
  });

  it("says with every use what it does", () => {
    const texts = textsOf("scrapyard-empire", "en");
    const hint = (key: string): string => texts.hint({ key, rule: "", target: "", facts: {} });
    expect(hint("activate:navigatrix")).toBe("Take any card from the pile of parts or of small machines. Costs an action.");
    expect(hint("use:rusty-magpie")).toBe("Once a turn, swaps a part for the top one of the pile.");
  });
});
