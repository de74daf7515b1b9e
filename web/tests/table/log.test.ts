import { expect, test } from "vitest";
import { appended, fromChoice, fromTable, fromTold, MOST_LINES, saidOf, shownLines } from "../../src/table/log";
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

test("like lines in a row are one line, with how often it was told; rounds and phases are told each", () => {
  const line = (text: string, weight: Told["weight"] = "line"): Told => ({ text, rule: "", effects: [], weight });
  const lines = fromTold([line("A die."), line("A die."), line("A die."), line("Two."), line("A die."), line("Round.", "head"), line("Round.", "head")], 0);
  const shown = shownLines(lines, true).map(({ text, times }) => [text, times]);
  expect(shown).toEqual([["A die.", 3], ["Two.", undefined], ["A die.", undefined], ["Round.", undefined], ["Round.", undefined]]);
});

test("what lies between like lines and is folded away does not part them", () => {
  const lines = fromTold([told[2]!, told[3]!, told[2]!], 0);
  expect(shownLines(lines, false).map(({ text, times }) => [text, times])).toEqual([["Carl moves.", 2]]);
});

test("whoever comes back finds the choices before what they led to", () => {
  const chosen = [
    { place: 0, seat: 1, text: "Begin" },
    { place: 2, seat: 0, text: "Move" },
    { place: 4, seat: 1, text: "End" },
  ];
  const lines = fromTable(told, chosen, 5);
  expect(lines.map(({ text, seat }) => [text, seat])).toEqual([
    ["Begin", 1],
    ["Round 2.", null],
    ["Move", 0],
    ["Carl moves.", null],
    ["A die shows 4.", null],
    ["End", 1],
  ]);
  expect(lines.map(({ id }) => id)).toEqual([5, 6, 7, 8, 9, 10]);
});
