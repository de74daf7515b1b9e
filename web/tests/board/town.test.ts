import { expect, test } from "vitest";
import { grounds, openBoxes } from "../../src/board/kinds";
import { litter } from "../../src/board/litter";
import { rooms } from "../../src/board/rooms";
import { ruts } from "../../src/board/streets";
import { openings, walls } from "../../src/board/walls";
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
  expect(openBoxes(board).get("zone/1")).toEqual([{ x: 300, y: 0, width: 180, height: 240 }]);
  expect(openBoxes(board).get("zone/4")).toEqual([{ x: 240, y: 0, width: 60, height: 240 }]);
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
  expect(rooms(board)).toEqual(rooms(structuredClone(board)));
  expect(ruts(board)).toBe(ruts(structuredClone(board)));
  const elsewhere = structuredClone(board);
  elsewhere.zones[0]!.rects = [[5, 5, 1, 1]];
  expect(rooms(elsewhere)[0]!.seams).not.toBe(rooms(board)[0]!.seams);
});

test("an opening is known by the zones on either side, in both orders", () => {
  const place = { at: { x: 240, y: 120 }, turn: 90 };

  expect(openings({ ...board, zones: board.zones.slice(0, 4) })).toEqual(
    new Map([
      ["zone/0 zone/1", place],
      ["zone/1 zone/0", place],
    ]),
  );
});

test("a station has plates and no rugs, and its guarded rooms are marked", () => {
  const room = (kind: string) => ({ ...board.zones[0]!, kind });
  const [plain, guarded] = ["room", "security_room"].map((kind) => rooms({ ...board, theme: "cold_station", zones: [room(kind)] })[0]!);

  expect([plain!.isGuarded, guarded!.isGuarded]).toEqual([false, true]);
  expect([plain!.rug, plain!.odd]).toEqual([null, ""]);
  expect(plain!.seams).not.toBe(rooms(board)[0]!.seams);
});

test("nothing of the open country lies about in a station", () => {
  const streets = Array.from({ length: 20 }, (_, number) => ({
    ...board.zones[1]!,
    id: `zone/${number}`,
    rects: [[number, 0, 1, 1]] as BoardShape["zones"][number]["rects"],
  }));

  expect(litter({ ...board, zones: streets, decor: [] }).length).toBeGreaterThan(2);
  expect(litter({ ...board, zones: streets, decor: [], theme: "cold_station" })).toEqual([]);
});
