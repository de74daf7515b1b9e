// @ts-expect-error: there are no types of Node here, and the runner empties imported style sheets
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palette } from "../../src/looks/themes";

const STYLES: string = readFileSync("src/app.css", "utf8") + "\n" + readFileSync("src/titles/dark_side/theme.css", "utf8");

type Roles = Record<string, string>;

/** What has a meaning of its own looks the same at every table. */
const SIGNALS = /^(danger|good|level|seat)/;
const TEXTS = ["paper", "paper-soft", "paper-dim", "glow", "link", "danger-text", "good-text"];
const SURFACES = ["night", "surface", "surface-raised", "surface-high"];
const LEAST = 4.5;

/** The colours that a block of the style sheet sets, by role. */
function rolesIn(selector: string): Roles {
  const block = STYLES.split(`\n${selector} {\n`)[1]!.split("\n}")[0]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})(?:[0-9a-f]{2})?;/g)].map((found) => [found[1]!, found[2]!]));
}

const WARM = rolesIn(":root");
const COLD = rolesIn(':root[data-theme="cold_station"]');

function channels(colour: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16) / 255);
  return [red!, green!, blue!];
}

/** Whether a colour is more red than blue: brown, cream, gold. */
function isWarm(colour: string): boolean {
  const [red, , blue] = channels(colour);
  return red > blue + 0.01;
}

/** How bright a colour is to the eye, by the formula of the accessibility guidelines. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

test("under the ground every role but the signals is set anew, and none is warm", () => {
  const wanted = Object.keys(WARM).filter((role) => !SIGNALS.test(role));

  expect(wanted.length).toBeGreaterThan(25);
  expect(Object.keys(COLD).sort()).toEqual(wanted.sort());
  expect(Object.entries(COLD).filter(([, colour]) => isWarm(colour))).toEqual([]);
  expect(Object.entries(WARM).filter(([role, colour]) => role.startsWith("card") && !isWarm(colour))).toEqual([]);
});

test("nothing on the board under the ground is warm but what warns", () => {
  const warm = Object.entries(palette("cold_station")).filter(([, colour]) => isWarm(colour));

  expect(warm.map(([role]) => role)).toEqual(["danger"]);
});

test.each([
  ["in the west", WARM],
  ["under the ground", { ...WARM, ...COLD }],
])("what is written %s stands out from what it is written on", (_, roles: Roles) => {
  const pairs = [
    ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
    ...["ink", "ink-soft", "card-mark"].flatMap((text) => ["card", "card-top", "card-foot", "card-lit"].map((card) => [text, card] as const)),
    ["ink", "glow"] as const,
    ["ink", "glow-pale"] as const,
    ["paper", "card-mark"] as const,
    ["paper", "hover-high"] as const,
    ["brass", "card-back"] as const,
  ];

  expect(pairs.filter(([text, surface]) => contrast(roles[text]!, roles[surface]!) < LEAST)).toEqual([]);
});

test("components at the table ask for roles, so that no brown is left behind when the theme changes", () => {
  const sources = import.meta.glob<string>(["../../src/table/*.svelte", "../../src/stage/*.svelte", "../../src/ui/*.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const found = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/#([0-9a-f]{6})\b/g)].filter(([colour]) => isWarm(colour!)).map(([colour]) => `${path} ${colour}`),
  );

  expect(Object.keys(sources).length).toBeGreaterThan(30);
  // The hearts of Survivors are red everywhere.
  expect(found.filter((line) => !line.includes("Pips.svelte"))).toEqual([]);
});

const HOUSE: string = readFileSync("src/titles/darkest/theme.css", "utf8");
const MOODS = [...HOUSE.matchAll(/(:root\[data-theme="darkest"\][^{]*) \{\n([^}]*)\}/g)].map((found) =>
  Object.fromEntries([...found[2]!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((role) => [role[1]!, role[2]!])),
);

test("in every mood of the house all texts can be read on all surfaces", () => {
  const [plain, finale, flight] = MOODS;

  expect(MOODS).toHaveLength(3);
  for (const roles of [plain!, { ...plain, ...finale }, { ...plain, ...finale, ...flight }].map((mood) => ({ ...WARM, ...mood }))) {
    for (const text of TEXTS) for (const surface of SURFACES) expect(contrast(roles[text]!, roles[surface]!), `${text} on ${surface}`).toBeGreaterThanOrEqual(LEAST);
    expect(contrast(roles["ink"]!, roles["card-foot"]!)).toBeGreaterThanOrEqual(LEAST);
    expect(contrast(roles["ink-soft"]!, roles["card-foot"]!)).toBeGreaterThanOrEqual(LEAST);
  }
});
