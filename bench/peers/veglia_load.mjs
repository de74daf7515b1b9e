// Plays tables against a running Veglia server, two links at each, bots choosing at random:
// node veglia_load.mjs PORT TABLES WARMUP SECONDS. Finished games are followed by new ones.
import { createRequire } from "node:module";
import { Clock, numbers } from "./load.mjs";

const require = createRequire(new URL("./boardgameio/", import.meta.url));
const WebSocket = require("ws");
const { port, tables, warmup, seconds } = numbers(["port", "tables", "warmup", "seconds"]);
const home = `localhost:${port}`;
const MOVED = '{"type":"moved"';
const DONE = '{"type":"done"';
const PARTY = [["carl", "concepcion", "hanna"], ["jimmy", "may", "meg"]];

function begins(data, text) {
  return data.toString("latin1", 0, text.length) === text;
}

class Table {
  constructor(made, clock) {
    this.made = made;
    this.clock = clock;
    this.links = [];
    this.waiting = 0;
    this.sentAt = 0;
  }

  async open() {
    for (const key of [this.made.host, this.made.links[0].key]) {
      const link = { socket: new WebSocket(`ws://${home}/api/tables/${this.made.table}/play`, ["veglia", key]) };
      this.links.push(link);
      await new Promise((done, failed) => {
        link.socket.on("error", failed);
        link.socket.on("message", (data) => {
          if (begins(data, MOVED)) {
            link.told = data;
            this.told();
            return;
          }
          const message = begins(data, DONE) ? null : JSON.parse(data);
          if (message?.type === "table") {
            link.seats = message.seats;
            link.told = data;
            done();
          } else if (message?.type === "refused") {
            console.error(message);
            process.exit(1);
          }
        });
      });
    }
  }

  // Send a choice of whoever is asked, at random. What nobody has to know is not read: mostly the same is asked
  // again, and the server is measured on the same processors.
  move() {
    const question = this.question();
    if (!question) return void this.again();
    const { version, choices } = question;
    const link = this.links[0];
    const number = choices[Math.floor(Math.random() * choices.length)].number;
    this.waiting = this.links.length;
    this.sentAt = performance.now();
    link.socket.send(JSON.stringify({ type: "choose", request: version, version, number }));
  }

  told() {
    this.waiting -= 1;
    if (this.waiting > 0) return;
    this.clock.told(this.sentAt);
    if (!this.clock.isOver) this.move();
  }

  // Return what is asked, and put whoever is asked first; null when the game is over.
  question() {
    for (const _ of this.links) {
      const [link] = this.links;
      const { question } = JSON.parse(link.told);
      if (!question || question.seats.some((seat) => link.seats.includes(seat))) return question;
      this.links.reverse();
    }
    throw new Error("nobody is asked");
  }

  async again() {
    for (const link of this.links) link.socket.close();
    (await begin(this.clock)).move();
  }
}

let made = 0;

async function begin(clock) {
  made += 1;
  const seats = PARTY.map((heroes, seat) => ({ heroes, holder: seat === 0 ? "mine" : "link" }));
  const answer = await fetch(`http://${home}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game: "undead_or_alive", mission: "m0", seats }),
  });
  if (!answer.ok) throw new Error(`no table: ${await answer.text()}`);
  const table = new Table(await answer.json(), clock);
  await table.open();
  return table;
}

const clock = new Clock(warmup, seconds);
const open = [];
for (let number = 0; number < tables; number += 1) open.push(await begin(clock));
clock.start();
for (const table of open) table.move();
await new Promise((done) => setTimeout(done, (warmup + seconds) * 1000 + 300));
console.log(JSON.stringify(clock.report({ tables, made })));
process.exit(0);
