/** Textures that are always the same in the same place: seeded by where they are. */

import { type Box, type Point, short } from "./geometry";

export type Chance = () => number;

/** A small generator of numbers between 0 and 1 (mulberry32); good enough for dust. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function chanceAt(box: Box, salt = 0): Chance {
  return chance(Math.round(box.x * 7.3) * 73856093 + Math.round(box.y * 5.1) * 19349663 + salt * 83492791);
}

/** Boards across a box, one path: their seams, and the joints where two boards meet. */
export function planks(box: Box, width: number, upright: boolean, random: Chance): string {
  const long = upright ? box.height : box.width;
  const wide = upright ? box.width : box.height;
  let path = "";
  for (let at = width; at < wide + width; at += width) {
    if (at < wide - 1) {
      path += upright
        ? `M${short(box.x + at)} ${short(box.y)}v${short(long)}`
        : `M${short(box.x)} ${short(box.y + at)}h${short(long)}`;
    }
    const joint = (0.15 + random() * 0.7) * long;
    const near = Math.max(0, at - width);
    const far = Math.min(at, wide);
    const start = upright ? { x: box.x + near, y: box.y + joint } : { x: box.x + joint, y: box.y + near };
    path += `M${short(start.x)} ${short(start.y)}${upright ? "h" : "v"}${short(far - near)}`;
  }
  return path;
}

/** Square plates of metal, a bolt in the middle of every second one. */
export function plates(box: Box): string {
  const columns = Math.max(1, Math.round(box.width / 24));
  const lines = Math.max(1, Math.round(box.height / 24));
  const [wide, high] = [box.width / columns, box.height / lines];
  let path = "";
  for (let column = 1; column < columns; column++) path += `M${short(box.x + column * wide)} ${short(box.y)}v${short(box.height)}`;
  for (let line = 1; line < lines; line++) path += `M${short(box.x)} ${short(box.y + line * high)}h${short(box.width)}`;
  for (let cell = 0; cell < columns * lines; cell += 2) {
    const x = box.x + ((cell % columns) + 0.5) * wide;
    const y = box.y + (Math.floor(cell / columns) + 0.5) * high;
    path += `M${short(x - 1.5)} ${short(y)}h3`;
  }
  return path;
}

/** Some single boards, to be filled a little lighter or darker. */
export function oddPlanks(box: Box, width: number, upright: boolean, random: Chance): string {
  const long = upright ? box.height : box.width;
  const wide = upright ? box.width : box.height;
  let path = "";
  for (let at = 0; at < wide - 1; at += width) {
    if (random() < 0.45) continue;
    const from = random() < 0.5 ? 0 : random() * long * 0.5;
    const to = random() < 0.5 ? long : from + random() * (long - from);
    const thick = Math.min(width, wide - at);
    path += upright
      ? `M${short(box.x + at)} ${short(box.y + from)}h${short(thick)}v${short(to - from)}h${short(-thick)}z`
      : `M${short(box.x + from)} ${short(box.y + at)}h${short(to - from)}v${short(thick)}h${short(from - to)}z`;
  }
  return path;
}

/** Pebbles: tiny flat ellipses in one path. */
export function pebbles(box: Box, count: number, size: number, random: Chance): string {
  let path = "";
  for (let number = 0; number < count; number++) {
    const x = box.x + random() * box.width;
    const y = box.y + random() * box.height;
    const wide = size * (0.4 + random() * 0.9);
    const flat = wide * (0.45 + random() * 0.3);
    path += `M${short(x - wide)} ${short(y)}a${short(wide)} ${short(flat)} 0 1 0 ${short(2 * wide)} 0a${short(wide)} ${short(flat)} 0 1 0 ${short(-2 * wide)} 0z`;
  }
  return path;
}

/** A line through points that trembles a little, as a cart leaves it. */
export function wobbly(points: Point[], by: number, random: Chance): string {
  const moved = points.map((point, index) =>
    index === 0 || index === points.length - 1
      ? point
      : { x: point.x + (random() - 0.5) * by, y: point.y + (random() - 0.5) * by },
  );
  let path = `M${short(moved[0]!.x)} ${short(moved[0]!.y)}`;
  for (let index = 1; index < moved.length - 1; index++) {
    const here = moved[index]!;
    const next = moved[index + 1]!;
    const end = index === moved.length - 2 ? next : { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
    path += `Q${short(here.x)} ${short(here.y)} ${short(end.x)} ${short(end.y)}`;
  }
  return moved.length === 2 ? `${path}L${short(moved[1]!.x)} ${short(moved[1]!.y)}` : path;
}
