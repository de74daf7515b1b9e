import { words } from "./language.svelte";

/** Words of the rulebook page. */
export const rulebookWords = words({
  en: {
    title: "Rulebook",
    search: "Search the rules",
    searchHint: "A word, its beginning, or a rule's number",
    found: (count: number) => (count === 1 ? "1 rule found" : `${count} rules found`),
    nothing: "No rule has these words. Try fewer, or only the beginning of one.",
    clear: "Clear the search",
    chapters: "Chapters",
    rules: (count: number) => (count === 1 ? "1 rule" : `${count} rules`),
    copyLink: "Copy the link to this rule",
    top: "Back to the top",
    ours: "ours",
    oursNote: "Where the rulebook is silent, we decide and say why. These rulings are marked “ours”.",
    question: "Open question",
    reference: (needs: string) => `For reference: needs ${needs}`,
    unknown: "This rule is not in the book; it may belong to another version.",
  },
  it: {
    title: "Regolamento",
    search: "Cerca nelle regole",
    searchHint: "Una parola, il suo inizio, o il numero di una regola",
    found: (count: number) => (count === 1 ? "1 regola trovata" : `${count} regole trovate`),
    nothing: "Nessuna regola contiene queste parole. Prova con meno parole, o solo con l'inizio.",
    clear: "Cancella la ricerca",
    chapters: "Capitoli",
    rules: (count: number) => (count === 1 ? "1 regola" : `${count} regole`),
    copyLink: "Copia il link di questa regola",
    top: "Torna su",
    ours: "nostra",
    oursNote: "Dove il regolamento tace, decidiamo noi e diciamo perché. Queste interpretazioni portano il segno «nostra».",
    question: "Questione aperta",
    reference: (needs: string) => `Solo per riferimento: serve ${needs}`,
    unknown: "Questa regola non è nel regolamento; forse appartiene a un'altra versione.",
  },
});
