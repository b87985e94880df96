// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Shelf from "../pages/Shelf.svelte";
import { prefs } from "../prefs.svelte";
import { drawn } from "../test/board";
import { speak } from "../words.svelte";
import type { GameInfo, MyTable } from "../wire";
import { playNow } from "./play";
import Tables from "./Tables.svelte";

function table(code: string, waiting_for_me: boolean): MyTable {
  return { code, title: code, game: "scrap-racer", state: "playing", waiting_for_me, waiting_for: ["Mia"], free_seats: 0, round: 1, changed: 0 };
}

const game = (name: string, bots = ["random", "rookie"]): GameInfo => ({ name, version: "1", seats: [2, 3], settings: [], bots, presets: [] });
const titles = (html: HTMLElement): (string | null)[] => [...html.querySelectorAll(".ticket b")].map((each) => each.textContent);

let done: () => void = () => {};

beforeEach(() => speak("en"));
afterEach(() => {
  done();
  vi.unstubAllGlobals();
});

describe("my tables on the shelf", () => {
  it("are all there that wait for me, and the rest behind a button", () => {
    const tables = [table("a", true), table("quiet", false), table("b", true), table("c", true), table("d", true)];
    const page = drawn(Tables, { tables });
    done = page.done;
    expect(titles(page.html)).toEqual(["a", "b", "c", "d"]);
    const more = page.html.querySelector<HTMLButtonElement>("button[aria-expanded]")!;
    expect(more.textContent?.trim()).toBe("1 more");
    more.click();
    flushSync();
    expect(titles(page.html)).toEqual(["a", "b", "c", "d", "quiet"]);
  });

  it("fill a row with others if few of them wait for me", () => {
    const page = drawn(Tables, { tables: [table("a", false), table("b", true), table("c", false)] });
    done = page.done;
    expect(titles(page.html)).toEqual(["b", "a", "c"]);
    expect(page.html.querySelector("button[aria-expanded]")).toBeNull();
  });
});

describe("play now", () => {
  it("deals the racers where they would have to be chosen, and leaves all else as usual", async () => {
    const wishes: unknown[] = [];
    done = () => {};
    vi.stubGlobal("scrollTo", () => {});
    vi.stubGlobal("fetch", async (path: string, given?: RequestInit) => {
      if (path === "/api/games") return new Response(JSON.stringify([game("wacky-races"), game("home-racers"), game("hill-climb", ["random"])]));
      wishes.push(JSON.parse(String(given?.body)));
      return new Response(JSON.stringify({ code: "abc" }));
    });
    expect([await playNow("wacky-races"), await playNow("home-racers"), await playNow("hill-climb")]).toEqual(["", "", ""]);
    expect(wishes).toMatchObject([
      { game: "wacky-races", bots: "rookie", settings: { racers: "random" } },
      { game: "home-racers", bots: "rookie", settings: {} },
      { game: "hill-climb", bots: "random", settings: {} }, // no rookie has learnt it yet
    ]);
  });
});

describe("strong opponents", () => {
  const soon = (): Promise<void> => new Promise((after) => setTimeout(after));

  it("are a press away where the game has learnt them, and remembered", async () => {
    const wishes: { bots: string }[] = [];
    vi.stubGlobal("scrollTo", () => {});
    vi.stubGlobal("fetch", async (path: string, given?: RequestInit) => {
      if (path === "/api/games") return new Response(JSON.stringify([game("home-racers", ["random", "rookie", "driver", "champion"]), game("scrap-racer")]));
      if (path === "/api/mine") return new Response("[]");
      wishes.push(JSON.parse(String(given?.body)) as { bots: string });
      return new Response(JSON.stringify({ code: "abc" }));
    });
    const page = drawn(Shelf, {});
    done = () => {
      page.done();
      prefs.bots = "";
    };
    await soon();
    flushSync();
    const openers = page.html.querySelectorAll<HTMLButtonElement>(".opener");
    expect([...openers].map((each) => each.getAttribute("aria-label"))).toEqual(["Opponents: Rookie, Home Racers"]);
    openers[0]!.click();
    flushSync();
    page.html.querySelectorAll<HTMLButtonElement>(".menu button")[2]!.click();
    await soon();
    await playNow("home-racers");
    await playNow("scrap-racer");
    expect(wishes.map(({ bots }) => bots)).toEqual(["champion", "champion", "rookie"]);
  });
});

describe("the shelf", () => {
  const soon = (): Promise<void> => new Promise((after) => setTimeout(after));

  it("has every game of the server, in its order, and reads my tables again when it is looked at", async () => {
    const asked: string[] = [];
    const answers: Record<string, unknown> = { "/api/games": [game("home-racers"), game("hill-climb"), game("scrap-racer")], "/api/mine": [] };
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return new Response(JSON.stringify(answers[path]));
    });
    const page = drawn(Shelf, {});
    done = page.done;
    await soon();
    flushSync();
    const names = [...page.html.querySelectorAll("h2.unseen")].map((each) => each.textContent);
    expect(names).toEqual(["Home Racers", "Hill Climb", "Scrap Racer", "Wacky Races", "Scrapyard Empire"]);
    const box = page.html.querySelectorAll(".game")[1]!;
    expect(box.querySelector("svg")?.textContent).toContain("HILL");
    expect(box.querySelector(".facts")?.textContent).toContain("2–3");
    expect(box.querySelector<HTMLButtonElement>(".verb")?.disabled).toBe(false);

    answers["/api/mine"] = [table("a", true)];
    document.dispatchEvent(new Event("visibilitychange"));
    await soon();
    flushSync();
    expect(titles(page.html)).toEqual(["a"]);
    expect(asked.filter((path) => path === "/api/games")).toHaveLength(1);
  });
});
