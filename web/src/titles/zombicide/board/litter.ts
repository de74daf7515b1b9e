/** What lies and grows about in the streets, seeded by place. */

import type { BoardShape } from "../../../wire";
import { boxesOf, contains, type Point, scaled } from "../../../board/geometry";
import type { Interior } from "../style";
import { zonesOn } from "./kinds";
import { WALK } from "./streets";
import { chanceAt } from "../../../board/texture";

export interface Litter {
  look: string;
  at: Point;
  turn: number;
}

/** Something in a corner of about every third street, away from walls and from where pieces stand. */
export function litter(board: BoardShape, interior: Interior): Litter[] {
  const looks = interior.litter;
  if (looks.length === 0) return [];
  const tracks = board.decor.filter((one) => one.look === "tracks").map((one) => scaled(one.rect));
  return zonesOn(board, "street")
    .flatMap(boxesOf)
    .flatMap((box) => {
      const random = chanceAt(box, 29);
      if (random() > 0.36) return [];
      const away = WALK + 10;
      const left = random() < 0.5;
      const top = random() < 0.5;
      const at = {
        x: left ? box.x + away : box.x + box.width - away,
        y: top ? box.y + away : box.y + box.height - away,
      };
      if (tracks.some((bed) => contains(bed, at))) return [];
      return [{ look: looks[Math.floor(random() * looks.length)]!, at, turn: Math.floor(random() * 360) }];
    });
}
