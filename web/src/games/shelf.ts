/** What games say of themselves before they are played: every folder here with a `shelf.ts` whose default export is an
 *  `OnTheShelf`. All pages read it, so it loads no board, no builder and no picture. */
import type { Component } from "svelte";

import type { Words } from "../board/words";
import type { Say } from "../checking.svelte";
import type { SettingsCheck } from "../wire";
import type { GameSetUp } from "./setup";

export interface OnTheShelf {
  /** `name`; `feel`, what it is like; with a builder `build`, what can be done there; `piece-…`, what one
   *  drives or is, where the rules have no name for it */
  words: (language: string) => Words;
  /** where its box stands as long as the server has not said */
  place: number;
  seats: [number, number];
  minutes: [number, number];
  /** ground and ink of the stub that one keeps of a match */
  ticket?: [string, string];
  /** there is a first match with stops */
  guide?: boolean;
  /** tracks are laid by hand, at /build/<game> */
  builder?: Builder;
  /** what "Play now" agrees on, so that it begins at once */
  quick?: Record<string, string>;
  /** what it draws of its settings on the page of a new table */
  setup?: () => Promise<{ default: GameSetUp }>;
  /** settings among the folded details that it draws itself */
  settings?: Record<string, () => Promise<{ default: Component<OwnSettingProps> }>>;
}

export interface Builder {
  /** the rules' chapter that says how */
  chapter: string;
  page: () => Promise<{ default: Component<{ place: { word: string } }> }>;
}

export interface OwnSettingProps {
  value: string;
  /** all settings as they are chosen now */
  values: Record<string, boolean | number | string>;
  /** what the game says of them; null as long as it has not said */
  check: SettingsCheck | null;
  say: Say;
  /** how a value is called */
  nameOf: (value: string) => string;
  /** id of the line of help */
  describedBy: string;
  onchange: (value: string) => void;
}

const found = import.meta.glob<OnTheShelf>("./*/shelf.ts", { eager: true, import: "default" });

export const SHELF: ReadonlyMap<string, OnTheShelf> = new Map(
  Object.entries(found)
    .map(([path, game]) => [path.split("/")[1]!, game] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);
