import { expect, test } from "vitest";
import { edgePlaces, openBoxes } from "../../src/board/edges";
import { INTERIOR as STATION } from "../../src/titles/dark_side/style";
import { INTERIOR as WEST } from "../../src/titles/undead_or_alive/style";
import { grounds } from "../../src/titles/zombicide/board/kinds";
import { litter } from "../../src/titles/zombicide/board/litter";
import { rooms } from "../../src/titles/zombicide/board/rooms";
import { ruts } from "../../src/titles/zombicide/board/streets";
import { walls } from "../../src/titles/zombicide/board/walls";
import { ABOVE } from "../../src/titles/zombicide/style";
import type { BoardShape } from "../../src/wire";

/** A house beside a street under a balcony, and a coach on tracks below it. */
const board: BoardShape = {
  key: "b",
  theme: "dusk_west",
  width: 2,
  height: 1.36,
  zones: [
    { id: "zone/0", kind: "room", name: "room", rects: [[0, 0, 1, 1]], middle: [0.5, 0.5] },
    { id: "zone/1", kind: "street", name: "street", rects: [[1, 0, 1, 1]], middle: [1.5, 0.5] },
    { id: "zone/2", kind: "train", name: "coach", rects: [[0, 1, 1, 0.36]], middle: [0.5, 1.18] },
    { id: "zone/3", kind: "street", name: "tracks", rects: [[1, 1, 1, 0.36]], middle: [1.5, 1.18] },
    { id: "zone/4", kind: "balcony", name: "balcony", rects: [[1, 0, 0.25, 1]], middle: [1.125, 0.5] },
  ],
  edges: [
    { kind: "wall", start: [0, 0], end: [0, 1.36] },
    { kind: "opening", start: [1, 0], end: [1, 1] },
    { kind: "border", start: [1, 1], end: [2, 1] },
  ],
  decor: [{ look: "tracks", rect: [0, 1, 2, 0.36], turns: 0 }],
};

test("open ground over tracks is tracks", () => {
  expect([...grounds(board).values()]).toEqual(["floor", "street", "coach", "tracks", "balcony"]);
});

test("streets end where a balcony covers them", () => {
  expect(openBoxes(board, ABOVE).get("zone/1")).toEqual([{ x: 300, y: 0, width: 180, height: 240 }]);
  expect(openBoxes(board, ABOVE).get("zone/4")).toEqual([{ x: 240, y: 0, width: 60, height: 240 }]);
});

test("a wall along a house and a coach is built for the one and painted for the other", () => {
  const built = walls(board);

  expect(built.walls).toContain("M0 0L0 240");
  expect(built.hulls).toBe("M0 240L0 326.4");
});

test("an opening is a gap between two stubs, with a lamp on the street side", () => {
  const built = walls(board);

  expect(built.walls).toContain("M240 0L240 97M240 143L240 240");
  expect(built.sills).toBe("M240 97L240 143");
  expect(built.lamps).toEqual([{ at: { x: 240, y: 120 }, towards: { x: 248, y: 120 } }]);
});

test("the same place is always drawn alike, another place otherwise", () => {
  expect(rooms(board, WEST)).toEqual(rooms(structuredClone(board), WEST));
  expect(ruts(board)).toBe(ruts(structuredClone(board)));
  const elsewhere = structuredClone(board);
  elsewhere.zones[0]!.rects = [[5, 5, 1, 1]];
  expect(rooms(elsewhere, WEST)[0]!.seams).not.toBe(rooms(board, WEST)[0]!.seams);
});

test("an edge of any kind is known by the zones on either side, in both orders", () => {
  const opening = { at: { x: 240, y: 120 }, turn: 90, length: 240 };
  const border = { at: { x: 360, y: 240 }, turn: 0, length: 240 };

  expect(edgePlaces({ ...board, zones: board.zones.slice(0, 4) })).toEqual(
    new Map([
      ["zone/0 zone/1", opening],
      ["zone/1 zone/0", opening],
      ["zone/1 zone/3", border],
      ["zone/3 zone/1", border],
    ]),
  );
});

test("where zones share a wall and an opening, things stand in the opening", () => {
  const edges = [
    { kind: "wall", start: [1, 0] as [number, number], end: [1, 0.4] as [number, number] },
    { kind: "opening", start: [1, 0.4] as [number, number], end: [1, 1] as [number, number] },
  ];

  expect(edgePlaces({ ...board, zones: board.zones.slice(0, 2), edges }).get("zone/0 zone/1")?.at).toEqual({ x: 240, y: 168 });
});

test("a station has plates and no rugs, and its guarded rooms are marked", () => {
  const room = (kind: string) => ({ ...board.zones[0]!, kind });
  const [plain, guarded] = ["room", "security_room"].map((kind) => rooms({ ...board, zones: [room(kind)] }, STATION)[0]!);

  expect([plain!.isGuarded, guarded!.isGuarded]).toEqual([false, true]);
  expect([plain!.rug, plain!.odd]).toEqual([null, ""]);
  expect(plain!.seams).not.toBe(rooms(board, WEST)[0]!.seams);
});

test("nothing of the open country lies about in a station", () => {
  const streets = Array.from({ length: 20 }, (_, number) => ({
    ...board.zones[1]!,
    id: `zone/${number}`,
    rects: [[number, 0, 1, 1]] as BoardShape["zones"][number]["rects"],
  }));

  expect(litter({ ...board, zones: streets, decor: [] }, WEST).length).toBeGreaterThan(2);
  expect(litter({ ...board, zones: streets, decor: [] }, STATION)).toEqual([]);
});
