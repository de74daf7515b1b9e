import { expect, test } from "vitest";
import BOARDS from "../../../src/veglia/games/last_night_on_earth/content/boards.toml?raw";
import LOOK from "../../../src/veglia/games/last_night_on_earth/content/look.toml?raw";
// Before the general looks, which ask it for their drawings.
import { drawingsOf } from "../../src/titles/registry";
import GENERAL from "../../src/looks/icon_names.json";
import { variant } from "../../src/looks/figures";
import { featuresOf, isPortrait } from "../../src/looks/portraits";
import { furnitureOf } from "../../src/titles/last_night/furniture";
import { KINDS } from "../../src/titles/last_night/zombies";
import PLACES from "../../src/titles/last_night/Places.svelte?raw";

const CARDS = import.meta.glob<string>("../../../src/veglia/games/last_night_on_earth/content/cards/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS = import.meta.glob<string>("../../../src/veglia/games/last_night_on_earth/content/words/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const DRAWINGS = drawingsOf("last_night")!;
const ICONS: Record<string, string> = { ...GENERAL, ...DRAWINGS.icons };

function section(name: string): string[] {
  const text = LOOK.split(`\n[${name}]\n`)[1]!.split("\n[")[0]!;
  return [...text.matchAll(/^\w+ = "(\w+)"/gm)].map((found) => found[1]!);
}

test("every card has an icon of its own or of its kind", () => {
  const ids = Object.values(CARDS).flatMap((text) => [...text.matchAll(/^\[(\w+)\]/gm)].map((found) => found[1]!));

  expect(ids.length).toBeGreaterThan(140);
  expect(ids.filter((id) => !DRAWINGS.icons[id])).toEqual([]);
});

test("every look that options and events name has an icon", () => {
  const looks = Object.values(WORDS).flatMap((text) => [...text.matchAll(/\blook = "(\w+)"/g)].map((found) => found[1]!));

  expect(looks.length).toBeGreaterThan(60);
  expect([...new Set(looks)].filter((look) => !ICONS[look])).toEqual([]);
  expect([...section("tokens"), ...section("piles")].filter((look) => !ICONS[look])).toEqual([]);
});

test("each Hero has a figure and a face, and no two are alike", () => {
  const heroes = section("heroes");

  expect(heroes).toHaveLength(12);
  expect(heroes.filter((look) => !isPortrait(look))).toEqual([]);
  expect(new Set(heroes.map((look) => JSON.stringify(featuresOf(look)))).size).toBe(12);
  expect(new Set(heroes.map((look) => JSON.stringify(DRAWINGS.figureOf!(look, "figure/0")))).size).toBe(12);
});

test("Zombies stand in several postures, each always the same, in the colours of their kind", () => {
  const ids = Array.from({ length: 14 }, (_, number) => `zombie/${number}`);
  for (const look of Object.keys(KINDS)) {
    const figures = ids.map((id) => JSON.stringify(DRAWINGS.figureOf!(look, id)));

    expect(new Set(figures).size).toBeGreaterThan(2);
    expect(figures.every((figure) => figure.includes(KINDS[look]!.flesh))).toBe(true);
    expect(JSON.stringify(DRAWINGS.figureOf!(look, ids[3]!))).toBe(figures[3]);
  }
  expect(new Set(Object.values(DRAWINGS.foes).map((foe) => foe.frame)).size).toBe(4);
});

test("every named place under the open sky is drawn", () => {
  const places = [...BOARDS.matchAll(/^id = "(\w+)"\n.*\nkind = "outdoor"/gm)].map((found) => found[1]!);

  expect(places.length).toBeGreaterThan(3);
  expect(places.filter((place) => !PLACES.includes(`"${place}"`))).toEqual([]);
});

test("every building has something standing in it, inside of its spaces", () => {
  const buildings = [...BOARDS.matchAll(/^id = "(\w+)"\n.*\nkind = "building"/gm)].map((found) => found[1]!);
  const spaces = [0, 60].flatMap((y) => [0, 60, 120].map((x) => ({ x, y, width: 60, height: 60 })));

  expect(buildings.length).toBeGreaterThan(15);
  expect(buildings.filter((kind) => furnitureOf(kind, spaces).length === 0)).toEqual([]);
  const all = buildings.flatMap((kind) => furnitureOf(kind, spaces));
  expect(all.filter(({ x, y }) => x < 0 || x > 180 || y < 0 || y > 120)).toEqual([]);
  expect(furnitureOf("diner", spaces)).toEqual(furnitureOf("diner", spaces));
});

test("a variant is one of those there are", () => {
  const found = Array.from({ length: 60 }, (_, number) => variant(`zombie/${number}`, 4));

  expect(new Set(found)).toEqual(new Set([0, 1, 2, 3]));
});
