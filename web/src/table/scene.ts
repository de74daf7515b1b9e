import type { Hero, TableMoved, Piece, Question, Scene, Slot } from "../wire";

/** What of a move is laid over the scene. */
export type Patch = Pick<TableMoved, "scene" | "pieces" | "heroes" | "slots">;

/** Lay what has changed over the scene we have: fields, pieces, and fields and slots of heroes, by their ids. */
export function patchScene(scene: Scene, patch: Patch): Scene {
  const patched = { ...scene, ...(patch.scene as Partial<Scene>) };
  if (patch.pieces) patched.pieces = patchPieces(patched.pieces, patch.pieces);
  const slots = new Map(patch.slots.map((slot) => [slot.id, slot]));
  if (Object.keys(patch.heroes).length > 0) {
    patched.heroes = patched.heroes.map((hero) => patchHero(hero, patch.heroes[hero.id], slots));
  }
  return patched;
}

/** Take out what is gone or will be put, then put each at its place. */
function patchPieces(pieces: Piece[], { gone, put }: NonNullable<TableMoved["pieces"]>): Piece[] {
  const taken = new Set([...gone, ...put.map(([, piece]) => piece.id)]);
  const patched = pieces.filter((piece) => !taken.has(piece.id));
  for (const [place, piece] of put) patched.splice(place, 0, piece);
  return patched;
}

function patchHero(hero: Hero, fields: Record<string, unknown> | undefined, slots: Map<string, Slot>): Hero {
  if (!fields) return hero;
  const patched = { ...hero, ...(fields as Partial<Hero>) };
  if (slots.size > 0) patched.slots = patched.slots.map((slot) => slots.get(slot.id) ?? slot);
  return patched;
}

/** The question after a move; what may be done beside it is told only when that has changed. */
export function questionAfter(moved: TableMoved, before: Question | null): Question | null {
  if (!moved.question || !moved.keeps_asides || !before) return moved.question;
  return { ...moved.question, asides: before.asides, owners: before.owners };
}
