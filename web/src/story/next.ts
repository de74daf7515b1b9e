/** Which mission comes after one. */

import type { LobbyMission } from "../wire";
import type { Count } from "./games";

/** The next mission that has not been won, in the order of the lobby and round again; none when all have been. */
export function nextMission(missions: readonly LobbyMission[], mission: string, counts: ReadonlyMap<string, Count>): LobbyMission | null {
  const at = missions.findIndex((one) => one.id === mission);
  const after = [...missions.slice(at + 1), ...missions.slice(0, Math.max(at, 0))];
  return after.find((one) => (counts.get(one.id)?.won ?? 0) === 0) ?? null;
}
