import { expect, test } from "vitest";
import { contains, distance } from "../../src/board/geometry";
import { fanned, LARGEST, type Layout, layOut, seating, type Spot } from "../../src/board/layout";
import type { Box } from "../../src/board/geometry";
import type { Piece } from "../../src/wire";

/** The smallest zone of a tile, in drawing units. */
const SMALL = { x: 0, y: 0, width: 72, height: 72 };

function piece(id: string, sort: Piece["sort"], count = 1): Piece {
  return { id, look: id, name: id, zone: "zone/0", sort, count };
}

function foes(...kinds: string[]): Piece[] {
  return kinds.map((kind) => piece(kind, "foe", 40));
}

test("few pieces are as large as can be, around the middle", () => {
  const { spots } = layOut(new Map([["zone/0", [SMALL]]]), [piece("carl", "hero")]);

  expect(spots).toEqual([{ pieces: [piece("carl", "hero")], at: { x: 36, y: 36 }, radius: LARGEST }]);
});

test("three groups of foes stand side by side, a fourth makes all of them one stack", () => {
  const three = layOut(new Map([["zone/0", [SMALL]]]), foes("walker", "brute", "runner"));
  const four = layOut(new Map([["zone/0", [SMALL]]]), foes("walker", "brute", "runner", "abomination"));

  expect(three.spots.map((spot) => spot.pieces.length)).toEqual([1, 1, 1]);
  expect(four.spots.map((spot) => spot.pieces.length)).toEqual([4]);
  expect(four.places.get("runner")).toBe(four.spots[0]);
});

test("machines and tokens come before foes, heroes last", () => {
  const mixed = [piece("carl", "hero"), piece("walker", "foe"), piece("noise", "token"), piece("wagon", "machine")];

  const { spots } = layOut(new Map([["zone/0", [SMALL]]]), mixed);

  expect(spots.map((spot) => spot.pieces[0]!.id)).toEqual(["wagon", "noise", "walker", "carl"]);
});

test("a Hero and an enemy in a small place stand face to face, larger than half of it would allow", () => {
  const space = { x: 0, y: 0, width: 60, height: 60 };
  const { spots } = layOut(new Map([["zone/0", [space]]]), [piece("jenny", "hero"), piece("zombie", "foe")]);
  const [zombie, jenny] = ["zombie", "jenny"].map((id) => spots.find((spot) => spot.pieces[0]!.id === id)!);

  expect(jenny!.at.x).toBeLessThan(zombie!.at.x);
  expect(jenny!.radius).toBeGreaterThan(13);
  for (const spot of spots) expect(contains(space, spot.at)).toBe(true);
  const two = layOut(new Map([["zone/0", [space]]]), [piece("jenny", "hero"), piece("sally", "hero"), piece("zombie", "foe")]);
  expect(two.spots.every((spot) => spot.radius >= 12)).toBe(true);
});

test.each([1, 2, 3, 5, 6, 9, 10, 13])("%i pieces in the smallest zone do not overlap and stay inside", (count) => {
  const { seats, radius } = seating([SMALL], count);

  expect(seats).toHaveLength(count);
  expect(radius).toBeGreaterThanOrEqual(7);
  for (const [index, seat] of seats.entries()) {
    expect(contains({ x: radius, y: radius, width: 72 - 2 * radius, height: 72 - 2 * radius }, seat)).toBe(true);
    for (const other of seats.slice(index + 1)) expect(distance(seat, other)).toBeGreaterThanOrEqual(2 * radius);
  }
});

test("even far too many pieces all have a place inside", () => {
  const { seats } = seating([SMALL], 60);

  expect(new Set(seats.map((seat) => `${seat.x},${seat.y}`)).size).toBe(60);
  expect(seats.every((seat) => contains(SMALL, seat))).toBe(true);
});

test("a zone of several parts uses all of them before its pieces shrink", () => {
  const one = seating([SMALL], 8);
  const two = seating([SMALL, { x: 72, y: 0, width: 72, height: 72 }], 8);

  expect(two.radius).toBeGreaterThan(one.radius);
  expect(two.seats.filter((seat) => seat.x > 72)).toHaveLength(4);
});

test("pieces in no zone of the board are left out", () => {
  expect(layOut(new Map([["zone/1", [SMALL]]]), [piece("carl", "hero")]).spots).toEqual([]);
});

test("a stack fans out inside the board, each group in full size", () => {
  const bounds = { x: 0, y: 0, width: 240, height: 240 };
  const stack = { pieces: foes("walker", "brute", "runner", "abomination"), at: { x: 3, y: 3 }, radius: 8 };

  const fan = fanned(stack, bounds);

  expect(fan.map((spot) => spot.pieces.map((one) => one.id))).toEqual([["walker"], ["brute"], ["runner"], ["abomination"]]);
  for (const [index, spot] of fan.entries()) {
    expect(spot.radius).toBe(LARGEST);
    expect(contains(bounds, { x: spot.at.x - LARGEST, y: spot.at.y - LARGEST })).toBe(true);
    for (const other of fan.slice(index + 1)) expect(distance(spot.at, other.at)).toBeGreaterThan(2 * LARGEST);
  }
});

