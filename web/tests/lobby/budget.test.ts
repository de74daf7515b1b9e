import { expect, test } from "vitest";
import { allowed, costOf, forSale, isBalanced, pointsOf, readTaken, rivalOf, withRule, writeTaken } from "../../src/lobby/budget";
import type { BudgetRule, LobbyBudget } from "../../src/wire";

function rule(id: string, side: string, points: number, more: Partial<BudgetRule> = {}): BudgetRule {
  return { id, name: id, text: "", rule: "", side, points, missions: ["town"], ...more };
}

const doors = rule("doors", "heroes", 1, { most: 6 });
const pool = rule("pool", "heroes", 1, { most: 12, step: 2 });
const manor = rule("manor", "heroes", 2, { missions: ["house"] });
const horde = rule("horde", "zombies", 4, { excludes: ["grave"] });
const grave = rule("grave", "zombies", 3);
const budget: LobbyBudget = {
  options: { heroes: "hero_rules", zombies: "zombie_rules" },
  rules: [doors, pool, manor, horde, grave],
  most: 6,
};

test("what a side has taken is read and written as the server has it", () => {
  expect([...readTaken("doors,pool:4")]).toEqual([["doors", 1], ["pool", 4]]);
  expect(readTaken("").size).toBe(0);
  expect(writeTaken(readTaken("doors,pool:4"))).toBe("doors,pool:4");
});

test("a rule costs its points for each step of it, and only its own side pays", () => {
  expect(costOf(pool, 6)).toBe(3);
  expect(pointsOf(budget, "heroes", readTaken("doors:2,pool:4,horde"))).toBe(4);
});

test("rules are for sale by side and mission", () => {
  expect(forSale(budget, "heroes", "town")).toEqual([doors, pool]);
  expect(forSale(budget, "heroes", "house")).toEqual([manor]);
});

test("rules are taken and put back in the option of their side", () => {
  const one = withRule(budget, {}, pool, 4);
  expect(one).toEqual({ hero_rules: "pool:4" });
  expect(withRule(budget, one, horde, 1)).toEqual({ hero_rules: "pool:4", zombie_rules: "horde" });
  expect(withRule(budget, one, pool, 0)).toEqual({ hero_rules: "" });
});

test("two that exclude each other are rivals, whichever of them says so", () => {
  expect(rivalOf(horde, budget, { zombie_rules: "grave" })).toBe(grave);
  expect(rivalOf(grave, budget, { zombie_rules: "horde" })).toBe(horde);
  expect(rivalOf(grave, budget, { hero_rules: "doors" })).toBeUndefined();
});

test("both have to spend the same, and no more than the limit", () => {
  expect(isBalanced(budget, {})).toBe(true);
  expect(isBalanced(budget, { hero_rules: "doors:4", zombie_rules: "horde" })).toBe(true);
  expect(isBalanced(budget, { hero_rules: "doors:3", zombie_rules: "horde" })).toBe(false);
  expect(isBalanced({ ...budget, most: 3 }, { hero_rules: "doors:4", zombie_rules: "horde" })).toBe(false);
});

test("what cannot be bought is put back: other side, other mission, unknown, too much of it", () => {
  const options = { fast: "yes", hero_rules: "doors:9,horde,manor,pool:5,nothing", zombie_rules: "grave" };
  expect(allowed(budget, options, "town")).toEqual({ fast: "yes", hero_rules: "doors:6,pool:4", zombie_rules: "grave" });
  expect(allowed(budget, options, "house")).toEqual({ fast: "yes", hero_rules: "manor", zombie_rules: "" });
});
