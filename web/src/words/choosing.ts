import { words } from "./language.svelte";

/** Words of choosing: folds, cards in the hand, ways over the board, and the pace of what is shown. */
export const choosingWords = words({
  en: {
    folds: {
      idle: (count: number) => `${count} attacks without a target`,
      group: (count: number) => `${count} options`,
      more: (count: number) => `${count} more`,
    },
    back: "Back",
    ends: "Finish",
    moreBelow: "More below",

    holding: (name: string) => `Picked up: ${name}`,
    whereTo: (places: number): string => (places === 0 ? "It cannot be put anywhere now." : "Choose where it goes: possible places glow."),
    discard: "Discard",
    letGo: "Put it back",
    sureToDiscard: (name: string) => `Discard ${name}? The card will be gone.`,
    keep: "Keep it",

    stopped: "Stopped here: something has changed.",

    closeUp: (zone: string) => `Close-up: ${zone}`,

    pause: "Pause",
    goOn: "Go on",
    step: "One step",
    paces: { slower: "Slower", usual: "Normal", fast: "Fast", instant: "At once" },
    moved: (count: number) => (count === 1 ? "1 moved" : `${count} moved`),
    appeared: (count: number) => (count === 1 ? "1 appeared" : `${count} appeared`),
    removed: (count: number) => (count === 1 ? "1 gone" : `${count} gone`),
    lost: (name: string, count: number) => `${name} lost ${count}`,

    textSize: "Text size",
    sizes: { normal: "Normal", large: "Large", huge: "Very large" },
    otherRulings: (count: number) => (count === 1 ? "1 more ruling" : `${count} more rulings`),

    hide: "Hide",
  },
  it: {
    folds: {
      idle: (count: number) => `${count} attacchi senza bersaglio`,
      group: (count: number) => `${count} opzioni`,
      more: (count: number) => `Altre ${count}`,
    },
    back: "Indietro",
    ends: "Concludi",
    moreBelow: "Altro più sotto",

    holding: (name: string) => `Carta scelta: ${name}`,
    whereTo: (places: number): string => (places === 0 ? "Adesso non può andare da nessuna parte." : "Scegli dove metterla: i posti possibili sono illuminati."),
    discard: "Scarta",
    letGo: "Rimettila a posto",
    sureToDiscard: (name: string) => `Scartare ${name}? La carta andrà persa.`,
    keep: "Tienila",

    stopped: "Fermata qui: qualcosa è cambiato.",

    closeUp: (zone: string) => `Da vicino: ${zone}`,

    pause: "Pausa",
    goOn: "Continua",
    step: "Un passo",
    paces: { slower: "Lenta", usual: "Normale", fast: "Rapida", instant: "Immediata" },
    moved: (count: number) => (count === 1 ? "1 si è mosso" : `${count} si sono mossi`),
    appeared: (count: number) => (count === 1 ? "1 è arrivato" : `${count} sono arrivati`),
    removed: (count: number) => (count === 1 ? "1 in meno" : `${count} in meno`),
    lost: (name: string, count: number) => `${name} ha perso ${count}`,

    textSize: "Dimensione del testo",
    sizes: { normal: "Normale", large: "Grande", huge: "Molto grande" },
    otherRulings: (count: number) => (count === 1 ? "Un'altra interpretazione" : `Altre ${count} interpretazioni`),

    hide: "Nascondi",
  },
});
