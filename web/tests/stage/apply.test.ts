import { expect, test } from "vitest";
import { applied, byId, strays } from "../../src/stage/apply";
import type { Effect, Piece } from "../../src/wire";

const carl: Piece = { id: "figure/0", look: "carl", name: "Carl", zone: "zone/0", sort: "hero" };
const walkers: Piece = { id: "foe/1/walker", look: "walker", name: "Walker", zone: "zone/1", sort: "foe", count: 5 };
const none = byId([]);

function after(effect: Effect, pieces: Piece[], known = none): Piece[] {
  return applied(effect, pieces, known);
}

test("a figure goes to the end of its path", () => {
  const moved = after({ op: "move", piece: "figure/0", into: "figure/0", path: ["zone/1", "zone/2"] }, [carl, walkers]);

  expect(moved).toEqual([{ ...carl, zone: "zone/2" }, walkers]);
});

test("a part of a group goes and becomes a group of its own", () => {
  const moved = after({ op: "move", piece: "foe/1/walker", into: "foe/2/walker", path: ["zone/2"], count: 2 }, [walkers]);

  expect(moved).toEqual([
    { ...walkers, count: 3 },
    { ...walkers, id: "foe/2/walker", zone: "zone/2", count: 2 },
  ]);
});

test("the whole of a group joins another", () => {
  const there: Piece = { ...walkers, id: "foe/2/walker", zone: "zone/2", count: 4 };

  const moved = after({ op: "move", piece: "foe/1/walker", into: "foe/2/walker", path: ["zone/2"], count: 5 }, [walkers, there]);

  expect(moved).toEqual([{ ...there, count: 9 }]);
});

test("what appears looks as it will in the next scene", () => {
  const next: Piece = { ...walkers, count: 9, note: "Slow." };

  const added = after({ op: "add", piece: "foe/1/walker", look: "walker", zone: "zone/1", count: 2 }, [], byId([next]));

  expect(added).toEqual([{ ...next, count: 2 }]);
});

test("what comes and goes before the next scene is known by its look and sort", () => {
  const added = after({ op: "add", piece: "foe/3/runner", look: "runner", sort: "foe", zone: "zone/3" }, []);

  expect(added).toEqual([{ id: "foe/3/runner", look: "runner", name: "", zone: "zone/3", sort: "foe", count: 1 }]);
});

test("removing takes some of a group, then all of it", () => {
  const some = after({ op: "remove", piece: "foe/1/walker", count: 4 }, [walkers, carl]);

  expect(some).toEqual([{ ...walkers, count: 1 }, carl]);
  expect(after({ op: "remove", piece: "foe/1/walker" }, some)).toEqual([carl]);
});

test.each<Effect>([
  { op: "move", piece: "nobody", path: ["zone/1"] },
  { op: "remove", piece: "nobody" },
  { op: "flash", piece: "figure/0" },
  { op: "banner", text: "Round 2" },
])("$op of $piece changes no piece", (effect) => {
  expect(after(effect, [carl, walkers])).toEqual([carl, walkers]);
});

test("on another board zones and groups go by their new names", () => {
  const renames = { "zone/1": "zone/5", "foe/1/walker": "foe/5/walker" };

  expect(after({ op: "board", renames }, [carl, walkers])).toEqual([carl, { ...walkers, id: "foe/5/walker", zone: "zone/5" }]);
});

test("who is elsewhere in the next scene has a way to go", () => {
  const noise: Piece = { id: "token/noise", look: "noise", name: "Noise", zone: "zone/0" };
  const next = byId([{ ...carl, zone: "zone/3" }, { ...noise, zone: "zone/3" }, walkers]);
  const way = { op: "move", path: ["zone/3"], count: 1 };

  expect(strays([carl, noise, walkers], next)).toEqual([
    { ...way, piece: "figure/0", into: "figure/0" },
    { ...way, piece: "token/noise", into: "token/noise" },
  ]);
  expect(strays([carl, noise, walkers], next, "zone/3")).toEqual([{ ...way, piece: "token/noise", into: "token/noise" }]);
  expect(strays([carl, noise, walkers], next, "zone/0")).toEqual([]);
});
