/** What the drawing of the town needs, from the shape of the board: buildings, outer walls, windows, doors, name plates. */

import type { BoardShape, ZoneShape } from "../../wire";
import { at, type Line, lineOf, stroke } from "../../board/edges";
import { type Box, boxesOf, contains, middle, scaled, short } from "../../board/geometry";
import { variant } from "../../looks/figures";

/** How far from a wall the spaces on its two sides are looked for. */
const BESIDE = 8;
const WINDOW = 22;
const DOOR = 32;

export interface Plate {
  text: string;
  x: number;
  y: number;
  wide: number;
  isBuilding: boolean;
}

export interface Walls {
  /** Walls round buildings and inside of them. */
  wall: string;
  window: string;
  /** Light that falls out of windows and doors. */
  light: string[];
  posts: { x: number; y: number; turn: number }[];
}

export function placesOf(board: BoardShape, sort: "building" | "place"): string[] {
  return board.decor.filter((one) => one.look.startsWith(`${sort}/`)).map((one) => one.look.slice(sort.length + 1));
}

export function boxesOn(board: BoardShape, kind: string): Box[] {
  return board.zones.filter((zone) => zone.kind === kind).flatMap(boxesOf);
}

/** The name of a place: that of one of its spaces without its letter and number, as in "C4 Church". */
function nameOf(zone: ZoneShape | undefined): string {
  return zone?.name.replace(/\b[A-Z]\d{1,2}\b/, "").trim() ?? "";
}

export function plates(board: BoardShape): Plate[] {
  return board.decor.flatMap((one) => {
    const [sort, id] = one.look.split("/");
    const zones = board.zones.filter((zone) => zone.kind === id);
    const text = nameOf(zones[0]);
    if (!text) return [];
    const box = scaled(one.rect);
    // Where the place is not a rectangle its name stands on its first row.
    const boxes = zones.flatMap(boxesOf);
    const top = Math.min(...boxes.map((space) => space.y));
    const row = boxes.filter((space) => space.y === top);
    const x = (Math.min(...row.map((space) => space.x)) + Math.max(...row.map((space) => space.x + space.width))) / 2;
    return [{ text, x, y: box.y + 9, wide: row.length * row[0]!.width, isBuilding: sort === "building" }];
  });
}

/** A long name as two lines, parted where they are most alike. */
export function linesOf(text: string, most = 9): string[] {
  const words = text.split(" ");
  if (text.length <= most || words.length < 2) return [text];
  const parted = words.slice(1).map((_, place) => [words.slice(0, place + 1).join(" "), words.slice(place + 1).join(" ")]);
  const longer = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return parted.reduce((one, other) => (longer(other) < longer(one) ? other : one));
}

export function walls(board: BoardShape): Walls {
  const inside = new Set(placesOf(board, "building"));
  const floors = board.zones.map((zone) => ({ kind: zone.kind, boxes: boxesOf(zone) }));
  const kindAt = (line: Line, off: number): string => {
    const point = at(line, line.length / 2, off);
    return floors.find((zone) => zone.boxes.some((box) => contains(box, point)))?.kind ?? "";
  };
  const drawn: Walls = { wall: "", window: "", light: [], posts: [] };
  for (const edge of board.edges) {
    const line = lineOf(edge);
    const [one, other] = [kindAt(line, BESIDE), kindAt(line, -BESIDE)];
    const outside = inside.has(one) && !inside.has(other) ? -1 : inside.has(other) && !inside.has(one) ? 1 : 0;
    if (edge.kind === "opening") {
      const stub = (line.length - DOOR) / 2;
      drawn.wall += stroke(line.start, at(line, stub)) + stroke(at(line, stub + DOOR), line.end);
      drawn.posts.push({ ...at(line, line.length / 2), turn: line.along.x ? 0 : 90 });
      if (outside) drawn.light.push(spill(line, DOOR, outside, 20), spill(line, DOOR, outside, 38));
      continue;
    }
    drawn.wall += stroke(line.start, line.end);
    const place = `${short(line.start.x)} ${short(line.start.y)} ${line.along.x}`;
    if (!outside || variant(place, 5) < 2 || (outside < 0 ? other : one) === "") continue;
    const off = (line.length - WINDOW) / 2;
    drawn.window += stroke(at(line, off), at(line, off + WINDOW));
    drawn.light.push(spill(line, WINDOW, outside, 16), spill(line, WINDOW, outside, 30));
  }
  return drawn;
}

/** A cone of light that falls from an opening to one side. */
function spill(line: Line, wide: number, side: number, far: number): string {
  const off = (line.length - wide) / 2;
  const corners = [at(line, off), at(line, off + wide), at(line, off + wide + far / 4, side * far), at(line, off - far / 4, side * far)];
  return `M${corners.map((point) => `${short(point.x)} ${short(point.y)}`).join("L")}z`;
}

/** The point in the middle of some boxes. */
export function heart(boxes: Box[]): { x: number; y: number } {
  const all = boxes.map(middle);
  return { x: all.reduce((sum, one) => sum + one.x, 0) / all.length, y: all.reduce((sum, one) => sum + one.y, 0) / all.length };
}
