/** Wacky Races at the table. */
import type { GameClient } from "../types";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { describe, headline, order, orderHead } from "./describe";
import { newDisplay, settle } from "./display.svelte";
import OrderRow from "./OrderRow.svelte";
import Own from "./Own.svelte";
import { look } from "./look";
import Picture from "./Picture.svelte";
import { play } from "./play";
import { touches } from "./touches";
import type { GameEvent, RaceView } from "./shapes";
import { wordsIn } from "./words";

const wackyRaces: GameClient<RaceView, GameEvent> = {
  Board,
  Own,
  OrderRow,
  Decision,
  panel: 334,
  Picture,
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
  look,
  guide: async () => (await import("./guide")).default,
  end: async () => (await import("./podium")).default,
};

export default wackyRaces;
