import { expect, test } from "vitest";
import { grouped, inOrder } from "../../src/table/grouped";
import { codeOf, meaningOf, typeDigit } from "../../src/table/keys";
import { choice } from "./samples";

const plain = { ctrlKey: false, altKey: false, metaKey: false };

test("options are counted from 1, without gaps", () => {
  expect([codeOf(0), codeOf(8), codeOf(9)]).toEqual(["1", "9", "10"]);
});

test("one digit chooses among up to nine", () => {
  expect(typeDigit("", "3", 5)).toEqual({ begun: "", place: 2, waits: null });
  expect(typeDigit("", "6", 5)).toEqual({ begun: "", place: null, waits: null });
});

test("a digit that may go on waits, and one that leads nowhere is dropped", () => {
  expect(typeDigit("", "1", 12)).toEqual({ begun: "1", place: null, waits: 0 });
  expect(typeDigit("1", "0", 12)).toEqual({ begun: "", place: 9, waits: null });
  expect(typeDigit("1", "2", 12)).toEqual({ begun: "", place: 11, waits: null });
  expect(typeDigit("1", "3", 12)).toEqual({ begun: "", place: null, waits: null });
  expect(typeDigit("", "2", 12)).toEqual({ begun: "", place: 1, waits: null });
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
