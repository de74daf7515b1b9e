import { expect, test } from "vitest";
// Before the general looks, which ask it for their drawings.
import { allDrawings } from "../../src/titles/registry";
import { type Part, silhouette } from "../../src/looks/figures";
import { turned } from "../../src/looks/poses";
import { built, mixed } from "../../src/looks/shapes";

/** Rows of cards, which carry their looks themselves. */
const ROWS = import.meta.glob<string>("../../../src/veglia/games/zombicide/*/content/{equipment,machines}.toml", { query: "?raw", import: "default", eager: true });
const POSES = [[], ["attacking"], ["fallen"]];
const IDS = Array.from({ length: 24 }, (_, number) => `foe/${number}/x ${number}`);
/** Every figure that a title has: its enemies, and its Heroes where they stand as figures. */
const FIGURES = allDrawings().flatMap((one) =>
  [...Object.keys(one.foes), ...Object.keys(one.portraits)].filter((look) => one.figureOf?.(look, "x")).map((look) => [one.theme, look] as const),
);

function figure(theme: string, look: string, id: string, states: readonly string[] = []): readonly Part[] {
  return allDrawings().find((one) => one.theme === theme)!.figureOf!(look, id, states)!;
}

test("every enemy of every title stands as a figure", () => {
  expect(allDrawings()).toHaveLength(4);
  for (const one of allDrawings()) expect(Object.keys(one.foes).filter((look) => !one.figureOf?.(look, "x"))).toEqual([]);
});

test.each(FIGURES)("%s: %s stands, strikes and lies, each in its own way", (theme, look) => {
  const poses = POSES.map((states) => JSON.stringify(figure(theme, look, "x", states)));

  expect(new Set(poses).size).toBe(3);
  // It is built once, and used again.
  expect(figure(theme, look, "x", ["attacking"])).toBe(figure(theme, look, "x", ["attacking"]));
});

test("a horde is not one stamp: every common kind has several variants", () => {
  const bosses = ["abomination", "brood_mother"];
  for (const one of allDrawings().filter(({ theme }) => ["dusk_west", "cold_station"].includes(theme))) {
    for (const look of Object.keys(one.foes).filter((name) => !bosses.includes(name))) {
      const seen = new Set(IDS.map((id) => JSON.stringify(figure(one.theme, look, id))));
      expect([look, seen.size >= 5]).toEqual([look, true]);
    }
  }
});

test("a figure is outlined by a few paths, however many parts it has", () => {
  const walker = figure("dusk_west", "walker", "x");

  expect(walker.length).toBeGreaterThan(20);
  expect(silhouette(walker)).toHaveLength(1);
  expect(silhouette(walker)).toBe(silhouette(walker));
});

test("a body part has an edge, a shaded ground and a lit side; a mark is flat; a line is as wide as it says", () => {
  const [rim, ground, lit, mark, line] = built([["skin", "0 0, 10 0, 10 -10, 0 -10"], ["#ff0000", "o 5 -5 2 2", 0], ["#00ff00", "*0 0, *10 -10", 2]], { skin: "#808080" }, "#ffffff");

  expect(rim![1]).toBe("#ffffff");
  expect(ground![5]).toBeDefined();
  expect(ground![1]).toBe(mixed("#808080", "#1b1430", 0.42));
  expect(lit![1]).toBe("#808080");
  expect([mark![1], mark![2] ?? 0]).toEqual(["#ff0000", 0]);
  expect([line![1], line![2]]).toEqual(["#00ff00", 1.6]);
});

test("who is turned already is turned about both points", () => {
  const [part] = turned([["M0 0", "#000000", 0, 1, "90 10 0"]], "90 0 20");
  const [by, x, y] = part![4]!.split(" ").map(Number);

  // (0, 0) goes to (10, -10) by the first turn, and from there to (30, 30) by the second.
  expect(by).toBe(180);
  expect([2 * x!, 2 * y!]).toEqual([30, 30]);
});

test.each([
  ["dusk_west", "undead_or_alive"],
  ["cold_station", "dark_side"],
])("%s: all equipment is drawn in colour, on the ground of its trade", (theme, folder) => {
  const { pictures, grounds } = allDrawings().find((one) => one.theme === theme)!;
  const rows = Object.entries(ROWS).filter(([path]) => path.includes(`/${folder}/`));
  const looks = rows.flatMap(([, text]) => [...text.matchAll(/^look = "(\w+)"/gm)].map((found) => found[1]!));

  expect(looks.length).toBeGreaterThan(28);
  expect(looks.filter((look) => !pictures![look] || !grounds![look])).toEqual([]);
  for (const look of looks) expect([look, new Set(pictures![look]!.map(([, colour]) => colour)).size >= 4]).toEqual([look, true]);
  expect(new Set(Object.values(grounds!)).size).toBeGreaterThanOrEqual(4);
  // Only what is the same thing by another name looks the same.
  const alike = folder === "dark_side" ? 2 : 0;
  expect(new Set(looks.map((look) => JSON.stringify(pictures![look]))).size).toBe(new Set(looks).size - alike);
});
