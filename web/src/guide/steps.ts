/** The lessons of a guided game, as the title sends them.
 *
 * They are no fixed path: at any moment the first lesson that is not yet learnt and fits what the server says is
 * shown, so that whatever the player does, the next lesson is about what is really on the table.
 */

import { fetchGames } from "../net/api";
import type { Lobby } from "../wire";

/** The game that is chosen if it has a guide, else the first with one, which is the one for newcomers. */
export function guidedGame(games: readonly Lobby[], chosen: Lobby | null = null): Lobby | undefined {
  return chosen?.guide ? chosen : games.find((game) => game.guide);
}

/** A game with its lessons, in a language. */
export async function gameOf(id: string, language: string): Promise<Lobby | null> {
  const { games } = await fetchGames(language);
  return games.find((one) => one.id === id) ?? null;
}
