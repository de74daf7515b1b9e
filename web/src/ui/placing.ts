/** Where a small box goes beside a point, so that it stays inside the window. */

export interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
const GAP = 10;

/** Below the point and centred on it; above where there is no room below. */
export function placeBeside(point: { x: number; y: number }, box: Size, space: Size): { x: number; y: number } {
  const x = Math.min(Math.max(point.x - box.width / 2, EDGE), Math.max(space.width - box.width - EDGE, EDGE));
  const below = point.y + GAP;
  const above = point.y - GAP - box.height;
  const fitsBelow = below + box.height <= space.height - EDGE;
  const y = fitsBelow || above < EDGE ? Math.min(below, Math.max(space.height - box.height - EDGE, EDGE)) : above;
  return { x, y };
}
