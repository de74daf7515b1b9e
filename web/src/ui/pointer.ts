/** When the mouse was last really moved: what slides under a mouse that lies still is not pointed at. */

let movedAt = -Infinity;

globalThis.addEventListener?.(
  "pointermove",
  (event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX !== 0 || movementY !== 0) movedAt = performance.now();
  },
  { capture: true, passive: true },
);

/** Whether the mouse has moved since a moment; moving onto a thing is told after its coming there. */
export function hasMovedSince(moment: number): boolean {
  return movedAt >= moment;
}
