/** Fingers and mouse on the board: drag to pan, pinch to zoom, hold to ask what a thing is. */

import { distance, type Point } from "./geometry";

/** A finger that moves less than this many pixels means a tap. */
const STILL = 7;
const HOLD = 550;

export interface Moves {
  pan(across: number, down: number): void;
  zoom(factor: number, at: Point): void;
  hold(at: Point, target: Element): void;
}

interface Finger extends Point {
  start: Point;
}

export class Gestures {
  #fingers = new Map<number, Finger>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasGesture = false;

  constructor(private readonly moves: Moves) {}

  /** Whether the tap that ends now was a drag, a pinch or a hold, and so means no choice. */
  get isGesture(): boolean {
    return this.#wasGesture;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) this.#wasGesture = false;
    const at = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, { ...at, start: at });
    clearTimeout(this.#timer);
    if (this.#fingers.size > 1 || event.pointerType === "mouse" || !(event.target instanceof Element)) return;
    const target = event.target;
    this.#timer = setTimeout(() => {
      this.#wasGesture = true;
      this.moves.hold(at, target);
    }, HOLD);
  }

  move(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
    if (others.length > 0) {
      this.#pinch(finger, now, others[0]!);
    } else if (this.#wasGesture || distance(finger.start, now) > STILL) {
      this.#begin(event);
      this.moves.pan(now.x - finger.x, now.y - finger.y);
    } else {
      return;
    }
    finger.x = now.x;
    finger.y = now.y;
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#fingers.delete(event.pointerId);
  }

  #begin(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (this.#wasGesture) return;
    this.#wasGesture = true;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  #pinch(finger: Finger, now: Point, other: Point): void {
    clearTimeout(this.#timer);
    this.#wasGesture = true;
    const before = Math.max(1, distance(finger, other));
    this.moves.zoom(distance(now, other) / before, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.moves.pan((now.x - finger.x) / 2, (now.y - finger.y) / 2);
  }
}
