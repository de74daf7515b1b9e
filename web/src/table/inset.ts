/** Where those who take part in a fight stand in its picture. */

import type { InsetParty, Piece } from "../wire";

/** The picture's height in its own units, and its width where nothing is known of its place. */
export const HIGH = 132;
export const WIDE = 280;
/** Where the feet of the front row are, and how far behind it the next row is. */
const FLOOR = 104;
const BEHIND = 26;
const IN_A_ROW = 3;

export interface Spot {
  party: InsetParty;
  x: number;
  y: number;
  scale: number;
}

/** Rows of three at most, those behind a little smaller: whoever comes first is in front, nearest to the other side. */
export function spotsOf(parties: InsetParty[], side: "left" | "right", wide = WIDE): Spot[] {
  const rows = Math.ceil(parties.length / IN_A_ROW);
  const most = Math.min(parties.length, IN_A_ROW);
  // A side has a little less than half of the picture.
  const step = Math.min(70, (wide * 0.46) / most);
  const large = Math.min([1.6, 1.4, 1.2][most - 1] ?? 1, step / 38);
  return parties.map((party, place) => {
    const row = Math.floor(place / IN_A_ROW);
    const here = Math.min(IN_A_ROW, parties.length - row * IN_A_ROW);
    const off = ((here - 1) / 2 - (place % IN_A_ROW)) * step + (row % 2) * (step / 3);
    const middle = Math.max(wide * 0.25, wide / 2 - 1.1 * step * (most / 2) - 12) + off;
    const scale = (rows > 1 ? 0.8 : 1) * large * (1 - 0.1 * row);
    return { party, x: side === "left" ? middle : wide - middle, y: FLOOR - 15 * scale + 15 - row * BEHIND, scale };
  });
}

/** A piece as it stands in the picture: whoever is ahead strikes. */
export function poseIn(piece: Piece, party: InsetParty): Piece {
  return party.is_ahead && piece.sort === "foe" ? { ...piece, states: [...(piece.states ?? []), "attacking"] } : piece;
}

export interface Sides {
  own: InsetParty[];
  others: InsetParty[];
}

/** Heroes and those with them, and whoever stands against them. */
export function sidesOf(parties: InsetParty[]): Sides {
  const own = parties.filter((party) => party.sort === "hero" || party.sort === "token");
  return { own, others: parties.filter((party) => !own.includes(party)) };
}
