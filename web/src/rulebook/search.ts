/** Finding rules by words: accents, case and endings do not matter, every word of the query must be met. */

import type { RuleText } from "../wire";

export interface Found {
  id: string;
  /** Higher is better. */
  score: number;
}

interface Indexed {
  id: string;
  title: string[];
  words: string[];
}

const TITLE = 8;
const TITLE_START = 12;
const IDENTITY = 20;
const BODY = 1;

/** Lower case without accents, so that "perche" finds "perché". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}+!]+/gu) ?? [];
}

/** The rules of one book (in any number of languages), made ready for many searches. */
export class RuleIndex {
  private readonly entries: Indexed[] = [];

  add(rules: RuleText[]): void {
    for (const rule of rules) {
      const rulings = rule.rulings.map((one) => `${one.question} ${one.ruling} ${one.why}`).join(" ");
      this.entries.push({
        id: rule.id,
        title: wordsOf(rule.title),
        words: [...new Set(wordsOf(`${rule.text} ${rulings} ${rule.id}`))],
      });
    }
  }

  /** Rules in which every word of the query begins some word, best first; equals stay in the book's order. */
  find(query: string): Found[] {
    const exact = fold(query).trim();
    const wanted = wordsOf(query);
    if (wanted.length === 0) return [];
    const best = new Map<string, number>();
    for (const entry of this.entries) {
      const score = entry.id === exact ? IDENTITY : scoreOf(entry, wanted);
      if (score > (best.get(entry.id) ?? 0)) best.set(entry.id, score);
    }
    const found = [...best].map(([id, score]) => ({ id, score }));
    return found.sort((one, other) => other.score - one.score);
  }
}

function scoreOf(entry: Indexed, wanted: string[]): number {
  let sum = 0;
  for (const word of wanted) {
    const inTitle = entry.title.findIndex((one) => one.startsWith(word));
    if (inTitle === 0) sum += TITLE_START;
    else if (inTitle > 0) sum += TITLE;
    else if (entry.words.some((one) => one.startsWith(word))) sum += BODY;
    else return 0;
  }
  return sum;
}

export interface Part {
  text: string;
  isHit: boolean;
}

/** Cut a text where words of the query begin words in it, for marking them. */
export function marked(text: string, query: string): Part[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const parts: Part[] = [];
  let plain = "";
  for (const piece of text.match(/[\p{Letter}\p{Number}\p{Mark}+!]+|[^\p{Letter}\p{Number}\p{Mark}+!]+/gu) ?? []) {
    const folded = fold(piece);
    if (wanted.some((word) => folded.startsWith(word))) {
      if (plain) parts.push({ text: plain, isHit: false });
      parts.push({ text: piece, isHit: true });
      plain = "";
    } else {
      plain += piece;
    }
  }
  if (plain) parts.push({ text: plain, isHit: false });
  return parts;
}
