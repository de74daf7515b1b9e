import { expect, test } from "vitest";
import { legible, legibleFont, unitsOf } from "../../src/board/legible";
import { linesOf } from "../../src/titles/last_night/town";

test("a pixel is never fewer drawing units than it is, in few steps", () => {
  const scales = Array.from({ length: 200 }, (_, place) => 0.3 + place * 0.02);
  const units = scales.map(unitsOf);
  expect(units.every((one, place) => one * scales[place]! >= 1 - 1e-9)).toBe(true);
  expect(units.every((one, place) => one * scales[place]! < 1.1)).toBe(true);
  expect(new Set(units).size).toBeLessThan(35);
});

test("a text grows where it would be smaller than twelve pixels", () => {
  expect(legible(8, { x: 1, y: 2 })).toBe("transform:translate(1.0px,2.0px) scale(max(1.000, var(--px-in, var(--px, 1)) * 1.500))");
  expect(legibleFont(14, 0.5)).toBe("font-size:max(14px, var(--px-in, var(--px, 1)) * 24.00px)");
});

test("long names of places are written in two lines that are much alike", () => {
  expect(linesOf("Church")).toEqual(["Church"]);
  expect(linesOf("Police Station")).toEqual(["Police", "Station"]);
  expect(linesOf("Road Out Of Town")).toEqual(["Road Out", "Of Town"]);
});
