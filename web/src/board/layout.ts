/** Where pieces stand in their zones: as large as the room allows, all of them visible. */

import type { Corner } from "../titles/registry";
import type { Piece } from "../wire";
import { area, type Box, grown, type Point } from "./geometry";

/** How large figures are when there is room enough, and how small they may get. */
export const LARGEST = 17;
const SMALLEST = 7;
/** How large a stack of many kinds may get. */
const LARGEST_STACK = 26;
const GAP = 0.5;
/** How long a thing on an edge is when it is largest. */
const LONGEST_THING = 52;
/** In a zone that is not at least so wide for its height two sides do not face each other. */
const FACED = 0.8;
const SMALL_ZONE = 80;
/** How far from the walls. */
const MARGIN = 4;
/** More groups of foes than this in a zone become one stack. */
export const MOST_GROUPS = 3;

export interface Spot {
  /** The pieces that stand here: one, or the groups of a stack. */
  pieces: Piece[];
  at: Point;
  radius: number;
  /** Degrees, for what stands on an edge. */
  turn?: number;
}

/** Where the edges between zones are, by the ids of both. */
export type EdgePlaces = Map<string, { at: Point; turn: number; length: number }>;

export interface Layout {
  spots: Spot[];
  /** Where a piece is, by its id; those in a stack share its spot. */
  places: Map<string, Spot>;
}

const ORDER = { machine: 0, token: 1, foe: 2, hero: 3 } as const;

export function sortOf(piece: Piece): keyof typeof ORDER {
  return piece.sort ?? "token";
}

/** Lay out pieces in zones, of which each has boxes to stand in; doors and the like stand on the edges. */
export function layOut(
  zones: Map<string, Box[]>,
  pieces: Piece[],
  edges: EdgePlaces = new Map(),
  cornerOf: (piece: Piece) => Corner | undefined = () => undefined,
): Layout {
  const byZone = new Map<string, Piece[]>();
  const onEdges = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const edge = [piece.zone, piece.beside].sort().join(" ");
    if (piece.beside && edges.has(edge)) onEdges.set(edge, [...(onEdges.get(edge) ?? []), piece]);
    else byZone.set(piece.zone, [...(byZone.get(piece.zone) ?? []), piece]);
  }
  const across = [...onEdges].flatMap(([edge, things]) => alongEdge(edges.get(edge)!, things));
  const spots = [...across, ...[...zones].flatMap(([id, boxes]) => inZone(boxes, byZone.get(id) ?? [], cornerOf))];
  // Who stands farther down is in front of those behind.
  spots.sort((one, other) => Number(one.turn === undefined) - Number(other.turn === undefined) || one.at.y - other.at.y);
  const places = new Map(spots.flatMap((spot) => spot.pieces.map((piece) => [piece.id, spot] as const)));
  return { spots, places };
}

/** Things on one edge stand side by side along it, smaller where it is too short for all. */
function alongEdge({ at, turn, length }: { at: Point; turn: number; length: number }, things: Piece[]): Spot[] {
  const step = Math.min(LONGEST_THING, length / things.length);
  const radius = things.length === 1 ? LARGEST : Math.max(SMALLEST, (LARGEST * step) / LONGEST_THING);
  return things.map((piece, index) => {
    const off = (index - (things.length - 1) / 2) * step;
    const place = turn === 0 ? { x: at.x + off, y: at.y } : { x: at.x, y: at.y + off };
    return { pieces: [piece], radius, at: place, turn };
  });
}

