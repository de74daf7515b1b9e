import { words } from "./language.svelte";

/** What the board itself says; everything else on it is said by the server. */
export const boardWords = words({
  en: {
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Show the whole board",
    help: "Arrow keys: to the nearest thing you may choose. Shift and arrow keys: over everything. Enter chooses, Escape leaves.",
    rolled: "Rolled",
    skip: "Skip",
  },
  it: {
    zoomIn: "Ingrandisci",
    zoomOut: "Riduci",
    fit: "Mostra tutto il tabellone",
    help: "Frecce: alla cosa più vicina che puoi scegliere. Maiuscole e frecce: su ogni cosa. Invio sceglie, Esc esce.",
    rolled: "Tirato",
    skip: "Salta",
  },
});
