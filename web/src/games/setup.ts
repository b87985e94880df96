/** What a game draws of its settings on the page of a new table, and of a table that waits: default export of
 *  `games/<game>/setup/index.ts`. A game without it gets a plain form. */
import type { Component } from "svelte";

import type { Say } from "../checking.svelte";
import type { Texts } from "../texts";
import type { SettingsCheck } from "../wire";

export type Values = Record<string, boolean | number | string>;

export interface PictureProps {
  /** all settings */
  values: Values;
  seats: number;
  /** what the game itself says of them, where it has said */
  check: SettingsCheck | null;
}

export interface SetUpProps extends PictureProps {
  texts: Texts;
  say: Say;
  /** what a setting may be */
  choices: (name: string) => readonly (boolean | number | string)[];
  /** settings that make no difference now */
  idle: ReadonlySet<string>;
  onchange: (name: string, value: boolean | number | string) => void;
}

export interface StandProps {
  seat: number;
  seats: number;
}

export interface GameSetUp {
  /** what one gets: fills its box */
  Picture: Component<PictureProps>;
  /** panels side by side, with what can be bent */
  SetUp: Component<SetUpProps>;
  /** the settings that `SetUp` draws; all others stand in the folded details */
  drawn: readonly string[];
  /** what one gets beside the picture, in a few words each */
  facts: (of: PictureProps, language: string) => string[];
  /** `Picture` needs what the game says of the settings */
  checked?: boolean;
  /** what stands on the grid for a chair before the start, 200 by 120 with its wheels at 0; otherwise a car under its tarpaulin */
  Stand?: Component<StandProps>;
  /** what will be chosen or dealt once the match begins: messages of the page */
  before?: (values: Values, seats: number) => string;
}
