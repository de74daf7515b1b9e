import { expect, test } from "vitest";
import { layOut } from "../../src/board/layout";
import { pieceName, stackName, zoneName } from "../../src/board/names";
import { isAsZone, meant, stops } from "../../src/board/things";
import { nearest } from "../../src/board/walk";
import type { BoardShape, Choice, Piece, ZoneShape } from "../../src/wire";

function zone(number: number, x: number, y: number): ZoneShape {
  return { id: `zone/${number}`, kind: "street", name: `street ${number}`, rects: [[x, y, 1, 1]], middle: [x + 0.5, y + 0.5] };
}

const board: BoardShape = {
  key: "b",
  theme: "dusk_west",
  width: 2,
  height: 2,
  zones: [zone(0, 0, 0), zone(1, 1, 0), zone(2, 0, 1), zone(3, 1, 1)],
  edges: [],
  decor: [],
};
const choice = (number: number, text: string): Choice => ({ number, text, targets: [], look: "move" });
const carl: Piece = { id: "figure/0", look: "carl", name: "Carl", zone: "zone/0", sort: "hero" };
const walkers: Piece = { id: "foe/0/walker", look: "walker", name: "Walker", zone: "zone/0", sort: "foe", count: 2 };
const layout = layOut(new Map(board.zones.map((one) => [one.id, [{ x: 0, y: 0, width: 240, height: 240 }]])), [carl, walkers]);

test("a zone is named with who is in it and what can be done", () => {
  expect(zoneName(board.zones[0]!, [walkers, carl], [choice(0, "Move here")])).toBe(
    "street 0: 2 × Walker, Carl. Move here",
  );
  expect(zoneName(board.zones[1]!, [])).toBe("street 1");
  expect(pieceName({ ...walkers, note: "Slow." }, board.zones[0])).toBe("2 × Walker, street 0. Slow");
  expect(pieceName({ ...carl, badge: "C" }, undefined, [choice(0, "Trade")])).toBe("Carl. Trade");
  expect(pieceName({ ...carl, name: "Spawn", badge: "1" }, undefined)).toBe("Spawn, 1");
  expect(pieceName({ ...carl, name: "Noise", badge: "3", count: 3 }, undefined)).toBe("3 × Noise");
});

test("a tap on a piece that is not lit means its zone when that is", () => {
  expect(meant(carl, new Map([["zone/0", [choice(0, "Move")]]]))).toBe("zone/0");
  expect(meant(carl, new Map([["zone/0", [choice(0, "Move")]], ["figure/0", [choice(1, "Trade")]]]))).toBe("figure/0");
  expect(meant(carl, new Map())).toBe("figure/0");
});

test("pieces whose choices are all those of their zone need no look into the stack", () => {
  const fire = choice(0, "Fire");

  expect(isAsZone([walkers], new Map([["zone/0", [fire]], ["foe/0/walker", [fire]]]))).toBe(true);
  expect(isAsZone([walkers], new Map([["zone/0", [fire]], ["foe/0/walker", [choice(1, "Hit")]]]))).toBe(false);
  expect(isAsZone([walkers], new Map([["foe/0/walker", [fire]]]))).toBe(false);
});

test("walking stops at lit things only, or at everything", () => {
  const lit = new Map([["zone/3", [choice(0, "Move")]], ["figure/0", [choice(1, "Trade")]]]);

  expect(stops(board, layout, lit, null, false).map((stop) => stop.id)).toEqual(["figure/0", "zone/3"]);
  expect(stops(board, layout, lit, null, true).map((stop) => stop.id).sort()).toEqual([
    "figure/0",
    "foe/0/walker",
    "zone/0",
    "zone/1",
    "zone/2",
    "zone/3",
  ]);
});

test("arrow keys go to the nearest in their direction, and nowhere at the edge", () => {
  const all = [
    { id: "right", at: { x: 100, y: 10 } },
    { id: "far right", at: { x: 300, y: 0 } },
    { id: "below", at: { x: 10, y: 100 } },
  ];

  expect(nearest({ x: 0, y: 0 }, "ArrowRight", all)?.id).toBe("right");
  expect(nearest({ x: 0, y: 0 }, "ArrowDown", all)?.id).toBe("below");
  expect(nearest({ x: 0, y: 0 }, "ArrowLeft", all)).toBeNull();
  expect(nearest({ x: 0, y: 0 }, "Enter", all)).toBeNull();
});

test("a stack says how many are in it, and of what", () => {
  const guard: Piece = { id: "guard/1", look: "guard", name: "Guard", zone: "zone/0", sort: "foe" };
  const dogs: Piece = { ...guard, id: "dog/1", name: "Dog", count: 2 };

  expect(stackName([guard, { ...guard, id: "guard/2" }])).toBe("2 × Guard");
  expect(stackName([guard, dogs, { ...guard, id: "guard/2" }])).toBe("4: 2 × Guard, 2 × Dog");
});