function inZone(boxes: Box[], pieces: Piece[], cornerOf: (piece: Piece) => Corner | undefined): Spot[] {
  const fixed = pieces.flatMap((piece) => inCorner(boxes, piece, cornerOf(piece)));
  const groups = stacked(pieces.filter((piece) => !cornerOf(piece)));
  const foes = groups.filter((group) => sortOf(group[0]!) === "foe");
  const others = groups.filter((group) => sortOf(group[0]!) !== "foe");
  const few = fewInSmall(boxes, others, foes);
  if (few) return [...fixed, ...few];
  const sides = foes.length > 0 && others.some((group) => sortOf(group[0]!) === "hero") ? faced(boxes, weighed(foes) / (weighed(foes) + others.length)) : null;
  if (!sides) return [...fixed, ...seated(boxes, groups)];
  return [...fixed, ...seated(sides.heroes, others), ...seated(sides.foes, foes)];
}

/** One or two against one or two in a small place: as large as can be, those behind looking over those in front. */
function fewInSmall(boxes: Box[], others: Piece[][], foes: Piece[][]): Spot[] | null {
  const box = boxes[0];
  const most = Math.max(others.length, foes.length);
  if (boxes.length !== 1 || !box || Math.max(box.width, box.height) >= SMALL_ZONE || most > 2 || foes.length === 0) return null;
  if (!others.every((group) => sortOf(group[0]!) === "hero") || others.length === 0) return null;
  const radius = Math.min(LARGEST, Math.min(box.width, box.height) * (most === 1 ? 0.235 : 0.2));
  const rows = (groups: Piece[][], x: number, low: number): Spot[] =>
    groups.map((pieces, place) => ({ pieces, radius, at: { x: box.x + x * box.width, y: box.y + (groups.length === 1 ? low : low - 0.14 + 0.3 * place) * box.height } }));
  return [...rows(others, 0.27, 0.64), ...rows(foes, 0.73, 0.6)];
}

function seated(boxes: Box[], groups: Piece[][]): Spot[] {
  if (groups.length === 0) return [];
  const { seats, radius } = seating(boxes, groups.length);
  // A stack that has its side to itself is as large as that is.
  const room = groups.length === 1 && groups[0]!.length > 1 ? Math.min(boxes[0]!.width, boxes[0]!.height) / 2 - MARGIN / 2 : 0;
  return groups.map((group, index) => ({ pieces: group, at: seats[index]!, radius: Math.max(radius, Math.min(LARGEST_STACK, room)) }));
}

/** How much room enemies need beside one Hero: a crowd more than one of a kind, a stack of kinds most. */
function weighed(foes: Piece[][]): number {
  return foes.reduce((sum, group) => sum + (group.length > 1 ? 4 : (group[0]!.count ?? 1) > 2 ? 1.6 : 1), 0);
}

/** Where both sides are in a zone of one part: enemies face the Heroes from the right, or stand behind them where it is narrow. */
function faced(boxes: Box[], wanted: number): { heroes: Box[]; foes: Box[] } | null {
  const box = boxes[0];
  if (boxes.length !== 1 || !box) return null;
  // In a small place Heroes would be too small to be seen beside a crowd.
  const most = Math.min(box.width, box.height) < SMALL_ZONE ? 0.5 : 0.62;
  const share = Math.min(most, Math.max(0.36, wanted));
  if (box.width < FACED * box.height) {
    const high = box.height * share;
    return { heroes: [{ ...box, y: box.y + high, height: box.height - high }], foes: [{ ...box, height: high }] };
  }
  const wide = box.width * share;
  return { heroes: [{ ...box, width: box.width - wide }], foes: [{ ...box, x: box.x + box.width - wide, width: wide }] };
}

function inCorner(boxes: Box[], piece: Piece, corner: Corner | undefined): Spot[] {
  const box = boxes[0];
  if (!corner || !box) return [];
  return [{ pieces: [piece], at: { x: box.x + corner.x * box.width, y: box.y + corner.y * box.height }, radius: corner.radius }];
}

/** Groups of pieces that take one place each, in the order in which they stand. */
function stacked(pieces: Piece[]): Piece[][] {
  const foes = pieces.filter((piece) => sortOf(piece) === "foe");
  const isStacked = foes.length > MOST_GROUPS;
  const single = pieces.filter((piece) => !isStacked || sortOf(piece) !== "foe").map((piece) => [piece]);
  const all = isStacked ? [...single, foes] : single;
  return all.sort((one, other) => ORDER[sortOf(one[0]!)] - ORDER[sortOf(other[0]!)]);
}

