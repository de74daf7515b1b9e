"""The terminal's own words; what belongs to a game comes from the game."""

from typing import Final

HELP_EN: Final = """\
Type the number of an option. Besides numbers there are:
Enter     the options again
?         the rule behind the question
? L3      the rule behind line L3 of what happened
? WORD    the rules about a word (? dynamite), or the rule with an id
d         discard a card for free, of any Survivor, at any time
u         take the last choice back, unless dice or cards have come to light
l         everything that happened since the game was opened
b         draw everything again
q         save and leave
Zombies in brackets after an option stand in the Zone it aims at.
A weapon reads: range in Zones, number of dice, what a die must show, damage of each hit. \
dual: two alike strike together; reload: must be reloaded before it fires again; Bang!: Zombies hear it.
A Zombie falls to a single hit of the damage it needs, see the signs; weaker hits do nothing to it."""

HELP_IT: Final = """\
Scrivi il numero di un'opzione. Oltre ai numeri ci sono:
Invio     di nuovo le opzioni
?         la regola dietro la domanda
? L3      la regola dietro la riga L3 di ciò che è successo
? PAROLA  le regole su una parola (? dinamite), o la regola con un id
d         scarta gratis una carta, di qualunque Sopravvissuto, in ogni momento
u         annulla l'ultima scelta, finché non si rivelano dadi o carte
l         tutto ciò che è successo da quando la partita è aperta
b         ridisegna tutto
q         salva ed esce
Gli Zombie tra parentesi dopo un'opzione sono nella Zona a cui mira.
Un'arma si legge: gittata in Zone, numero di dadi, quanto deve fare un dado, danno di ogni colpo. \
doppia: due uguali colpiscono insieme; ricarica: va ricaricata prima di sparare ancora; \
Bang!: gli Zombie la sentono.
Uno Zombie cade con un solo colpo del danno che richiede, vedi i segni; colpi più deboli non fanno nulla."""

EN: Final = {
    "seed": "seed {seed}",
    "practice": "practice",
    "balconies": "Balconies",
    "over": "over {below}; stairs: {stairs}",
    "active_spawns": "Active Spawn tokens: {active} (with {limit} you lose)",
    "progress": "{done} of {total}",
    "mission_rules": "? {mission}: the rules of this Mission",
    "train": "Train",
    "car": "car",
    "tender": "tender",
    "cab": "cab",
    "tracks": "tracks",
    "piles": "Corpse Piles",
    "asleep": "asleep until someone enters the building:",
    "carries_coal": "carries a sack of coal",
    "feat": "{card}: {kills} kills {scope} in one {when}",
    "feat_turn": "Turn",
    "feat_action": "Action",
    "so_far": "{kills} so far",
    "signs": "Signs",
    "needs": "damage {damage}+",
    "moves": "{actions} Actions",
    "noise_sign": "Zombies that see nobody go there",
    "spawn_sign": "Zombies appear; (^...) not yet active",
    "earlier": "{count} earlier lines: l shows them",
    "rule_hint": "? L1: the rule behind line L1",
    "reference": "For reference, needs: {needs}",
    "actions": "Actions",
    "free": "+{free} free",
    "done": "has acted",
    "riding": "in the Wagon",
    "riding_sign": "[name] rides in the Wagon",
    "wounds": "Wounds",
    "ap": "AP",
    "slot_0": "hand",
    "slot_1": "hand",
    "slot_2": "pref",
    "slot_3": "pack",
    "slot_4": "pack",
    "slot_5": "pack",
    "slot_6": "new",
    "damage": "dmg",
    "dual": "dual",
    "reload": "reload",
    "bang": "Bang!",
    "boom": "BOOM!",
    "hint": "number, ? rule, u undo, d discard, q save and leave, h help",
    "not_a_choice": "{said!r} is not a choice: type a number from 1 to {count}, or h for help.",
    "no_such_rule": "No line and no rule for {said!r}.",
    "matches": "Rules about {said!r}; ? and an id shows one:",
    "more": "and {count} more",
    "undo_nothing": "Nothing to take back: no choice has been made yet.",
    "undo_refused": "Dice or cards have come to light since, so this stays (--practice allows it).",
    "no_cards": "Nobody has a card to discard.",
    "discard": "Which card is discarded for free? (Enter: none)",
    "kept": "Nothing discarded.",
    "nobody": "The game is over. Nobody has won.",
    "side_won": "won",
    "side_lost": "lost",
    "side_over": "a draw",
    "resume": "Saved. Go on with: veglia play --resume {file}",
    "why": "Why",
    "help": HELP_EN,
}

