/** What part of the board is in view: a point of the board in the top left corner, and a scale. */

import type { Box, Point } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  /** Pixels to a drawing unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const FRAME = 18;
/** With fewer pixels to a unit, figures are hard to tell apart. */
export const READABLE = 0.8;
/** With more, there is no need for less of the board. */
const ENOUGH = 1.2;
const MOST = 5;
/** The room that the buttons take: in a row below the board, or in a column beside it. */
const BUTTONS = { width: 52, height: 52 };

/** Where the buttons stand: where there is room beside or below the board, else over it. */
export function buttonsOf(board: Size, view: Size): "beside" | "below" | "over" {
  const scale = filled(board, view);
  if ((view.width - (board.width + 2 * FRAME) * scale) / 2 >= BUTTONS.width) return "beside";
  return (view.height - (board.height + 2 * FRAME) * scale) / 2 >= BUTTONS.height ? "below" : "over";
}

/** The part of the view that the buttons leave free. */
function free(board: Size, view: Size): Size {
  return buttonsOf(board, view) === "over" ? { ...view, height: view.height - BUTTONS.height } : view;
}

function filled(board: Size, view: Size): number {
  return Math.min(view.width / (board.width + 2 * FRAME), view.height / (board.height + 2 * FRAME));
}

/** The whole board in the middle of the view. */
export function fit(board: Size, view: Size): Camera {
  const room = free(board, view);
  return centred({ x: board.width / 2, y: board.height / 2 }, filled(board, room), room);
}

/** The view to begin with: all of it if that can be read, else as much as fills the view, around a point. */
export function opening(board: Size, view: Size, around: Point, readable = READABLE): Camera {
  const whole = fit(board, view);
  if (whole.scale >= readable) return whole;
  const filling = Math.max(view.width / (board.width + 2 * FRAME), view.height / (board.height + 2 * FRAME));
  const scale = Math.min(ENOUGH, Math.max(READABLE, filling));
  return clamped(centred(around, scale, view), board, view);
}

export function centred(around: Point, scale: number, view: Size): Camera {
  return { x: around.x - view.width / scale / 2, y: around.y - view.height / scale / 2, scale };
}

/** Keep the board in the view: no empty table, no lost board. */
export function clamped(camera: Camera, board: Size, view: Size): Camera {
  const scale = Math.min(MOST, Math.max(fit(board, view).scale, camera.scale));
  const room = free(board, view);
  const x = held(camera.x, board.width, room.width / scale);
  return { x, y: held(camera.y, board.height, (view.height - BUTTONS.height) / scale, room.height / scale), scale };
}

/** Where a length of the board may start: in the middle when it is shorter than the room for it, else without a gap. */
function held(at: number, length: number, least: number, room = least): number {
  if (room >= length + 2 * FRAME) return (length - room) / 2;
  return Math.min(Math.max(at, -FRAME), Math.max(-FRAME, length + FRAME - least));
}

/** Zoom so that the board stays put under a point of the view. */
export function zoomed(camera: Camera, factor: number, at: Point, board: Size, view: Size): Camera {
  const scale = clamped({ ...camera, scale: camera.scale * factor }, board, view).scale;
  const x = camera.x + at.x / camera.scale - at.x / scale;
  const y = camera.y + at.y / camera.scale - at.y / scale;
  return clamped({ x, y, scale }, board, view);
}

/** Move the view by pixels. */
export function panned(camera: Camera, across: number, down: number, board: Size, view: Size): Camera {
  return clamped({ ...camera, x: camera.x - across / camera.scale, y: camera.y - down / camera.scale }, board, view);
}

export function seen(camera: Camera, view: Size): Box {
  return { x: camera.x, y: camera.y, width: view.width / camera.scale, height: view.height / camera.scale };
}

/** Move no more than needed to have a box in view; one too large for it is centred. */
export function showing(camera: Camera, box: Box, board: Size, view: Size): Camera {
  const now = seen(camera, view);
  const shift = (from: number, length: number, start: number, room: number): number => {
    if (length > room) return from + length / 2 - (start + room / 2);
    if (from < start) return from - start;
    return Math.max(0, from + length - (start + room));
  };
  const across = shift(box.x, box.width, now.x, now.width);
  const down = shift(box.y, box.height, now.y, now.height);
  if (!across && !down) return camera;
  return clamped({ ...camera, x: camera.x + across, y: camera.y + down }, board, view);
}

export function toView(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) * camera.scale, y: (point.y - camera.y) * camera.scale };
}
