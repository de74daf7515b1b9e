import { expect, test } from "vitest";
import CREATURES from "../../../src/veglia/games/dark_darker_darkest/content/creatures.toml?raw";
import EQUIPMENT from "../../../src/veglia/games/dark_darker_darkest/content/equipment.toml?raw";
import EVENTS from "../../../src/veglia/games/dark_darker_darkest/content/events.toml?raw";
import LOOK from "../../../src/veglia/games/dark_darker_darkest/content/look.toml?raw";
import NEMESES from "../../../src/veglia/games/dark_darker_darkest/content/nemeses.toml?raw";
import OPTIONS from "../../../src/veglia/games/dark_darker_darkest/content/options.toml?raw";
import SURVIVORS from "../../../src/veglia/games/dark_darker_darkest/content/survivors.toml?raw";
import VALUES from "../../../src/veglia/games/dark_darker_darkest/content/values.toml?raw";
// Before the general looks, which ask it for their drawings.
import { drawingsOf } from "../../src/titles/registry";
import { variant } from "../../src/looks/figures";
import GENERAL from "../../src/looks/icon_names.json";
import { featuresOf, isPortrait } from "../../src/looks/portraits";
import { blazes, cones, lamps } from "../../src/titles/darkest/light";
import { furnished, ROOMS } from "../../src/titles/darkest/rooms";
import { CODES, floorOf } from "../../src/titles/darkest/style";
import type { BoardShape, Piece, ZoneShape } from "../../src/wire";

const DRAWINGS = drawingsOf("darkest")!;
const ICONS: Record<string, string> = { ...GENERAL, ...DRAWINGS.icons };
const BARE = ["ruin", "helicopter_platform"];

function ids(text: string): string[] {
  return [...text.matchAll(/^\[(\w+)\]/gm)].map((found) => found[1]!);
}

function section(name: string): string {
  return LOOK.split(`\n[${name}]\n`)[1]!.split("\n[")[0]!;
}

function words(text: string): string[] {
  return [...text.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
}

/** A look's icon, or that of its first words. */
function hasIcon(look: string): boolean {
  for (let word = look; word; word = word.slice(0, Math.max(0, word.lastIndexOf("_")))) if (ICONS[word]) return true;
  return false;
}

test("every room of every tile has furniture and a floor", () => {
  const kinds = [...new Set(words(section("rooms")))];

  expect(kinds.length).toBeGreaterThan(40);
  expect(kinds.filter((kind) => !ROOMS[kind])).toEqual([]);
  expect(Object.keys(ROOMS).filter((kind) => !kinds.includes(kind))).toEqual([]);
  expect(new Set(kinds.map((kind) => JSON.stringify(ROOMS[kind]!(100, 100)))).size).toBe(kinds.length);
});

test("no furniture stands in a wall, however its tile is turned", () => {
  for (const kind of Object.keys(ROOMS)) {
    for (const [w, h] of [[100, 100], [58, 100], [100, 58], [42, 100], [100, 42]] as const) {
      for (const [path, , width] of ROOMS[kind]!(w, h)) {
        const start = /^M(-?[\d.]+) (-?[\d.]+)/.exec(path)!;

        expect(Number(start[1]), `${kind} ${path}`).toBeGreaterThanOrEqual(-0.1);
        if (!width) expect(path).not.toContain("NaN");
      }
    }
  }
  const turned = furnished({ look: "furniture/pantry", rect: [0, 0, 0.625, 0.2625], turns: 1 })!;
  expect(turned.transform).toContain("rotate(90)");
  expect(furnished({ look: "mark/gas_leak", rect: [0, 0, 1, 1], turns: 0 })).toBeUndefined();
  expect(BARE.every((kind) => floorOf(kind).colour !== floorOf("hallway").colour)).toBe(true);
});

test("Survivors have a figure and a face, and no two are alike", () => {
  const heroes = ids(SURVIVORS);

  expect(heroes).toHaveLength(7);
  expect(heroes.filter((look) => !isPortrait(look))).toEqual([]);
  expect(new Set(heroes.map((look) => JSON.stringify(featuresOf(look)))).size).toBe(7);
  expect(new Set(heroes.map((look) => JSON.stringify(DRAWINGS.figureOf!(look, "figure/0")))).size).toBe(7);
});

test("Creatures and Nemeses have a figure and are larger than zombies, of which there are at least three variants", () => {
  const large = [...ids(CREATURES), ...ids(NEMESES)];

  expect(large).toHaveLength(9);
  for (const look of large) {
    expect(DRAWINGS.figureOf!(look, "foe/creature"), look).toBeDefined();
    expect(DRAWINGS.foes[look]!.size, look).toBeGreaterThan(1.1);
    expect(DRAWINGS.foes[look]!.frame).toBe("spikes");
  }
  for (const look of ["zombie", "disco_doll", "guts", "chunk", "tuff_guy"]) {
    const figures = Array.from({ length: 40 }, (_, number) => JSON.stringify(DRAWINGS.figureOf!(look, `zombie/${number}`)));

    expect(new Set(figures).size, look).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(DRAWINGS.figureOf!(look, "zombie/7"))).toBe(figures[7]);
  }
});

