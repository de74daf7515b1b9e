import { words } from "./language.svelte";

/** Whom we thank; shown wherever the page says who made it. */
export const creditsWords = words({
  en: {
    icons: "Icons by Lorc, Delapouite and other contributors of game-icons.net, under CC BY 3.0; shortened by us.",
    drawings: "The board, the portraits and all other drawings are our own.",
    fonts: "Fonts: Inter by the Inter Project Authors and Bitter by the Bitter Project Authors, under the SIL Open Font License 1.1:",
    fontsLicence: "the licence",
    iconsLink: "https://game-icons.net",
    licenceLink: "https://creativecommons.org/licenses/by/3.0/",
  },
  it: {
    icons: "Icone di Lorc, Delapouite e altri autori di game-icons.net, con licenza CC BY 3.0; semplificate da noi.",
    drawings: "Il tabellone, i ritratti e tutti gli altri disegni sono nostri.",
    fonts: "Caratteri: Inter degli Inter Project Authors e Bitter dei Bitter Project Authors, con licenza SIL Open Font License 1.1:",
    fontsLicence: "la licenza",
    iconsLink: "https://game-icons.net",
    licenceLink: "https://creativecommons.org/licenses/by/3.0/deed.it",
  },
});
