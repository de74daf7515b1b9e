/** What ground zones have; a kind that is not known looks like open ground. */

import type { BoardShape, ZoneShape } from "../../../wire";

export type Ground = "street" | "floor" | "balcony" | "yard" | "mine" | "tracks" | "coach";

const GROUNDS: Record<string, Ground> = {
  street: "street",
  room: "floor",
  security_room: "floor",
  corridor: "street",
  tunnel: "mine",
  balcony: "balcony",
  graveyard: "yard",
  yard: "yard",
  mine: "mine",
  tracks: "tracks",
  train: "coach",
};

export function groundOf(zone: ZoneShape): Ground {
  return GROUNDS[zone.kind] ?? "street";
}

function liesOn(board: BoardShape, zone: ZoneShape, look: string): boolean {
  const [x, y] = zone.middle;
  return board.decor.some(
    ({ look: found, rect }) =>
      found === look && x > rect[0] && x < rect[0] + rect[2] && y > rect[1] && y < rect[1] + rect[3],
  );
}

/** The ground of every zone, by id: open ground over tracks is tracks. */
export function grounds(board: BoardShape): Map<string, Ground> {
  return new Map(
    board.zones.map((zone) => {
      const ground = groundOf(zone);
      return [zone.id, ground === "street" && liesOn(board, zone, "tracks") ? "tracks" : ground];
    }),
  );
}

export function zonesOn(board: BoardShape, ...wanted: Ground[]): ZoneShape[] {
  const found = grounds(board);
  return board.zones.filter((zone) => wanted.includes(found.get(zone.id)!));
}

/** Whether a piece of decor is a section of a train. */
export function isRolling(look: string): boolean {
  return ["locomotive", "cab", "tender"].includes(look) || look.startsWith("coach");
}
