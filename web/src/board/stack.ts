/** Which group of a stack is seen. */

import { foeLook } from "../looks/themes";
import type { Piece } from "../wire";

/** Return the worst foe if there is one, else the largest group, the first of several. */
export function inFront(pieces: Piece[], theme: string): Piece {
  const worst = pieces.find((piece) => foeLook(theme, piece.look).frame === "spikes");
  return worst ?? pieces.reduce((one, other) => ((other.count ?? 1) > (one.count ?? 1) ? other : one));
}

/** Where a figure of a crowd stands, and how large it is. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface Standing extends Place {
  piece: Piece;
  /** Which of the figures of its piece this is. */
  number: number;
}

/** More than so many figures of a crowd cannot be told apart: the number says the rest. */
export const MOST = 9;
/** Where the front row stands, and how far behind it the next ones do. */
const FRONT = 15;
const BEHIND = 9.5;

/** Where so many figures stand as one crowd, from back to front: rows of three at most, shifted, those behind a little smaller. */
export function massed(count: number): Place[] {
  const shown = Math.min(count, MOST);
  if (shown < 2) return [];
  const rows = shown <= 3 ? 1 : shown <= 6 ? 2 : 3;
  const size = [0.82, 0.7, 0.62][rows - 1]!;
  const step = shown === 2 ? 21 : [16, 15, 14.5][rows - 1]!;
  return Array.from({ length: rows }, (_, back) => {
    const row = rows - 1 - back;
    // Where they do not fill all rows, the front one is full.
    const here = Math.min(3, shown - 3 * row);
    const shift = row % 2 === 0 ? 0 : here === 3 ? 3.5 : 0;
    const scale = size * (1 - 0.06 * row);
    return Array.from({ length: here }, (_, place) => ({ x: (place - (here - 1) / 2) * step + shift, y: FRONT - row * BEHIND, scale }));
  }).flat();
}

/** The figures of a stack that are drawn, from back to front: one of every piece, more of those with many; the one in front last. */
export function crowd(all: Piece[], front: Piece): Standing[] {
  const pieces = all.length > MOST ? [...all.filter((piece) => piece !== front).slice(0, MOST - 1), front] : all;
  const total = pieces.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  const shown = Math.max(pieces.length, Math.min(total, MOST));
  const counts = pieces.map(() => 1);
  for (let left = shown - pieces.length; left > 0; left--) {
    const share = (place: number): number => (pieces[place]!.count ?? 1) / counts[place]!;
    const largest = pieces.map((_, place) => place).reduce((one, other) => (share(other) > share(one) ? other : one));
    counts[largest]! += 1;
  }
  const figures = pieces.flatMap((piece, place) => Array.from({ length: counts[place]! }, (_, number) => ({ piece, number })));
  const first = figures.findIndex((one) => one.piece === front);
  const ordered = [...figures.filter((_, place) => place !== first), figures[first]!];
  const places = ordered.length === 1 ? [{ x: 0, y: FRONT, scale: 0.82 }] : massed(ordered.length);
  // The middle of the front row is where one looks first.
  if (places.length >= 3) places.push(...places.splice(places.length - 2, 1));
  return ordered.slice(-places.length).map((one, place) => ({ ...one, ...places[place]! }));
}
