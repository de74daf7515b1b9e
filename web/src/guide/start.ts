/** Setting the table of the guided first game. */

import { sidesOf } from "../lobby/draft";
import { browserShelf } from "../lobby/shelf";
import { knownTables, madeHere, remember, type KnownTable } from "../lobby/tables";
import { makeTable } from "../net/api";
import { Refusal } from "../net/refusal";
import { router } from "../router.svelte";
import { language } from "../words/language.svelte";
import type { Lobby, NewSeat, NewTable } from "../wire";
import { beginGuide, isGuided } from "./progress";

/** The table of a game's guide: one seat, which may take back anything; bots play the other sides. */
export function guidedTable(game: Lobby, bot = ""): NewTable {
  const { mission, heroes, seed, choices } = game.guide!;
  const opponent = game.guide!.bot || bot;
  const [own, ...others] = sidesOf(game);
  const seats: NewSeat[] = [{ heroes, holder: "mine", ...(own ? { side: own.id } : {}) }];
  for (const side of others) {
    for (let place = 0; place < side.least; place++) seats.push({ side: side.id, holder: "bot", ...(opponent ? { bot: opponent } : {}) });
  }
  return { game: game.id, mission, seats, seed, practice: true, choices };
}

/** Set the table and go to it. */
export async function startFirstGame(game: Lobby, label: string, bot = ""): Promise<void> {
  const table = guidedTable(game, bot);
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