test("a door stands in the opening between its zones, turned along it, and takes no room in either", () => {
  const door: Piece = { ...piece("door", "token"), beside: "zone/1" };
  const gap = { at: { x: 72, y: 36 }, turn: 90, length: 60 };
  const { spots, places } = layOut(new Map([["zone/0", [SMALL]]]), [door, piece("carl", "hero")], new Map([["zone/0 zone/1", gap]]));

  expect(places.get("door")).toEqual({ pieces: [door], radius: LARGEST, at: gap.at, turn: 90 });
  expect(spots.map((spot) => spot.pieces[0]!.id)).toEqual(["door", "carl"]);
  expect(places.get("carl")!.at).toEqual({ x: 36, y: 36 });
});

test("several things on one edge stand side by side along it, from either side, and get smaller where it is short", () => {
  const door: Piece = { ...piece("door", "token"), beside: "zone/1" };
  const planks: Piece = { ...piece("planks", "token"), zone: "zone/1", beside: "zone/0" };
  const edge = (length: number) => new Map([["zone/0 zone/1", { at: { x: 72, y: 100 }, turn: 90, length }]]);

  const { spots } = layOut(new Map(), [door, planks], edge(200));
  const squeezed = layOut(new Map(), [door, planks], edge(52)).spots;

  expect(spots.map((spot) => [spot.pieces[0]!.id, spot.at, spot.radius])).toEqual([
    ["door", { x: 72, y: 74 }, LARGEST],
    ["planks", { x: 72, y: 126 }, LARGEST],
  ]);
  expect(squeezed.map((spot) => [spot.at.y, spot.radius])).toEqual([[87, LARGEST / 2], [113, LARGEST / 2]]);
});

test("a door whose opening is gone lies in its zone", () => {
  const door: Piece = { ...piece("door", "token"), beside: "zone/1" };
  const { places } = layOut(new Map([["zone/0", [SMALL]]]), [door]);

  expect(places.get("door")).toEqual({ pieces: [door], at: { x: 36, y: 36 }, radius: LARGEST });
});

test("what has a fixed place in its zone stands there and takes none from the others", () => {
  const corner = (one: Piece) => (one.id === "lamp" ? { x: 0.25, y: 1, radius: 9 } : undefined);
  const { spots } = layOut(new Map([["zone/0", [SMALL]]]), [piece("carl", "hero"), piece("lamp", "token")], new Map(), corner);

  expect(spots.map((spot) => [spot.pieces[0]!.id, spot.at, spot.radius])).toEqual([
    ["carl", { x: 36, y: 36 }, LARGEST],
    ["lamp", { x: 18, y: 72 }, 9],
  ]);
});

test("who stands farther down is drawn later, and what lies on edges before all of them", () => {
  const rows = new Map([60, 0].map((y, place) => [`zone/${place}`, [{ ...SMALL, y }]]));
  const door: Piece = { ...piece("door", "token"), beside: "zone/1" };
  const edges = new Map([["zone/0 zone/1", { at: { x: 36, y: 90 }, turn: 0, length: 60 }]]);
  const { spots } = layOut(rows, [piece("near", "hero"), { ...piece("far", "foe"), zone: "zone/1" }, door], edges);

  expect(spots.map((spot) => spot.pieces[0]!.id)).toEqual(["door", "far", "near"]);
});

test("in one room enemies face the Heroes from the right, in a narrow one they stand behind them", () => {
  const hero = (number: number): Piece => ({ id: `figure/${number}`, look: "carl", name: "Carl", zone: "z", sort: "hero" });
  const foe = (look: string, count: number): Piece => ({ id: `foe/${look}`, look, name: look, zone: "z", sort: "foe", count });
  const party = [hero(0), hero(1), hero(2)];
  const kinds = [foe("walker", 9), foe("runner", 2), foe("brute", 1), foe("abomination", 1)];
  const at = (box: Box, pieces: Piece[]): Layout => layOut(new Map([["z", [box]]]), pieces);
  const wide = at({ x: 0, y: 0, width: 160, height: 120 }, [...party, ...kinds]);
  const narrow = at({ x: 0, y: 0, width: 90, height: 160 }, [...party, ...kinds]);
  const heroes = (one: Layout): Spot[] => one.spots.filter((spot) => spot.pieces[0]!.sort === "hero");
  const stack = (one: Layout): Spot => one.places.get("foe/walker")!;

  expect(Math.max(...heroes(wide).map((spot) => spot.at.x))).toBeLessThan(stack(wide).at.x - stack(wide).radius);
  expect(Math.min(...heroes(narrow).map((spot) => spot.at.y))).toBeGreaterThan(stack(narrow).at.y + stack(narrow).radius);
  expect(stack(wide).radius).toBeGreaterThan(LARGEST);
  // Alone, either side has all of the room.
  expect(at({ x: 0, y: 0, width: 160, height: 120 }, [hero(0)]).places.get("figure/0")!.at).toEqual({ x: 80, y: 60 });
});
