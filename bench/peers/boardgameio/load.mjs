// Plays matches of `marks` against a running server: node load.mjs PORT MATCHES WARMUP SECONDS
import { Link, begins } from "../link.mjs";
import { Clock, numbers } from "../load.mjs";
import { CELLS } from "./game.mjs";

const { port, matches, warmup, seconds } = numbers(["port", "matches", "warmup", "seconds"]);
const ADDRESS = "/socket.io/?EIO=4&transport=websocket";
// What socket.io puts before messages: of the connection, and of the game's own space within it.
const OPENED = "0";
const PING = "2";
const PONG = "3";
const CONNECT = "40/marks,";
const EVENT = "42/marks,";
const UPDATE = '42/marks,["update"';
const SYNC = '42/marks,["sync"';

class Player {
  constructor(match, id) {
    this.match = match;
    this.id = id;
  }

  // Connect and ask for the match, which comes into being when its first player does; return its state.
  open() {
    return new Promise((synced) => {
      this.link = new Link(port, ADDRESS, [], (_, data) => this.hear(data, synced));
    });
  }

  hear(data, synced) {
    if (begins(data, UPDATE)) this.match.told(data);
    else if (begins(data, SYNC)) synced(JSON.parse(data.utf8Slice(EVENT.length))[2].state);
    else if (begins(data, CONNECT)) this.emit("sync", this.match.id, this.id, undefined, 2);
    else if (begins(data, OPENED)) this.link.send(CONNECT);
    else if (begins(data, PING)) this.link.send(PONG);
  }

  emit(...event) {
    this.link.send(EVENT + JSON.stringify(event));
  }
}

class Match {
  constructor(id) {
    this.id = id;
    this.players = [new Player(this, "0"), new Player(this, "1")];
    this.sentAt = 0;
    this.waiting = 0;
  }

  // Send the next move of whoever is asked.
  move(state) {
    const player = this.players[Number(state.ctx.currentPlayer)];
    const cell = state.G.cells.findIndex((one) => one === null);
    const payload = { type: "mark", args: [cell % CELLS], playerID: player.id };
    this.waiting = this.players.length;
    this.sentAt = performance.now();
    player.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.id, player.id);
  }

  // Both are told the same, so it is read once.
  told(data) {
    this.waiting -= 1;
    if (this.waiting > 0) return;
    clock.told(this.sentAt);
    if (!clock.isOver) this.move(JSON.parse(data.utf8Slice(EVENT.length))[2]);
  }
}

async function open(number) {
  const match = new Match(`match-${number}`);
  for (const player of match.players) match.first = await player.open();
  return match;
}

const clock = new Clock(warmup, seconds);
const games = [];
for (let number = 0; number < matches; number += 1) games.push(await open(number));
clock.start();
for (const match of games) match.move(match.first);
await new Promise((done) => setTimeout(done, (warmup + seconds) * 1000 + 300));
console.log(JSON.stringify(clock.report({ matches, made: matches })));
process.exit(0);
