// A simplified dice race, written the way boardgame.io's documentation shows: four players; a turn rolls up to six dice
// one at a time and stops to move their sum; a double moves nothing; the first to come so far has won.
import { createRequire } from "node:module";

const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

const MOST_DICE = 6;

export const diceRace = (goal) => ({
  name: "dice-race",
  minPlayers: 4,
  maxPlayers: 4,

  setup: ({ ctx }) => ({ distance: Array(ctx.numPlayers).fill(0), dice: [] }),

  turn: {
    onBegin: ({ G }) => {
      G.dice = [];
    },
  },

  moves: {
    // The client must not foresee the dice, so this one runs on the server alone.
    roll: {
      client: false,
      move: ({ G, random, events }) => {
        if (G.dice.length === MOST_DICE) return INVALID_MOVE;
        const die = random.D6();
        const double = G.dice.includes(die);
        G.dice.push(die);
        if (double) events.endTurn();
      },
    },
    stop: ({ G, ctx, events }) => {
      if (G.dice.length === 0) return INVALID_MOVE;
      G.distance[Number(ctx.currentPlayer)] += G.dice.reduce((sum, die) => sum + die, 0);
      events.endTurn();
    },
  },

  endIf: ({ G }) => {
    const winner = G.distance.findIndex((distance) => distance >= goal);
    return winner < 0 ? undefined : { winner: String(winner) };
  },

  ai: {
    enumerate: (G) => [
      ...(G.dice.length < MOST_DICE ? [{ move: "roll" }] : []),
      ...(G.dice.length > 0 ? [{ move: "stop" }] : []),
    ],
  },
});
