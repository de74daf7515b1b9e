import { words } from "./language.svelte";

/** Words about sound. */
export const soundWords = words({
  en: {
    sound: "Sound",
    soundNote: "All of it is made by this program. With reduced motion it is off until you switch it on.",
    volume: "Volume",
    kinds: "What is heard",
    groups: {
      dice: "Dice",
      board: "Steps and doors",
      fight: "Fights",
      cards: "Cards",
      signals: "Signs of the game",
      calls: "Calls: my turn, chat",
      ambience: "The place",
    },
    mute: "Mute the sound",
    unmute: "Switch the sound on",
  },
  it: {
    sound: "Suono",
    soundNote: "È tutto creato da questo programma. Con le animazioni ridotte resta spento finché non lo accendi.",
    volume: "Volume",
    kinds: "Che cosa si sente",
    groups: {
      dice: "Dadi",
      board: "Passi e porte",
      fight: "Combattimenti",
      cards: "Carte",
      signals: "Segnali della partita",
      calls: "Richiami: il mio turno, chat",
      ambience: "Il luogo",
    },
    mute: "Spegni il suono",
    unmute: "Accendi il suono",
  },
});
