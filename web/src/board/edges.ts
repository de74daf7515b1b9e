/** Edges between zones, the places on them, and zones as far as nothing lies over them. */

import type { BoardShape, Edge } from "../wire";
import { boxesOf, type Box, contains, type Point, short, TILE, without } from "./geometry";
import type { EdgePlaces } from "./layout";

export interface Line {
  start: Point;
  end: Point;
  length: number;
  /** One unit along it. */
  along: Point;
}

export function lineOf(edge: Edge): Line {
  const start = { x: edge.start[0] * TILE, y: edge.start[1] * TILE };
  const end = { x: edge.end[0] * TILE, y: edge.end[1] * TILE };
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  return { start, end, length, along: { x: (end.x - start.x) / length, y: (end.y - start.y) / length } };
}

export function at(line: Line, far: number, off = 0): Point {
  return {
    x: line.start.x + line.along.x * far - line.along.y * off,
    y: line.start.y + line.along.y * far + line.along.x * off,
  };
}

export function stroke(from: Point, to: Point): string {
  return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
}

/** Where the edges between two zones are, and how they are turned; each under both orders of the zones. */
export function edgePlaces(board: BoardShape): EdgePlaces {
  const floors = board.zones.map((zone) => ({ id: zone.id, boxes: boxesOf(zone) }));
  const found: EdgePlaces = new Map();
  // Where zones share several edges, things stand in the opening.
  const edges = [...board.edges].sort((one, other) => Number(other.kind === "opening") - Number(one.kind === "opening"));
  for (const edge of edges) {
    const line = lineOf(edge);
    const [one, other] = [8, -8].map((off) => {
      const point = at(line, line.length / 2, off);
      return floors.find((zone) => zone.boxes.some((box) => contains(box, point)))?.id;
    });
    if (!one || !other || one === other || found.has(`${one} ${other}`)) continue;
    const place = { at: at(line, line.length / 2), turn: line.along.x ? 0 : 90, length: line.length };
    found.set(`${one} ${other}`, place).set(`${other} ${one}`, place);
  }
  return found;
}

/** The boxes of every zone that can be seen, by id: without what lies under zones of the kinds above. */
export function openBoxes(board: BoardShape, above: readonly string[]): Map<string, Box[]> {
  const covers = board.zones.filter((zone) => above.includes(zone.kind)).flatMap(boxesOf);
  return new Map(
    board.zones.map((zone) => {
      const boxes = boxesOf(zone);
      if (above.includes(zone.kind)) return [zone.id, boxes];
      const left = covers.reduce((parts, cover) => parts.flatMap((part) => without(part, cover)), boxes);
      return [zone.id, left.length > 0 ? left : boxes];
    }),
  );
}
