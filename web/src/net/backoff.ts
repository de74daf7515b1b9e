const FIRST = 400;
const MOST = 15_000;

/** How long to wait before the next try: doubling, with up to a third less so that many clients do not come at once. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const whole = Math.min(MOST, FIRST * 2 ** attempt);
  return Math.round(whole * (1 - chance / 3));
}
