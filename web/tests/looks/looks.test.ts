import { expect, test } from "vitest";
import STATION from "../../../src/veglia/games/zombicide/dark_side/content/look.toml?raw";
import PEOPLE from "../../../src/veglia/games/zombicide/dark_side/content/survivors.toml?raw";
import TOWN from "../../../src/veglia/games/zombicide/undead_or_alive/content/look.toml?raw";
import MADE from "../../src/looks/icons.ts?raw";
import { FURNITURE } from "../../src/board/Furniture.svelte";
import THINGS from "../../src/board/RoomThing.svelte?raw";
import { isRolling } from "../../src/board/kinds";
import { ICONS } from "../../src/looks/icons";
import { iconName, iconPath } from "../../src/looks/looks";
import { featuresOf, isHelmet, isPortrait } from "../../src/looks/portraits";
import { FOES, interior, palette, roles, seatOf, SEATS } from "../../src/looks/themes";
// @ts-expect-error: a script, without types
import { icons } from "../../tools/icons.mjs";
// @ts-expect-error: a script, without types
import { shortened } from "../../tools/paths.mjs";

const TITLES = { TOWN, STATION };

/** The looks that a title names, cut out of its table by section. */
function looksOf(content: string, section: string): string[] {
  const text = content.split(`\n[${section}]\n`)[1]!.split("\n[")[0]!;
  return ["options", "events"].includes(section)
    ? [...text.matchAll(/\blook = "(\w+)"/g)].map((found) => found[1]!)
    : [...text.matchAll(/^\w+ = "(\w+)"/gm)].map((found) => found[1]!);
}

test("the icons are those that are named, and no others", () => {
  expect(icons()).toBe(MADE);
});

test.each(Object.entries(TITLES))("every look of %s has an icon", (_, content) => {
  for (const section of ["foes", "tokens", "piles", "cards", "skills", "options", "events"]) {
    const looks = looksOf(content, section);

    expect(looks.length).toBeGreaterThan(3);
    expect(looks.filter((look) => !iconName(look))).toEqual([]);
  }
});

test("foes have a frame and a figure of their own in each title", () => {
  const [town, station] = [looksOf(TOWN, "foes"), looksOf(STATION, "foes")];

  expect([...town, ...station].filter((look) => !(look in FOES))).toEqual([]);
  expect(new Set([...town, ...station].map(iconName)).size).toBe(8);
  expect(new Set(station.map((look) => FOES[look]!.frame)).size).toBe(4);
});

test("everything that a tile shows has a drawing", () => {
  const [things, cells] = [/\blook = "(\w+)", zone/g, /cells = \[([^\]]+)\]/g].map((pattern) =>
    [...TOWN.matchAll(pattern)].map((found) => found[1]!),
  );
  const sections = cells!.flatMap((row) => row.match(/\w+/g)!);

  expect(things!.length).toBeGreaterThan(10);
  expect(things!.filter((look) => look !== "graves" && !FURNITURE.includes(look))).toEqual([]);
  expect(new Set(sections)).toEqual(new Set(["tender", "cab", "locomotive", "coach", "coach_two"]));
  expect(sections.filter((look) => !isRolling(look))).toEqual([]);
});

test("every survivor has a portrait, and no two are alike", () => {
  const heroes = [...looksOf(TOWN, "heroes"), ...looksOf(STATION, "heroes")];

  expect(heroes).toHaveLength(26);
  expect(heroes.filter((look) => !isPortrait(look))).toEqual([]);
  expect(new Set(heroes.map((look) => JSON.stringify(featuresOf(look)))).size).toBe(26);
});

test("soldiers wear helmets, civilians do not, and nobody under the ground has a hat of the west", () => {
  const people = [...PEOPLE.matchAll(/^\[(\w+)\]\n.*\ntype = "(\w+)"/gm)].map((found) => [found[1]!, found[2]!] as const);
  const hats = people.map(([name]) => featuresOf(name).hat);

  expect(people).toHaveLength(12);
  expect(hats.map(isHelmet)).toEqual(people.map(([, type]) => type === "soldier"));
  expect(hats.filter((hat) => !isHelmet(hat) && !["none", "headset", "goggles"].includes(hat))).toEqual([]);
});

test("an unknown look gets a neutral drawing, an unknown face always the same one", () => {
  expect(iconName("zeppelin")).toBeNull();
  expect(iconPath("zeppelin")).toMatch(/^M/);
  expect(featuresOf("nobody")).toEqual(featuresOf("nobody"));
  expect(featuresOf("nobody")).not.toEqual(featuresOf("somebody"));
});

test("a look that is finer than its icon falls back to its first word", () => {
  expect(iconName("revolver_of_gold")).toBe("revolver");
  expect(iconPath("card/revolver")).toBe(ICONS["revolver"]);
});

test("paths are shortened without drifting", () => {
  expect(shortened("M10.4 10.4l.4.4l.4.4l.4.4L20 20z")).toBe("m10 10l1 1l0 0l1 1l8 8z");
  expect(shortened("M0 0h10.6v10.6H0z")).toBe("m0 0h11v11h-11z");
  expect(shortened("M0 0a5 5 0 0110 10")).toBe("m0 0a5 5 0 0 1 10 10");
});

test("seats differ in colour and in pattern", () => {
  expect(new Set(SEATS.map((seat) => seat.colour)).size).toBe(SEATS.length);
  expect(new Set(SEATS.map((seat) => seat.dash)).size).toBe(SEATS.length);
  expect(seatOf(null)).not.toEqual(seatOf(0));
});

test.each(Object.entries(TITLES))("the theme of %s has a palette and things for its rooms", (_, content) => {
  const theme = /^theme = "(\w+)"/m.exec(content)![1]!;
  const { things } = interior(theme);

  expect(Object.values(palette(theme)).filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  expect(new Set(things).size).toBe(6);
  // The last one has no name of its own: it is what is drawn for any other word.
  expect(things.filter((look) => look !== "shelf" && !THINGS.includes(`look === "${look}"`))).toEqual([]);
});

test("an unknown theme looks like the first", () => {
  expect(interior("nowhere")).toBe(interior("dusk_west"));
  expect(palette("nowhere")).toBe(palette("dusk_west"));
  expect(roles("dusk_west")).toContain("--ground:#8a7355;--ground-deep:");
});
