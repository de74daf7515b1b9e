/** Figures as they attack, and as they lie there: the same body leans or falls, with marks of its own. */

import type { Part } from "./figures";

const LEANING = "-13 30 78";
const LYING = "-84 34 66";
const BLOOD = "#6d1420";
/** Under whoever fell to the left, and to the right. */
const POOLS = ["M-30 74Q-34 66 -14 66Q14 62 38 66Q58 68 52 76Q28 84 -4 81Q-26 82 -30 74Z", "M90 74Q94 66 74 66Q46 62 22 66Q2 68 8 76Q32 84 64 81Q86 82 90 74Z"] as const;

/** A body that throws itself forward, and what is in the air before it. */
export function attacking(parts: readonly Part[], blows: readonly Part[] = [], by = LEANING): readonly Part[] {
  return [...turned(parts, by), ...blows];
}

/** A body on the ground, in a pool of what has run out of it. */
export function fallen(parts: readonly Part[], pool = BLOOD, by = LYING): readonly Part[] {
  return [[POOLS[by.startsWith("-") ? 0 : 1], pool, 0, 0.85], ...turned(parts.map(([path, colour, ...rest]): Part => [path, pale(colour), ...rest]), by)];
}

/** Parts turned around a point as one; those that are turned already turn about both. */
export function turned(parts: readonly Part[], by: string): Part[] {
  return parts.map(([path, colour, width = 0, opacity = 1, own, edge]) => [path, colour, width, opacity, own ? both(own, by) : by, edge]);
}

/** One turn in place of two: by both angles, around the point that stays where it is. */
function both(first: string, second: string): string {
  const [one = 0, x1 = 0, y1 = 0] = first.split(" ").map(Number);
  const [two = 0, x2 = 0, y2 = 0] = second.split(" ").map(Number);
  const turn = (x: number, y: number, degrees: number): [number, number] => {
    const by = (degrees * Math.PI) / 180;
    return [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)];
  };
  const all = one + two;
  const [x, y] = turn(-x1, -y1, one);
  const [far, deep] = turn(x + x1 - x2, y + y1 - y2, two);
  // Where the origin goes, and the point that does not move when the origin goes there.
  const [right, down] = [far + x2, deep + y2];
  const half = (all * Math.PI) / 360;
  const away = 1 / Math.tan(half);
  return `${all} ${round((right - down * away) / 2)} ${round((down + right * away) / 2)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A colour without the life in it. */
function pale(colour: string): string {
  const mixed = [1, 3, 5].map((at) => Math.round(0.55 * parseInt(colour.slice(at, at + 2), 16) + 0.45 * parseInt("3a3444".slice(at - 1, at + 1), 16)));
  return colour.length === 7 ? `#${mixed.map((one) => one.toString(16).padStart(2, "0")).join("")}` : colour;
}
