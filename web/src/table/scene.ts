import type { Scene } from "../wire";

type Fields = Record<string, unknown>;

/** Lay the fields that have changed over the scene we have, and those of heroes, by their ids, over its heroes. */
export function patchScene(scene: Scene, patch: Fields, heroes: Record<string, Fields>): Scene {
  const patched = { ...scene, ...(patch as Partial<Scene>) };
  if (Object.keys(heroes).length === 0) return patched;
  return {
    ...patched,
    heroes: patched.heroes.map((hero) => (hero.id in heroes ? { ...hero, ...heroes[hero.id] } : hero)),
  };
}
