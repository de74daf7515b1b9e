import { words } from "./language.svelte";

/** Where the values of a thing come from, by the mark in the content. */
export const readingWords = words<Record<"rulebook" | "public" | "house", string>>({
  en: {
    rulebook: "Values of the rulebook.",
    public: "Values from public sources.",
    house: "Our own values: the rulebook gives none.",
  },
  it: {
    rulebook: "Valori del regolamento.",
    public: "Valori da fonti pubbliche.",
    house: "Valori nostri: il regolamento non ne dà.",
  },
});
