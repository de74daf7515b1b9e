/** When the mouse was last really moved: what slides under a mouse that lies still is not pointed at. */

let movedAt = -Infinity;
let last = { x: NaN, y: NaN };

globalThis.addEventListener?.(
  "pointermove",
  (event) => {
    // A page that changes under the mouse makes browsers tell of a move to where it is.
    const { clientX: x, clientY: y } = event as PointerEvent;
    if (x !== last.x || y !== last.y) movedAt = performance.now();
    last = { x, y };
  },
  { capture: true, passive: true },
);

/** Whether the mouse has moved since a moment; moving onto a thing is told after its coming there. */
export function hasMovedSince(moment: number): boolean {
  return movedAt >= moment;
}
