/** What effects do to the pieces on show. The scene that follows is the truth; this only leads to it. */

import type { Effect, Piece } from "../wire";

/** Pieces by id as they will be: what an effect does not say about a new piece is found there. */
export type Known = Map<string, Piece>;

export function byId(pieces: Piece[]): Known {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

export function countOf(piece: Piece): number {
  return piece.count ?? 1;
}

/** The zones that a move goes through, without the one it starts in. */
export function steps(effect: Effect, from: string): string[] {
  const path = effect.path ?? [];
  return path[0] === from ? path.slice(1) : path;
}

export function applied(effect: Effect, pieces: Piece[], known: Known): Piece[] {
  const count = effect.count ?? 1;
  switch (effect.op) {
    case "move":
      return moved(effect, pieces, known);
    case "add":
      return put(pieces, newcomer(effect, known), effect.zone ?? "", count);
    case "remove":
      return taken(pieces, effect.piece ?? "", count);
    case "board":
      return renamed(pieces, effect.renames ?? {});
    default:
      return pieces;
  }
}

/** On another board zones, and the groups in them, go by other names. */
function renamed(pieces: Piece[], renames: Record<string, string>): Piece[] {
  return pieces.map((piece) => ({ ...piece, id: renames[piece.id] ?? piece.id, zone: renames[piece.zone] ?? piece.zone }));
}

/** Moves of pieces that no effect has brought to where they will be: of all, or of tokens into one zone. */
export function strays(pieces: Piece[], known: Known, zone?: string): Effect[] {
  return pieces.flatMap((piece) => {
    const end = known.get(piece.id)?.zone ?? piece.zone;
    const isToken = piece.sort !== "hero" && piece.sort !== "foe";
    if (end === piece.zone || (zone !== undefined && !(isToken && end === zone))) return [];
    return [{ op: "move" as const, piece: piece.id, into: piece.id, path: [end], count: countOf(piece) }];
  });
}

function moved(effect: Effect, pieces: Piece[], known: Known): Piece[] {
  const piece = pieces.find((one) => one.id === effect.piece);
  const end = piece && steps(effect, piece.zone).at(-1);
  if (!piece || !end) return pieces;
  const into = effect.into || piece.id;
  if (into === piece.id) return pieces.map((one) => (one === piece ? { ...one, zone: end } : one));
  const count = Math.min(effect.count ?? 1, countOf(piece));
  const like = known.get(into) ?? { ...piece, id: into };
  return put(taken(pieces, piece.id, count), like, end, count);
}

export function taken(pieces: Piece[], id: string, count: number): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.id !== id) return [piece];
    const left = countOf(piece) - count;
    return left > 0 ? [{ ...piece, count: left }] : [];
  });
}

/** So many more of a piece; `like` says how it looks where it is new. */
export function put(pieces: Piece[], like: Piece, zone: string, count: number): Piece[] {
  const there = pieces.find((piece) => piece.id === like.id);
  if (!there) return [...pieces, { ...like, zone, count }];
  return pieces.map((piece) => (piece === there ? { ...piece, zone, count: countOf(piece) + count } : piece));
}

function newcomer(effect: Effect, known: Known): Piece {
  const id = effect.piece ?? "";
  const look = effect.look ?? "";
  // What comes and goes before the next scene is known by its look and sort alone.
  return known.get(id) ?? { id, look, name: effect.text ?? "", zone: "", sort: effect.sort || "token" };
}
