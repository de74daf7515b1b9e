import { expect, test } from "vitest";
import { inFront } from "../../src/board/stack";
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
