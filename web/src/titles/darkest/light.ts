/** Where there is light and where there is none: lamps that go out, torches of those who walk, fire, cameras. */

import { around, type Box, boxesOf, middle, type Point, short } from "../../board/geometry";
import { chance } from "../../board/texture";
import { variant } from "../../looks/figures";
import type { BoardShape, Piece, ZoneShape } from "../../wire";
import { lampOf } from "./style";

export interface Pool {
  id: string;
  at: Point;
  radius: number;
  hue: "warm" | "cold" | "green" | "red";
}

export interface Blaze {
  id: string;
  box: Box;
  /** Flames from back to front: where, how large, and which of several. */
  flames: { x: number; y: number; scale: number; kind: number }[];
  count: number;
}

export interface Cone {
  id: string;
  path: string;
  from: Point;
}

const DARK = new Set(["ruin", "helicopter_platform"]);

/** Lamps that still burn: the darker it is, the fewer. */
export function lamps(board: BoardShape, night: number): Pool[] {
  return board.zones.flatMap((zone) => {
    const box = boxesOf(zone)[0];
    if (!box || DARK.has(zone.kind) || zone.kind.startsWith("empty") || variant(`${zone.id} ${zone.kind}`, 100) < night * 105) return [];
    return [{ id: zone.id, at: middle(box), radius: Math.max(box.width, box.height) * 0.62, hue: lampOf(zone.kind) }];
  });
}

/** Whoever walks through the house carries a light. */
export function torches(board: BoardShape, pieces: Piece[]): Pool[] {
  const rooms = new Set(pieces.filter((piece) => piece.sort === "hero").map((piece) => piece.zone));
  return board.zones
    .filter((zone) => rooms.has(zone.id))
    .map((zone) => {
      const box = around(boxesOf(zone));
      return { id: zone.id, at: middle(box), radius: Math.max(box.width, box.height) * 0.72, hue: "warm" };
    });
}

/** All rooms of the tile to which a room belongs: two rooms of a tile have numbers side by side, the first is even. */
function tileOf(board: BoardShape, id: string): ZoneShape[] {
  const number = Number(id.split("/")[1]);
  const first = number - (number % 2);
  return board.zones.filter((zone) => zone.id === `zone/${first}` || zone.id === `zone/${first + 1}`);
}

/** Burning tiles: three flames for each of their markers. */
export function blazes(board: BoardShape, pieces: Piece[]): Blaze[] {
  return pieces
    .filter((piece) => piece.look === "fire")
    .flatMap((piece) => {
      const zones = tileOf(board, piece.zone);
      if (zones.length === 0) return [];
      const box = around(zones.flatMap(boxesOf));
      const count = piece.count ?? 1;
      const random = chance(variant(piece.id, 100000));
      const flames = Array.from({ length: 2 + count * 3 }, (_, place) => ({
        x: box.x + (0.1 + random() * 0.8) * box.width,
        y: box.y + (0.3 + ((place + random()) / (2 + count * 3)) * 0.64) * box.height,
        scale: (0.5 + random() * 0.4) * (0.5 + 0.14 * count),
        kind: Math.floor(random() * 3),
      })).sort((one, other) => one.y - other.y);
      return [{ id: piece.id, box, flames, count }];
    });
}

/** What a camera sees: from its corner over its own room and all those that it watches. */
export function cones(board: BoardShape, pieces: Piece[]): Cone[] {
  const zones = new Map(board.zones.map((zone) => [zone.id, around(boxesOf(zone))]));
  return pieces
    .filter((piece) => piece.look === "camera")
    .flatMap((piece) => {
      const own = zones.get(piece.zone);
      if (!own) return [];
      const all = around([own, ...(piece.reaches ?? []).flatMap((id) => zones.get(id) ?? [])]);
      const way = (piece.states ?? []).find((state) => state in AHEAD) ?? "north";
      const { x, y } = cameraAt(piece);
      const from = { x: own.x + x * own.width, y: own.y + y * own.height };
      const far = AHEAD[way]!(all, own);
      return [{ id: piece.id, from, path: `M${short(from.x)} ${short(from.y)}L${far.map((point) => `${short(point.x)} ${short(point.y)}`).join("L")}Z` }];
    });
}

const INSET = 12;

const AHEAD: Record<string, (all: Box, own: Box) => Point[]> = {
  north: (all, own) => [{ x: own.x + INSET, y: all.y + 6 }, { x: own.x + own.width - INSET, y: all.y + 6 }],
  south: (all, own) => [{ x: own.x + own.width - INSET, y: all.y + all.height - 6 }, { x: own.x + INSET, y: all.y + all.height - 6 }],
  east: (all, own) => [{ x: all.x + all.width - 6, y: own.y + INSET }, { x: all.x + all.width - 6, y: own.y + own.height - INSET }],
  west: (all, own) => [{ x: all.x + 6, y: own.y + own.height - INSET }, { x: all.x + 6, y: own.y + INSET }],
};

/** Where a camera hangs in its room: in a corner behind what it watches. */
export function cameraAt(piece: Piece): Point {
  const states = piece.states ?? [];
  if (states.includes("east")) return { x: 0.1, y: 0.2 };
  if (states.includes("west")) return { x: 0.9, y: 0.2 };
  if (states.includes("south")) return { x: 0.24, y: 0.11 };
  return { x: 0.76, y: 0.86 };
}
