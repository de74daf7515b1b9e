/** Which sound an effect makes, by what the title says of it. */

import type { Effect, SoundMap } from "../wire";
import { isSound, type Sound } from "./names";

/** The most special word counts: op and look, op and sort, op. */
export function soundOf(effect: Effect, sounds: SoundMap): Sound | null {
  const known = sounds.effects ?? {};
  const keys = [effect.look ? `${effect.op}/${effect.look}` : "", effect.sort ? `${effect.op}/${effect.sort}` : "", effect.op];
  const found = keys.find((key) => key in known);
  const name = found === undefined ? undefined : known[found];
  return isSound(name) ? name : null;
}
