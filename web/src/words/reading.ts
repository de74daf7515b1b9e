import { words } from "./language.svelte";

/** Where the values of a thing come from, by the mark in the content. */
export const readingWords = words<Record<"rulebook" | "public" | "house", string>>({
  en: {
    rulebook: "Values of the rulebook.",
    public: "Values from public sources.",
    house: "Values of our own: the book does not print them.",
  },
  it: {
    rulebook: "Valori del regolamento.",
    public: "Valori da fonti pubbliche.",
    house: "Valori nostri: il libro non li riporta.",
  },
});
