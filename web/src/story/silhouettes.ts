/** Figures against the light, as paths: 60 wide, 78 high, the feet at 30, 78. */

const HATS: Record<string, string> = {
  hat: "M13 9Q30 15 47 9Q44 5 39 5L37 -3Q30 -7 23 -3L21 5Q16 5 13 9Z",
  helmet: "M18 15Q16 0 30 -1Q44 0 42 15L43 19H17Z",
  hair: "M21 20Q18 3 30 1Q42 3 39 20L36 10H24Z",
  cap: "M20 8Q21 0 30 0Q39 0 40 7L48 9L40 11H20Z",
  none: "",
};

const BODIES: Record<string, string> = {
  slim: "M20 23Q30 18 40 23L45 50L40 52L38 44L38 78H31L30 56L29 78H22L22 44L20 52L15 50Z",
  coat: "M18 23Q30 16 42 23L49 66H38L37 78H31L30 67L29 78H23L22 66H11Z",
  armour: "M14 27Q16 19 30 19Q44 19 46 27L48 49L42 51L41 57L41 78H32L30 60L28 78H19L19 57L18 51L12 49Z",
  skirt: "M21 23Q30 18 39 23L43 47L39 49L46 66H36L35 78H31L30 66L29 78H25L24 66H14L21 49L17 47Z",
};

/** Somebody who stands, with something on the head and, if wanted, something long over the shoulder. */
export function person(hat: string, body: string, hasRod = false): string {
  // All parts turn the same way round: where others overlap, they would cut a hole.
  const way = hat === "hat" ? 0 : 1;
  const rod = hasRod ? "M40 30L58 -6L61 -4L44 34Z" : "";
  return `M22 11a8 9 0 1 ${way} 16 0a8 9 0 1 ${way} -16 0Z${HATS[hat] ?? ""}${BODIES[body] ?? BODIES.slim}${rod}`;
}

const SHAMBLING = [
  "M26 12a8 9 0 1 0 16 1a8 9 0 1 0 -16 -1ZM20 26Q32 18 40 24L60 29L59 34L40 33L42 54L49 78H41L34 57L25 78H17L25 52Z",
  "M16 14a8 9 0 1 0 16 -2a8 9 0 1 0 -16 2ZM18 25Q28 20 40 25L46 50L41 52L38 42L39 58L43 78H35L31 60L27 78H19L21 54L14 68L9 66Z",
  "M24 17a8 9 0 1 0 17 1a8 9 0 1 0 -17 -1ZM14 31Q26 21 42 29L54 46L50 50L39 41L37 58L44 78H36L30 60L20 78H12L22 54L12 44Z",
];

/** Somebody who shambles along. */
export function shambler(place: number): string {
  return SHAMBLING[place % SHAMBLING.length]!;
}

/** A number between 0 and 1 that looks random and is always the same for the same place. */
export function scattered(place: number): number {
  return ((Math.imul(place + 1, 2654435761) >>> 0) % 1000) / 1000;
}
