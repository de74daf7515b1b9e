/** From a record to a table: go on from a point of it, or keep a copy that can be shared. */

import type { GameRecord, NewTable } from "../wire";

/** A table that has played the record up to a version; all seats are mine until they are handed over. */
export function branchOf(record: GameRecord, version: number, practice: boolean): NewTable {
  return {
    game: record.game,
    mission: record.mission,
    seats: record.seats.map((seat) => ({ side: seat.side, heroes: seat.figures ?? [], holder: "mine" })),
    seed: record.seed,
    options: record.options,
    choices: record.choices.slice(0, version),
    rules_version: record.rules_version,
    // Only the whole of it ends in the state that it names.
    hash: version === record.choices.length ? record.hash : "",
    practice,
  };
}

/** The name under which a record is saved. */
export function recordName(record: GameRecord): string {
  return `veglia-${record.game}-${record.mission}-${record.choices.length}.json`;
}
