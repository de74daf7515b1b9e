import { render } from "svelte/server";
import { expect, test } from "vitest";
import { seatOf } from "../../src/looks/themes";
import { colourOf, diceOf } from "../../src/stage/dice";
import Dice from "../../src/stage/Dice.svelte";
import { Stage } from "../../src/stage/stage.svelte";
import type { DiceGroup } from "../../src/wire";

function shown(groups: DiceGroup[], isSettled = true): string {
  const stage = new Stage();
  stage.dice = { groups, isSettled };
  return render(Dice, { props: { stage } }).body;
}

function count(html: string, part: RegExp): number {
  return [...html.matchAll(part)].length;
}

test("dice of at least the number are good unless they are cancelled", () => {
  const dice = diceOf({ faces: [3, 4, 6], needed: 4, cancelled: [2] });

  expect(dice.map((die) => [die.isGood, die.isPoor, die.isCancelled])).toEqual([
    [false, true, false],
    [true, false, false],
    [false, true, true],
  ]);
  expect(diceOf({ faces: [1, 6] }).map((die) => [die.isGood, die.isPoor])).toEqual([[false, false], [false, false]]);
});

test("a group has its own colour, else that of its seat, else none", () => {
  expect(colourOf({ faces: [1], colour: "red", seat: 2 })).toBe("#e2523f");
  expect(colourOf({ faces: [1], seat: 2 })).toBe(seatOf(2).colour);
  expect(colourOf({ faces: [1] })).toBe("");
});

test("one group is shown as dice alone, several with their owners", () => {
  const ann: DiceGroup = { faces: [2, 5], needed: 4, name: "Ann", seat: 0 };
  const alone = shown([ann]);
  const both = shown([ann, { faces: [6], name: "Shadow", seat: 1 }]);

  expect([count(alone, /class="die/g), alone.includes("Ann"), alone.includes("4+")]).toEqual([2, false, true]);
  expect([count(both, /class="die/g), both.includes("Ann"), both.includes("Shadow")]).toEqual([3, true, true]);
  expect(count(both, /class="tick/g)).toBe(1);
});

test("a symbol takes the place of pips once the die lies, and a cancelled die is struck out", () => {
  const group: DiceGroup = { faces: [1, 2, 9], symbols: ["shield", "", ""], cancelled: [1] };

  expect(count(shown([group]), /class="symbol/g)).toBe(1);
  expect(count(shown([group]), /class="struck/g)).toBe(1);
  expect(shown([group])).toMatch(/<text[^>]*>9<\/text>/);
  expect(count(shown([group], false), /class="(symbol|struck)/g)).toBe(0);
});
