/** What games say of themselves before they are played: every folder here with a `shelf.ts` whose default export is an
 *  `OnTheShelf`. All pages read it, so it loads no board, no builder and no picture. */
import type { Component } from "svelte";

import type { Words } from "../board/words";
import type { Say } from "../checking.svelte";
import type { SettingsCheck } from "../wire";

export interface OnTheShelf {
  /** `name`; `feel`, what it is like; and with a builder `build`, what can be done there */
  words: (language: string) => Words;
  /** where its box stands as long as the server has not said */
  place: number;
  seats: [number, number];
  minutes: [number, number];
  /** there is a first match with stops */
  guide?: boolean;
  /** tracks are laid by hand, at /build/<game> */
  builder?: Builder;
  /** what "Play now" agrees on, so that it begins at once */
  quick?: Record<string, string>;
  /** settings that it draws itself on the page of a new table */
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
