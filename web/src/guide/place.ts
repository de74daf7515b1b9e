/** Where a bubble goes: beside what it points at, on the page, never over it where there is room. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** On which side of the bubble the thing is; none when the bubble had to lie over it. */
  tail: "bottom" | "left" | "none" | "right" | "top";
  /** Where the tail is along that side. */
  at: number;
}

const GAP = 14;
const RIM = 8;
const CORNER = 18;

/** Things on the board are pointed at from the side where there is room: the way up and down is the way to go. */
export function placed(thing: Box, bubble: Size, screen: Size, isOnBoard = false): Placed {
  const fits = {
    right: thing.left + thing.width + GAP + bubble.width + RIM <= screen.width,
    left: thing.left - GAP - bubble.width >= RIM,
    top: thing.top - GAP - bubble.height >= RIM,
    bottom: thing.top + thing.height + GAP + bubble.height + RIM <= screen.height,
  };
  if (isOnBoard && fits.left) return beside(thing, bubble, screen, thing.left - GAP - bubble.width, "right");
  if (isOnBoard && fits.right) return beside(thing, bubble, screen, thing.left + thing.width + GAP, "left");
  if (fits.top) return above(thing, bubble, screen, thing.top - GAP - bubble.height, "bottom");
  if (fits.bottom) return above(thing, bubble, screen, thing.top + thing.height + GAP, "top");
  if (fits.left) return beside(thing, bubble, screen, thing.left - GAP - bubble.width, "right");
  if (fits.right) return beside(thing, bubble, screen, thing.left + thing.width + GAP, "left");
  // A thing as large as the page: at its top, in the middle.
  const left = within((screen.width - bubble.width) / 2, bubble.width, screen.width);
  return { left, top: within(thing.top + GAP, bubble.height, screen.height), tail: "none", at: 0 };
}

function above(thing: Box, bubble: Size, screen: Size, top: number, tail: "bottom" | "top"): Placed {
  const middle = thing.left + thing.width / 2;
  const left = within(middle - bubble.width / 2, bubble.width, screen.width);
  return { left, top, tail, at: between(middle - left, CORNER, bubble.width - CORNER) };
}

function beside(thing: Box, bubble: Size, screen: Size, left: number, tail: "left" | "right"): Placed {
  const middle = thing.top + thing.height / 2;
  const top = within(middle - bubble.height / 2, bubble.height, screen.height);
  return { left, top, tail, at: between(middle - top, CORNER, bubble.height - CORNER) };
}

function within(start: number, length: number, room: number): number {
  return between(start, RIM, Math.max(RIM, room - length - RIM));
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
