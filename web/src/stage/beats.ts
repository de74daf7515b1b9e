/** From what is told to beats: what is shown together, and for how long. */

import type { Effect, Told } from "../wire";

export interface Beat {
  /** Several only for moves, which go on together. */
  effects: Effect[];
  /** At normal speed, in milliseconds. */
  lasts: number;
  /** How much of what is told has been shown after it. */
  upTo: number;
}

export const ZONE = 300;
/** Groups that move together set off one after another, this far apart. */
export const STAGGER = 80;
export const ROLL = 500;
export const FLIP = 250;
/** A whole play takes at most this long at normal speed. */
export const LONGEST = 10_000;

const LASTS: Record<Exclude<Effect["op"], "move">, number> = {
  add: 200,
  remove: 160,
  dice: ROLL + 800,
  flash: 260,
  pulse: 200,
  card: FLIP + 550,
  banner: 900,
  board: 400,
};

export function beatsOf(told: Told[]): Beat[] {
  const beats: Beat[] = [];
  for (const [place, one] of told.entries()) {
    for (const [number, effect] of one.effects.entries()) {
      const last = beats.at(-1);
      // A sentence is said when all of it has been shown: a roll is not told before it has landed.
      const upTo = number === one.effects.length - 1 ? place + 1 : place;
      if (effect.op === "move" && last && canJoin(last, effect)) {
        last.effects.push(effect);
        last.lasts = movesLast(last.effects);
        last.upTo = upTo;
      } else {
        const lasts = effect.op === "move" ? movesLast([effect]) : LASTS[effect.op];
        beats.push({ effects: [effect], lasts, upTo });
      }
    }
  }
  return beats;
}

/** Moves go on together unless one takes up what another has to bring first. */
function canJoin(beat: Beat, effect: Effect): boolean {
  const goesOn = beat.effects.some((one) => (one.into || one.piece) === effect.piece);
  return beat.effects[0]!.op === "move" && !goesOn;
}

function movesLast(effects: Effect[]): number {
  const longest = Math.max(...effects.map((effect) => Math.max(1, effect.path?.length ?? 1)));
  return longest * ZONE + (effects.length - 1) * STAGGER;
}

/** How much shorter everything has to be: by speed, by length, and when more is waiting. */
export function paceOf(beats: Beat[], speed: number, waiting = 0): number {
  if (speed <= 0) return 0;
  const total = beats.reduce((sum, beat) => sum + beat.lasts, 0);
  const squeezed = total > LONGEST ? LONGEST / total : 1;
  return squeezed / speed / (1 + waiting);
}