test("every card has a picture, and every look of options, events, tokens and piles an icon", () => {
  expect(ids(EQUIPMENT).filter((id) => !DRAWINGS.pictures![id])).toEqual([]);
  const looks = [...OPTIONS.matchAll(/\blook = "(\w+)"/g), ...EVENTS.matchAll(/\blook = "(\w+)"/g)].map((found) => found[1]!);

  expect(looks.length).toBeGreaterThan(60);
  expect([...new Set([...looks, ...words(section("tokens")), ...words(section("piles"))])].filter((look) => !hasIcon(look))).toEqual([]);
  expect(words(VALUES.split("[dice]")[1]!.split("compass")[0]!).filter((symbol) => !hasIcon(symbol))).toEqual([]);
});

test("every colour of the code has a sign of its own", () => {
  const colours = words(/colours = (.*)/.exec(VALUES)![1]!);

  expect(colours).toHaveLength(7);
  expect(new Set(colours.map((colour) => CODES[colour]!.sign)).size).toBe(7);
});

const ZONES: ZoneShape[] = [0, 1, 2, 3, 4].map((place) => ({
  id: `zone/${place * 2}`,
  kind: "hallway",
  name: "Hallway",
  rects: [[place * 0.625, 0, 0.625, 0.625]],
  middle: [(place + 0.5) * 0.625, 0.3125],
}));
const BOARD: BoardShape = { key: "k", theme: "darkest", width: 3.125, height: 0.625, zones: ZONES, edges: [], decor: [] };

function piece(look: string, zone: string, more: Partial<Piece> = {}): Piece {
  return { id: `token/${look}`, look, name: look, zone, ...more };
}

test("lamps go out as it grows darker, and never come back", () => {
  const left = [0, 0.25, 0.5, 0.75, 1].map((night) => lamps(BOARD, night).map((pool) => pool.id));

  expect(left[0]).toHaveLength(5);
  expect(left[4]).toHaveLength(0);
  for (let place = 1; place < left.length; place++) expect(left[place - 1]).toEqual(expect.arrayContaining(left[place]!));
});

test("the more markers a tile has, the more it burns", () => {
  const counts = [1, 2, 3].map((count) => blazes(BOARD, [piece("fire", "zone/2", { count })])[0]!.flames.length);

  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  expect(new Set(counts).size).toBe(3);
});

test("the cone of a camera covers what it watches and nothing behind it", () => {
  const camera = piece("camera", "zone/2", { states: ["east"], reaches: ["zone/4", "zone/6"] });
  const points = [...cones(BOARD, [camera])[0]!.path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((found) => Number(found[1]));

  expect(Math.min(...points)).toBeGreaterThan(150);
  expect(Math.max(...points)).toBeGreaterThan(560);
  expect(Math.max(...points)).toBeLessThanOrEqual(600);
});

test("what has a corner of its own takes no place of figures", () => {
  for (const look of ["fire", "camera", "searched", "terminal", "radiation", "mine"]) expect(DRAWINGS.cornerOf!(piece(look, "zone/0")), look).toBeDefined();
  expect(DRAWINGS.cornerOf!(piece("zombie", "zone/0"))).toBeUndefined();
  expect(variant("zombie/1", 5)).toBeLessThan(5);
});
