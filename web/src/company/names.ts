/** What the others are called. */

import { companyWords } from "../words/company";
import { spoken } from "../words/language.svelte";

/** Return who speaks: a seat by its present name, a spectator by the one that was given. */
export function nameOf(message: { seat: number | null; name: string }, labelOf: (seat: number) => string): string {
  const say = spoken(companyWords);
  if (message.seat !== null) return labelOf(message.seat);
  return message.name ? say.spectatorNamed(message.name) : say.spectator;
}
