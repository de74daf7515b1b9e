/** Streets: dust, wheel ruts that run on from zone to zone, and the boardwalks along the houses. */

import type { BoardShape } from "../../../wire";
import { boxesOf, type Box, boxPath, grown, middle, type Point, short, TILE } from "../../../board/geometry";
import { zonesOn } from "./kinds";
import { chanceAt, pebbles, wobbly } from "../../../board/texture";

export const WALK = 12;
const NEAR = 1;

type Side = "left" | "right" | "top" | "bottom";

function sidesThatGoOn(box: Box, others: Box[], board: BoardShape): Side[] {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const sides: Side[] = [];
  const overlapsDown = (o: Box): boolean => Math.abs(o.y + o.height / 2 - (box.y + box.height / 2)) < NEAR;
  const overlapsAcross = (o: Box): boolean => Math.abs(o.x + o.width / 2 - (box.x + box.width / 2)) < NEAR;
  if (box.x < NEAR || others.some((o) => Math.abs(o.x + o.width - box.x) < NEAR && overlapsDown(o))) sides.push("left");
  if (right > board.width * TILE - NEAR || others.some((o) => Math.abs(o.x - right) < NEAR && overlapsDown(o)))
    sides.push("right");
  if (box.y < NEAR || others.some((o) => Math.abs(o.y + o.height - box.y) < NEAR && overlapsAcross(o)))
    sides.push("top");
  if (bottom > board.height * TILE - NEAR || others.some((o) => Math.abs(o.y - bottom) < NEAR && overlapsAcross(o)))
    sides.push("bottom");
  return sides;
}

function gate(box: Box, side: Side, off: number): Point {
  const centre = middle(box);
  if (side === "left") return { x: box.x, y: centre.y + off };
  if (side === "right") return { x: box.x + box.width, y: centre.y + off };
  if (side === "top") return { x: centre.x + off, y: box.y };
  return { x: centre.x + off, y: box.y + box.height };
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The two lines that a wagon left from one side of a box to another. */
function track(box: Box, from: Side, to: Side): string {
  const random = chanceAt(box, from.length * 7 + to.length);
  const isStraight = (from === "left") === (to === "right") && (from === "top") === (to === "bottom");
  return [-8, 8]
    .map((off) => {
      const start = gate(box, from, off);
      if (isStraight) {
        const end = gate(box, to, off);
        return wobbly([start, between(start, end, 0.34), between(start, end, 0.68), end], 3.5, random);
      }
      // Around a bend the inner wheel stays the inner one.
      const swaps = (from === "left") === (to === "top");
      const end = gate(box, to, swaps ? off : -off);
      const corner = from === "left" || from === "right" ? { x: end.x, y: start.y } : { x: start.x, y: end.y };
      return `M${short(start.x)} ${short(start.y)}Q${short(corner.x)} ${short(corner.y)} ${short(end.x)} ${short(end.y)}`;
    })
    .join("");
}

export function ruts(board: BoardShape): string {
  const boxes = zonesOn(board, "street").flatMap(boxesOf);
  return boxes
    .map((box) => {
      const sides = sidesThatGoOn(box, boxes, board);
      const has = (side: Side): boolean => sides.includes(side);
      const lines: string[] = [];
      if (has("left") && has("right")) lines.push(track(box, "left", "right"));
      if (has("top") && has("bottom")) lines.push(track(box, "top", "bottom"));
      if (lines.length === 0 && sides.length === 2) lines.push(track(box, sides[0]!, sides[1]!));
      return lines.join("");
    })
    .join("");
}

export interface Dust {
  dark: string;
  pale: string;
  grass: string;
}

export function dust(board: BoardShape): Dust {
  const parts: Dust = { dark: "", pale: "", grass: "" };
  for (const box of zonesOn(board, "street", "yard").flatMap(boxesOf)) {
    const random = chanceAt(box, 3);
    const many = Math.round((box.width * box.height) / 420);
    parts.dark += pebbles(box, many, 1.7, random);
    parts.pale += pebbles(box, many, 1.2, random);
    for (let tuft = 0; tuft < 2; tuft++) {
      if (random() < 0.45) continue;
      const x = box.x + (0.1 + random() * 0.8) * box.width;
      const y = box.y + (0.1 + random() * 0.8) * box.height;
      for (let blade = 0; blade < 5; blade++) {
        parts.grass += `M${short(x + blade * 1.4 - 3)} ${short(y)}q${short((blade - 2) * 0.6)} -3 ${short((blade - 2) * 1.5)} ${short(-4 - random() * 3)}`;
      }
    }
  }
  return parts;
}

export interface Walk {
  fill: string;
  boards: string;
}

/** The boardwalk: houses grown by its width (it is cut to the streets where it is drawn), and its boards. */
export function boardwalk(board: BoardShape): Walk {
  const walk: Walk = { fill: "", boards: "" };
  for (const box of zonesOn(board, "floor").flatMap(boxesOf)) {
    const wide = grown(box, WALK);
    walk.fill += boxPath(wide);
    for (let x = box.x; x <= box.x + box.width; x += 6.5) {
      walk.boards += `M${short(x)} ${short(wide.y)}v${WALK}M${short(x)} ${short(box.y + box.height)}v${WALK}`;
    }
    for (let y = box.y; y <= box.y + box.height; y += 6.5) {
      walk.boards += `M${short(wide.x)} ${short(y)}h${WALK}M${short(box.x + box.width)} ${short(y)}h${WALK}`;
    }
  }
  return walk;
}
