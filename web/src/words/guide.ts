import { words } from "./language.svelte";

/** Words of the guide; what it teaches is said by the title. */
export const guideWords = words({
  en: {
    guide: "Guide",
    goOn: "Go on",
    leave: "Leave the guide",
    leaveNote: "The game goes on; only the hints stop.",
    later: "Later",
    nextGoal: "Your goal",
    newTable: "Set up a table of your own",
    again: "Play it again",
    watch: "Watch the replay",
  },
  it: {
    guide: "Guida",
    goOn: "Avanti",
    leave: "Lascia la guida",
    leaveNote: "La partita continua; finiscono solo i consigli.",
    later: "Più tardi",
    nextGoal: "Il tuo obiettivo",
    newTable: "Prepara un tavolo tuo",
    again: "Giocala di nuovo",
    watch: "Rivedi la partita",
  },
});
