/** Which group of a stack is seen. */

import { foeLook } from "../looks/themes";
import type { Piece } from "../wire";

/** Return the worst foe if there is one, else the largest group, the first of several. */
export function inFront(pieces: Piece[], theme: string): Piece {
  const worst = pieces.find((piece) => foeLook(theme, piece.look).frame === "spikes");
  return worst ?? pieces.reduce((one, other) => ((other.count ?? 1) > (one.count ?? 1) ? other : one));
}

export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  scale: number;
  isMirrored: boolean;
}

/** Where figures stand in a stack, from back to front: two behind, three before them. */
const PLACES = [
  { x: 8, y: 3, scale: 0.66, isMirrored: false },
  { x: -9, y: 4, scale: 0.66, isMirrored: true },
  { x: 17, y: 10, scale: 0.72, isMirrored: true },
  { x: -17, y: 11, scale: 0.72, isMirrored: false },
  { x: 0, y: 15, scale: 0.8, isMirrored: false },
];

/** Where so many like figures stand as one group, from back to front: no more of them than can be told apart. */
export function massed(count: number): Omit<Standing, "piece">[] {
  return count < 2 ? [] : PLACES.slice(PLACES.length - Math.min(count, PLACES.length));
}

/** The figures of a stack that are drawn: as many as have a place, the one in front last. */
export function crowd(pieces: Piece[], front: Piece): Standing[] {
  const behind = pieces.filter((piece) => piece !== front).slice(0, PLACES.length - 1);
  const shown = [...behind, front];
  return PLACES.slice(PLACES.length - shown.length).map((place, index) => ({ piece: shown[index]!, ...place }));
}
