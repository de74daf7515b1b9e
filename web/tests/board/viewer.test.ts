import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fit } from "../../src/board/camera";
import { Viewer } from "../../src/board/viewer.svelte";

const board = { width: 720, height: 566 };
const wide = { width: 1440, height: 900 };
const low = { width: 1440, height: 700 };
const middle = { x: 360, y: 283 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(): Viewer {
  const viewer = new Viewer();
  viewer.measure(wide, board, middle);
  return viewer;
}

test("the board fits every new size of the window while nobody has moved the view", () => {
  const viewer = opened();
  expect(viewer.camera).toEqual(fit(board, wide));

  viewer.measure(low, board, middle);

  expect(viewer.camera).toEqual(fit(board, low));
});

test("a view that somebody chose stays, until there is another board", () => {
  const viewer = opened();
  viewer.zoom(2, { x: 720, y: 450 });
  const { scale } = viewer.camera;

  viewer.measure(low, board, middle);
  expect(viewer.camera.scale).toBe(scale);

  const other = { width: 240, height: 480 };
  viewer.measure(low, other, { x: 0, y: 0 });
  expect(viewer.camera).toEqual(fit(other, low));
});

test("the view is moving until the fingers rest", async () => {
  const viewer = opened();
  viewer.zoom(2, { x: 720, y: 450 });
  await vi.advanceTimersByTimeAsync(100);
  viewer.pan(10, 0);
  await vi.advanceTimersByTimeAsync(100);
  expect(viewer.isMoving).toBe(true);

  await vi.advanceTimersByTimeAsync(100);

  expect(viewer.isMoving).toBe(false);
});

test("what is to be seen comes into view by gliding, what is seen already stays", async () => {
  const viewer = opened();
  viewer.zoom(3, { x: 0, y: 0 });
  const before = viewer.camera;

  viewer.show({ x: before.x + 10, y: before.y + 10, width: 40, height: 40 }, middle);
  expect([viewer.camera, viewer.isGliding]).toEqual([before, false]);

  viewer.show({ x: 640, y: 480, width: 60, height: 60 }, middle);
  expect(viewer.isGliding).toBe(true);
  expect(viewer.camera.x + wide.width / viewer.camera.scale).toBeGreaterThanOrEqual(700);
  await vi.advanceTimersByTimeAsync(300);
  expect(viewer.isGliding).toBe(false);
});
