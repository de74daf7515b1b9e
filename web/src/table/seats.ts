/** Who holds which seats. */

import type { SeatState } from "../wire";

/** The other seats that the browser of a seat holds; none while nobody has taken the seat. */
export function besides(seat: SeatState, holders: SeatState[]): SeatState[] {
  if (seat.browser === null) return [];
  return holders.filter((one) => one.seat !== seat.seat && one.browser === seat.browser);
}
