// Plays tables against a running Veglia server, two links at each, bots choosing at random:
// node veglia_load.mjs PORT TABLES WARMUP SECONDS. Finished games are followed by new ones.
import { Link, begins } from "./link.mjs";
import { Clock, numbers } from "./load.mjs";

const { port, tables, warmup, seconds } = numbers(["port", "tables", "warmup", "seconds"]);
const home = `localhost:${port}`;
const MOVED = '{"type":"moved"';
const DONE = '{"type":"done"';
// Keys of a question, and how a choice in it ends. Nothing else reads like these: quotes within texts are escaped.
const QUESTION = '"question":{';
const ASIDES = '"asides":[';
const NUMBER = ',"number":';
const ASKED = /"version":(\d+),"seats":\[([\d,]*)\]/;
const PARTY = [["carl", "concepcion", "hanna"], ["jimmy", "may", "meg"]];

// Return what a random player has to know of a question: its version, who is asked, and how many choices there are.
// The rest is not read: the server is measured on the same processors.
function question(told) {
  const start = told.indexOf(QUESTION);
  if (start < 0) return null;
  const text = told.latin1Slice(start);
  const [, version, seats] = ASKED.exec(text);
  const last = text.lastIndexOf(NUMBER, text.indexOf(ASIDES));
  const choices = last < 0 ? 0 : Number.parseInt(text.slice(last + NUMBER.length), 10) + 1;
  return { version: Number(version), seats: seats.split(",").map(Number), choices };
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
      await new Promise((welcome) => {
        const hear = (link, data) => this.hear(link, data, welcome);
        this.links.push(new Link(port, `/api/tables/${this.made.table}/play`, ["veglia", key], hear));
      });
    }
  }

  hear(link, data, welcome) {
    if (begins(data, MOVED)) {
      link.told = Buffer.from(data);
      this.told();
      return;
    }
    const message = begins(data, DONE) ? null : JSON.parse(data);
    if (message?.type === "table") {
      link.seats = message.seats;
      link.told = Buffer.from(data);
      welcome();
    } else if (message?.type === "refused") {
      console.error(message);
      process.exit(1);
    }
  }

  // Send a choice of whoever is asked, at random.
  move() {
    const asked = this.asked();
    if (!asked) return void this.again();
    const { version, choices } = asked;
    const number = Math.floor(Math.random() * choices);
    this.waiting = this.links.length;
    this.sentAt = performance.now();
    this.links[0].send(`{"type":"choose","request":${version},"version":${version},"number":${number}}`);
  }

  told() {
    this.waiting -= 1;
    if (this.waiting > 0) return;
    this.clock.told(this.sentAt);
    if (!this.clock.isOver) this.move();
  }

  // Return what is asked, and put whoever is asked first; null when the game is over. Mostly it is the same again.
  asked() {
    for (const _ of this.links) {
      const [link] = this.links;
      const asked = question(link.told);
      if (!asked || asked.seats.some((seat) => link.seats.includes(seat))) return asked;
      this.links.reverse();
    }
    throw new Error("nobody is asked");
  }

  async again() {
    for (const link of this.links) link.close();
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
