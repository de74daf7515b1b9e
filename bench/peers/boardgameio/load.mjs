// Plays matches of `marks` against a running server: node load.mjs PORT MATCHES WARMUP SECONDS
import { createRequire } from "node:module";
import { Clock, numbers } from "../load.mjs";
import { CELLS } from "./game.mjs";

const { io } = createRequire(import.meta.url)("socket.io-client");
const { port, matches, warmup, seconds } = numbers(["port", "matches", "warmup", "seconds"]);
const home = `http://localhost:${port}`;

class Match {
  constructor(id, players) {
    this.id = id;
    this.players = players;
    this.sentAt = 0;
    this.waiting = 0;
  }

  // Send the next move of whoever is asked.
  move(state, clock) {
    const player = this.players[Number(state.ctx.currentPlayer)];
    const cell = state.G.cells.findIndex((one) => one === null);
    const payload = { type: "mark", args: [cell % CELLS], playerID: player.id };
    this.waiting = this.players.length;
    this.sentAt = performance.now();
    player.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.id, player.id);
    this.clock = clock;
  }

  told(state) {
    this.waiting -= 1;
    if (this.waiting > 0) return;
    this.clock.told(this.sentAt);
    if (!this.clock.isOver) this.move(state, this.clock);
  }
}

// A match comes into being when its first player asks for it.
async function open(number) {
  const match = new Match(`match-${number}`, [{ id: "0" }, { id: "1" }]);
  for (const player of match.players) {
    player.socket = io(`${home}/marks`, { transports: ["websocket"] });
    const synced = new Promise((done) => player.socket.once("sync", (_, sync) => done(sync.state)));
    player.socket.on("connect", () => player.socket.emit("sync", match.id, player.id, undefined, 2));
    match.first = await synced;
    player.socket.on("update", (_, state) => match.told(state));
  }
  return match;
}

const games = [];
for (let number = 0; number < matches; number += 1) games.push(await open(number));
const clock = new Clock(warmup, seconds);
clock.start();
for (const match of games) match.move(match.first, clock);
await new Promise((done) => setTimeout(done, (warmup + seconds) * 1000 + 300));
console.log(JSON.stringify(clock.report({ matches, made: matches })));
process.exit(0);
