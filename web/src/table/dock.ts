/** Where the choices lie over the stage, and what they leave free for the board. */

import type { Size } from "../board/camera";
import { TILE } from "../board/geometry";

export interface Dock {
  side: "below" | "beside";
  /** Pixels of the stage that the board keeps clear of. */
  top: number;
  right: number;
  bottom: number;
}

/** How wide the choices are beside the board, in pixels, and up to which width they take what the board leaves. */
export const BESIDE = 300;
const WIDEST = 420;
export const LOW_BESIDE = 264;
/** The head over the board of a phone on its side. */
const LOW_HEAD = 46;
/** About how high they are below it, before that is known. */
const BELOW = 120;
/** The board stands in the middle, with the column of buttons on one side. */
const BUTTONS = 136;
/** The edge around a board, in its own units. */
const FRAME = 36;

/** Put the choices where the board stays larger: beside one in portrait, below one in landscape. */
export function dockOf(
  stage: Size,
  board: Size,
  height: number,
  { isPhone, isLow, isTight }: { isPhone: boolean; isLow: boolean; isTight: boolean },
): Dock {
  if (isLow) return { side: "beside", top: LOW_HEAD, right: LOW_BESIDE, bottom: 0 };
  const below: Dock = { side: "below", top: 0, right: 0, bottom: 0 };
  // On an upright phone and a small tablet the choices have a row of their own.
  if (isPhone || isTight || stage.width === 0) return below;
  const wide = board.width * TILE + FRAME;
  const high = board.height * TILE + FRAME;
  const scaleBeside = Math.min((stage.width - BESIDE) / wide, stage.height / high);
  const scaleBelow = Math.min(stage.width / wide, (stage.height - BELOW) / high);
  const width = Math.min(WIDEST, Math.max(BESIDE, Math.floor(stage.width - stage.height * (wide / high) - BUTTONS)));
  return scaleBeside >= scaleBelow ? { side: "beside", top: 0, right: width, bottom: 0 } : { ...below, bottom: Math.max(height, BELOW) };
}
