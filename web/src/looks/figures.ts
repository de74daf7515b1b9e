/** Figures as lists of parts, from back to front: 60 units wide, 78 high, with the feet at 30, 78. */

/**
 * A path, its colour, the width of its line (0: filled), its opacity, how it is turned (as in SVG's rotate), the colour and
 * width of an edge around it.
 */
export type Part = readonly [path: string, colour: string, width?: number, opacity?: number, turned?: string | undefined, edge?: readonly [colour: string, width: number]];

/** How a figure stands: at ease, as it attacks, as it lies there. */
export type Pose = "idle" | "attack" | "dead";

export function poseOf(states: readonly string[] = []): Pose {
  return states.includes("fallen") ? "dead" : states.includes("attacking") ? "attack" : "idle";
}

/** How much of its drawing size a figure has on the board, where a piece is 34 units wide: it rises above its place. */
export const ON_BOARD = 0.82;

/** A whole number from a word, always the same for the same word: which of several variants it gets. */
export function variant(word: string, count: number): number {
  let sum = 7;
  for (const letter of word) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  // The low bits of like words go in step: the high ones do not.
  return Math.floor((Math.imul(sum, 2654435761) >>> 0) / 4294967296 * count);
}

/** What the outline of a figure is drawn with: like lines as one path, all that is filled as one. */
export interface Outline {
  d: string;
  width: number;
  turned: string;
}

const outlines = new WeakMap<readonly Part[], readonly Outline[]>();

export function silhouette(parts: readonly Part[]): readonly Outline[] {
  const known = outlines.get(parts);
  if (known) return known;
  // Where parts have edges, all others lie within them.
  const hasEdges = parts.some(([, , , , , edge]) => edge);
  const found = new Map<string, Outline>();
  for (const [d, , width = 0, opacity = 1, turned = "", edge] of parts) {
    if (opacity !== 1 || (hasEdges && !edge)) continue;
    const key = `${width} ${turned}`;
    found.set(key, { d: (found.get(key)?.d ?? "") + d, width, turned });
  }
  const made = [...found.values()];
  outlines.set(parts, made);
  return made;
}
