/** Which ruling a question is about: the one that shares most of its words. */

import type { RulingText } from "../wire";

/** Shorter words are in every sentence. */
const LONG = 4;

function wordsOf(text: string): Set<string> {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(found.filter((word) => word.length >= LONG));
}

/** Rulings by how much of a question they take up; those that take up alike stay in their order. */
export function byConcern(rulings: RulingText[], question: string): RulingText[] {
  const asked = wordsOf(question);
  const shared = (text: string): number => [...wordsOf(text)].filter((word) => asked.has(word)).length;
  const weight = new Map(rulings.map((one) => [one, 2 * shared(one.question) + shared(one.ruling)]));
  return [...rulings].sort((one, other) => weight.get(other)! - weight.get(one)!);
}
