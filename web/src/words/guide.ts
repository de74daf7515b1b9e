import { words } from "./language.svelte";

export interface LessonWords {
  title: string;
  text: string;
  /** What to do now, for lessons that are learnt by doing. */
  task?: string;
}

/** Words of the guided first game: a title and two or three sentences for each lesson. */
export const guideWords = words({
  en: {
    guide: "Guide",
    goOn: "Go on",
    leave: "Leave the guide",
    leaveNote: "The game goes on; only the hints stop.",
    later: "Later",
    nextGoal: "Your goal",
    newTable: "Set a table of your own",
    again: "Play it again",
    watch: "Watch the replay",
    lessons: {
      welcome: {
        title: "Good evening, stranger",
        text: "The dead walk this town. Fetch what lies in the two crates, then bring everybody out through the Exit. If one of you falls, the night is lost. What is left to do always stands here.",
      },
      board: {
        title: "What glows can be chosen",
        text: "The question stands here, with everything you may answer. The same answers glow on the board: click or tap there, or press a number key. Whatever does not glow tells you why when you click it.",
      },
      gear: {
        title: "Before the night begins",
        text: "Gear is dealt out. A weapon in a hand or in the preferred slot can be used; what lies in the backpack must be taken out first.",
        task: "Pick what you like: any answer is fine.",
      },
      activate: {
        title: "Who goes first?",
        text: "Each round every survivor takes one turn, in the order you like. Then the zombies act.",
        task: "Choose a survivor that glows.",
      },
      actions: {
        title: "Three actions a turn",
        text: "This is whoever is active: the pips are the actions left, below lie hands and backpack. Moving, searching, attacking: each costs one action, and the same one may be done again.",
      },
      move: {
        title: "Move",
        text: "A move takes you one zone further. Leaving a zone with zombies costs an action more for each of them, so do not walk in lightly.",
        task: "Move to a zone that glows, toward a crate.",
      },
      why: {
        title: "Ask the table",
        text: "Hover, focus or long press anything, a card, a skill, a zombie, and it explains itself. Point at an answer and you see beforehand what would come of it.",
      },
      attack: {
        title: "Zombies within reach",
        text: "Point at the attack first: it shows the dice, what they need, and who would be hit first. You cannot choose that in a shot, so mind friends in the same zone.",
        task: "Attack the zombies that glow.",
      },
      dice: {
        title: "The dice have spoken",
        text: "Every die that reached the weapon's number is a hit; one hit takes down one zombie, if the weapon's damage is high enough for it. The log says all of it, and each line opens its rule.",
      },
      adrenaline: {
        title: "Adrenaline",
        text: "Kills and objectives fill this bar. At each colour the survivor gains a skill. But the more dangerous you get, the more zombies come: the highest bar counts.",
      },
      level: {
        title: "A new danger level",
        text: "The bar has reached the next colour. There is a new skill among the chips, and from now on the zombie cards are read in the line of that colour.",
      },
      noise: {
        title: "They heard that",
        text: "There is one noise token, where the last loud thing happened. Zombies that see nobody go there. You can use it: make noise where you are not.",
      },
      reload: {
        title: "Empty",
        text: "This weapon must be reloaded before it fires again: with an action now, or free of charge at the end of the round.",
      },
      friendly: {
        title: "Friendly fire",
        text: "Shots that miss may hit friends in the same zone. Striking with a blade or a pan never does.",
      },
      away: {
        title: "Getting away costs",
        text: "There were zombies in the zone you left, and each one cost an action more. Kill them first, or keep your distance.",
      },
      search: {
        title: "Something may be hidden here",
        text: "In a room without zombies you may search once a turn, townsfolk more often: you draw a card and keep it or not.",
        task: "Search when you can spare an action.",
      },
      objective: {
        title: "The crate!",
        text: "You stand at an objective. Taking it gives adrenaline and a Bounty Weapon, the best there is.",
        task: "Take it.",
      },
      bounty: {
        title: "A Bounty Weapon",
        text: "Put it in a hand or in the preferred slot to use it. What it replaces can go to the backpack.",
      },
      arrange: {
        title: "Putting cards away",
        text: "Pick a card and where it goes; what lies there changes places with it. Take as many steps as you like, then finish.",
      },
      turn: {
        title: "The turn is over",
        text: "With the last action the turn ends by itself; you may also end it earlier. When everyone has had a turn, it is the zombies' turn.",
      },
      forecast: {
        title: "What will the zombies do?",
        text: "Nothing they do is a secret. Switch on the forecast and arrows show where each group would go if the zombies acted now.",
      },
      wounds: {
        title: "Somebody gets hurt",
        text: "Zombies do not roll, they hit. You decide who takes the wound: most survivors fall at the second, brawlers at the third.",
      },
      split: {
        title: "Two ways to go",
        text: "When zombies have two equally short ways they split up. The odd one goes where you send it.",
      },
      zombies: {
        title: "The zombies' phase",
        text: "Those in a zone with a survivor attacked, the others came one zone closer: to those they see, or to the noise. Runners act twice. Then new ones appear.",
      },
      spawn: {
        title: "More of them",
        text: "For each spawn token a card was drawn; the number on the token is the order. Holy Water sends a mobile token back to the starting one.",
      },
      wounded: {
        title: "Ouch",
        text: "This is a practice table: anything can be taken back, dice too. Use undo as often as you like and try another way.",
      },
      back: {
        title: "Half the work is done",
        text: "A goal is met. Now bring everybody here, to the Exit: whoever ends the turn in that zone without zombies may leave.",
      },
      exit: {
        title: "The way out",
        text: "You are at the Exit. Whoever has left is safe; the mission is won when everyone has.",
        task: "Leave, or hold the Exit for the others.",
      },
      alone: {
        title: "You know how it goes",
        text: "That was a whole round. From here on I am quiet and only speak up when something is new. Stay together, do not let them surround you, and keep an eye on the noise.",
      },
      won: {
        title: "Dawn!",
        text: "Everyone is out. You have played a whole mission by the book. There are ten more, and friends can join by a link.",
      },
      lost: {
        title: "The night was longer",
        text: "It happens to the best. Take the last choices back and try again, or begin anew: the same town, a little wiser.",
      },
    } as Record<string, LessonWords>,
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
    lessons: {
      welcome: {
        title: "Buonasera, straniero",
        text: "In questa città i morti camminano. Prendi ciò che sta nelle due casse, poi porta tutti fuori dall'Uscita. Se uno di voi cade, la notte è perduta. Qui leggi sempre che cosa resta da fare.",
      },
      board: {
        title: "Ciò che brilla si può scegliere",
        text: "Qui c'è la domanda, con tutte le risposte possibili. Le stesse risposte brillano sul tabellone: fai clic o tocca lì, oppure premi un numero. Ciò che non brilla ti dice perché, se lo tocchi.",
      },
      gear: {
        title: "Prima che cominci la notte",
        text: "Si distribuisce l'equipaggiamento. Un'arma in mano o nello spazio preferito si può usare; ciò che sta nello zaino va prima tirato fuori.",
        task: "Scegli come vuoi: ogni risposta va bene.",
      },
      activate: {
        title: "Chi comincia?",
        text: "In ogni round ogni sopravvissuto fa un turno, nell'ordine che vuoi. Poi tocca agli zombie.",
        task: "Scegli un sopravvissuto che brilla.",
      },
      actions: {
        title: "Tre azioni per turno",
        text: "Ecco chi è attivo: i pallini sono le azioni che restano, sotto ci sono le mani e lo zaino. Muoversi, cercare, attaccare: ogni cosa costa un'azione, e la stessa si può ripetere.",
      },
      move: {
        title: "Muoversi",
        text: "Un movimento ti porta una zona più in là. Lasciare una zona con zombie costa un'azione in più per ciascuno di loro: non entrarci alla leggera.",
        task: "Muoviti in una zona che brilla, verso una cassa.",
      },
      why: {
        title: "Chiedi al tavolo",
        text: "Passa sopra qualunque cosa, una carta, un'abilità, uno zombie, oppure tienila premuta: si spiega da sola. Se punti una risposta, vedi prima che cosa ne verrebbe.",
      },
      attack: {
        title: "Zombie a portata",
        text: "Prima punta l'attacco: mostra i dadi, quanto serve e chi sarebbe colpito per primo. Sparando non puoi sceglierlo: attento agli amici nella stessa zona.",
        task: "Attacca gli zombie che brillano.",
      },
      dice: {
        title: "I dadi hanno parlato",
        text: "Ogni dado che raggiunge il numero dell'arma è un colpo; un colpo abbatte uno zombie, se il danno dell'arma basta. Il registro dice tutto, e ogni riga apre la sua regola.",
      },
      adrenaline: {
        title: "Adrenalina",
        text: "Uccisioni e obiettivi riempiono questa barra. A ogni colore il sopravvissuto ottiene un'abilità. Ma più diventate pericolosi, più zombie arrivano: conta la barra più alta.",
      },
      level: {
        title: "Un nuovo livello di pericolo",
        text: "La barra ha raggiunto il colore successivo. C'è una nuova abilità, e da ora le carte zombie si leggono alla riga di quel colore.",
      },
      noise: {
        title: "Ti hanno sentito",
        text: "C'è un solo segnalino rumore, dove è successa l'ultima cosa rumorosa. Gli zombie che non vedono nessuno vanno lì. Puoi servirtene: fai rumore dove non ci sei.",
      },
      reload: {
        title: "Scarica",
        text: "Quest'arma va ricaricata prima di sparare ancora: con un'azione adesso, o senza spesa alla fine del round.",
      },
      friendly: {
        title: "Fuoco amico",
        text: "I colpi mancati possono ferire gli amici nella stessa zona. Con una lama o una padella non succede mai.",
      },
      away: {
        title: "Scappare costa",
        text: "Nella zona che hai lasciato c'erano zombie, e ciascuno è costato un'azione in più. Prima eliminali, o tieniti a distanza.",
      },
      search: {
        title: "Qui può esserci qualcosa",
        text: "In una stanza senza zombie puoi cercare una volta per turno, i Cittadini di più: peschi una carta e decidi se tenerla.",
        task: "Cerca quando ti avanza un'azione.",
      },
      objective: {
        title: "La cassa!",
        text: "Sei a un obiettivo. Prenderlo dà adrenalina e un'Arma Taglia, la migliore che ci sia.",
        task: "Prendilo.",
      },
      bounty: {
        title: "Un'Arma Taglia",
        text: "Mettila in una mano o nello spazio preferito per usarla. Ciò che sostituisce può andare nello zaino.",
      },
      arrange: {
        title: "Sistemare le carte",
        text: "Scegli una carta e dove metterla; ciò che sta lì si scambia con essa. Fai quanti passi vuoi, poi concludi.",
      },
      turn: {
        title: "Il turno è finito",
        text: "Con l'ultima azione il turno finisce da solo; puoi anche finirlo prima. Quando tutti hanno giocato, tocca agli zombie.",
      },
      forecast: {
        title: "Che cosa faranno gli zombie?",
        text: "Niente di ciò che fanno è un segreto. Accendi la previsione: le frecce mostrano dove andrebbe ogni gruppo se gli zombie agissero adesso.",
      },
      wounds: {
        title: "Qualcuno si fa male",
        text: "Gli zombie non tirano dadi: colpiscono. Decidi tu chi prende la ferita: quasi tutti cadono alla seconda, i Lottatori alla terza.",
      },
      split: {
        title: "Due strade",
        text: "Quando gli zombie hanno due vie ugualmente brevi si dividono. Quello in più va dove lo mandi tu.",
      },
      zombies: {
        title: "La fase degli zombie",
        text: "Quelli nella zona di un sopravvissuto hanno attaccato, gli altri si sono avvicinati di una zona: a chi vedono, o al rumore. I corridori agiscono due volte. Poi ne arrivano altri.",
      },
      spawn: {
        title: "Ne arrivano altri",
        text: "Per ogni segnalino Generazione si è pescata una carta; il numero sul segnalino è l'ordine. L'Acqua Santa rimanda un segnalino mobile da quello di partenza.",
      },
      wounded: {
        title: "Ahi",
        text: "Questo è un tavolo di allenamento: si può annullare tutto, anche i dadi. Annulla quanto vuoi e prova un'altra strada.",
      },
      back: {
        title: "Metà del lavoro è fatta",
        text: "Un obiettivo è raggiunto. Adesso porta tutti qui, all'Uscita: chi finisce il turno in quella zona senza zombie può andarsene.",
      },
      exit: {
        title: "La via d'uscita",
        text: "Sei all'Uscita. Chi se n'è andato è salvo; la missione è vinta quando sono usciti tutti.",
        task: "Esci, o tieni l'Uscita per gli altri.",
      },
      alone: {
        title: "Ora sai come si fa",
        text: "Questo era un round intero. D'ora in poi taccio, e parlo solo quando c'è qualcosa di nuovo. State uniti, non fatevi circondare e attenti al rumore.",
      },
      won: {
        title: "L'alba!",
        text: "Siete tutti fuori. Hai giocato un'intera missione secondo il regolamento. Ce ne sono altre dieci, e gli amici si uniscono con un link.",
      },
      lost: {
        title: "La notte è stata più lunga",
        text: "Capita ai migliori. Annulla le ultime scelte e riprova, o ricomincia da capo: la stessa città, un po' più saggi.",
      },
    } as Record<string, LessonWords>,
  },
});
