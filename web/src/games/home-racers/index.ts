/** Home Racers at the table. */
import type { GameClient } from "../types";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { describe, headline, order, orderHead } from "./describe";
import { newDisplay, settle } from "./display.svelte";
import OrderRow from "./OrderRow.svelte";
import Own from "./Own.svelte";
import Picture from "./Picture.svelte";
import { look } from "./plan";
import PlanPanel from "./PlanPanel.svelte";
import { PROPOSES } from "./plans";
import { dice, play } from "./play";
import { touches } from "./touches";
import type { GameEvent, RaceView } from "./shapes";
import { wordsIn } from "./words";

const homeRacers: GameClient<RaceView, GameEvent> = {
  Board,
  Own,
  OrderRow,
  Decision,
  proposes: PROPOSES,
  Plans: PlanPanel,
  Picture,
  touches,
  words: wordsIn,
  newDisplay,
  play,
  settle,
  order,
  orderHead,
  headline,
  describe,
  odds: wordsIn,
  dice,
  look,
  guide: async () => (await import("./guide")).default,
  end: async () => (await import("./podium")).default,
};

export default homeRacers;
