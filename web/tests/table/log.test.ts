import { expect, test } from "vitest";
import { appended, fromMoved, fromTold, MOST_LINES, saidOf, shownLines } from "../../src/table/log";
import { patchScene } from "../../src/table/scene";
import type { Moved, Told } from "../../src/wire";
import { scene } from "./samples";

const told: Told[] = [
  { text: "Round 2.", rule: "round", effects: [], weight: "head" },
  { text: "", rule: "silent", effects: [] },
  { text: "Carl moves.", rule: "move", effects: [] },
  { text: "A die shows 4.", rule: "dice", effects: [], weight: "detail" },
];

function moved(more: Partial<Moved> = {}): Moved {
  return {
    type: "moved",
    version: 5,
    seat: 1,
    choice: "Move to street 2",
    told,
    board: null,
    scene: {},
    question: null,
    can_undo: true,
    ...more,
  };
}

test("a line of the log is a sentence with its rule and weight; what has no words is no line", () => {
  expect(fromTold(told, 10)).toEqual([
    { id: 10, text: "Round 2.", rule: "round", weight: "head", seat: null },
    { id: 11, text: "Carl moves.", rule: "move", weight: "line", seat: null },
    { id: 12, text: "A die shows 4.", rule: "dice", weight: "detail", seat: null },
  ]);
});

test("what was chosen comes before what came of it", () => {
  expect(fromMoved(moved(), 0).map((line) => [line.id, line.weight, line.seat])).toEqual([
    [0, "choice", 1],
    [1, "head", null],
    [2, "line", null],
    [3, "detail", null],
  ]);
});

test("who was not asked is not told what was chosen", () => {
  expect(fromMoved(moved({ choice: "" }), 4)[0]).toEqual({
    id: 4,
    text: "Round 2.",
    rule: "round",
    weight: "head",
    seat: null,
  });
});

test("details can be folded away", () => {
  const lines = fromMoved(moved(), 0);
  expect(shownLines(lines, true)).toEqual(lines);
  expect(shownLines(lines, false).map((line) => line.weight)).toEqual(["choice", "head", "line"]);
});

test("aloud are said heads and lines, the last six at most", () => {
  expect(saidOf(fromMoved(moved(), 0))).toBe("Round 2. Carl moves.");
  const many = Array.from({ length: 9 }, (_, place) => ({ text: `${place}.`, rule: "", effects: [] }));
  expect(saidOf(fromTold(many, 0))).toBe("3. 4. 5. 6. 7. 8.");
});

test("the log keeps its last lines", () => {
  const many = Array.from({ length: MOST_LINES }, (_, place) => ({ text: `${place}`, rule: "", effects: [] }));
  const log = appended(fromTold(many, 0), fromTold([{ text: "last", rule: "", effects: [] }], MOST_LINES));
  expect(log).toHaveLength(MOST_LINES);
  expect([log[0]?.text, log.at(-1)?.text]).toEqual(["1", "last"]);
});

test("a patch changes the fields it names and no others, and never the scene it is laid over", () => {
  const before = scene({ round: 1, turn: "Carl's Turn", goals: [{ text: "Leave", is_met: false }] });
  const after = patchScene(before, { round: 2, turn: "", result: { won: true, text: "Won", rule: "r" } });

  expect(after).toEqual({ ...before, round: 2, turn: "", result: { won: true, text: "Won", rule: "r" } });
  expect(after.goals).toBe(before.goals);
  expect(before.round).toBe(1);
});
