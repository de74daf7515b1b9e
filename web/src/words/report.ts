import { words } from "./language.svelte";

/** Words of the dialog for reporting a problem. */
export const reportWords = words({
  en: {
    title: "Report a problem",
    lead: "One file with the record of this game, the version and what happened last: enough to look into it. It holds no link and no key.",
    said: "What went wrong? (optional)",
    saidHint: "What you did, what you expected, what happened instead.",
    download: "Download the report",
    done: "Saved. Send the file to whoever looks after this server, or attach it to an issue.",
  },
  it: {
    title: "Segnala un problema",
    lead: "Un solo file con la registrazione della partita, la versione e gli ultimi avvenimenti: quanto basta per capire. Non contiene link né chiavi.",
    said: "Che cosa non va? (facoltativo)",
    saidHint: "Che cosa hai fatto, che cosa ti aspettavi, che cosa è successo invece.",
    download: "Scarica la segnalazione",
    done: "Salvata. Manda il file a chi cura questo server, o allegalo a una segnalazione.",
  },
});
