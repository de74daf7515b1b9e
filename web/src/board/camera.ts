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
/** The board can be moved up so far that the buttons at the bottom cover nothing of it. */
const BUTTONS = 48;

/** The whole board in the middle of the view. */
export function fit(board: Size, view: Size): Camera {
  const scale = Math.min(view.width / (board.width + 2 * FRAME), view.height / (board.height + 2 * FRAME));
  return centred({ x: board.width / 2, y: board.height / 2 }, scale, view);
}

/** The view to begin with: all of it if that can be read, else as much as fills the view, around a point. */
export function opening(board: Size, view: Size, around: Point): Camera {
  const whole = fit(board, view);
  if (whole.scale >= READABLE) return whole;
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
  const hold = (at: number, length: number, seen: number, more: number): number => {
    const room = seen / scale;
    const whole = length + 2 * FRAME;
    return room >= whole ? (length - room) / 2 : Math.min(Math.max(at, -FRAME), length + FRAME + more / scale - room);
  };
  return { x: hold(camera.x, board.width, view.width, 0), y: hold(camera.y, board.height, view.height, BUTTONS), scale };
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
