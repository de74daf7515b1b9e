import { expect, test } from "vitest";
import { outline, without } from "../../src/board/geometry";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test("the outline of one box is the box, shrunk by the inset", () => {
  expect(outline([box(0, 0, 20, 10)])).toBe("M0 0h20v10h-20z");
  expect(outline([box(0, 0, 20, 10)], 2)).toBe("M2 2h16v6h-16z");
});

test("boxes that touch have one outline without their common border", () => {
  expect(outline([box(0, 0, 10, 10), box(10, 0, 10, 10)])).toBe("M0 0L20 0L20 10L0 10z");
});

test("an angle keeps its inner corner and is inset on every side", () => {
  const angle = [box(0, 0, 10, 20), box(10, 10, 10, 10)];

  expect(outline(angle)).toBe("M0 0L10 0L10 10L20 10L20 20L0 20z");
  expect(outline(angle, 1)).toBe("M1 1L9 1L9 11L19 11L19 19L1 19z");
});

test("a hole cut out of a box leaves what is around it", () => {
  expect(without(box(0, 0, 10, 10), box(20, 0, 5, 5))).toEqual([box(0, 0, 10, 10)]);
  expect(without(box(0, 0, 10, 10), box(6, 0, 10, 10))).toEqual([box(0, 0, 6, 10)]);
  expect(without(box(0, 0, 10, 10), box(4, 4, 2, 2))).toEqual([
    box(0, 0, 10, 4),
    box(0, 6, 10, 4),
    box(0, 4, 4, 2),
    box(6, 4, 4, 2),
  ]);
  expect(without(box(0, 0, 10, 10), box(0, 0, 10, 10))).toEqual([]);
});
