import { describe, expect, it } from "vitest";

import { completion } from "./close";
import * as edit from "./edit";
import { countTiles, isClosed, turnsOf } from "./ring";
import { BOX, type Kind, NAMED, tilesOf, wordOf, written } from "./word";

const open = (word: string): edit.Draft => edit.draftOf(tilesOf(word));
const at = (word: string, place: number): edit.Draft => edit.choose(open(word), place);
/** A clockwise ring, of tiles that the box holds unless any number is allowed. */
function isRing(laid: string, anyTiles = false): boolean {
  const tiles = tilesOf(laid);
  const { straights, curves } = countTiles(tiles);
  return isClosed(tiles) && turnsOf(tiles) === 4 && (anyTiles || (straights <= BOX.straights && curves <= BOX.curves));
}
const word = (draft: edit.Draft): string => written(draft.tiles);

describe("laying tiles", () => {
  it("appends at the open end", () => {
    const draft = ["S", "R", "L"].reduce((before, kind) => edit.put(before, kind as Kind), edit.NOTHING);
    expect(word(draft)).toBe("SRL");
    expect(edit.atEnd(draft)).toBe(true);
  });

  it("replaces, inserts and removes at a chosen tile", () => {
    expect(word(edit.put(at("SsRR", 0), "L"))).toBe("LsRR");
    const inserted = edit.insert(at("SRR", 1), 2, "L");
    expect(word(inserted)).toBe("SRLR");
    expect(inserted.at).toBe(2);
    expect(word(edit.remove(at("SLR", 1)))).toBe("SR");
    expect(word(edit.remove(open("SLR")))).toBe("SL");
    expect(edit.remove(edit.NOTHING)).toBe(edit.NOTHING);
  });

  it("lays one of each piece and takes it off again", () => {
    const once = edit.mark(at("SSRR", 0), "slime-trail");
    expect(word(once)).toBe("SsSRR");
    expect(word(edit.mark(edit.choose(once, 1), "slime-trail"))).toBe("SSsRR");
    expect(word(edit.mark(once, "slime-trail"))).toBe("SSRR");
    expect(word(edit.mark(open("SR"), "salvager"))).toBe("SRv");
    expect(edit.mark(edit.NOTHING, "salvager")).toBe(edit.NOTHING);
  });

  it("moves the finish line of a ring only", () => {
    const moved = edit.moveLine(at("SsRRSpSRRS", 3));
    expect(word(moved)).toBe("SpSRRSSsRR");
    expect(moved.at).toBe(0);
    expect(word(edit.moveLine(at("SRS", 1)))).toBe("SRS");
  });

  it("mirrors a ring into a ring, and an open road to the other side", () => {
    expect(word(edit.mirror(open("SRL")))).toBe("SLR");
    expect(word(edit.mirror(open("LLLL")))).toBe("RRRR");
    for (const name of NAMED) {
      const once = edit.mirror(open(name));
      expect(isRing(word(once))).toBe(true);
      expect(word(edit.mirror(once))).toBe(wordOf(name));
    }
    expect(word(edit.mirror(open("SRRSpSRRS")))).toBe("SRRSpSRRS");
    expect(word(edit.mirror(edit.mirror(open("SsRRSpSRyRS"))))).toBe("SsRRSpSRyRS");
  });
});

describe("undo", () => {
  it("goes back and forth, and forgets what was undone when something new is laid", () => {
    let past = edit.pastOf(edit.NOTHING);
    for (const kind of ["S", "R", "R"] as const) past = edit.record(past, edit.put(edit.present(past), kind));
    past = edit.undo(edit.undo(past));
    expect(word(edit.present(past))).toBe("S");
    expect(word(edit.present(edit.redo(past)))).toBe("SR");
    past = edit.record(past, edit.put(edit.present(past), "L"));
    expect(edit.canRedo(past)).toBe(false);
    expect(word(edit.present(past))).toBe("SL");
  });

  it("does not count the choice of a tile", () => {
    let past = edit.record(edit.pastOf(edit.NOTHING), open("SR"));
    past = edit.record(past, edit.choose(edit.present(past), 0));
    expect(past.drafts.length).toBe(2);
    expect(edit.present(past).at).toBe(0);
    expect(edit.undo(edit.undo(past)).now).toBe(0);
  });
});

describe("close it for me", () => {
  const closed = (start: string, anyTiles = false): string | null => {
    const more = completion(tilesOf(start), anyTiles);
    return more && start + more.join("");
  };

  it("finds the shortest ring from nothing", () => expect(closed("")).toBe("RRRR"));

  it("finishes every beginning of the circuits of the box", () => {
    for (const name of NAMED) {
      for (let length = 0; length < 14; length++) {
        const whole = closed(wordOf(name).slice(0, length));
        expect(isRing(whole!), `${name} ${length}`).toBe(true);
        expect(whole!.length).toBeLessThanOrEqual(14);
      }
    }
  });

  it("is no longer than it must be", () => {
    expect(closed("SR")).toBe("SRRSRR");
    expect(closed("SSSR")?.length).toBe(10);
  });

  it("turns a road that began to the left", () => {
    const whole = closed("LL", true);
    expect(isRing(whole!, true)).toBe(true);
    expect(whole).not.toBe("");
  });

  it("says when there is none", () => {
    expect(completion(tilesOf("A"))).toBeNull(); // closed already
    expect(closed("SSSSSS")).toBeNull(); // no straights left for the way back
    expect(closed("SSSSSS", true)?.length).toBe(16);
    expect(closed("RRRRS")).toBeNull();
    expect(closed("SSRRRSR", true)).toBeNull(); // shut in
  });

  it("finds a way where there are very many", () => {
    for (const word of ["SSSLLSSSS", "SLSLSS", "SSSSSSSSSSSSLSSSSSSS"]) {
      const whole = closed(word, true);
      expect(whole, word).toMatch(new RegExp(`^${word}.`));
      expect(isRing(whole!, true), word).toBe(true);
    }
    expect(closed("LLSLLSRRSL", true)).toBeNull();
  });
});
