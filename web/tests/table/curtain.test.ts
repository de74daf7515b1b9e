import { expect, test } from "vitest";
import { isWanted, shownSide, speaker } from "../../src/table/curtain";
import type { Question, SeatState } from "../../src/wire";

function asked(seats: number[], choices = 1): Question {
  const choice = { text: "", targets: [], look: "", number: 0 };
  return { version: 1, seats, prompt: "", rule: "", choices: Array.from({ length: choices }, () => choice), asides: [], owners: [] };
}

const HOLDERS = ["heroes", "heroes", "zombies"].map(
  (side, seat): SeatState => ({ seat, label: "", side, holder: "mine", bot: "", is_here: true, browser: 1, needs_consent: false }),
);

test("a screen shows the side of its seat that is asked, else that of its first", () => {
  expect(shownSide(asked([2]), [0, 1, 2], HOLDERS)).toBe("zombies");
  expect(shownSide(asked([1]), [0, 1, 2], HOLDERS)).toBe("heroes");
  expect(shownSide(asked([2]), [0, 1], HOLDERS)).toBe("");
  expect(shownSide(null, [0, 2], HOLDERS)).toBe("heroes");
  expect(speaker(asked([2]), [0, 1])).toBe(0);
});

test("nobody has to come to the screen for a window that is passed for them", () => {
  expect(isWanted(asked([2]), [0, 2])).toBe(true);
  expect(isWanted(asked([2], 0), [0, 2])).toBe(false);
  expect(isWanted(asked([1]), [0, 2])).toBe(false);
});

test("a window that ends by itself calls nobody to the screen, whatever they hold; one that is held does", () => {
  const window = { moment: "fight", seat: 2, seconds: 1, held: false };
  expect(isWanted(asked([2]), [0, 2], window)).toBe(false);
  expect(isWanted(asked([2], 0), [0, 2], window)).toBe(false);
  expect(isWanted(asked([2]), [0, 2], { ...window, seconds: null, held: true })).toBe(true);
});
