import { expect, test } from "vitest";
import { waitBefore } from "../../src/net/backoff";
import { Refusal } from "../../src/net/refusal";
import { Requests } from "../../src/net/requests";
import { judge } from "../../src/net/silence";
import type { FromClient } from "../../src/wire";

test("each request gets its own number and its own answer, in any order", async () => {
  const sent: FromClient[] = [];
  const requests = new Requests();
  const first = requests.send({ type: "choose", version: 4, number: 2 }, (message) => sent.push(message));
  const second = requests.send({ type: "why_not", target: "zone/1" }, (message) => sent.push(message));

  expect(sent).toEqual([
    { type: "choose", version: 4, number: 2, request: 0 },
    { type: "why_not", target: "zone/1", request: 1 },
  ]);
  const reasons = { type: "reasons" as const, request: 1, target: "zone/1", reasons: [] };
  expect(requests.settle(reasons)).toBe(true);
  expect(requests.settle({ type: "done", request: 0, version: 5 })).toBe(true);

  expect(await second).toEqual(reasons);
  expect(await first).toEqual({ type: "done", request: 0, version: 5 });
});

test("a refused request fails with the server's code and words", async () => {
  const requests = new Requests();
  const asked = requests.send({ type: "undo", version: 1 }, () => undefined);

  requests.settle({ type: "refused", request: 0, code: "stale", text: "moved on" });

  await expect(asked).rejects.toEqual(new Refusal("stale", "moved on"));
  await expect(asked).rejects.toMatchObject({ code: "stale" });
});

test("what answers nothing of ours is left to others", () => {
  const requests = new Requests();
  expect(requests.settle({ type: "done", request: 7, version: 1 })).toBe(false);
  expect(requests.settle({ type: "refused", request: -1, code: "garbage", text: "" })).toBe(false);
  expect(requests.settle({ type: "seats", holders: [], undo: null, claim: null })).toBe(false);
});

test("a lost connection fails everything under way", async () => {
  const requests = new Requests();
  const asked = requests.send({ type: "undo", version: 1 }, () => undefined);

  requests.abandon();

  await expect(asked).rejects.toMatchObject({ code: "offline" });
  expect(requests.settle({ type: "done", request: 0, version: 1 })).toBe(false);
});

test("tries come at doubling distances up to a limit, a third of it by chance", () => {
  expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, 0))).toEqual([400, 800, 1600, 3200]);
  expect(waitBefore(50, 0)).toBe(15_000);
  expect(waitBefore(0, 1)).toBe(267);
});

test("the oldest request that has to be answered soon is known, and what takes thought is none", () => {
  const requests = new Requests();
  const post = (): void => undefined;
  expect(requests.oldest).toBeNull();
  void requests.send({ type: "hint", version: 1 }, post, () => 100);
  expect(requests.oldest).toBeNull();
  void requests.send({ type: "choose", version: 1, number: 0 }, post, () => 300);
  void requests.send({ type: "beat" }, post, () => 700);
  expect(requests.oldest).toBe(300);
  requests.settle({ type: "done", request: 1, version: 2 });
  expect(requests.oldest).toBe(700);
});

test("what was asked of a server that hangs fails with a word of its own", async () => {
  const requests = new Requests();
  const asked = requests.send({ type: "undo", version: 1 }, () => undefined);
  requests.abandon("restoring");
  await expect(asked).rejects.toMatchObject({ code: "restoring" });
});

test("a silent server is asked, then told of, then given up", () => {
  expect(judge(10_000, 9_000, null)).toBe("fine");
  expect(judge(20_000, 9_000, null)).toBe("ask");
  // While something is asked, only its answer counts: others may still hear of a table that cannot write any more.
  expect(judge(20_000, 9_000, 19_000)).toBe("fine");
  expect(judge(20_000, 19_900, 14_000)).toBe("slow");
  expect(judge(40_000, 39_900, 14_000)).toBe("lost");
});
