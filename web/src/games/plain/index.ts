/** A table for any game before its board is drawn: what lies on it, in words. */
import type { GameClient, OrderEntry, View } from "../types";
import Board from "./Board.svelte";
import OrderRow from "./OrderRow.svelte";
import Own from "./Own.svelte";

const plain: GameClient = {
  Board,
  Own,
  OrderRow,
  newDisplay: () => ({}),
  play: () => ({ ms: 0 }),
  settle: () => {},
  order: (_view, seats): OrderEntry[] => seats.map((sitting) => ({ seat: sitting.seat, place: String(sitting.seat + 1), name: "", now: false, facts: {} })),
  headline: (view: View, texts) => texts.say("panel-turn", { turn: Number(view["turn"] ?? 0) }),
  describe: (view) => Object.entries(view).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
};

export default plain;
