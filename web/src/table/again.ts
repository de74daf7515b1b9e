/** The same game once more: what is needed to make the table anew. */

import type { GameRecord, NewTable, SeatState } from "../wire";

/** The same mission, party, seats and options with a new seed. */
export function againFrom(record: GameRecord, holders: SeatState[], practice: boolean): NewTable {
  return {
    game: record.game,
    mission: record.mission,
    options: record.options,
    practice,
    seats: record.seats.map((seat, place) => {
      const holder = holders.find((one) => one.seat === place);
      return {
        side: seat.side,
        heroes: seat.figures ?? [],
        holder: holder?.holder ?? "mine",
        bot: holder?.bot || "random",
        label: holder?.label ?? "",
      };
    }),
  };
}
