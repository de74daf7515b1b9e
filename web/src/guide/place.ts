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
/** A thing with more than such a part of the page cannot be kept free. */
const LARGE = 4;
const DEAREST = 4;

/** What a bubble is put beside, so that the choices stay free: for one of them it is the whole bar they are in. */
export function standIn(thing: Box, choices: Box | null): Box {
  if (choices === null || !isWithin(thing, choices)) return thing;
  return { left: thing.left, width: thing.width, top: choices.top, height: choices.height };
}

/** How far down the page a bubble may reach: to the choices, when it fits above them. */
export function floorFor(bubble: Size, choices: Box | null, screen: Size): number {
  return choices !== null && bubble.height + 2 * RIM <= choices.top ? choices.top : screen.height;
}

function isWithin(thing: Box, other: Box): boolean {
  return thing.top >= other.top && thing.top + thing.height <= other.top + other.height + 1 && thing.left >= other.left;
}

/** What two boxes share; without width or height where they are apart. */
export function common(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Where a bubble goes: of all places with room the first that covers least of what is dear.
 *
 * Things on the board are pointed at from the side first: the way up and down is the way to go.
 */
export function placed(thing: Box, bubble: Size, screen: Size, isOnBoard = false, dear: Box[] = []): Placed {
  const places = placesFor(thing, bubble, screen, isOnBoard);
  // What it speaks about counts most.
  const covers = places.map((place) => covered({ ...place, ...bubble }, [...dear, ...Array<Box>(DEAREST).fill(thing)]));
  return places[covers.indexOf(Math.min(...covers))]!;
}

/** On a phone: a sheet over the choices, or under the head of the page when it would cover what it speaks about. */
export function asSheet(thing: Box, bubble: Size, screen: Size, top: number, floor: number): Placed {
  const left = within((screen.width - bubble.width) / 2, bubble.width, screen.width);
  const foot: Placed = { left, top: Math.max(RIM, floor - bubble.height - RIM), tail: "none", at: 0 };
  const head: Placed = { left, top: top + RIM, tail: "none", at: 0 };
  return covered({ ...foot, ...bubble }, [thing]) <= covered({ ...head, ...bubble }, [thing]) ? foot : head;
}

/** At the foot of the page, pointing at nothing. */
export function atFoot(bubble: Size, screen: Size): Placed {
  const left = within((screen.width - bubble.width) / 2, bubble.width, screen.width);
  return { left, top: within(screen.height, bubble.height, screen.height), tail: "none", at: 0 };
}

/** How much of some boxes a box lies over. */
export function covered(box: Box, dear: Box[]): number {
  return dear.map((one) => common(box, one)).reduce((sum, one) => sum + one.width * one.height, 0);
}

function placesFor(thing: Box, bubble: Size, screen: Size, isOnBoard: boolean): Placed[] {
  const sides: Placed[] = [];
  const ends: Placed[] = [];
  if (thing.left - GAP - bubble.width >= RIM) sides.push(beside(thing, bubble, screen, thing.left - GAP - bubble.width, "right"));
  if (thing.left + thing.width + GAP + bubble.width + RIM <= screen.width)
    sides.push(beside(thing, bubble, screen, thing.left + thing.width + GAP, "left"));
  if (thing.top - GAP - bubble.height >= RIM) ends.push(above(thing, bubble, screen, thing.top - GAP - bubble.height, "bottom"));
  if (thing.top + thing.height + GAP + bubble.height + RIM <= screen.height)
    ends.push(above(thing, bubble, screen, thing.top + thing.height + GAP, "top"));
  // A thing as large as the page: at its top, in the middle.
  const left = within((screen.width - bubble.width) / 2, bubble.width, screen.width);
  const over: Placed = { left, top: within(thing.top + GAP, bubble.height, screen.height), tail: "none", at: 0 };
  const found = isOnBoard ? [...sides, ...ends] : [...ends, ...sides];
  if (found.length > 0) return found;
  const isLarge = thing.width * thing.height > (screen.width * screen.height) / LARGE;
  return isLarge ? [over] : cornersFor(bubble, screen);
}

/** Where there is room on no side: the corners of the page, pointing at nothing. */
function cornersFor(bubble: Size, screen: Size): Placed[] {
  const [right, bottom] = [within(screen.width, bubble.width, screen.width), within(screen.height, bubble.height, screen.height)];
  return [RIM, right].flatMap((left) => [RIM, bottom].map((top): Placed => ({ left, top, tail: "none", at: 0 })));
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
