/** What tunnels are dug of: rock that juts out along their walls, cracks, puddles, ribs that hold them up, and lamps on a cable. */

import { type Box, boxesOf, outline, type Point, short } from "../../../board/geometry";
import { chanceAt } from "../../../board/texture";
import type { BoardShape } from "../../../wire";
import { zonesOn } from "./kinds";

export interface Tunnel {
  id: string;
  path: string;
  /** Rock along the walls, and its edge that catches light. */
  rock: string;
  cracks: string;
  puddles: { at: Point; wide: number; flat: number }[];
  ribs: string;
  cable: string;
  lamps: { at: Point; reach: number; /** Where in its flicker it begins, from 0 to 1. */ from: number; isWeak: boolean }[];
}

export function tunnels(board: BoardShape): Tunnel[] {
  return zonesOn(board, "mine").map((zone, number) => {
    const boxes = boxesOf(zone);
    return {
      id: zone.id,
      path: outline(boxes),
      rock: boxes.map(jutting).join(""),
      cracks: boxes.map(cracked).join(""),
      puddles: boxes.flatMap(puddled),
      ribs: boxes.map(held).join(""),
      cable: boxes.map(({ x, y, width }) => `M${short(x)} ${short(y + 7)}q${short(width / 4)} 9 ${short(width / 2)} 0q${short(width / 4)} 9 ${short(width / 2)} 0`).join(""),
      lamps: boxes.map((box, place) => lit(box, number + place)),
    };
  });
}

/** Teeth of rock along all four sides. */
function jutting(box: Box): string {
  const random = chanceAt(box, 31);
  const side = (long: number, at: (along: number, deep: number) => string): string => {
    let path = `M${at(0, 0)}`;
    for (let along = 0; along < long; ) {
      along = Math.min(long, along + 9 + random() * 15);
      path += `L${at(Math.max(0, along - 5), 3 + random() * 8)}L${at(along, random() * 3)}`;
    }
    return `${path}L${at(long, 0)}Z`;
  };
  const text = (x: number, y: number): string => `${short(x)} ${short(y)}`;
  return [
    side(box.width, (along, deep) => text(box.x + along, box.y + deep)),
    side(box.width, (along, deep) => text(box.x + along, box.y + box.height - deep)),
    side(box.height, (along, deep) => text(box.x + deep, box.y + along)),
    side(box.height, (along, deep) => text(box.x + box.width - deep, box.y + along)),
  ].join("");
}

function cracked(box: Box): string {
  const random = chanceAt(box, 47);
  return Array.from({ length: Math.max(2, Math.round((box.width * box.height) / 5200)) }, () => {
    let path = `M${short(box.x + box.width * (0.15 + random() * 0.7))} ${short(box.y + box.height * (0.15 + random() * 0.7))}`;
    for (let step = 0; step < 4; step++) path += `l${short((random() - 0.4) * 16)} ${short((random() - 0.4) * 14)}`;
    return path;
  }).join("");
}

function puddled(box: Box): Tunnel["puddles"] {
  const random = chanceAt(box, 53);
  return Array.from({ length: random() < 0.65 ? 1 : 0 }, () => ({
    at: { x: box.x + box.width * (0.28 + random() * 0.44), y: box.y + box.height * (0.55 + random() * 0.28) },
    wide: 10 + random() * 12,
    flat: 4 + random() * 4,
  }));
}

/** Ribs across the shorter way, near both ends. */
function held(box: Box): string {
  const upright = box.height >= box.width;
  return [0.12, 0.88]
    .map((share) =>
      upright
        ? `M${short(box.x + 2)} ${short(box.y + box.height * share)}h${short(box.width - 4)}`
        : `M${short(box.x + box.width * share)} ${short(box.y + 2)}v${short(box.height - 4)}`,
    )
    .join("");
}

function lit(box: Box, number: number): Tunnel["lamps"][number] {
  const random = chanceAt(box, 61);
  return {
    at: { x: box.x + box.width * (number % 2 ? 0.25 : 0.75), y: box.y + 12 },
    reach: Math.min(box.width, box.height) * (0.7 + random() * 0.25),
    from: random(),
    isWeak: random() < 0.4,
  };
}
