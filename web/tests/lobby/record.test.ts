import { expect, test } from "vitest";
import { readRecords } from "../../src/lobby/record";

const record = {
  format: "veglia-record-2",
  game: "undead_or_alive",
  rules_version: "1",
  mission: "m0",
  seats: [
    { side: "survivors", figures: ["carl"] },
    { side: "survivors", figures: ["may"] },
  ],
  seed: "7",
  options: {},
  choices: [0, 2, -1],
  hash: "abc",
};

test("a record of the table is read", () => {
  expect(readRecords(JSON.stringify(record))).toEqual({ records: [record] });
});

test("a seed of any size is kept to the last digit, also when it is written as a number", () => {
  const text = JSON.stringify(record).replace('"seed":"7"', '"seed": 123456789012345678901234567890');
  expect(readRecords(text)).toEqual({ records: [{ ...record, seed: "123456789012345678901234567890" }] });
});

test("a file of the command line holds one record a line", () => {
  const line = JSON.stringify({ ...record, seed: 7 });
  expect(readRecords(`${line}\n${line}\n`)).toEqual({ records: [record, record] });
});

test("a problem report holds a record", () => {
  expect(readRecords(JSON.stringify({ program: "0.1", record, said: '"seed": 9' }))).toEqual({ records: [record] });
});

test.each(["", "not json", "{", '{"a": 1}\nnot json'])("%j is no file of ours", (text) => {
  expect(readRecords(text)).toEqual({ problem: "not_json" });
});

test.each([
  "{}",
  "[]",
  "3",
  JSON.stringify({ ...record, choices: ["a"] }),
  JSON.stringify({ ...record, choices: [0.5] }),
  JSON.stringify({ ...record, seats: "carl" }),
  `${JSON.stringify(record)}\n{}`,
])("%j holds no record", (text) => {
  expect(readRecords(text)).toEqual({ problem: "no_record" });
});