IT: Final = {
    "seed": "seme {seed}",
    "practice": "allenamento",
    "balconies": "Balconate",
    "over": "sopra {below}; scale: {stairs}",
    "active_spawns": "Segnalini Generazione attivi: {active} (con {limit} si perde)",
    "progress": "{done} su {total}",
    "mission_rules": "? {mission}: le regole di questa Missione",
    "train": "Treno",
    "car": "vagone",
    "tender": "tender",
    "cab": "cabina",
    "tracks": "binari",
    "piles": "Cumuli di Cadaveri",
    "asleep": "dormono finché qualcuno entra nell'edificio:",
    "carries_coal": "porta un sacco di carbone",
    "feat": "{card}: {kills} uccisioni {scope} in {when}",
    "feat_turn": "un Turno",
    "feat_action": "un'Azione",
    "so_far": "finora {kills}",
    "signs": "Segni",
    "needs": "danno {damage}+",
    "moves": "{actions} Azioni",
    "noise_sign": "vi va lo Zombie che non vede nessuno",
    "spawn_sign": "compaiono Zombie; (^...) non attivo",
    "earlier": "{count} righe precedenti: l le mostra",
    "rule_hint": "? L1: la regola dietro la riga L1",
    "reference": "Come riferimento, serve: {needs}",
    "actions": "Azioni",
    "free": "+{free} gratis",
    "done": "ha agito",
    "riding": "nel Carro",
    "riding_sign": "[nome] sta nel Carro",
    "wounds": "Ferite",
    "ap": "PA",
    "slot_0": "mano",
    "slot_1": "mano",
    "slot_2": "pref",
    "slot_3": "zaino",
    "slot_4": "zaino",
    "slot_5": "zaino",
    "slot_6": "nuova",
    "damage": "dan",
    "dual": "doppia",
    "reload": "ricarica",
    "bang": "Bang!",
    "boom": "BOOM!",
    "hint": "numero, ? regola, u annulla, d scarta, q salva ed esce, h aiuto",
    "not_a_choice": "{said!r} non è una scelta: scrivi un numero da 1 a {count}, oppure h per l'aiuto.",
    "no_such_rule": "Nessuna riga e nessuna regola per {said!r}.",
    "matches": "Regole su {said!r}; ? e un id ne mostra una:",
    "more": "e altre {count}",
    "undo_nothing": "Niente da annullare: non è stata ancora fatta alcuna scelta.",
    "undo_refused": "Da allora si sono rivelati dadi o carte: la scelta resta (--practice la annulla).",
    "no_cards": "Nessuno ha carte da scartare.",
    "discard": "Quale carta si scarta gratis? (Invio: nessuna)",
    "kept": "Nessuna carta scartata.",
    "nobody": "La partita è finita. Nessuno ha vinto.",
    "side_won": "vittoria",
    "side_lost": "sconfitta",
    "side_over": "patta",
    "resume": "Salvata. Per continuare: veglia play --resume {file}",
    "why": "Perché",
    "help": HELP_IT,
}

# What a Feat asks for, after "3 kills".
SCOPES_EN: Final = {
    "shells": "with shells",
    "pistol": "with Pistols",
    "rifle": "with Rifles",
    "melee": "in Melee",
    "ranged": "at Range",
    "balcony": "from a Balcony",
}
SCOPES_IT: Final = {
    "shells": "con cartucce",
    "pistol": "con Pistole",
    "rifle": "con Fucili",
    "melee": "in Mischia",
    "ranged": "a Distanza",
    "balcony": "da una Balconata",
}

# Tokens on the board: in words, and as codes for narrow cells.
TOKENS_EN: Final = {
    "exit": ("EXIT", "EXIT"),
    "objective": ("OBJECTIVE", "*"),
    "blue_objective": ("BLUE OBJ.", "*blu"),
    "green_objective": ("GREEN OBJ.", "*grn"),
    "coal": ("COAL", "coal"),
    "starting": ("^start", "^S"),
    "mobile": ("^mobile", "^M"),
    "abomination": ("^abom", "^A"),
    "corpse_pile": ("^pile", "^P"),
    "bang": ("Bang!", "Bang!"),
    "boom": ("BOOM!", "BOOM!"),
    "vade_retro": ("Vade Retro", "VR"),
    "wagon": ("WAGON", "Wg"),
    "gatling": ("GATLING", "Gt"),
}
TOKENS_IT: Final = {
    **TOKENS_EN,
    "exit": ("USCITA", "USCITA"),
    "objective": ("OBIETTIVO", "*"),
    "blue_objective": ("OBIETT. BLU", "*blu"),
    "green_objective": ("OB. VERDE", "*ver"),
    "coal": ("CARBONE", "crb"),
    "starting": ("^inizio", "^I"),
    "corpse_pile": ("^cumulo", "^C"),
    "wagon": ("CARRO", "Cr"),
}

TEXTS: Final[dict[str, dict[str, str]]] = {"en": EN, "it": IT}
SCOPES: Final[dict[str, dict[str, str]]] = {"en": SCOPES_EN, "it": SCOPES_IT}
TOKENS: Final[dict[str, dict[str, tuple[str, str]]]] = {"en": TOKENS_EN, "it": TOKENS_IT}
