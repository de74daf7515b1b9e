/** The chapters of a rulebook, made from the ids of its rules: "book.combat.dice" belongs to "combat". */

import type { RuleText } from "../wire";

export interface Chapter {
  id: string;
  rules: RuleText[];
}

export function chapterOf(rule: string): string {
  return rule.split(".")[1] ?? rule;
}

/** Chapters in the order in which the book begins them. */
export function chapters(rules: RuleText[]): Chapter[] {
  const byId = new Map<string, Chapter>();
  for (const rule of rules) {
    const id = chapterOf(rule.id);
    const chapter = byId.get(id) ?? { id, rules: [] };
    chapter.rules.push(rule);
    byId.set(id, chapter);
  }
  return [...byId.values()];
}

/** A chapter's id as a heading when no word is known for it: "moves" is "Moves", "last_stand" is "Last stand". */
export function plainName(id: string): string {
  const spaced = id.replace(/[_-]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The rules that a ruling of ours completes, by the ruling's id: an address may name a ruling, too. */
export function ruleOfRuling(rules: RuleText[], ruling: string): string | null {
  return rules.find((rule) => rule.rulings.some((one) => one.id === ruling))?.id ?? null;
}
