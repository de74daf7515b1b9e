import { words } from "./language.svelte";

/** What the board itself says; everything else on it is said by the server. */
export const boardWords = words({
  en: {
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Show the whole board",
    names: "Names of the zones",
    wayCost: (steps: number, actions: number) =>
      `${steps} steps${actions > 0 ? ` · ${actions} ${actions === 1 ? "Action" : "Actions"}` : ""}`,
    help: "Arrow keys: to the nearest thing you may choose. Shift and arrow keys: over everything. Enter chooses, Escape leaves.",
  },
  it: {
    zoomIn: "Ingrandisci",
    zoomOut: "Riduci",
    fit: "Mostra tutto il tabellone",
    names: "Nomi delle zone",
    wayCost: (steps: number, actions: number) =>
      `${steps} passi${actions > 0 ? ` · ${actions} ${actions === 1 ? "Azione" : "Azioni"}` : ""}`,
    help: "Frecce: alla cosa più vicina che puoi scegliere. Maiuscole e frecce: su ogni cosa. Invio sceglie, Esc esce.",
  },
});
