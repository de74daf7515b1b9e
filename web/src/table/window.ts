/** A reaction window as a player sees it: what can be played, and what the others are told. */

import type { Choice, Question, WindowShown } from "../wire";
import type { StandingAnswers, Wish } from "./window_names";

export const WISHES: readonly Wish[] = ["always", "playable", "never"];

/** Nobody has said anything else. */
export const USUAL_WISH: Wish = "playable";

export interface Reaction {
  /** What can be played, in the server's order. */
  plays: Choice[];
  /** The last option of a window plays nothing; null while a standing answer speaks for the seat. */
  pass: Choice | null;
}

/** What a seat of ours can answer in a window; null when the window is somebody else's, or none is open. */
export function reactionTo(window: WindowShown | null, question: Question | null, seats: number[]): Reaction | null {
  if (!window || !seats.includes(window.seat)) return null;
  const isAsked = question !== null && question.seats.includes(window.seat);
  const choices = isAsked ? question.choices : [];
  return { plays: choices.slice(0, -1), pass: choices.at(-1) ?? null };
}

/** When a seat wants to be asked at a moment. */
export function wishOf(standing: StandingAnswers, seat: number, moment: string): Wish {
  const said = standing[String(seat)]?.[moment];
  return WISHES.find((wish) => wish === said) ?? USUAL_WISH;
}
