import { expect, test } from "vitest";
import { distance } from "../../src/board/geometry";
import { fanned, LARGEST } from "../../src/board/layout";
import { crowd, inFront, massed, MOST } from "../../src/board/stack";
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

test("a stack of many pieces shows as many as can be told apart, the one in front last", () => {
  const pieces = Array.from({ length: 14 }, (_, number) => ({ ...group("zombie_green", 1), id: `zombie/${number}` }));
  const standing = crowd(pieces, pieces[2]!);

  expect(standing).toHaveLength(MOST);
  expect(standing.at(-1)!.piece.id).toBe("zombie/2");
  expect(new Set(standing.map((one) => one.piece.id)).size).toBe(MOST);
  expect(crowd(pieces.slice(0, 2), pieces[0]!).map((one) => one.piece.id)).toEqual(["zombie/1", "zombie/0"]);
  expect(standing.map((one) => one.y)).toEqual([...standing.map((one) => one.y)].sort((one, other) => one - other));
});

test("a stack of groups shows every kind, and more figures of those with many", () => {
  const pieces = [group("walker", 12), group("brute", 3), group("runner", 2), group("abomination", 1)];
  const standing = crowd(pieces, pieces[3]!);
  const shown = (look: string): number => standing.filter((one) => one.piece.look === look).length;

  expect(standing).toHaveLength(MOST);
  expect(pieces.filter((piece) => shown(piece.look) === 0)).toEqual([]);
  expect([shown("walker"), shown("abomination")]).toEqual([5, 1]);
  expect(standing.at(-1)!.piece.look).toBe("abomination");
  expect(new Set(standing.filter((one) => one.piece.look === "walker").map((one) => one.number)).size).toBe(5);
});

test("the groups of a fan do not overlap, however many they are", () => {
  const spot = { pieces: Array.from({ length: 8 }, (_, number) => ({ ...group("zombie_green", 1), id: `zombie/${number}` })), at: { x: 300, y: 300 }, radius: 17 };
  const fan = fanned(spot, { x: 0, y: 0, width: 600, height: 600 });

  const gaps = fan.map((one, place) => distance(one.at, fan[(place + 1) % fan.length]!.at));
  expect(Math.min(...gaps)).toBeGreaterThan(2 * LARGEST);
});

test("a group of like figures stands in rows, smaller the more there are and the farther back", () => {
  expect([1, 2, 4, 9, 40].map((count) => massed(count).length)).toEqual([0, 2, 4, MOST, MOST]);
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9]) {
    const places = massed(count);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const [place, one] of places.slice(1).entries()) {
      expect(one.y).toBeGreaterThanOrEqual(places[place]!.y);
      expect(one.scale).toBeGreaterThanOrEqual(places[place]!.scale);
    }
  }
  expect(Math.min(...massed(9).map((one) => one.scale))).toBeGreaterThan(0.5);
});
