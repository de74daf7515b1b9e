/** What is seen of each die of a group. */

import { NAMED, seatOf } from "../looks/themes";
import type { DiceGroup } from "../wire";

export interface Die {
  face: number;
  /** The look of its symbol; empty: pips or a number. */
  symbol: string;
  isGood: boolean;
  isPoor: boolean;
  isCancelled: boolean;
}

/** Where the pips of a face are, in steps from its middle. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

export function diceOf(group: DiceGroup): Die[] {
  const needed = group.needed ?? 0;
  return group.faces.map((face, place) => {
    const isCancelled = (group.cancelled ?? []).includes(place);
    const isGood = needed > 0 && face >= needed && !isCancelled;
    return { face, symbol: group.symbols?.[place] ?? "", isGood, isPoor: (needed > 0 && !isGood) || isCancelled, isCancelled };
  });
}

/** The colour of a group's rim: its own, else that of its seat; empty when it has neither. */
export function colourOf(group: DiceGroup): string {
  if (group.colour) return NAMED[group.colour] ?? "";
  return group.seat === undefined || group.seat === null ? "" : seatOf(group.seat).colour;
}
