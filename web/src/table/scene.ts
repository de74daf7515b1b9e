import type { Scene } from "../wire";

/** Lay the fields that have changed over the scene we have. */
export function patchScene(scene: Scene, patch: Record<string, unknown>): Scene {
  return { ...scene, ...(patch as Partial<Scene>) };
}
