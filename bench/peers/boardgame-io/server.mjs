// The dice race on boardgame.io's own server: 60 spaces, three laps.
import { createRequire } from "node:module";
import { diceRace } from "./race.mjs";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

const SPACES = 60;
const LAPS = 3;

const server = Server({ games: [diceRace(SPACES * LAPS)], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
