/** What can be pointed at on the board: zones, pieces, stacks; where they are and what a tap on them means. */

import type { BoardShape, Choice, Piece } from "../wire";
import { TILE } from "./geometry";
import { fanned, type Layout, type Spot } from "./layout";
import { type Stop, reading } from "./walk";

export type Lit = Map<string, Choice[]>;

export function stackId(spot: Spot): string {
  return `stack/${spot.pieces[0]!.zone}`;
}

export function isStack(spot: Spot): boolean {
  return spot.pieces.length > 1;
}

/** What a tap on a piece means: itself when it is lit, else its zone when that is, else itself. */
export function meant(piece: Piece, lit: Lit): string {
  return !lit.has(piece.id) && lit.has(piece.zone) ? piece.zone : piece.id;
}

/** Whether every choice at the pieces of a stack is one of their zone, so that nobody has to look into it. */
export function isAsZone(pieces: Piece[], lit: Lit): boolean {
  const zone = lit.get(pieces[0]!.zone);
  if (!zone) return false;
  const numbers = new Set(zone.map((choice) => choice.number));
  return pieces.every((piece) => (lit.get(piece.id) ?? []).every((choice) => numbers.has(choice.number)));
}

/** What a tap on a stack means: an enemy where all that are aimed at are attacked alike, or its zone; null: look closer. */
export function meantByStack(pieces: Piece[], lit: Lit, aimed: Set<string>): string | null {
  const foes = pieces.filter((piece) => aimed.has(piece.id));
  // What only one of them can be chosen for is chosen from up close.
  const isOwn = pieces.some((piece) => lit.get(piece.id)?.some((choice) => choice.targets[0] === piece.id));
  if (foes.length > 0 && !isOwn) return foes[0]!.id;
  return foes.length === 0 && isAsZone(pieces, lit) ? pieces[0]!.zone : null;
}

export function isLit(spot: Spot, lit: Lit): boolean {
  return spot.pieces.some((piece) => lit.has(piece.id));
}

/** Where to stop when walking over the board, in the order of reading. */
export function stops(board: BoardShape, layout: Layout, lit: Lit, open: string | null, isAll: boolean): Stop[] {
  const found: Stop[] = [];
  for (const zone of board.zones) {
    if (isAll || lit.has(zone.id)) found.push({ id: zone.id, at: { x: zone.middle[0] * TILE, y: zone.middle[1] * TILE } });
  }
  const whole = { x: 0, y: 0, width: board.width * TILE, height: board.height * TILE };
  for (const spot of layout.spots) {
    const isWanted = isAll || (isLit(spot, lit) && !isAsZone(spot.pieces, lit));
    if (!isWanted) continue;
    const id = isStack(spot) ? stackId(spot) : spot.pieces[0]!.id;
    found.push({ id, at: spot.at });
    if (id === open) found.push(...fanned(spot, whole).map((one) => ({ id: one.pieces[0]!.id, at: one.at })));
  }
  return reading(found);
}
