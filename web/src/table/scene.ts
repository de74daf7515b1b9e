import type { Hero, Scene } from "../wire";

/** Lay the fields and the heroes that have changed over the scene we have. */
export function patchScene(scene: Scene, patch: Record<string, unknown>, heroes: Hero[]): Scene {
  const patched = { ...scene, ...(patch as Partial<Scene>) };
  if (heroes.length === 0) return patched;
  const changed = new Map(heroes.map((hero) => [hero.id, hero]));
  return { ...patched, heroes: patched.heroes.map((hero) => changed.get(hero.id) ?? hero) };
}
