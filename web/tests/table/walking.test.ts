import { expect, test } from "vitest";
import { dockOf } from "../../src/table/dock";
import { gathered, summaryOf } from "../../src/table/summary";
import { isKnown, isNews, stepOf } from "../../src/table/walking.svelte";
import type { Effect, Told } from "../../src/wire";
import { byConcern } from "../../src/ui/concern";
import { choice, hero, scene } from "./samples";

function told(...effects: Effect[]): Told[] {
  return [{ text: "It happens.", rule: "r", effects }];
}

test("a step of a way is the one move to its first zone", () => {
  const step = choice(1, ["zone/2"], { role: "move" });
  expect(stepOf(["zone/2", "zone/3"], [choice(0, ["zone/2"], { role: "attack" }), step])).toBe(step);
  expect(stepOf(["zone/2"], [step, choice(2, ["zone/2"], { role: "move" })])).toBeNull();
  expect(stepOf([], [step])).toBeNull();
});

test("a way goes on while the server still knows its rest; the last step is an ordinary choice", () => {
  const ways = [{ zone: "zone/4", path: ["zone/3", "zone/4"], actions: 2 }];
  expect(isKnown(["zone/3", "zone/4"], ways)).toBe(true);
  expect(isKnown(["zone/5", "zone/4"], ways)).toBe(false);
  expect(isKnown(["zone/4"], [])).toBe(true);
});

test("dice, cards and whoever appears stop a way, movement does not", () => {
  expect(isNews(told({ op: "move", piece: "figure/0", path: ["zone/1", "zone/2"] }))).toBe(false);
  for (const op of ["dice", "card", "add", "flash"] as const) expect(isNews(told({ op }))).toBe(true);
});

test("a phase of the enemies is summed up when much happened", () => {
  const there = scene({ heroes: [hero("figure/0", { name: "Drake" })] });
  const summary = summaryOf(
    told(
      { op: "move", piece: "foe/1", count: 3 },
      { op: "add", piece: "foe/2", sort: "foe", count: 2 },
      { op: "flash", piece: "figure/0", look: "wound", text: "−1" },
      { op: "flash", piece: "figure/0", look: "wound", text: "−1" },
    ),
    there,
  );
  expect(summary).toMatchObject({ moved: 3, appeared: 2, wounds: [{ name: "Drake", count: 2 }] });
  expect(summaryOf(told({ op: "move", piece: "figure/0" }), there)).toBeNull();
});

test("tokens that move are no enemies", () => {
  expect(summaryOf(told({ op: "move", piece: "token/train", count: 3 }), scene())).toBeNull();
});

test("what is summed up begins with the player's own choice, answers in between do not count", () => {
  const [first, second] = [told({ op: "move", piece: "foe/1" }), told({ op: "move", piece: "foe/2" })];
  expect(gathered(first, second, { isOwn: true, isAnswer: false })).toEqual(second);
  expect(gathered(first, second, { isOwn: true, isAnswer: true })).toEqual([...first, ...second]);
  expect(gathered(first, second, { isOwn: false, isAnswer: false })).toEqual([...first, ...second]);
});

test("choices lie beside a board in portrait and below one in landscape", () => {
  const stage = { width: 980, height: 670 };
  const roomy = { isPhone: false, isLow: false, isTight: false };
  expect(dockOf({ ...stage, width: 620 }, { width: 3, height: 6 }, 130, roomy)).toEqual({ side: "beside", top: 0, right: 300, bottom: 0 });
  // Where the board leaves more room than they need they take some of it.
  expect(dockOf({ width: 1200, height: 670 }, { width: 3, height: 6 }, 130, roomy).right).toBe(420);
  expect(dockOf(stage, { width: 6, height: 3.5 }, 130, roomy)).toEqual({ side: "below", top: 0, right: 0, bottom: 130 });
  expect(dockOf(stage, { width: 3, height: 6 }, 130, { ...roomy, isPhone: true })).toEqual({ side: "below", top: 0, right: 0, bottom: 0 });
  expect(dockOf(stage, { width: 6, height: 3 }, 130, { isPhone: true, isLow: true, isTight: false }).side).toBe("beside");
});

test("the ruling that a question is about comes first", () => {
  const ruling = (id: string, question: string): { id: string; question: string; ruling: string; why: string } => ({ id, question, ruling: "", why: "" });
  const rulings = [ruling("a", "Do Zombies still walk?"), ruling("b", "Where does the Noise token go in a tie?")];
  expect(byConcern(rulings, "Where does the Noise token go?").map((one) => one.id)).toEqual(["b", "a"]);
  expect(byConcern(rulings, "").map((one) => one.id)).toEqual(["a", "b"]);
});