/** The places for so many in a zone: in its largest part while that does, then in all of its parts. */
export function seating(parts: Box[], count: number): { seats: Point[]; radius: number } {
  const boxes = parts
    .map((box) => grown(box, -Math.min(MARGIN, box.width / 4, box.height / 4)))
    .sort((one, other) => Math.min(other.width, other.height) - Math.min(one.width, one.height) || area(other) - area(one));
  for (let radius = LARGEST; radius > SMALLEST; radius -= 0.5) {
    const rooms = boxes.map((box) => room(box, radius));
    if (rooms[0]! >= count) return { seats: rows(boxes[0]!, radius, count), radius };
    if (rooms.reduce((sum, one) => sum + one, 0) >= count) return { seats: shared(boxes, rooms, radius, count), radius };
  }
  return { seats: squeezed(boxes[0]!, count), radius: SMALLEST };
}

function room(box: Box, radius: number): number {
  const step = 2 * radius + GAP;
  return Math.floor((box.width + GAP) / step) * Math.floor((box.height + GAP) / step);
}

function shared(boxes: Box[], rooms: number[], radius: number, count: number): Point[] {
  const seats: Point[] = [];
  boxes.forEach((box, index) => {
    const here = Math.min(rooms[index]!, count - seats.length);
    if (here > 0) seats.push(...rows(box, radius, here));
  });
  return seats;
}

/** Rows in the middle of a box, filled as evenly as can be. */
function rows(box: Box, radius: number, count: number): Point[] {
  const step = 2 * radius + GAP;
  const across = Math.max(1, Math.floor((box.width + GAP) / step));
  const down = Math.max(1, Math.floor((box.height + GAP) / step));
  // As square as the box is: neither one long line nor a column.
  const wanted = Math.ceil(Math.sqrt((count * box.width) / box.height));
  const columns = Math.min(across, Math.max(wanted, Math.ceil(count / down)));
  const lines = Math.ceil(count / columns);
  const wide = Math.min(step * 1.22, columns > 1 ? (box.width - 2 * radius) / (columns - 1) : step);
  const high = Math.min(step * 1.22, lines > 1 ? (box.height - 2 * radius) / (lines - 1) : step);
  return placed(box, count, columns, lines, wide, high);
}

/** More than fit: they overlap, but each can still be seen. */
function squeezed(box: Box, count: number): Point[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt((count * box.width) / box.height)));
  const lines = Math.ceil(count / columns);
  return placed(box, count, columns, lines, box.width / columns, box.height / lines);
}

function placed(box: Box, count: number, columns: number, lines: number, wide: number, high: number): Point[] {
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    return {
      x: centre.x + ((index % columns) - (inLine - 1) / 2) * wide,
      y: centre.y + (line - (lines - 1) / 2) * high,
    };
  });
}

/** How far from the middle of a fan its groups are: so far that those side by side do not overlap. */
export function fanWidth(count: number): number {
  return LARGEST * Math.max(1.7, (count * 2.3) / (2 * Math.PI));
}

/** A stack fanned out: a ring of its groups around it, inside the board. */
export function fanned(spot: Spot, bounds: Box): Spot[] {
  const far = fanWidth(spot.pieces.length);
  const centre = {
    x: Math.min(Math.max(spot.at.x, bounds.x + far + LARGEST), bounds.x + bounds.width - far - LARGEST),
    y: Math.min(Math.max(spot.at.y, bounds.y + far + LARGEST), bounds.y + bounds.height - far - LARGEST),
  };
  return spot.pieces.map((piece, index) => {
    const angle = (index / spot.pieces.length) * 2 * Math.PI - Math.PI * 0.75;
    return {
      pieces: [piece],
      at: { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far },
      radius: LARGEST,
    };
  });
}
