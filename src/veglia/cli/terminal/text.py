"""The terminal's own words; what belongs to a game comes from the game."""

from typing import Final

from veglia.kernel.standing import ALWAYS, NEVER, PLAYABLE
from veglia.kernel.window import FIGHT, PHASE, TURN

HELP_EN: Final = """\
Type the number of an option. Besides numbers there are:
Enter     show the options again
?         the rule behind the question
? L3      the rule behind line L3 of what happened
? WORD    the rules about a word, or the rule with an id
a         what you may do at any time besides answering the question
u         undo the last choice, unless dice or cards have been revealed since
l         everything that happened since the game was opened
b         show everything again
q         save and leave
help      this page
Square brackets after an option show what is at the place it leads to."""

HELP_IT: Final = """\
Scrivi il numero di un'opzione. Oltre ai numeri ci sono:
Invio     mostra di nuovo le opzioni
?         la regola dietro la domanda
? L3      la regola dietro la riga L3 di ciò che è successo
? PAROLA  le regole su una parola, o la regola con un id
a         ciò che puoi fare in ogni momento, oltre a rispondere
u         annulla l'ultima scelta, finché non si rivelano dadi o carte
l         tutto ciò che è successo da quando la partita è aperta
b         mostra di nuovo tutto
q         salva ed esce
help      questa pagina
Le parentesi quadre dopo un'opzione mostrano che cosa c'è nel posto a cui porta."""

WINDOW_HELP_EN: Final = """\
When something happens that you may answer with a card, a window opens:
Enter     pass: play nothing now
h         hold: ask me at every moment, until h is typed again
w         at which moments I am asked
w 1 never set that for moment 1: always, playable (only when I can play something) or never
p fight   pass at every window until the end of this fight; also: p phase, p turn"""

WINDOW_HELP_IT: Final = """\
Quando accade qualcosa a cui puoi rispondere con una carta, si apre una finestra:
Invio     passa: per ora non giochi nulla
h         aspetta: chiedimelo a ogni momento, finché scrivi di nuovo h
w         in quali momenti mi si chiede
w 1 mai   lo decide per il momento 1: sempre, possibile (solo se posso giocare qualcosa) o mai
p scontro passa a ogni finestra fino alla fine di questo scontro; anche: p fase, p turno"""

SEATS_HELP_EN: Final = """\
s 2       hand the keyboard over to player 2, who sees other things than you; s alone: to whoever is asked"""

SEATS_HELP_IT: Final = """\
s 2       passa la tastiera al giocatore 2, che vede altre cose; s da solo: a chi deve rispondere"""

EN: Final = {
    "seed": "seed {seed}",
    "practice": "practice",
    "player": "Player {number}",
    "round": "Round {round}",
    "goals": "Goals",
    "known": "What you know",
    "hands": "Hands",
    "unseen": "{count} face down",
    "held": "Cards: {cards}",
    "above": "Above the ground",
    "over": "over {below}",
    "places": "On the board",
    "piles": "Cards",
    "signs": "Signs",
    "party": "At the table",
    "log": "What happened",
    "choose": "Choose",
    "mission_rules": "? {chapter}: the rules of this mission",
    "earlier": "{count} earlier lines: l shows them",
    "rule_hint": "? L1: the rule behind line L1",
    "reference": "For reference, needs: {needs}",
    "house_ruling": "Our ruling",
    "actions": "Actions",
    "free": "+{free} free",
    "hint": "number, ? rule, u undo{aside}, q save and leave, help",
    "hint_aside": ", a other actions",
    "window": "You may answer",
    "window_hint": "number, Enter pass, h hold, p pass on, w when to ask, help",
    "not_a_choice": "{said!r} is not a choice: type a number from 1 to {count}, or help.",
    "not_a_command": "{said!r} is not a command: type help.",
    "no_such_rule": "No line and no rule for {said!r}.",
    "matches": "Rules about {said!r}; ? and an id shows one:",
    "more": "and {count} more",
    "undone": "Last choice undone.",
    "undo_nothing": "Nothing to undo: no choice has been made yet.",
    "undo_refused": "Dice or cards have been revealed since: this stays (--practice allows undoing it).",
    "no_asides": "There is nothing else to do now; answer the question.",
    "aside": "What else do you do? (Enter: nothing)",
    "nothing_done": "Nothing done.",
    "won": "You have won.",
    "lost": "You have lost.",
    "nobody": "The game is over. Nobody has won.",
    "because": "Reason",
    "side_won": "won",
    "side_lost": "lost",
    "side_over": "a draw",
    "resume": "Saved. Resume with: veglia play --resume {file}",
    "why": "Why",
    "hand_over": "Hand the keyboard over to {player}",
    "look_away": "The others look away. {player}: press Enter to see your table (q: save and leave).",
    "may_react": "{player} may react: {moment}. Press Enter to continue, r to hand the keyboard over.",
    "other_asked": "{player} is asked now: s hands the keyboard over, a does something else.",
    "no_such_player": "{said!r} is not another player here: {players}.",
    "no_windows": "This game has no moments at which cards answer something.",
    "no_window": "No window is open now.",
    "holding": "Holding: you are asked at every moment. h ends that.",
    "released": "No longer holding: you are asked as w shows.",
    "passing": "You pass at every window until the end of the {scope}. h ends that.",
    "wishes": "When you are asked",
    "wish_hint": "w NUMBER {wishes}",
    "no_such_moment": "{said!r} is not a moment: type a number from 1 to {count}.",
    "no_such_wish": "{said!r} is not an answer; answers are {wishes}.",
    "no_such_scope": "{said!r} does not say until when; use {scopes}.",
    "help": HELP_EN,
    "window_help": WINDOW_HELP_EN,
    "seats_help": SEATS_HELP_EN,
}

