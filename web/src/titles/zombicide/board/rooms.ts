/** Rooms: floors, lamp light, and the few things that stand about in them. */

import type { BoardShape, ZoneShape } from "../../../wire";
import { area, boxesOf, type Box, middle, outline, type Point } from "../../../board/geometry";
import type { Interior } from "../style";
import { zonesOn } from "./kinds";
import { chanceAt, oddPlanks, planks, plates } from "../../../board/texture";

export interface Thing {
  look: string;
  at: Point;
  turn: number;
}

export interface Room {
  id: string;
  path: string;
  seams: string;
  odd: string;
  /** 0 dark to 1 pale: every floor is a little different. */
  tone: number;
  lamp: { at: Point; radius: number };
  rug: { box: Box; hue: number } | null;
  things: Thing[];
  /** The line along its walls, and whether that is painted as a warning. */
  rim: string;
  isGuarded: boolean;
}

export function rooms(board: BoardShape, interior: Interior): Room[] {
  return zonesOn(board, "floor").map((zone) => room(zone, interior));
}

function room(zone: ZoneShape, style: Interior): Room {
  const boxes = boxesOf(zone);
  const random = chanceAt(boxes[0]!, 11);
  const upright = random() < 0.5;
  const wide = 8 + random() * 3;
  const largest = boxes.reduce((one, other) => (area(other) > area(one) ? other : one));
  const tone = random();
  return {
    id: zone.id,
    path: outline(boxes),
    seams: boxes.map((box) => (style.floor === "plates" ? plates(box) : planks(box, wide, upright, chanceAt(box, 1)))).join(""),
    odd: boxes.map((box) => (style.floor === "plates" ? "" : oddPlanks(box, wide, upright, chanceAt(box, 2)))).join(""),
    tone,
    lamp: { at: middle(largest), radius: Math.max(largest.width, largest.height) * 0.72 },
    rug: style.hasRugs && random() < 0.55 ? rug(largest, random()) : null,
    things: boxes.flatMap((box) => corners(box, style.things)),
    rim: outline(boxes, 9),
    isGuarded: zone.kind === "security_room",
  };
}

function rug(box: Box, hue: number): Room["rug"] {
  const width = Math.min(box.width * 0.52, 64);
  const height = Math.min(box.height * 0.46, 46);
  const centre = middle(box);
  return { box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height }, hue };
}

/** Openings are in the middle of walls, so corners are where furniture is never in the way. */
function corners(box: Box, things: readonly string[]): Thing[] {
  const random = chanceAt(box, 5);
  const away = 16;
  const spots: Point[] = [
    { x: box.x + away, y: box.y + away },
    { x: box.x + box.width - away, y: box.y + away },
    { x: box.x + box.width - away, y: box.y + box.height - away },
    { x: box.x + away, y: box.y + box.height - away },
  ];
  return spots.flatMap((spot, corner) => {
    if (random() < 0.52) return [];
    return [{ look: things[Math.floor(random() * things.length)]!, at: spot, turn: corner * 90 }];
  });
}
