import { expect, test } from "vitest";
import HOUSE from "../../../src/veglia/games/dark_darker_darkest/content/look.toml?raw";
import NIGHT from "../../../src/veglia/games/last_night_on_earth/content/look.toml?raw";
import STATION from "../../../src/veglia/games/zombicide/dark_side/content/look.toml?raw";
import PEOPLE from "../../../src/veglia/games/zombicide/dark_side/content/survivors.toml?raw";
import TOWN from "../../../src/veglia/games/zombicide/undead_or_alive/content/look.toml?raw";
import GENERAL from "../../src/looks/icon_names.json";
import { iconName, iconPath } from "../../src/looks/looks";
import { featuresOf, isHelmet, isPortrait } from "../../src/looks/portraits";
import { foeLook, palette, seatOf, SEATS } from "../../src/looks/themes";
import { INTERIOR as STATION_ROOMS } from "../../src/titles/dark_side/style";
import { allDrawings, drawingsOf } from "../../src/titles/registry";
import { INTERIOR as TOWN_ROOMS } from "../../src/titles/undead_or_alive/style";
import { FURNITURE } from "../../src/titles/zombicide/board/Furniture.svelte";
import { isRolling } from "../../src/titles/zombicide/board/kinds";
import THINGS from "../../src/titles/zombicide/board/RoomThing.svelte?raw";
// @ts-expect-error: a script, without types
import { folders, icons } from "../../tools/icons.mjs";
// @ts-expect-error: a script, without types
import { shortened } from "../../tools/paths.mjs";

const TITLES = { TOWN, STATION };
/** Rows of cards and skills, which carry their looks themselves. */
const ROWS = import.meta.glob<string>("../../../src/veglia/games/zombicide/*/content/{equipment,skills,more_skills}.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FOLDERS: Record<string, string> = { TOWN: "undead_or_alive", STATION: "dark_side" };

/** The looks that a title names, cut out of its table by section. */
function looksOf(content: string, section: string): string[] {
  const text = content.split(`\n[${section}]\n`)[1]!.split("\n[")[0]!;
  return ["options", "events"].includes(section)
    ? [...text.matchAll(/\blook = "(\w+)"/g)].map((found) => found[1]!)
    : [...text.matchAll(/^\w+ = "(\w+)"/gm)].map((found) => found[1]!);
}

const MADE = import.meta.glob<string>("../../src/**/icons.ts", { query: "?raw", import: "default", eager: true });

function themeOf(content: string): string {
  return /^theme = "(\w+)"/m.exec(content)![1]!;
}

test("the icons are those that are named, and no others", () => {
  expect(folders()).toEqual(["looks/", "titles/dark_side/", "titles/darkest/", "titles/last_night/", "titles/undead_or_alive/", "titles/zombicide/"]);
  for (const folder of folders()) expect(icons(folder)).toBe(MADE[`../../src/${folder}icons.ts`]);
});

test("every title of the server that has drawings is found by the theme that it sends", () => {
  expect(allDrawings().map((one) => one.theme).sort()).toEqual([themeOf(TOWN), themeOf(STATION), themeOf(NIGHT), themeOf(HOUSE)].sort());
  expect(drawingsOf("nowhere")).toBeUndefined();
});

/** The name of the icon that a look has in its own title or among the general ones, and in no other title. */
function ownIcon(look: string, theme: string): string | undefined {
  const known: Record<string, string> = { ...GENERAL, ...drawingsOf(theme)!.icons };
  for (let word = look; word; word = word.slice(0, Math.max(0, word.lastIndexOf("_")))) if (known[word]) return known[word];
  return undefined;
}

test.each(Object.entries(TITLES))("every look of %s has an icon", (title, content) => {
  for (const section of ["foes", "tokens", "piles", "options", "events"]) {
    const looks = looksOf(content, section);

    expect(looks.length).toBeGreaterThan(3);
    expect(looks.filter((look) => !ownIcon(look, themeOf(content)))).toEqual([]);
  }
  const rows = Object.entries(ROWS).filter(([path]) => path.includes(FOLDERS[title]!));
  const looks = rows.flatMap(([, text]) => [...text.matchAll(/^look = "(\w+)"/gm)].map((found) => found[1]!));

  expect(looks.length).toBeGreaterThan(60);
  expect(looks.filter((look) => !ownIcon(look, themeOf(content)))).toEqual([]);
});

test("foes have a frame and a figure of their own in each title", () => {
  const [town, station] = [looksOf(TOWN, "foes"), looksOf(STATION, "foes")];

  expect(Object.keys(drawingsOf("dusk_west")!.foes)).toEqual(town);
  expect(Object.keys(drawingsOf("cold_station")!.foes)).toEqual(station);
  expect(new Set([...town.map((look) => iconName(look, "dusk_west")), ...station.map((look) => iconName(look, "cold_station"))]).size).toBe(8);
  expect(new Set(station.map((look) => foeLook("cold_station", look).frame)).size).toBe(4);
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
  expect(iconPath("card/revolver")).toBe(drawingsOf("dusk_west")!.paths["revolver"]);
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

test.each([
  ["dusk_west", TOWN_ROOMS],
  ["cold_station", STATION_ROOMS],
])("the theme %s has a palette and things for its rooms", (theme, { things }) => {
  expect(Object.values(palette(theme)).filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  expect(new Set(things).size).toBe(6);
  // The last one has no name of its own: it is what is drawn for any other word.
  expect(things.filter((look) => look !== "shelf" && !THINGS.includes(`look === "${look}"`))).toEqual([]);
});

test("a theme that nobody has drawn looks like no title, and so do its foes", () => {
  const plain = palette("nowhere");

  expect(allDrawings().filter((one) => one.palette.ground === plain.ground)).toEqual([]);
  expect(Object.keys(plain).filter((role) => !(role in palette("dusk_west")))).toEqual([]);
  expect(foeLook("nowhere", "walker")).toEqual({ colour: "var(--paper-soft)", frame: "disc" });
});

test("a look means what the title of the page means by it", () => {
  const [own, other] = allDrawings();
  const shared = Object.keys(own!.icons).find((look) => look in other!.icons && own!.icons[look] === other!.icons[look]);

  expect(shared).toBeDefined();
  for (const one of allDrawings()) for (const [look, name] of Object.entries(one.icons)) expect(iconName(look, one.theme)).toBe(name);
});
