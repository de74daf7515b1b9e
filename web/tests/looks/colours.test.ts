// @ts-expect-error: types of Node are not among ours
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
// Before the general looks, which ask it for their drawings.
import { allDrawings } from "../../src/titles/registry";
import { SEATS, seatOf } from "../../src/looks/themes";

const STYLES: string = readFileSync("src/app.css", "utf8");

type Triple = readonly [number, number, number];
/** How colours look to people: to most, and to those without red, green or blue receptors (Machado, Oliveira, Fernandes 2009). */
const EYES: Record<string, readonly Triple[]> = {
  most: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
/** A difference of 2 is just seen side by side; these are for small things far apart. */
const APART = { most: 25, others: 15 };

function light(colour: string): Triple {
  const of = (at: number): number => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [of(1), of(3), of(5)];
}

function times(rows: readonly Triple[], [r, g, b]: Triple): Triple {
  const by = (row: Triple): number => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b));
  return [by(rows[0]!), by(rows[1]!), by(rows[2]!)];
}

/** CIE L*a*b* under daylight. */
function lab(colour: string, eyes: readonly Triple[]): Triple {
  const [x, y, z] = times([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]], times(eyes, light(colour)));
  const bent = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const [fx, fy, fz] = [bent(x / 0.95047), bent(y), bent(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function apart(one: string, other: string, eyes: readonly Triple[]): number {
  const [p, q] = [lab(one, eyes), lab(other, eyes)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

test("colours are as far apart as they should be", () => {
  expect(apart("#ffffff", "#000000", EYES.most!)).toBeCloseTo(100, 0);
  expect(apart("#ff0000", "#00ff00", EYES.most!)).toBeGreaterThan(150);
  // Who sees no red takes this green for this brown.
  expect(apart("#7d9a3c", "#a88f3a", EYES.protanopia!)).toBeLessThan(15);
});

const FOES = allDrawings().flatMap((one) => Object.entries(one.foes).map(([look, foe]) => [one.theme, look, foe.colour] as const));
const SEATED = [...SEATS.map((seat) => seat.colour), seatOf(null).colour];

test.each(Object.entries(EYES))("no seat has the colour of an enemy of any title: %s", (name, eyes) => {
  const least = name === "most" ? APART.most : APART.others;
  const close = FOES.flatMap(([theme, look, colour]) => SEATED.filter((seat) => apart(seat, colour, eyes) < least).map((seat) => `${theme} ${look} ${colour} ${seat} ${apart(seat, colour, eyes).toFixed(0)}`));

  expect(FOES.length).toBeGreaterThan(25);
  expect(close).toEqual([]);
});

test("the colours of seats are the same in drawings and in panels", () => {
  expect([...STYLES.matchAll(/--seat-\d: (#[0-9a-f]{6});/g)].map((found) => found[1])).toEqual(SEATS.map((seat) => seat.colour));
});
