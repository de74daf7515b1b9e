/** Walls with openings, borders between zones, and the lamps over doors that lead outside. */

import { at, type Line, lineOf, stroke } from "../../../board/edges";
import type { BoardShape } from "../../../wire";
import { boxesOf, type Box, contains, grown, type Point, scaled } from "../../../board/geometry";
import { zonesOn } from "./kinds";

/** How much of an opening is the gap, and how wide it can get. */
const GAP = 0.5;
const WIDEST = 46;

export interface Walls {
  walls: string;
  /** Sides of coaches: painted, not built. */
  hulls: string;
  /** The boards between the posts of an opening. */
  sills: string;
  posts: Point[];
  borders: string;
  lamps: { at: Point; towards: Point }[];
}

interface Places {
  floors: Box[];
  coaches: Box[];
  /** Nobody gets in there, and it has no walls but its own iron. */
  engines: Box[];
}

export function walls(board: BoardShape): Walls {
  const drawn: Walls = { walls: "", hulls: "", sills: "", posts: [], borders: "", lamps: [] };
  const places = {
    floors: zonesOn(board, "floor").flatMap(boxesOf),
    coaches: zonesOn(board, "coach").flatMap(boxesOf),
    engines: board.decor.filter((one) => one.look === "locomotive").map((one) => scaled(one.rect)),
  };
  for (const edge of board.edges) {
    const line = lineOf(edge);
    if (edge.kind === "wall") cut(line, [...places.coaches, ...places.engines]).forEach(([from, to]) => wall(line, from, to, places, drawn));
    else if (edge.kind === "opening") opening(line, places, drawn);
    else if (edge.kind === "border") drawn.borders += stroke(line.start, line.end);
  }
  return drawn;
}

/** A wall may run along a house and then along a coach: the pieces, by their ends. */
function cut(line: Line, boxes: Box[]): [number, number][] {
  const stops = boxes
    .flatMap((box) => [
      (box.x - line.start.x) * line.along.x + (box.y - line.start.y) * line.along.y,
      (box.x + box.width - line.start.x) * line.along.x + (box.y + box.height - line.start.y) * line.along.y,
    ])
    .filter((stop) => stop > 1 && stop < line.length - 1)
    .sort((one, other) => one - other);
  const all = [0, ...stops, line.length];
  return all.slice(1).map((end, index) => [all[index]!, end]);
}

function wall(line: Line, from: number, to: number, places: Places, drawn: Walls): void {
  const path = stroke(at(line, from), at(line, to));
  const middle = at(line, (from + to) / 2);
  if (isAt(middle, places.coaches)) drawn.hulls += path;
  else if (!isAt(middle, places.engines)) drawn.walls += path;
}

function isAt(point: Point, boxes: Box[]): boolean {
  return boxes.some((box) => contains(grown(box, 2), point));
}

function opening(line: Line, places: Places, drawn: Walls): void {
  const gap = Math.min(line.length * GAP, WIDEST);
  const stub = (line.length - gap) / 2;
  wall(line, 0, stub, places, drawn);
  wall(line, stub + gap, line.length, places, drawn);
  drawn.sills += stroke(at(line, stub), at(line, stub + gap));
  drawn.posts.push(at(line, stub), at(line, stub + gap));
  const [one, other] = [at(line, line.length / 2, 8), at(line, line.length / 2, -8)];
  const inside = [one, other].map((point) => places.floors.some((box) => contains(box, point)));
  if (inside[0] !== inside[1]) drawn.lamps.push({ at: at(line, line.length / 2), towards: inside[0] ? other : one });
}

export interface Rail {
  beam: string;
  posts: Point[];
}

/** Railings of balconies: a beam on posts. */
export function rails(board: BoardShape): Rail {
  const rail: Rail = { beam: "", posts: [] };
  for (const edge of board.edges.filter((one) => one.kind === "rail")) {
    const line = lineOf(edge);
    rail.beam += stroke(line.start, line.end);
    const count = Math.max(1, Math.round(line.length / 11));
    for (let post = 0; post <= count; post++) rail.posts.push(at(line, (line.length * post) / count));
  }
  return rail;
}
