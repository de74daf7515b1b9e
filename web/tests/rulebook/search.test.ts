import { expect, test } from "vitest";
import { chapterOf, chapters, plainName, ruleOfRuling } from "../../src/rulebook/chapters";
import { fold, marked, RuleIndex, wordsOf } from "../../src/rulebook/search";
import type { RuleText } from "../../src/wire";

const rules: RuleText[] = [
  { id: "uoa.move.cost", title: "Moving", text: "A Move costs one Action.", rulings: [] },
  { id: "uoa.combat.dice", title: "Dice of an attack", text: "Roll as many dice as the weapon says.", rulings: [] },
  {
    id: "uoa.combat.dual",
    title: "Two weapons",
    text: "Both attack.",
    rulings: [{ id: "uoa.gap.pairs", question: "Which pairs?", ruling: "Those with one name.", why: "Perché è chiaro." }],
  },
];

function found(query: string): string[] {
  const index = new RuleIndex();
  index.add(rules);
  return index.find(query).map((one) => one.id);
}

test("accents and case are folded away", () => {
  expect(fold("Perché SÌ")).toBe("perche si");
  expect(wordsOf("Bang! Concepción's +1 die")).toEqual(["bang!", "concepcion", "s", "+1", "die"]);
});

test("a word is found by its beginning, titles first", () => {
  expect(found("dic")).toEqual(["uoa.combat.dice"]);
  expect(found("mov")).toEqual(["uoa.move.cost"]);
  expect(found("attack")).toEqual(["uoa.combat.dice", "uoa.combat.dual"]);
});

test("every word must be met, in any order", () => {
  expect(found("attack roll")).toEqual(["uoa.combat.dice"]);
  expect(found("roll nothing")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("rulings are searched, with or without their accents, and ids are", () => {
  expect(found("perche")).toEqual(["uoa.combat.dual"]);
  expect(found("pairs")).toEqual(["uoa.combat.dual"]);
  expect(found("uoa.combat.dice")[0]).toBe("uoa.combat.dice");
});

test("a second language adds ways to find the same rule, once", () => {
  const index = new RuleIndex();
  index.add(rules);
  index.add([{ id: "uoa.move.cost", title: "Muoversi", text: "Un Movimento costa un'Azione.", rulings: [] }]);
  expect(index.find("mov").map((one) => one.id)).toEqual(["uoa.move.cost"]);
  expect(index.find("azione").map((one) => one.id)).toEqual(["uoa.move.cost"]);
});

test("what was looked for is marked in the text", () => {
  expect(marked("È perché, sì", "perc")).toEqual([
    { text: "È ", isHit: false },
    { text: "perché", isHit: true },
    { text: ", sì", isHit: false },
  ]);
  expect(marked("plain", "")).toEqual([{ text: "plain", isHit: false }]);
});

test("chapters come from the ids, in the order of the book", () => {
  expect(chapterOf("uoa.combat.dual")).toBe("combat");
  expect(chapters(rules).map((one) => [one.id, one.rules.length])).toEqual([
    ["move", 1],
    ["combat", 2],
  ]);
  expect(plainName("last_stand")).toBe("Last stand");
  expect(plainName("m3")).toBe("M3");
});

test("a ruling leads to its rule", () => {
  expect(ruleOfRuling(rules, "uoa.gap.pairs")).toBe("uoa.combat.dual");
  expect(ruleOfRuling(rules, "uoa.gap.none")).toBeNull();
});
