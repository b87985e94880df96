/** Scrapyard Empire at the table. */
import type { GameClient } from "../types";
import Picture from "./art/Picture.svelte";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { describe, headline, order, orderHead, orderTitle, players } from "./describe";
import { newDisplay, settle } from "./display.svelte";
import { look } from "./looks";
import OrderRow from "./OrderRow.svelte";
import Own from "./Own.svelte";
import { dice, play } from "./play";
import { touches } from "./touches";
import type { GameEvent, YardView } from "./shapes";
import { wordsIn } from "./words";

const scrapyardEmpire: GameClient<YardView, GameEvent> = {
  Board,
  Own,
  OrderRow,
  Decision,
  panel: 240,
  lifts: true,
  Picture,
  touches,
  words: wordsIn,
  portrait: () => import("./Portrait.svelte"),
  newDisplay,
  play,
  settle,
  order,
  orderHead,
  orderTitle,
  players,
  headline,
  describe,
  odds: wordsIn,
  dice,
  look,
  guide: async () => (await import("./guide")).default,
  end: async () => (await import("./podium")).default,
};

export default scrapyardEmpire;
