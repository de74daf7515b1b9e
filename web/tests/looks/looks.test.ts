import { expect, test } from "vitest";
import CONTENT from "../../../src/veglia/games/zombicide/undead_or_alive/content/look.toml?raw";
import MADE from "../../src/looks/icons.ts?raw";
import { ICONS } from "../../src/looks/icons";
import { iconName, iconPath } from "../../src/looks/looks";
import { featuresOf, isPortrait } from "../../src/looks/portraits";
import { palette, roles, seatOf, SEATS } from "../../src/looks/themes";
// @ts-expect-error: a script, without types
import { icons } from "../../tools/icons.mjs";
// @ts-expect-error: a script, without types
import { shortened } from "../../tools/paths.mjs";

/** The looks that the title names, cut out of its table by section. */
function looksOf(section: string): string[] {
  const text = CONTENT.split(`\n[${section}]\n`)[1]!.split("\n[")[0]!;
  return ["options", "events"].includes(section)
    ? [...text.matchAll(/\blook = "(\w+)"/g)].map((found) => found[1]!)
    : [...text.matchAll(/^\w+ = "(\w+)"/gm)].map((found) => found[1]!);
}

test("the icons are those that are named, and no others", () => {
  expect(icons()).toBe(MADE);
});

test.each(["foes", "tokens", "piles", "cards", "skills", "options", "events"])("every look of %s has an icon", (section) => {
  const looks = looksOf(section);

  expect(looks.length).toBeGreaterThan(3);
  expect(looks.filter((look) => !iconName(look))).toEqual([]);
});

test("every survivor has a portrait, and no two are alike", () => {
  const heroes = looksOf("heroes");

  expect(heroes).toHaveLength(14);
  expect(heroes.filter((look) => !isPortrait(look))).toEqual([]);
  expect(new Set(heroes.map((look) => JSON.stringify(featuresOf(look)))).size).toBe(14);
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

test("an unknown theme looks like the first", () => {
  expect(palette("nowhere")).toBe(palette("dusk_west"));
  expect(roles("dusk_west")).toContain("--ground:#8a7355;--ground-deep:");
});
