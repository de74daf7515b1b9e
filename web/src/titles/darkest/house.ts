/** What the drawing of the house needs, from the shape of the board: walls, windows, doors, name plates, the garden. */

import { at, type Line, lineOf, stroke } from "../../board/edges";
import { around, type Box, boxesOf, type Point, short } from "../../board/geometry";
import type { BoardShape } from "../../wire";

const DOOR = 36;
const WINDOW = 0.56;

export interface Leaf {
  at: Point;
  turn: number;
  kind: string;
}

export interface Walls {
  wall: string;
  window: string;
  rubble: string;
  doors: Leaf[];
  posts: Point[];
}

export function houseBox(board: BoardShape): Box {
  return around(board.zones.filter((zone) => zone.kind !== "helicopter_platform").flatMap(boxesOf));
}

/** Walls with their gaps, doors in them, and a pillar at every corner. */
export function walls(board: BoardShape): Walls {
  const drawn: Walls = { wall: "", window: "", rubble: "", doors: [], posts: [] };
  const posts = new Map<string, Point>();
  for (const edge of board.edges) {
    const line = lineOf(edge);
    if (edge.kind === "border") continue;
    if (edge.kind === "rubble") {
      drawn.rubble += stones(line);
      continue;
    }
    for (const end of [line.start, line.end]) posts.set(`${short(end.x)} ${short(end.y)}`, end);
    if (edge.kind === "wall" || edge.kind === "window") {
      drawn.wall += stroke(line.start, line.end);
      if (edge.kind === "window") drawn.window += stroke(at(line, line.length * (0.5 - WINDOW / 2)), at(line, line.length * (0.5 + WINDOW / 2)));
      continue;
    }
    const stub = (line.length - DOOR) / 2;
    drawn.wall += stroke(line.start, at(line, stub)) + stroke(at(line, stub + DOOR), line.end);
    drawn.doors.push({ at: at(line, line.length / 2), turn: line.along.x ? 0 : 90, kind: edge.kind });
  }
  drawn.posts = [...posts.values()];
  return drawn;
}

/** Broken stones along an edge that fire has taken. */
function stones(line: Line): string {
  let path = "";
  for (let far = 4, place = 0; far < line.length - 6; far += 11 + ((place * 7) % 9), place++) {
    const from = at(line, far, ((place * 5) % 7) - 3);
    const size = 3 + ((place * 3) % 4);
    path += `M${short(from.x)} ${short(from.y)}l${size} ${-size * 0.7}l${size} ${size * 0.5}l${-size * 0.4} ${size}l${-size * 1.2} 0z`;
  }
  return path;
}

/** Light that falls into the house through a window, as far as a part of its tile. */
export function moonlight(board: BoardShape): string {
  const house = houseBox(board);
  const heart = { x: house.x + house.width / 2, y: house.y + house.height / 2 };
  return board.edges
    .filter((edge) => edge.kind === "window")
    .map((edge) => {
      const line = lineOf(edge);
      const side = (heart.x - line.start.x) * -line.along.y + (heart.y - line.start.y) * line.along.x > 0 ? 1 : -1;
      const [near, far] = [line.length * (0.5 - WINDOW / 2), line.length * (0.5 + WINDOW / 2)];
      const deep = line.length * 0.62;
      const corners = [at(line, near), at(line, far), at(line, far + 16, side * deep), at(line, near - 16, side * deep)];
      return `M${corners.map((point) => `${short(point.x)} ${short(point.y)}`).join("L")}z`;
    })
    .join("");
}

export interface Plate {
  id: string;
  text: string;
  x: number;
  y: number;
  wide: number;
  scale: number;
}

/** The names of rooms, in the lower left corner of each. */
export function plates(board: BoardShape): Plate[] {
  const doors = walls(board).doors.filter((door) => door.turn === 0).map((door) => door.at);
  return board.zones.flatMap((zone) => {
    const box = boxesOf(zone)[0];
    if (!box || !zone.name || zone.kind.startsWith("empty")) return [];
    // Where a room lies can be seen.
    const text = zone.name.replace(/ \(\d+-\d+\)$/, "");
    const wide = text.length * 5.2 + 9;
    // A name makes way for a door in the wall below it: it goes to the other wall, or is smaller.
    const hasDoor = (y: number): boolean => doors.some((door) => Math.abs(door.y - y) < 2 && door.x > box.x && door.x < box.x + box.width);
    const isAbove = hasDoor(box.y + box.height) && !hasDoor(box.y);
    const room = hasDoor(box.y + box.height) && !isAbove ? (box.width - DOOR) / 2 : box.width;
    const scale = Math.min(1, Math.max(0.6, (room - 10) / wide));
    return [{ id: zone.id, text, x: box.x + 7, y: isAbove ? box.y + 7 + 12 * scale : box.y + box.height - 6, wide, scale }];
  });
}
