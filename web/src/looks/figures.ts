/** Figures as lists of parts, from back to front: 60 units wide, 78 high, with the feet at 30, 78. */

/** A path, its colour, the width of its line (0: filled), its opacity, how it is turned (as in SVG's rotate). */
export type Part = readonly [path: string, colour: string, width?: number, opacity?: number, turned?: string];

/** How much of its drawing size a figure has on the board, where a piece is 34 units wide: it rises above its place. */
export const ON_BOARD = 0.82;

/** A whole number from a word, always the same for the same word: which of several variants it gets. */
export function variant(word: string, count: number): number {
  let sum = 7;
  for (const letter of word) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  // The low bits of like words go in step: the high ones do not.
  return Math.floor((Math.imul(sum, 2654435761) >>> 0) / 4294967296 * count);
}
