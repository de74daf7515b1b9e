import { expect, test } from "vitest";
import { stepsOf, textsOf } from "../../src/table/track";
import type { Track } from "../../src/wire";

const SUN: Track = {
  id: "track/sun",
  look: "sun",
  name: "Sun",
  first: 6,
  last: 1,
  at: 4,
  steps: [
    { at: 5, text: "dark", colour: "black" },
    { at: 6, text: "dark", colour: "black" },
    { at: 1, text: "dawn" },
  ],
};

test("a track whose last step is lower than its first counts down", () => {
  const steps = stepsOf(SUN);

  expect(steps.map((step) => step.at)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(steps.filter((step) => step.isPassed).map((step) => step.at)).toEqual([6, 5]);
  expect(steps.find((step) => step.isNow)?.at).toBe(4);
});

test("steps in a row that say the same have one text", () => {
  expect(textsOf(SUN).map((one) => `${one.steps} ${one.text}`)).toEqual(["1 dawn", "5–6 dark"]);
});
