// The dice race in boardgame.io's own client without a server, answered by lot: it is called as the runners in
// Python are, measures what ../measuring.py measures, and prints one line of JSON.
import { createRequire } from "node:module";
import { diceRace } from "./race.mjs";

const { Client } = createRequire(import.meta.url)("boardgame.io/client");

const GOAL = 126;
const HELD = 300;
const IN_THE_MIDDLE = 20;
const game = diceRace(GOAL);

const start = (number) => {
  const client = Client({ game: { ...game, seed: number }, numPlayers: 4, debug: false });
  client.start();
  return client;
};

const play = (client, most) => {
  let count = 0;
  let state = client.getState();
  while (count < most && !state.ctx.gameover) {
    const moves = game.ai.enumerate(state.G);
    client.moves[moves[Math.floor(Math.random() * moves.length)].move]();
    count += 1;
    state = client.getState();
  }
  return count;
};

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const memory = () => {
  play(start(0), Infinity);
  const held = [];
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let number = 0; number < HELD; number += 1) {
    const client = start(number);
    play(client, IN_THE_MIDDLE);
    held.push(client);
  }
  globalThis.gc();
  return { memory_kb: (process.memoryUsage().heapUsed - before) / 1024 / held.length };
};

const speed = (most) => {
  let matches = 0;
  let decisions = 0;
  const began = seconds();
  while (seconds() - began < most || !matches) {
    matches += 1;
    decisions += play(start(matches), Infinity);
  }
  const took = seconds() - began;
  return { decisions_per_second: decisions / took, matches_per_second: matches / took };
};

const [name, what] = process.argv.slice(2);
if (name !== "race") throw new Error(`There is no game '${name}' here.`);
// The first half of the time only warms up: Node compiles what runs often.
// Its states never change, so that a copy is the state itself and costs nothing.
const half = () => speed(Number(what) / 2);
const measured = what === "memory" ? memory() : { ...(half() && half()), copy_us: null };
console.log(JSON.stringify(measured));
