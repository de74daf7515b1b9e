import type { Refusal } from "../net/refusal";
import { spoken, words } from "./language.svelte";
import { shellWords } from "./shell";

/** What we say about refusals whose words the server does not choose, by their code. */
const refusalWords = words<Record<string, string>>({
  en: {
    stale: "The table moved on while you were choosing: here is the new choice.",
    too_fast: "That was a little fast. Wait a moment and try again.",
  },
  it: {
    stale: "Il tavolo è andato avanti mentre sceglievi: ecco la nuova scelta.",
    too_fast: "Un po' troppo in fretta. Aspetta un momento e riprova.",
  },
});

/** A sentence for the player: our own for known codes, else the server's. */
export function refusalText(refusal: Refusal): string {
  if (refusal.code === "offline") return spoken(shellWords).offline;
  return spoken(refusalWords)[refusal.code] ?? (refusal.message || spoken(shellWords).trouble(refusal.code));
}
