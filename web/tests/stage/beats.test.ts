import { expect, test } from "vitest";
import { type Beat, beatsOf, LONGEST, paceOf } from "../../src/stage/beats";
import type { Effect, Told } from "../../src/wire";

function told(...effects: Effect[]): Told {
  return { text: "", rule: "", effects };
}

function move(piece: string, into: string, ...path: string[]): Effect {
  return { op: "move", piece, into, path };
}

test("a move takes 300 milliseconds a zone", () => {
  expect(beatsOf([told(move("a", "a", "zone/1", "zone/2"))]).map((beat) => beat.lasts)).toEqual([600]);
});

test("moves that follow each other go on together, one by one set off", () => {
  const beats = beatsOf([told(move("a", "b", "zone/1")), told(move("c", "d", "zone/2", "zone/3")), told(move("e", "f", "zone/1"))]);

  expect(beats).toHaveLength(1);
  expect(beats[0]!.lasts).toBe(2 * 300 + 2 * 80);
});

test("a group that still has to arrive goes on only afterwards", () => {
  const beats = beatsOf([told(move("a", "b", "zone/1")), told(move("b", "c", "zone/2"))]);

  expect(beats.map((beat) => beat.effects.map((effect) => effect.piece))).toEqual([["a"], ["b"]]);
});

test("everything else is shown one after another", () => {
  const beats = beatsOf([told({ op: "dice", dice: [{ faces: [6] }] }, { op: "flash" }, { op: "remove" }), told({ op: "card" })]);

  expect(beats.map((beat) => beat.effects[0]!.op)).toEqual(["dice", "flash", "remove", "card"]);
  expect(beats.map((beat) => beat.lasts)).toEqual([1300, 260, 160, 800]);
});

test("much to show is shortened to four seconds, little is not", () => {
  const many: Beat[] = Array.from({ length: 100 }, () => ({ effects: [], lasts: 200, upTo: 1 }));

  expect(paceOf(many, 1) * 100 * 200).toBe(LONGEST);
  expect(paceOf(many.slice(0, 3), 1)).toBe(1);
});

test("speed, and what is waiting, shorten further; speed 0 shows nothing", () => {
  const few: Beat[] = [{ effects: [], lasts: 200, upTo: 1 }];

  expect(paceOf(few, 2)).toBe(0.5);
  expect(paceOf(few, 1, 3)).toBe(0.25);
  expect(paceOf(few, 0)).toBe(0);
});

test("each beat knows how much of what is told has been shown after it", () => {
  const silent = told();
  const beats = beatsOf([told({ op: "dice", dice: [{ faces: [6] }] }, { op: "flash" }), silent, told(move("a", "b", "zone/1")), told(move("c", "d", "zone/2"))]);
  expect(beats.map((beat) => beat.upTo)).toEqual([0, 1, 4]);
});
