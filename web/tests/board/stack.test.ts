import { expect, test } from "vitest";
import { distance } from "../../src/board/geometry";
import { fanned, LARGEST } from "../../src/board/layout";
import { crowd, inFront, massed } from "../../src/board/stack";
import type { Piece } from "../../src/wire";

function group(look: string, count: number): Piece {
  return { id: look, look, name: look, zone: "zone/1", sort: "foe", count };
}

test("the largest group of a stack is seen, the first of those as large", () => {
  expect(inFront([group("worker", 4), group("tank", 9), group("hunter", 9)], "cold_station").look).toBe("tank");
});

test("an Abomination stands in front of any crowd", () => {
  expect(inFront([group("worker", 18), group("tank", 10), group("hunter", 11), group("brood_mother", 1)], "cold_station").look).toBe("brood_mother");
});

test("a crowd of figures shows at most five, the one in front last", () => {
  const pieces = Array.from({ length: 8 }, (_, number) => ({ ...group("zombie_green", 1), id: `zombie/${number}` }));
  const standing = crowd(pieces, pieces[2]!);

  expect(standing.map((one) => one.piece.id)).toEqual(["zombie/0", "zombie/1", "zombie/3", "zombie/4", "zombie/2"]);
  expect(crowd(pieces.slice(0, 2), pieces[0]!).map((one) => one.piece.id)).toEqual(["zombie/1", "zombie/0"]);
  expect(standing.map((one) => one.y)).toEqual([...standing.map((one) => one.y)].sort((one, other) => one - other));
});

test("the groups of a fan do not overlap, however many they are", () => {
  const spot = { pieces: Array.from({ length: 8 }, (_, number) => ({ ...group("zombie_green", 1), id: `zombie/${number}` })), at: { x: 300, y: 300 }, radius: 17 };
  const fan = fanned(spot, { x: 0, y: 0, width: 600, height: 600 });

  const gaps = fan.map((one, place) => distance(one.at, fan[(place + 1) % fan.length]!.at));
  expect(Math.min(...gaps)).toBeGreaterThan(2 * LARGEST);
});

test("a group of like figures stands as a crowd, at most five of them are drawn", () => {
  expect([1, 2, 4, 9].map((count) => massed(count).length)).toEqual([0, 2, 4, 5]);
});
