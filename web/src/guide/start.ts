/** Setting the table of the guided first game. */

import { browserShelf } from "../lobby/shelf";
import { knownTables, madeHere, remember, type KnownTable } from "../lobby/tables";
import { makeTable } from "../net/api";
import { Refusal } from "../net/refusal";
import { router } from "../router.svelte";
import type { NewTable } from "../wire";
import { beginGuide, isGuided } from "./progress";
import { FIRST_GAME } from "./table";

/** Set the table and go to it. The gear is dealt out beforehand, so that the first question is who goes first. */
export async function startFirstGame(label: string): Promise<void> {
  const made = await makeFirstGame(FIRST_GAME);
  const shelf = browserShelf();
  remember(shelf, { ...madeHere(made, FIRST_GAME.game, FIRST_GAME.mission, []), label }, Date.now());
  beginGuide(shelf, made.table);
  router.go({ page: "table", table: made.table, key: made.host, guided: true });
}

async function makeFirstGame(table: NewTable): ReturnType<typeof makeTable> {
  try {
    return await makeTable(table);
  } catch (refusal) {
    // Other rules may not know the dealt gear; then the player deals it, and there is a lesson for that, too.
    if (refusal instanceof Refusal && refusal.code !== "offline") return makeTable({ ...table, choices: [] });
    throw refusal;
  }
}

/** The guided game that was begun in this browser and not left, if there is one. */
export function begunFirstGame(): KnownTable | null {
  const shelf = browserShelf();
  return knownTables(shelf).find((table) => isGuided(shelf, table.table)) ?? null;
}
