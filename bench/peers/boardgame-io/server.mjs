// A simplified dice race on boardgame.io's own server, written the way its documentation shows.
// Four players, 60 spaces, three laps; a turn rolls up to six dice one at a time and stops to move their sum;
// a double moves nothing.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SPACES = 60;
const LAPS = 3;
const MOST_DICE = 6;

const DiceRace = {
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
    const winner = G.distance.findIndex((distance) => distance >= SPACES * LAPS);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
};

const server = Server({ games: [DiceRace], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
