import { expect, test } from "vitest";
import { clamped, fit, opening, panned, READABLE, showing, toView, zoomed } from "../../src/board/camera";

const board = { width: 720, height: 566 };
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 560 };

test("the whole board fits, in the middle", () => {
  const camera = fit(board, wide);

  const start = toView(camera, { x: 0, y: 0 });
  const end = toView(camera, { x: board.width, y: board.height });

  expect(start.x).toBeCloseTo(wide.width - end.x);
  expect(start.y).toBeCloseTo(wide.height - end.y);
  expect(start.y).toBeGreaterThan(0);
});

test("a large window opens on the whole board, a phone on a part that can be read", () => {
  expect(opening(board, wide, { x: 0, y: 0 })).toEqual(fit(board, wide));

  const camera = opening(board, phone, { x: 700, y: 40 });

  expect(fit(board, phone).scale).toBeLessThan(READABLE);
  expect(camera.scale).toBeGreaterThanOrEqual(READABLE);
  expect(toView(camera, { x: 700, y: 40 }).x).toBeLessThan(phone.width);
});

test("zooming keeps the board under the pointer", () => {
  const camera = clamped({ x: 200, y: 150, scale: 2 }, board, wide);
  const at = { x: 600, y: 300 };
  const under = { x: camera.x + at.x / camera.scale, y: camera.y + at.y / camera.scale };

  const after = toView(zoomed(camera, 1.5, at, board, wide), under);

  expect(after.x).toBeCloseTo(at.x);
  expect(after.y).toBeCloseTo(at.y);
});

test("the board cannot be lost: neither panned away nor zoomed out of sight", () => {
  const far = panned({ x: 0, y: 0, scale: 3 }, -100_000, 100_000, board, wide);

  expect(toView(far, { x: board.width, y: 0 }).x).toBeGreaterThan(wide.width / 2);
  expect(toView(far, { x: 0, y: 0 }).y).toBeLessThan(wide.height / 2);
  expect(zoomed(far, 0.0001, { x: 0, y: 0 }, board, wide).scale).toBe(fit(board, wide).scale);
  expect(zoomed(far, 10_000, { x: 0, y: 0 }, board, wide).scale).toBe(5);
});

test("what is in view stays as it is, what is not comes in by the shortest way", () => {
  const camera = { x: 100, y: 100, scale: 2 };
  const view = { width: 400, height: 400 };

  expect(showing(camera, { x: 120, y: 120, width: 50, height: 50 }, board, view)).toBe(camera);
  expect(showing(camera, { x: 280, y: 90, width: 60, height: 50 }, board, view)).toEqual({ x: 140, y: 90, scale: 2 });
});
