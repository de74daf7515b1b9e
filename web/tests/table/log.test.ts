import { expect, test } from "vitest";
import { appended, fromChoice, fromTold, MOST_LINES, saidOf, shownLines } from "../../src/table/log";
import type { TableMoved, Told } from "../../src/wire";

const told: Told[] = [
  { text: "Round 2.", rule: "round", effects: [], weight: "head" },
  { text: "", rule: "silent", effects: [] },
  { text: "Carl moves.", rule: "move", effects: [] },
  { text: "A die shows 4.", rule: "dice", effects: [], weight: "detail" },
];

function moved(more: Partial<TableMoved> = {}): TableMoved {
  return {
    type: "moved",
    version: 5,
    seat: 1,
    choice: "Move to street 2",
    told,
    board: null,
    scene: {},
    pieces: null,
    heroes: {},
    slots: [],
    question: null,
    keeps_asides: false,
    can_undo: true,
    window: null,
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

test("what was chosen is a line of its own, for those who may know it", () => {
  expect(fromChoice(moved(), 7)).toEqual([
    { id: 7, text: "Move to street 2", rule: "", weight: "choice", seat: 1 },
  ]);
  expect(fromChoice(moved({ choice: "" }), 7)).toEqual([]);
});

test("details can be folded away", () => {
  const lines = [...fromChoice(moved(), 0), ...fromTold(told, 1)];
  expect(shownLines(lines, true)).toEqual(lines);
  expect(shownLines(lines, false).map((line) => line.weight)).toEqual(["choice", "head", "line"]);
});

test("aloud are said heads and lines, the last six at most", () => {
  expect(saidOf([...fromChoice(moved(), 0), ...fromTold(told, 1)])).toBe("Round 2. Carl moves.");
  const many = Array.from({ length: 9 }, (_, place) => ({ text: `${place}.`, rule: "", effects: [] }));
  expect(saidOf(fromTold(many, 0))).toBe("3. 4. 5. 6. 7. 8.");
});

test("the log keeps its last lines", () => {
  const many = Array.from({ length: MOST_LINES }, (_, place) => ({ text: `${place}`, rule: "", effects: [] }));
  const log = appended(fromTold(many, 0), fromTold([{ text: "last", rule: "", effects: [] }], MOST_LINES));
  expect(log).toHaveLength(MOST_LINES);
  expect([log[0]?.text, log.at(-1)?.text]).toEqual(["1", "last"]);
});
