/** Several sides at one screen: whose side the server shows, and when the screen has to change hands first. */

import type { Question, SeatState, WindowShown } from "../wire";

/** The seat for which the server shows the table to a link: one of its seats that is asked, else its first. */
export function speaker(question: Question | null, seats: number[]): number | null {
  return question?.seats.find((seat) => seats.includes(seat)) ?? seats[0] ?? null;
}

/** The side of what is shown, where this screen has seats of several sides; empty where it has not. */
export function shownSide(question: Question | null, seats: number[], holders: SeatState[]): string {
  const sides = new Map(holders.filter((one) => seats.includes(one.seat)).map((one) => [one.seat, one.side]));
  if (new Set(sides.values()).size < 2) return "";
  return sides.get(speaker(question, seats) ?? -1) ?? "";
}

/**
 * Whether somebody of a seat of ours has something to choose, so that they have to come to the screen. Not for a window that
 * ends by itself: that would tell what they hold. They may ask for it.
 */
export function isWanted(question: Question | null, seats: number[], window: WindowShown | null = null): boolean {
  if (question === null || (window !== null && window.seconds !== null)) return false;
  return question.choices.length > 0 && question.seats.some((seat) => seats.includes(seat));
}
