import { expect, test } from "vitest";
import { againFrom } from "../../src/table/again";
import { levelOf, partsOf } from "../../src/table/bar";
import { readLiked } from "../../src/table/settings.svelte";
import { placeBeside } from "../../src/ui/placing";
import { findEntry } from "../../src/ui/reading.svelte";

const adrenaline = {
  name: "Adrenaline",
  value: 8,
  most: 40,
  marks: [
    { at: 0, colour: "blue", name: "Blue" },
    { at: 4, colour: "yellow", name: "Yellow" },
    { at: 20, colour: "orange", name: "Orange" },
  ],
};

test("a bar has a part for each level, filled as far as the value goes", () => {
  expect(partsOf(adrenaline)).toEqual([
    { colour: "blue", name: "Blue", start: 0, width: 10, filled: 100 },
    { colour: "yellow", name: "Yellow", start: 10, width: 40, filled: 25 },
    { colour: "orange", name: "Orange", start: 50, width: 50, filled: 0 },
  ]);
  expect(levelOf(adrenaline)?.name).toBe("Yellow");
});

test("a level that begins where the bar ends is still seen, and filled when it is reached", () => {
  const marks = [...adrenaline.marks, { at: 40, colour: "red", name: "Red" }];
  const red = partsOf({ ...adrenaline, marks }).at(-1)!;
  expect(red.width).toBeCloseTo(100 * (3.2 / 43.2));
  expect(red.filled).toBe(0);
  expect(partsOf({ ...adrenaline, value: 40, marks }).at(-1)!.filled).toBe(100);
});

test("a bar without levels is one part", () => {
  expect(partsOf({ name: "Health", value: 1, most: 4 })).toEqual([
    { colour: "", name: "", start: 0, width: 100, filled: 25 },
  ]);
  expect(levelOf({ name: "Health", value: 1, most: 4 })).toBeNull();
});

test("settings that were kept are read, and what does not fit is as usual", () => {
  const usual = { speed: 1, textSize: 100, zoneNames: false, follow: false, reducedMotion: false, shortcuts: true, details: true, briefing: true };
  expect(readLiked(null)).toEqual(usual);
  expect(readLiked("{nonsense")).toEqual(usual);
  expect(readLiked('{"speed":7,"details":"no"}')).toEqual(usual);
  expect(readLiked('{"speed":0.5,"textSize":130,"zoneNames":true,"follow":true,"reducedMotion":true,"shortcuts":false,"details":false,"briefing":false}')).toEqual({
    speed: 0.5,
    textSize: 130,
    zoneNames: true,
    follow: true,
    reducedMotion: true,
    shortcuts: false,
    details: false,
    briefing: false,
  });
});

test("a box goes below its point, above where there is no room, and never leaves the window", () => {
  const space = { width: 400, height: 300 };
  const box = { width: 100, height: 80 };
  expect(placeBeside({ x: 200, y: 50 }, box, space)).toEqual({ x: 150, y: 60 });
  expect(placeBeside({ x: 200, y: 250 }, box, space)).toEqual({ x: 150, y: 160 });
  expect(placeBeside({ x: 5, y: 50 }, box, space).x).toBe(8);
  expect(placeBeside({ x: 395, y: 50 }, box, space).x).toBe(292);
  expect(placeBeside({ x: 200, y: 50 }, { width: 100, height: 290 }, space).y).toBe(8);
});

test("a thing is found in the glossary by its key, by the keys of its kinds, or by its name", () => {
  const entry = (name: string) => ({ name, text: `about ${name}`, rules: [] });
  const entries = {
    walker: entry("Walker"),
    "card/lupara": entry("Lupara"),
    "skill/lucky": entry("Lucky"),
    "term/danger": entry("Danger Level"),
  };
  const found = ["walker", "card/lupara", "lupara", "lucky", "danger", "danger level", "unheard of"].map(
    (key) => findEntry(entries, key)?.name,
  );
  expect(found).toEqual(["Walker", "Lupara", "Lupara", "Lucky", "Danger Level", "Danger Level", undefined]);
});

test("the same game once more has the same seats and holders, and a new seed", () => {
  const record = {
    format: "veglia",
    game: "undead_or_alive",
    rules_version: "1",
    mission: "m0",
    seats: [
      { side: "survivors", figures: ["carl", "may"] },
      { side: "survivors", figures: ["meg"] },
    ],
    seed: "7",
    options: { ultra_red: "yes" },
    choices: [1, 2],
    hash: "x",
  };
  const holders = [
    { seat: 0, label: "Ann", side: "", holder: "mine" as const, bot: "", is_here: true, browser: 0, needs_consent: false },
    { seat: 1, label: "", side: "", holder: "bot" as const, bot: "random", is_here: false, browser: null, needs_consent: false },
  ];
  expect(againFrom(record, holders, true)).toEqual({
    game: "undead_or_alive",
    mission: "m0",
    options: { ultra_red: "yes" },
    practice: true,
    seats: [
      { side: "survivors", heroes: ["carl", "may"], holder: "mine", bot: "random", label: "Ann" },
      { side: "survivors", heroes: ["meg"], holder: "bot", bot: "random", label: "" },
    ],
  });
});
