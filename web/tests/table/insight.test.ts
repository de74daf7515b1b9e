import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Asked } from "../../src/net/requests";
import { Insight } from "../../src/table/insight.svelte";
import { choice } from "./samples";

const shoot = choice(2, ["zone/1"], { has_preview: true });
const plain = choice(3, ["zone/2"]);
let asked: Asked[];
let insight: Insight;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  insight = new Insight((message) => {
    asked.push(message);
    const number = message.type === "preview" ? message.number : null;
    const arrows = [{ piece: "p", count: 1, start: "zone/1", end: "zone/2" }];
    const preview = number === null ? { lines: ["forecast"], arrows } : { lines: [`preview ${number}`] };
    return Promise.resolve({ type: "previewed", request: 0, preview } as Answer);
  });
  insight.turnTo(5);
});

afterEach(() => {
  vi.useRealTimers();
});

test("pointing at a choice shows its preview, asked for once", async () => {
  insight.point(shoot);
  await vi.runAllTimersAsync();
  expect(insight.shown).toEqual({ lines: ["preview 2"] });

  insight.point(null);
  expect(insight.shown).toBeNull();
  insight.point(shoot);
  expect(insight.shown).toEqual({ lines: ["preview 2"] });
  expect(asked).toEqual([{ type: "preview", version: 5, number: 2 }]);
});

test("pointing in passing, or at what has no preview, asks nothing", async () => {
  insight.point(shoot);
  insight.point(null);
  insight.point(plain);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  expect(insight.pointed).toEqual(plain);
});

test("another question forgets what was known", async () => {
  insight.point(shoot);
  await vi.runAllTimersAsync();
  insight.turnTo(6);
  expect([insight.pointed, insight.shown]).toEqual([null, null]);

  insight.point(shoot);
  await vi.runAllTimersAsync();
  expect(asked.map((message) => ("version" in message ? message.version : null))).toEqual([5, 6]);
});

test("an answer that comes after the table has moved is not shown", async () => {
  insight.point(shoot);
  vi.advanceTimersByTime(200);
  insight.turnTo(6);
  await vi.runAllTimersAsync();
  expect(insight.shown).toBeNull();
});

test("the forecast stays on from one question to the next, and a preview's own arrows come before it", async () => {
  await insight.toggleForecast();
  expect(insight.arrows).toHaveLength(1);
  insight.turnTo(6);
  expect(insight.arrows).toEqual([]);
  await vi.runAllTimersAsync();
  expect(insight.arrows).toHaveLength(1);
  await insight.toggleForecast();
  expect(insight.arrows).toEqual([]);
  expect(asked).toEqual([
    { type: "preview", version: 5, number: null },
    { type: "preview", version: 6, number: null },
  ]);
});
