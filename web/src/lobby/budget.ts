/** Rules that sides buy: what each has taken, what it costs, and what is wrong with it. The server has the last word. */

import type { BudgetRule, LobbyBudget } from "../wire";

/** How much of each rule a side has taken, by the id of the rule. */
export type Taken = Map<string, number>;

/** Read the value of a side's option, such as "barricades,hero_card_pool:4". */
export function readTaken(text: string): Taken {
  const taken: Taken = new Map();
  for (const part of text.split(",")) {
    const [id, count] = part.split(":");
    if (id) taken.set(id, Number(count ?? 1) || 1);
  }
  return taken;
}

export function writeTaken(taken: Taken): string {
  return [...taken].map(([id, count]) => (count === 1 ? id : `${id}:${count}`)).join(",");
}

export function costOf(rule: BudgetRule, count: number): number {
  return rule.points * Math.floor(count / (rule.step ?? 1));
}

/** The points that a side has spent; what it cannot have costs nothing. */
export function pointsOf(budget: LobbyBudget, side: string, taken: Taken): number {
  return budget.rules.filter((rule) => rule.side === side).reduce((sum, rule) => sum + costOf(rule, taken.get(rule.id) ?? 0), 0);
}

/** The rules that a side may buy in a mission. */
export function forSale(budget: LobbyBudget, side: string, mission: string): BudgetRule[] {
  return budget.rules.filter((rule) => rule.side === side && (rule.missions ?? []).includes(mission));
}

/** A rule that is taken and cannot be in force together with another one. */
export function rivalOf(rule: BudgetRule, budget: LobbyBudget, options: Record<string, string>): BudgetRule | undefined {
  const ids = new Set(Object.values(budget.options).flatMap((option) => [...readTaken(options[option] ?? "").keys()]));
  return budget.rules.find((other) => ids.has(other.id) && ((rule.excludes ?? []).includes(other.id) || (other.excludes ?? []).includes(rule.id)));
}

/** Take so much of a rule, or nothing of it with 0. */
export function withRule(budget: LobbyBudget, options: Record<string, string>, rule: BudgetRule, count: number): Record<string, string> {
  const option = budget.options[rule.side];
  if (!option) return options;
  const taken = readTaken(options[option] ?? "");
  if (count > 0) taken.set(rule.id, count);
  else taken.delete(rule.id);
  return { ...options, [option]: writeTaken(taken) };
}

/** Put back what cannot be bought: not in this mission, not by this side, or unknown. */
export function allowed(budget: LobbyBudget, options: Record<string, string>, mission: string): Record<string, string> {
  const kept = { ...options };
  for (const [side, option] of Object.entries(budget.options)) {
    const rules = new Map(forSale(budget, side, mission).map((rule) => [rule.id, rule]));
    const taken = [...readTaken(options[option] ?? "")].flatMap(([id, count]): [string, number][] => {
      const rule = rules.get(id);
      const step = rule?.step ?? 1;
      const most = Math.min(count, rule?.most ?? 1);
      return rule && most >= step ? [[id, most - (most % step)]] : [];
    });
    kept[option] = writeTaken(new Map(taken));
  }
  return kept;
}

/** Whether all sides have spent the same, and not too much. */
export function isBalanced(budget: LobbyBudget, options: Record<string, string>): boolean {
  const sums = Object.entries(budget.options).map(([side, option]) => pointsOf(budget, side, readTaken(options[option] ?? "")));
  return sums.every((sum) => sum === sums[0] && sum <= budget.most);
}