IT: Final = {
    "seed": "seme {seed}",
    "practice": "allenamento",
    "player": "Giocatore {number}",
    "round": "Round {round}",
    "goals": "Obiettivi",
    "known": "Che cosa sai",
    "hands": "Carte in mano",
    "unseen": "{count} coperte",
    "held": "Carte: {cards}",
    "above": "Sopra il terreno",
    "over": "sopra {below}",
    "places": "Sulla mappa",
    "piles": "Carte",
    "signs": "Segni",
    "party": "Al tavolo",
    "log": "Che cosa è successo",
    "choose": "Scegli",
    "mission_rules": "? {chapter}: le regole di questa missione",
    "earlier": "{count} righe precedenti: l le mostra",
    "rule_hint": "? L1: la regola dietro la riga L1",
    "reference": "Come riferimento, serve: {needs}",
    "house_ruling": "Nostra interpretazione",
    "actions": "Azioni",
    "free": "+{free} gratis",
    "hint": "numero, ? regola, u annulla{aside}, q salva ed esce, help",
    "hint_aside": ", a altro",
    "window": "Puoi rispondere",
    "window_hint": "numero, Invio passa, h aspetta, p passa oltre, w quando chiedere, help",
    "not_a_choice": "{said!r} non è una scelta: scrivi un numero da 1 a {count}, oppure help.",
    "not_a_command": "{said!r} non è un comando: scrivi help.",
    "no_such_rule": "Nessuna riga e nessuna regola per {said!r}.",
    "matches": "Regole su {said!r}; ? e un id ne mostra una:",
    "more": "e altre {count}",
    "undone": "Ultima scelta annullata.",
    "undo_nothing": "Niente da annullare: non è stata ancora fatta alcuna scelta.",
    "undo_refused": "Da allora si sono rivelati dadi o carte: la scelta resta (--practice la annulla).",
    "no_asides": "Ora non c'è altro da fare: rispondi alla domanda.",
    "aside": "Che altro fai? (Invio: niente)",
    "nothing_done": "Nulla di fatto.",
    "won": "Avete vinto.",
    "lost": "Avete perso.",
    "nobody": "La partita è finita. Nessuno ha vinto.",
    "because": "Motivo",
    "side_won": "vittoria",
    "side_lost": "sconfitta",
    "side_over": "pareggio",
    "resume": "Salvata. Per continuare: veglia play --resume {file}",
    "why": "Perché",
    "hand_over": "Passa la tastiera a {player}",
    "look_away": "Gli altri non guardano. {player}: premi Invio per vedere il tuo tavolo (q: salva ed esce).",
    "may_react": "{player} può reagire: {moment}. Invio per continuare, r per passare la tastiera.",
    "other_asked": "Ora deve rispondere {player}: s passa la tastiera, a fa qualcos'altro.",
    "no_such_player": "{said!r} non è un altro giocatore: {players}.",
    "no_windows": "In questo gioco non ci sono momenti in cui una carta risponde a qualcosa.",
    "no_window": "Ora nessuna finestra è aperta.",
    "holding": "In attesa: ti si chiede a ogni momento. h lo termina.",
    "released": "Attesa finita: ti si chiede come mostra w.",
    "passing": "Passi a ogni finestra fino alla fine: {scope}. h lo termina.",
    "wishes": "Quando ti si chiede",
    "wish_hint": "w NUMERO {wishes}",
    "no_such_moment": "{said!r} non è un momento: scrivi un numero da 1 a {count}.",
    "no_such_wish": "{said!r} non è una risposta; le risposte sono {wishes}.",
    "no_such_scope": "{said!r} non dice fino a quando; usa {scopes}.",
    "help": HELP_IT,
    "window_help": WINDOW_HELP_IT,
    "seats_help": SEATS_HELP_IT,
}

# What players type for standing answers, and how these are told.
WISHES: Final = {
    "en": {"always": ALWAYS, "playable": PLAYABLE, "never": NEVER},
    "it": {"sempre": ALWAYS, "possibile": PLAYABLE, "mai": NEVER},
}
WISHES_TOLD: Final = {
    "en": {ALWAYS: "always asked", PLAYABLE: "asked when you can play something", NEVER: "never asked"},
    "it": {ALWAYS: "sempre", PLAYABLE: "quando puoi giocare qualcosa", NEVER: "mai"},
}
SCOPES: Final = {
    "en": {"fight": FIGHT, "phase": PHASE, "turn": TURN},
    "it": {"scontro": FIGHT, "fase": PHASE, "turno": TURN},
}

TEXTS: Final[dict[str, dict[str, str]]] = {"en": EN, "it": IT}
