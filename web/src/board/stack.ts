/** Which group of a stack is seen. */

import { foeLook } from "../looks/themes";
import type { Piece } from "../wire";

/** Return the worst foe if there is one, else the largest group, the first of several. */
export function inFront(pieces: Piece[], theme: string): Piece {
  const worst = pieces.find((piece) => foeLook(theme, piece.look).frame === "spikes");
  return worst ?? pieces.reduce((one, other) => ((other.count ?? 1) > (one.count ?? 1) ? other : one));
}
