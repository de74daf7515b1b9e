import { expect, test } from "vitest";
import { placeBeyond, withoutPart, withPart, withTurn } from "../../src/builder/placing";
import type { BuilderPlace, PlacedPart } from "../../src/wire";

const PLACES: BuilderPlace[] = [0, 1, 2, 3].map((number) => ({
  id: `place/${number}`,
  name: `${number}`,
  section: "inner",
  rect: [0.2 + (number % 2) * 0.6, 0.2 + Math.floor(number / 2) * 0.6, 0.6, 0.6],
}));
const LAID: PlacedPart[] = [
  { place: "place/0", part: "A", turns: 1 },
  { place: "place/1", part: "B", turns: 0 },
];

test("a part is laid as printed, and what lay there is taken away", () => {
  expect(withPart(LAID, "place/0", "C")).toEqual([LAID[1], { place: "place/0", part: "C", turns: 0 }]);
});

test("a part that lies elsewhere changes places and keeps its turn", () => {
  expect(withPart(LAID, "place/1", "A")).toEqual([
    { place: "place/0", part: "B", turns: 0 },
    { place: "place/1", part: "A", turns: 1 },
  ]);
  expect(withPart(LAID, "place/0", "A")).toBe(LAID);
});

test("four turns bring a part back, and only that of the place is turned", () => {
  let placed = LAID;
  for (let time = 0; time < 3; time++) placed = withTurn(placed, "place/0");
  expect(placed).toEqual([{ place: "place/0", part: "A", turns: 0 }, LAID[1]]);
  expect(withoutPart(LAID, "place/0")).toEqual([LAID[1]]);
});

test("arrow keys walk from place to place and stop at the rim", () => {
  expect(placeBeyond(PLACES, "place/0", "ArrowRight")?.id).toBe("place/1");
  expect(placeBeyond(PLACES, "place/0", "ArrowDown")?.id).toBe("place/2");
  expect(placeBeyond(PLACES, "place/0", "ArrowLeft")).toBeUndefined();
  expect(placeBeyond(PLACES, "place/0", "Enter")).toBeUndefined();
});
