import { expect, test } from "vitest";
import { branchOf, recordName } from "../../src/replay/branch";
import { clamped, keyStep, Moments } from "../../src/replay/moments";
import type { GameRecord, ReplayFrame } from "../../src/wire";

/** A game of so many choices whose rounds begin at these versions. */
function game(last: number, starts: number[]) {
  const asked: number[] = [];
  const shelf = { last };
  const moments = new Moments((version) => {
    asked.push(version);
    if (version > shelf.last) return Promise.reject(new Error("none"));
    const round = starts.filter((start) => start <= version).length;
    return Promise.resolve({ version, last: shelf.last, scene: { round } } as ReplayFrame);
  });
  return { moments, asked, shelf };
}

test("a moment is fetched once", async () => {
  const { moments, asked } = game(9, [0]);
  await moments.at(3);
  await moments.at(3);
  expect(asked).toEqual([3]);
  expect(moments.last).toBe(9);
});

test("a failed fetch is tried again", async () => {
  const { moments, asked } = game(2, [0]);
  await expect(moments.at(5)).rejects.toThrow("none");
  await expect(moments.at(5)).rejects.toThrow("none");
  expect(asked).toEqual([5, 5]);
});

test("the next moments are fetched ahead, in the direction of travel and not beyond the ends", async () => {
  const { moments, asked } = game(5, [0]);
  await moments.at(3);
  moments.prefetch(3, 1);
  expect(asked).toEqual([3, 4, 5]);
  moments.prefetch(3, -1);
  expect(asked).toEqual([3, 4, 5, 2, 1, 0]);
});

test("the start of every round is found by halving", async () => {
  const starts = [4, 30, 31, 77];
  const { moments, asked } = game(100, starts);
  await moments.at(100);
  for (const [place, start] of starts.entries()) expect(await moments.startOf(place + 1)).toBe(start);
  expect(await moments.startOf(0)).toBe(0);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeLessThan(30);
});

test("a running game is asked how far it has gone", async () => {
  const { moments, shelf } = game(3, [0]);
  await moments.at(3);
  expect(await moments.refresh(3)).toBe(false);
  shelf.last = 6;
  expect(await moments.refresh(3)).toBe(true);
  expect(moments.last).toBe(6);
});

test("a version stays within the game", () => {
  expect([clamped(-3, 10), clamped(4.4, 10), clamped(99, 10)]).toEqual([0, 4, 10]);
});

test("keys step and jump", () => {
  expect(keyStep("ArrowRight", false)).toBe(1);
  expect(keyStep("ArrowLeft", true)).toBe(-10);
  expect(keyStep("Home", false)).toBe("first");
  expect(keyStep(" ", false)).toBe("play");
  expect(keyStep("x", false)).toBeNull();
});

test("a branch is the record up to the moment, at seats of mine", () => {
  const record: GameRecord = {
    format: "veglia-record-2",
    game: "g",
    rules_version: "1",
    mission: "m0",
    seats: [
      { side: "heroes", figures: ["ann"] },
      { side: "heroes", figures: ["bob"] },
    ],
    seed: "12",
    options: { fast: "yes" },
    choices: [3, 1, -1, 4],
    hash: "f00d",
  };
  expect(branchOf(record, 2, true)).toEqual({
    game: "g",
    mission: "m0",
    seats: [
      { side: "heroes", heroes: ["ann"], holder: "mine" },
      { side: "heroes", heroes: ["bob"], holder: "mine" },
    ],
    seed: "12",
    options: { fast: "yes" },
    choices: [3, 1],
    rules_version: "1",
    hash: "",
    practice: true,
  });
  expect(branchOf(record, 4, false)).toMatchObject({ choices: [3, 1, -1, 4], rules_version: "1", hash: "f00d" });
  expect(recordName(record)).toBe("veglia-g-m0-4.json");
});
