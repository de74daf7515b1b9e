import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Asked } from "../../src/net/requests";
import { Previews } from "../../src/table/previews.svelte";
import { choice } from "./samples";

const shoot = choice(2, ["zone/1"], { has_preview: true });
const plain = choice(3, ["zone/2"]);
let asked: Asked[];
let previews: Previews;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  previews = new Previews((message) => {
    asked.push(message);
    const number = message.type === "preview" ? message.number : null;
    const arrows = [{ piece: "p", count: 1, start: "zone/1", end: "zone/2" }];
    const preview = number === null ? { lines: ["forecast"], arrows } : { lines: [`preview ${number}`] };
    return Promise.resolve({ type: "previewed", request: 0, preview } as Answer);
  });
  previews.turnTo(5);
});

afterEach(() => {
  vi.useRealTimers();
});

test("pointing at a choice shows its preview, asked for once", async () => {
  previews.point(shoot);
  await vi.runAllTimersAsync();
  expect(previews.shown).toEqual({ lines: ["preview 2"] });

  previews.point(null);
  expect(previews.shown).toBeNull();
  previews.point(shoot);
  expect(previews.shown).toEqual({ lines: ["preview 2"] });
  expect(asked).toEqual([{ type: "preview", version: 5, number: 2 }]);
});

test("pointing in passing, or at what has no preview, asks nothing", async () => {
  previews.point(shoot);
  previews.point(null);
  previews.point(plain);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  expect(previews.pointed).toEqual(plain);
});

test("another question forgets what was known", async () => {
  previews.point(shoot);
  await vi.runAllTimersAsync();
  previews.turnTo(6);
  expect([previews.pointed, previews.shown]).toEqual([null, null]);

  previews.point(shoot);
  await vi.runAllTimersAsync();
  expect(asked.map((message) => ("version" in message ? message.version : null))).toEqual([5, 6]);
});

test("an answer that comes after the table has moved is not shown", async () => {
  previews.point(shoot);
  vi.advanceTimersByTime(200);
  previews.turnTo(6);
  await vi.runAllTimersAsync();
  expect(previews.shown).toBeNull();
});

test("the forecast stays on from one question to the next, and a preview's own arrows come before it", async () => {
  await previews.toggleForecast();
  expect(previews.arrows).toHaveLength(1);
  previews.turnTo(6);
  expect(previews.arrows).toEqual([]);
  await vi.runAllTimersAsync();
  expect(previews.arrows).toHaveLength(1);
  await previews.toggleForecast();
  expect(previews.arrows).toEqual([]);
  expect(asked).toEqual([
    { type: "preview", version: 5, number: null },
    { type: "preview", version: 6, number: null },
  ]);
});
