/** The games that have a board: every folder here with an `index.ts` whose default export is a `GameClient`.
 *  A board is loaded when a table of its game is opened. */
import type { Component } from "svelte";

import type { GameClient } from "./types";

const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/** A game's own board, or the plain one on which every game can be played through the shared panel. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = clients[`./${game}/index.ts`] ?? clients["./plain/index.ts"]!;
  return (await load()).default;
}

/** Settings that a game draws itself on the page of a new table, by game and setting. */
const ownSettings: Record<string, Record<string, () => Promise<{ default: Component<OwnSettingProps> }>>> = {
  "scrap-racer": { track: () => import("./scrap-racer/builder/TrackSetting.svelte"), pit_stop_at: () => import("./scrap-racer/builder/PitSetting.svelte") },
  "home-racers": { course: () => import("./home-racers/builder/CourseSetting.svelte") },
};

export interface OwnSettingProps {
  value: string;
  /** all settings as they are chosen now */
  values: Record<string, boolean | number | string>;
  /** how a value is called */
  nameOf: (value: string) => string;
  /** id of the line of help */
  describedBy: string;
  onchange: (value: string) => void;
}

export function ownSetting(game: string, setting: string) {
  return ownSettings[game]?.[setting];
}

export interface OnTheBox {
  seats: [number, number];
  minutes: [number, number];
  /** there is a first match with stops */
  guide?: boolean;
  /** tracks are laid by hand, at /build/<game>; the rules' chapter that says how */
  builder?: string;
  /** what "Play now" agrees on, so that it begins at once */
  quick?: Record<string, string>;
}

/** What is printed on a box; the shelf must not load a board to say it, and shows games that are still to come. */
export const BOXES: Record<string, OnTheBox> = {
  "scrap-racer": { seats: [2, 6], minutes: [20, 45], guide: true, builder: "SR-15" },
  "wacky-races": { seats: [1, 6], minutes: [15, 25], guide: true, quick: { racers: "random" } },
  "scrapyard-empire": { seats: [1, 4], minutes: [30, 60], guide: true },
  "home-racers": { seats: [1, 4], minutes: [20, 40], builder: "HR-1" },
};
