import { afterEach, expect, test, vi } from "vitest";
import { Player } from "../../src/replay/player.svelte";

const LAST = 16;

afterEach(() => vi.unstubAllGlobals());

/** A server with a game of 16 choices that answers each question only when it is let. */
function slowServer() {
  const waiting: { version: number; answer: () => void }[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    const version = Number(/(\d+)\?/.exec(url)?.[1]);
    return new Promise((done) => {
      const moment = { version, last: LAST, told: [], board: {}, scene: { round: version === 0 ? 0 : 1, heroes: [], result: null } };
      waiting.push({ version, answer: () => done({ ok: true, json: () => Promise.resolve(moment) }) });
    });
  });
  async function answer(version: number): Promise<void> {
    const place = waiting.findIndex((one) => one.version === version);
    expect(place).toBeGreaterThanOrEqual(0);
    waiting.splice(place, 1)[0]?.answer();
    await new Promise((done) => setTimeout(done));
  }
  return { answer };
}

test("a replay opens at the last moment", async () => {
  const server = slowServer();
  const player = new Player("t", "k", "en");
  const opened = player.open(null);
  await server.answer(0);
  await server.answer(LAST);
  await opened;
  expect(player.version).toBe(LAST);
  player.close();
});

test("who moves the slider while a replay opens stays there", async () => {
  const server = slowServer();
  const player = new Player("t", "k", "en");
  const opened = player.open(null);
  await server.answer(0);
  player.go(0);
  await server.answer(LAST);
  await opened;
  expect(player.version).toBe(0);
  player.close();
});
