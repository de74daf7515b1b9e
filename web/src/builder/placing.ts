/** Parts on the places of a board that is being built, and how one walks over the places. */

import type { BuilderPlace, PlacedPart } from "../wire";

export function partAt(placed: PlacedPart[], place: string): PlacedPart | undefined {
  return placed.find((one) => one.place === place);
}

/** Lay a part at a place. What lies there goes where the part came from; without that it is taken away. */
export function withPart(placed: PlacedPart[], place: string, part: string): PlacedPart[] {
  const old = placed.find((one) => one.part === part);
  if (old?.place === place) return placed;
  const there = partAt(placed, place);
  const others = placed.filter((one) => one !== old && one !== there);
  const swapped = old && there ? [{ ...there, place: old.place }] : [];
  return [...others, ...swapped, { place, part, turns: old?.turns ?? 0 }];
}

export function withTurn(placed: PlacedPart[], place: string): PlacedPart[] {
  return placed.map((one) => (one.place === place ? { ...one, turns: (one.turns + 1) % 4 } : one));
}

export function withoutPart(placed: PlacedPart[], place: string): PlacedPart[] {
  return placed.filter((one) => one.place !== place);
}

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The next place in the direction of an arrow key; undefined at the rim, and for other keys. */
export function placeBeyond(places: BuilderPlace[], from: string, key: string): BuilderPlace | undefined {
  const here = places.find((one) => one.id === from)?.rect;
  const step = STEPS[key];
  if (!here || !step) return undefined;
  const [x, y] = [here[0] + (step[0] + 0.5) * here[2], here[1] + (step[1] + 0.5) * here[3]];
  return places.find(({ rect }) => x > rect[0] && x < rect[0] + rect[2] && y > rect[1] && y < rect[1] + rect[3]);
}
