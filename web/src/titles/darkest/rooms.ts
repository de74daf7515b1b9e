import type { Decor } from "../../wire";
import { type Box, scaled } from "../../board/geometry";
import type { Things } from "./furniture";
import { LIVING_ROOMS } from "./living_rooms";
import { PASSAGES } from "./passages";
import { WORKING_ROOMS } from "./working_rooms";

/** What stands in a room of a kind; a tile is 100 wide. */
export const ROOMS: Record<string, (w: number, h: number) => Things> = { ...WORKING_ROOMS, ...LIVING_ROOMS, ...PASSAGES };

export interface Furnished {
  kind: string;
  box: Box;
  things: Things;
  /** From the room as it is printed to where it lies. */
  transform: string;
}

/** The furniture of a room, turned as its tile is. */
export function furnished(decor: Decor): Furnished | undefined {
  const kind = decor.look.slice("furniture/".length);
  const draw = ROOMS[kind];
  if (!draw || !decor.look.startsWith("furniture/")) return undefined;
  const box = scaled(decor.rect);
  const scale = Math.max(box.width, box.height) / 100;
  const [w, h] = [box.width / scale, box.height / scale];
  const isSideways = decor.turns % 2 === 1;
  const [across, down] = isSideways ? [h, w] : [w, h];
  const middle = `${round(box.x + box.width / 2)} ${round(box.y + box.height / 2)}`;
  return {
    kind,
    box,
    things: draw(Math.round(across), Math.round(down)),
    transform: `translate(${middle}) rotate(${90 * decor.turns}) scale(${round(scale)}) translate(${round(-across / 2)} ${round(-down / 2)})`,
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
