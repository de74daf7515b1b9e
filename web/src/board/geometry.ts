/** Shapes on the board in drawing units, and the outlines of zones. */

import type { Rect, ZoneShape } from "../wire";

/** Drawing units in a tile. */
export const TILE = 240;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function scaled(rect: Rect): Box {
  return { x: rect[0] * TILE, y: rect[1] * TILE, width: rect[2] * TILE, height: rect[3] * TILE };
}

export function boxesOf(zone: ZoneShape): Box[] {
  return zone.rects.map(scaled);
}

export function area(box: Box): number {
  return box.width * box.height;
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A box grown (or shrunk) by the same margin on every side. */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function contains(box: Box, point: Point): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** What is left of a box when another is cut out of it: up to four boxes. */
export function without(box: Box, hole: Box): Box[] {
  const left = Math.max(box.x, hole.x);
  const top = Math.max(box.y, hole.y);
  const right = Math.min(box.x + box.width, hole.x + hole.width);
  const bottom = Math.min(box.y + box.height, hole.y + hole.height);
  if (right - left < 0.5 || bottom - top < 0.5) return [box];
  return [
    { x: box.x, y: box.y, width: box.width, height: top - box.y },
    { x: box.x, y: bottom, width: box.width, height: box.y + box.height - bottom },
    { x: box.x, y: top, width: left - box.x, height: bottom - top },
    { x: right, y: top, width: box.x + box.width - right, height: bottom - top },
  ].filter((part) => part.width > 0.5 && part.height > 0.5);
}

/** Numbers of a path, short: a tenth of a unit cannot be seen. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function boxPath(box: Box): string {
  return `M${short(box.x)} ${short(box.y)}h${short(box.width)}v${short(box.height)}h${short(-box.width)}z`;
}

/** The outline around boxes that touch: their common borders are gone, each corner stays. */
export function outline(boxes: Box[], inset = 0): string {
  if (boxes.length === 1) return boxPath(grown(boxes[0]!, -inset));
  const loops = traced(boxes);
  return loops.map((loop) => loopPath(loop, inset)).join("");
}

type Cells = { across: number[]; down: number[]; filled: (column: number, row: number) => boolean };

function cellsOf(boxes: Box[]): Cells {
  const across = lines(boxes.flatMap((box) => [box.x, box.x + box.width]));
  const down = lines(boxes.flatMap((box) => [box.y, box.y + box.height]));
  const filled = (column: number, row: number): boolean => {
    if (column < 0 || row < 0 || column >= across.length - 1 || row >= down.length - 1) return false;
    const point = { x: (across[column]! + across[column + 1]!) / 2, y: (down[row]! + down[row + 1]!) / 2 };
    return boxes.some((box) => contains(box, point));
  };
  return { across, down, filled };
}

function lines(values: number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted.filter((value, index) => index === 0 || value - sorted[index - 1]! > 0.5);
}

/** The corners of every loop around the boxes, the inside always on the right hand. */
function traced(boxes: Box[]): Point[][] {
  const { across, down, filled } = cellsOf(boxes);
  const next = new Map<string, string[]>();
  const add = (c1: number, r1: number, c2: number, r2: number): void => {
    const key = `${c1},${r1}`;
    next.set(key, [...(next.get(key) ?? []), `${c2},${r2}`]);
  };
  for (let row = 0; row < down.length - 1; row++) {
    for (let column = 0; column < across.length - 1; column++) {
      if (!filled(column, row)) continue;
      if (!filled(column, row - 1)) add(column, row, column + 1, row);
      if (!filled(column + 1, row)) add(column + 1, row, column + 1, row + 1);
      if (!filled(column, row + 1)) add(column + 1, row + 1, column, row + 1);
      if (!filled(column - 1, row)) add(column, row + 1, column, row);
    }
  }
  return walked(next).map((loop) =>
    loop.map((key) => {
      const [column, row] = key.split(",").map(Number);
      return { x: across[column!]!, y: down[row!]! };
    }),
  );
}

function walked(next: Map<string, string[]>): string[][] {
  const loops: string[][] = [];
  while (next.size > 0) {
    const start = next.keys().next().value!;
    const loop: string[] = [];
    let at = start;
    do {
      loop.push(at);
      const ways = next.get(at)!;
      const to = ways.pop()!;
      if (ways.length === 0) next.delete(at);
      at = to;
    } while (at !== start);
    loops.push(loop);
  }
  return loops;
}

function loopPath(loop: Point[], inset: number): string {
  const corners = loop.filter((point, index) => {
    const before = loop[(index + loop.length - 1) % loop.length]!;
    const after = loop[(index + 1) % loop.length]!;
    return (before.x === point.x) !== (point.x === after.x);
  });
  const moved = corners.map((point, index) => {
    const before = corners[(index + corners.length - 1) % corners.length]!;
    const after = corners[(index + 1) % corners.length]!;
    const come = { x: Math.sign(point.x - before.x), y: Math.sign(point.y - before.y) };
    const go = { x: Math.sign(after.x - point.x), y: Math.sign(after.y - point.y) };
    // To the right of both sides that meet here.
    return { x: point.x - (come.y + go.y) * inset, y: point.y + (come.x + go.x) * inset };
  });
  return "M" + moved.map((point) => `${short(point.x)} ${short(point.y)}`).join("L") + "z";
}
