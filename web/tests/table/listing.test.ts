import { expect, test } from "vitest";
import { entriesOf, FEW, foldOf, foldWith, insides, listed } from "../../src/table/listing";
import type { Choice } from "../../src/wire";
import { choice } from "./samples";

function many(count: number, from: number, group: string, more: Partial<Choice> = {}): Choice[] {
  return Array.from({ length: count }, (_, place) => choice(from + place, [`zone/${from + place}`], { group, text: `${group} ${from + place}`, ...more }));
}

test("attacks that meet nobody fold into one, which says what is in it", () => {
  const shots = many(8, 10, "Attack", { is_idle: true, role: "attack" });
  const listing = listed([...many(2, 0, "Move"), ...shots]);

  expect(entriesOf(listing)).toHaveLength(3);
  const fold = foldOf(listing, "idle");
  expect(fold?.choices).toEqual(shots);
  expect(insides(fold!)).toBe("10, 11, 12, 13, …");
});

test("a single attack that meets nobody is a button like any other", () => {
  const [shot] = many(1, 10, "Attack", { is_idle: true });
  expect(entriesOf(listed([shot!])).map((entry) => entry.choice)).toEqual([shot]);
});

test("goals come first and the end of the turn last, in a place of its own", () => {
  const end = choice(1, ["figure/0"], { role: "end", group: "End" });
  const goal = choice(2, ["token/1"], { role: "goal", group: "Mission" });
  const listing = listed([choice(0, ["zone/1"], { group: "Move" }), end, goal]);

  expect(listing.blocks.map((block) => block.name)).toEqual(["Mission", "Move"]);
  expect(listing.ends.map((entry) => entry.choice)).toEqual([end]);
  expect(entriesOf(listing).at(-1)?.choice).toBe(end);
});

test("there are never more than nine buttons: the largest group folds, goals never", () => {
  const end = choice(90, [], { role: "end" });
  const goals = many(3, 80, "Mission", { role: "goal" });
  const listing = listed([...many(12, 0, "Move"), ...many(5, 20, "Attack"), ...goals, end]);
  const entries = entriesOf(listing);

  expect(entries.length).toBeLessThanOrEqual(FEW);
  expect(listing.blocks[0]?.entries.map((entry) => entry.choice)).toEqual(goals);
  expect(foldOf(listing, "group/Move")?.choices).toHaveLength(12);
  expect(entries.flatMap((entry) => entry.fold?.choices ?? [entry.choice])).toHaveLength(21);
});

test("a lone long group keeps its first options and folds the rest", () => {
  const listing = listed(many(30, 0, "Start"));
  const entries = entriesOf(listing);

  expect(entries).toHaveLength(FEW);
  expect(entries.slice(0, -1).every((entry) => entry.choice)).toBe(true);
  expect(entries.at(-1)?.fold?.kind).toBe("more");
  expect(entries.at(-1)?.fold?.choices).toHaveLength(22);
});

test("an option is found in its fold", () => {
  const choices = many(30, 0, "Start");
  const listing = listed(choices);
  expect(foldWith(listing, choices[29]!)?.key).toBe("group/Start");
  expect(foldWith(listing, choices[0]!)).toBeNull();
});
