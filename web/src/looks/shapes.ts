/** From shapes as they are drawn by hand to the parts of a figure: every one gets an edge of ink, a shaded ground and a lit side. */

import { type Part, silhouette } from "./figures";
import { turned } from "./poses";

/**
 * A colour, or the name of one, and an outline: points with a comma between them, a smooth line through those without a "*",
 * a corner at those with one. Feet are at 0 0, up is negative, a grown figure is 96 high. "o" begins an ellipse: middle,
 * radii, turn. The third says that it is no body part: 0 a flat mark without edge, more than 0 an open line of that width.
 */
export type Shape = readonly [colour: string, points: string, line?: number];

/** Where the origin of shapes is in their drawing, and how large a unit of theirs is there. */
export interface Frame {
  x: number;
  y: number;
  unit: number;
}

/** The box that figures are drawn in: 60 by 78, feet at 30 78. */
const FIGURE: Frame = { x: 30, y: 78, unit: 0.8 };
/** The square of a picture: 100 by 100 from the upper left. */
const PICTURE: Frame = { x: 0, y: 0, unit: 1 };
const INK = "#120d0c";
const NIGHT = "#1b1430";
/** How far a colour goes towards night where the light does not reach. */
const SHADE = 0.42;
const EDGE = 1.3;
/** How much of a part is in the shade: on the right, and below. */
const SHADOW = { right: 3, below: 2.4, most: 0.3 };

interface Point {
  x: number;
  y: number;
  isCorner: boolean;
}

/** The parts of a figure from back to front; light falls on all of it from the upper left, in the colour of the rim. */
export function built(shapes: readonly Shape[], colours: Record<string, string> = {}, rim = "", frame = FIGURE): readonly Part[] {
  const parts = shapes.flatMap(([colour, points, line]) => drawn(frame, colours[colour] ?? colour, points, line));
  if (!rim) return parts;
  const bodies = shapes.filter(([, , line]) => line === undefined).map(([, points]) => smooth(moved(pointsOf(frame, points), 1, 1, -1.3, -1.2)));
  return [[bodies.join(""), rim], ...parts];
}

/** The parts of a picture of a thing, outlined as a whole, turned by so many degrees around its middle. */
export function pictured(shapes: readonly Shape[], turn = 0): readonly Part[] {
  const parts = built(shapes, {}, "", PICTURE);
  const outline = silhouette(parts).map((one): Part => [one.d, INK, 6]);
  return turn ? turned([...outline, ...parts], `${turn} 50 50`) : [...outline, ...parts];
}

/** A colour on its way to another, by a share from 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const at = (text: string, place: number): number => parseInt(text.slice(place, place + 2), 16);
  const parts = [1, 3, 5].map((place) => Math.round(at(colour, place) * (1 - share) + at(other, place) * share));
  return `#${parts.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

function drawn(frame: Frame, colour: string, text: string, line?: number): Part[] {
  const points = pointsOf(frame, text);
  if (line) return [[open(points), colour, line * frame.unit]];
  if (line === 0) return [[smooth(points), colour]];
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const across = 1 - Math.min(SHADOW.right / wide, SHADOW.most);
  const down = 1 - Math.min(SHADOW.below / high, SHADOW.most);
  const lit = moved(points, across, down, left * (1 - across) + 0.2, top * (1 - down) + 0.2);
  return [[smooth(points), mixed(colour, NIGHT, SHADE), 0, 1, undefined, [INK, EDGE]], [smooth(lit), colour]];
}

function moved(points: readonly Point[], across: number, down: number, x: number, y: number): Point[] {
  return points.map((one) => ({ ...one, x: one.x * across + x, y: one.y * down + y }));
}

function pointsOf(frame: Frame, text: string): Point[] {
  if (text.startsWith("o")) return ellipse(frame, text.slice(2).split(" ").map(Number));
  return text.split(",").map((one) => {
    const [x, y] = one.replace("*", "").trim().split(" ").map(Number);
    return { x: frame.x + x! * frame.unit, y: frame.y + y! * frame.unit, isCorner: one.includes("*") };
  });
}

/** Eight points are round enough. */
function ellipse(frame: Frame, [x, y, wide, high, turn = 0]: number[]): Point[] {
  const by = (turn * Math.PI) / 180;
  return Array.from({ length: 8 }, (_, place) => {
    const [across, down] = [Math.cos((place * Math.PI) / 4) * wide!, Math.sin((place * Math.PI) / 4) * high!];
    return {
      x: frame.x + (x! + across * Math.cos(by) - down * Math.sin(by)) * frame.unit,
      y: frame.y + (y! + across * Math.sin(by) + down * Math.cos(by)) * frame.unit,
      isCorner: false,
    };
  });
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function open(points: readonly Point[]): string {
  return points.map((one, place) => `${place ? "L" : "M"}${short(one.x)} ${short(one.y)}`).join("");
}

/** A closed curve through points; it has no bend of its own at corners. */
function smooth(points: readonly Point[]): string {
  const count = points.length;
  const near = (place: number, side: number): Point => {
    const at = points[place % count]!;
    if (at.isCorner) return at;
    const [before, after] = [points[(place + count - 1) % count]!, points[(place + 1) % count]!];
    return { ...at, x: at.x + (side * (after.x - before.x)) / 6, y: at.y + (side * (after.y - before.y)) / 6 };
  };
  const text = (one: Point): string => `${short(one.x)} ${short(one.y)}`;
  const curves = points.map((_, place) => {
    const end = points[(place + 1) % count]!;
    if (points[place]!.isCorner && end.isCorner) return `L${text(end)}`;
    return `C${text(near(place, 1))} ${text(near(place + 1, -1))} ${text(end)}`;
  });
  return `M${text(points[0]!)}${curves.join("")}Z`;
}
