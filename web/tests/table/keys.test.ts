import type { Choice } from "../../src/wire";
import { expect, test } from "vitest";
import { grouped, inOrder, isLongWinded } from "../../src/table/grouped";
import { codeOf, meaningOf, typeDigit } from "../../src/table/keys";
import { choice } from "./samples";

const plain = { ctrlKey: false, altKey: false, metaKey: false };

test("up to nine options take one digit, more take two or three, none of them nought", () => {
  expect([codeOf(0, 9), codeOf(8, 9)]).toEqual(["1", "9"]);
  expect([codeOf(0, 10), codeOf(8, 10), codeOf(9, 10)]).toEqual(["11", "19", "21"]);
  expect([codeOf(80, 81), codeOf(81, 82)]).toEqual(["99", "211"]);
});

test("one digit chooses among up to nine", () => {
  expect(typeDigit("", "3", 5)).toEqual({ begun: "", place: 2 });
  expect(typeDigit("", "6", 5)).toEqual({ begun: "", place: null });
});

test("two digits choose among more, and a digit that leads nowhere is dropped", () => {
  expect(typeDigit("", "1", 12)).toEqual({ begun: "1", place: null });
  expect(typeDigit("1", "2", 12)).toEqual({ begun: "", place: 1 });
  expect(typeDigit("2", "3", 12)).toEqual({ begun: "", place: 11 });
  expect(typeDigit("2", "4", 12)).toEqual({ begun: "", place: null });
  expect(typeDigit("", "3", 12)).toEqual({ begun: "", place: null });
});

test("keys mean digits and commands, but not together with control, alt or meta", () => {
  expect(meaningOf({ ...plain, key: "7" })).toEqual({ digit: "7" });
  expect(meaningOf({ ...plain, key: "u" })).toEqual({ command: "undo" });
  expect(meaningOf({ ...plain, key: "?" })).toEqual({ command: "rule" });
  expect(meaningOf({ ...plain, key: "u", ctrlKey: true })).toBeNull();
  expect(meaningOf({ ...plain, key: "F5" })).toBeNull();
  expect(meaningOf({ ...plain, key: "0" })).toBeNull();
});

test("options of a group stand together where the first of them stands, numbered as they are listed", () => {
  const choices = [
    choice(0, [], { group: "Move" }),
    choice(1, [], { group: "Attack" }),
    choice(2, [], { group: "Move" }),
    choice(3, []),
  ];
  const groups = grouped(choices);

  expect(groups.map((group) => [group.name, group.options.map((one) => [one.choice.number, one.code])])).toEqual([
    ["Move", [[0, "1"], [2, "2"]]],
    ["Attack", [[1, "3"]]],
    ["", [[3, "4"]]],
  ]);
  expect(inOrder(groups).map((one) => one.number)).toEqual([0, 2, 1, 3]);
});

test("many sentences stand in columns, a few or short ones in rows", () => {
  const option = (text: string, number: number): Choice => ({ number, text, targets: [], look: "" });
  const sentence = "Put Springfield (Meg, Backpack slot 1) in the left hand";
  const options = (...texts: string[]): Choice[] => texts.map(option);
  expect(isLongWinded(options(...Array<string>(5).fill(sentence)))).toBe(true);
  expect(isLongWinded(options(...Array<string>(4).fill(sentence)))).toBe(false);
  expect(isLongWinded(options(sentence, sentence, sentence, "Finish", "Search", "Wait"))).toBe(false);
});
