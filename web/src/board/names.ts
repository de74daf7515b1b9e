/** What a screen reader says about zones and pieces; all words come from the server. */

import type { Choice, Piece, ZoneShape } from "../wire";

export function counted(piece: Piece): string {
  const count = piece.count ?? 1;
  return count > 1 ? `${count} × ${piece.name}` : piece.name;
}

/** "8 × Guard", or "8: 5 × Guard, 3 × Cat": how many are in a stack, and of what. */
export function stackName(pieces: Piece[]): string {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece.name, (counts.get(piece.name) ?? 0) + (piece.count ?? 1));
  const parts = [...counts].map(([name, count]) => `${count} × ${name}`);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return parts.length > 1 ? `${total}: ${parts.join(", ")}` : parts.join("");
}

/** "Room 3: 2 × Guard, Ann. Move here" */
export function zoneName(zone: ZoneShape, pieces: Piece[], choices: Choice[] = []): string {
  const here = pieces.map(counted).join(", ");
  return told(here ? `${zone.name}: ${here}` : zone.name, choices);
}

export function pieceName(piece: Piece, zone: ZoneShape | undefined, choices: Choice[] = []): string {
  // Only numbers tell more than the name: an order. The same number again tells nothing.
  const order = /^\d+$/.test(piece.badge ?? "") && ((piece.count ?? 1) === 1 || piece.badge !== String(piece.count)) ? piece.badge : "";
  const name = [counted(piece), order, zone?.name].filter(Boolean).join(", ");
  return told(piece.note ? `${name}. ${piece.note}` : name, choices);
}

function told(name: string, choices: Choice[]): string {
  return [name, ...choices.map((choice) => choice.text)].map((part) => part.replace(/\.$/, "")).join(". ");
}
