/** Setting the table of the guided first game. */

import { browserShelf } from "../lobby/shelf";
import { knownTables, madeHere, remember, type KnownTable } from "../lobby/tables";
import { makeTable } from "../net/api";
import { Refusal } from "../net/refusal";
import { router } from "../router.svelte";
import { language } from "../words/language.svelte";
import type { Lobby, NewTable } from "../wire";
import { beginGuide, isGuided } from "./progress";

/** The table of a game's guide: one seat, which may take back anything. */
export function guidedTable(game: Lobby): NewTable {
  const { mission, heroes, seed, choices } = game.guide!;
  return { game: game.id, mission, seats: [{ heroes, holder: "mine" }], seed, practice: true, choices };
}

/** Set the table and go to it. */
export async function startFirstGame(game: Lobby, label: string): Promise<void> {
  const table = guidedTable(game);
  const made = await makeFirstGame(table);
  const shelf = browserShelf();
  remember(shelf, { ...madeHere(made, table.game, table.mission, []), label }, Date.now());
  beginGuide(shelf, made.table);
  router.go({ page: "table", table: made.table, key: made.host, guided: true });
}

async function makeFirstGame(table: NewTable): ReturnType<typeof makeTable> {
  try {
    return await makeTable(table, language.now);
  } catch (refusal) {
    // Other rules may not know the choices made beforehand; then the player makes them.
    if (refusal instanceof Refusal && refusal.code !== "offline") return makeTable({ ...table, choices: [] }, language.now);
    throw refusal;
  }
}

/** The guided game that was begun in this browser and not left, if there is one. */
export function begunFirstGame(): KnownTable | null {
  const shelf = browserShelf();
  return knownTables(shelf).find((table) => isGuided(shelf, table.table)) ?? null;
}
