/** When the mouse was last really moved: what slides under a mouse that lies still is not pointed at. */

const JUST_BEFORE = 100;
let movedAt = -Infinity;

globalThis.addEventListener?.(
  "pointermove",
  (event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX !== 0 || movementY !== 0) movedAt = performance.now();
  },
  { capture: true, passive: true },
);

/** Whether the mouse has moved since, or just before, a moment. */
export function hasMovedSince(moment: number): boolean {
  return movedAt >= moment - JUST_BEFORE;
}
