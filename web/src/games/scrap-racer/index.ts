/** Scrap Racer at the table. */
import type { GameClient } from "../types";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { describe, headline, order, orderHead } from "./describe";
import { newDisplay, settle } from "./display.svelte";
import OrderRow from "./OrderRow.svelte";
import Own from "./Own.svelte";
import { look } from "./plan";
import { dice, play } from "./play";
import RacerPicture from "./RacerPicture.svelte";
import "./racers/colours.css";
import { touches } from "./touches";
import type { GameEvent, RaceView } from "./shapes";
import { wordsIn } from "./words";

const scrapRacer: GameClient<RaceView, GameEvent> = {
  Board,
  Own,
  OrderRow,
  Decision,
  Picture: RacerPicture,
  panel: 252,
  touches,
  words: wordsIn,
  portrait: () => import("./Portrait.svelte"),
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

export default scrapRacer;
