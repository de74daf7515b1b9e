/** How a game ended, for whoever looks. */

import type { Ending } from "../wire";

/** The names of the sides that have won, where that is the headline: for those who have no side of their own. */
export function winnersFor(ending: Ending): string[] {
  return ending.outcome === "over" ? (ending.sides ?? []).map((side) => side.name) : [];
}
