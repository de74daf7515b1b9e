/**
 * Soft hyphens in long Italian words, for narrow places. Browsers hyphenate by a dictionary that Chromium fetches on
 * the side, if at all; Italian needs none, its syllables follow from the letters.
 */

import { language, type Language } from "./language.svelte";

const SOFT = "\u00ad";
/** Shorter words fit; so many letters stay together at both ends. */
const SHORTEST = 10;
const LEAST = 3;

const VOWELS = "aeiouàèéìíòóùú";
/** What a syllable may begin with before its vowel. */
const ONSET = /^(?:s?[bcdfgptv][lr]|s[bcdfglmnpqrtv]|s?[cg]h[lr]?|gn|gl|[^aeiouàèéìíòóùú])$/;
const WORDS = /[\p{L}]{10,}/gu;

const isVowel = (letter: string): boolean => VOWELS.includes(letter.toLowerCase());

/** How many of some consonants between vowels belong to the next syllable: as many as may begin one. */
function onset(consonants: string): number {
  for (let length = Math.min(3, consonants.length); length > 1; length--) {
    if (ONSET.test(consonants.slice(-length).toLowerCase())) return length;
  }
  return 1;
}

/** The syllables of an Italian word, put together where a part would be too short to stand alone. */
export function syllables(word: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let at = 0;
  while (at < word.length) {
    while (at < word.length && !isVowel(word[at]!)) at++;
    while (at < word.length && isVowel(word[at]!)) at++;
    let end = at;
    while (end < word.length && !isVowel(word[end]!)) end++;
    if (end === word.length) break;
    const cut = end - onset(word.slice(at, end));
    if (cut - begin >= LEAST && word.length - cut >= LEAST) {
      parts.push(word.slice(begin, cut));
      begin = cut;
    }
    at = end;
  }
  return [...parts, word.slice(begin)];
}

/** A text that may be broken within its long words. */
export function softened(text: string, spoken: Language): string {
  if (spoken !== "it" || text.length < SHORTEST) return text;
  return text.replace(WORDS, (word) => syllables(word).join(SOFT));
}

/** The same in the language of the page; read inside a component it follows every switch. */
export function soft(text: string): string {
  return softened(text, language.now);
}
