/** The view of the board: what part of it is seen, and how that changes. */

import { buttonsOf, type Camera, clamped, fit, opening, panned, seen, showing, type Size, zoomed } from "./camera";
import { type Box, grown, type Point } from "./geometry";

const GLIDE = 260;
const REST = 160;
/** One step of the zoom buttons and keys. */
export const STEP = 1.3;

export class Viewer {
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  /** The camera is on its way: the drawing follows smoothly. */
  isGliding = $state(false);
  /** Fingers move it: draw it as it is until they rest. */
  isMoving = $state(false);
  isMeasured = $state(false);
  /** The buttons stand in a column beside the board. */
  hasColumn = $state(false);

  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has moved the view to where it is. */
  #isOwn = false;
  #view: Size = { width: 0, height: 0 };
  #board: Size = { width: 1, height: 1 };

  /** The window has this size now; as long as nobody has moved the view, the board comes into it anew, around a point. */
  measure(view: Size, board: Size, around: Point, readable?: number): void {
    const isOther = board.width !== this.#board.width || board.height !== this.#board.height;
    this.#view = view;
    this.#board = board;
    if (isOther) this.#isOwn = false;
    this.camera = this.#isOwn ? clamped(this.camera, board, view) : opening(board, view, around, readable);
    this.hasColumn = buttonsOf(board, view) === "beside";
    this.isMeasured = true;
  }

  glide(to: Camera): void {
    if (to === this.camera) return;
    this.isGliding = true;
    this.camera = to;
    setTimeout(() => (this.isGliding = false), GLIDE);
  }

  pan(across: number, down: number): void {
    this.#move(panned(this.camera, across, down, this.#board, this.#view));
  }

  zoom(factor: number, at: Point): void {
    this.#move(zoomed(this.camera, factor, at, this.#board, this.#view));
  }

  #move(to: Camera): void {
    this.#isOwn = true;
    this.camera = to;
    this.isMoving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.isMoving = false), REST);
  }

  step(factor: number): void {
    this.#isOwn = true;
    const middle = { x: this.#view.width / 2, y: this.#view.height / 2 };
    this.glide(zoomed(this.camera, factor, middle, this.#board, this.#view));
  }

  whole(): void {
    this.#isOwn = true;
    this.glide(fit(this.#board, this.#view));
  }

  /** Bring a box into view; when it is too large for that, at least a point. */
  show(box: Box, orElse: Point): void {
    const now = seen(this.camera, this.#view);
    const fits = box.width <= now.width && box.height <= now.height;
    const wanted = fits ? grown(box, 6) : grown({ ...orElse, width: 0, height: 0 }, 50);
    this.glide(showing(this.camera, wanted, this.#board, this.#view));
  }
}
