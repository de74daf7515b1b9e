/** No text on the board is drawn smaller than other text: 12 pixels, however far away the board is looked at from. */

/** The least size of text in pixels. */
const LEAST = 12;

/** Of a drawing unit, where so many pixels are one; in steps, so that not everything is drawn anew while it is zoomed. */
const STEPS = 8;
export function unitsOf(scale: number): number {
  return 2 ** (Math.ceil(-Math.log2(scale) * STEPS) / STEPS);
}

/** So many drawing units are a pixel here: the board says it, and each piece for what is drawn in it. */
const PIXEL = "var(--px-in, var(--px, 1))";

/** A style that moves a group, and draws text of a size in it larger where it could not be read; `base` is its usual scale. */
export function legible(size: number, { x = 0, y = 0, base = 1 } = {}): string {
  return `transform:translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(max(${base.toFixed(3)}, ${PIXEL} * ${(LEAST / size).toFixed(3)}))`;
}

/** The same for a text by itself; `within` is the scale of what it is drawn in. */
export function legibleFont(size: number, within = 1): string {
  return `font-size:max(${size}px, ${PIXEL} * ${(LEAST / within).toFixed(2)}px)`;
}

/** Seen from farther away than this, names would lie over one another: they are shown for what is pointed at. */
export const NAMES_FROM = 0.58;
