/** Walking over the board with the arrow keys: to the nearest thing in a direction. */

import type { Point } from "./geometry";

export interface Stop {
  id: string;
  at: Point;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** Return the nearest stop in the direction of a key, those straight ahead first; null at the edge. */
export function nearest(from: Point, key: string, stops: Stop[]): Stop | null {
  const towards = DIRECTIONS[key];
  if (!towards) return null;
  let best: Stop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const across = stop.at.x - from.x;
    const down = stop.at.y - from.y;
    const ahead = across * towards.x + down * towards.y;
    const aside = Math.abs(across * towards.y) + Math.abs(down * towards.x);
    // Within a right angle ahead; what lies far aside counts as farther away.
    if (ahead <= 1 || aside > ahead * 2.4) continue;
    const far = ahead + aside * 1.6;
    if (far < least) {
      least = far;
      best = stop;
    }
  }
  return best;
}

/** From top to bottom, then from left to right: the order of reading. */
export function reading(stops: Stop[]): Stop[] {
  return [...stops].sort((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
}
