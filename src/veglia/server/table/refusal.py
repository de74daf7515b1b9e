"""What the server refuses: a code for programs, and a sentence in the languages of players."""

from collections.abc import Callable

from veglia.kernel.errors import VegliaError

LANGUAGES = ("en", "it")

# Code: the HTTP status, the sentence in English and in Italian. Names in braces are values of the refusal.
REFUSALS: dict[str, tuple[int, str, str]] = {
    "stale": (
        409,
        "The table moved on while you were choosing: here is the new choice.",
        "Il tavolo è andato avanti mentre sceglievi: ecco la nuova scelta.",
    ),
    "not_your_seat": (
        403,
        "This choice belongs to another seat.",
        "Questa scelta spetta a un altro posto.",
    ),
    "illegal_choice": (
        409,
        "This cannot be chosen now.",
        "Questo non si può scegliere ora.",
    ),
    "thinking": (
        429,
        "A hint is already being prepared.",
        "Un consiglio è già in arrivo.",
    ),
    "too_many_hints": (
        429,
        "Too many hints are being prepared: wait a moment.",
        "Troppi consigli in preparazione: attendi un momento.",
    ),
    "game_over": (409, "The game is over.", "La partita è finita."),
    "nothing_to_undo": (
        409,
        "Nothing can be undone: no choice was made, or dice or cards have been revealed since.",
        "Non si può annullare nulla: non c'è stata una scelta, oppure si sono rivelati dadi o carte.",
    ),
    "nothing_asked": (
        409,
        "Nobody is waiting for your consent.",
        "Nessuno attende il tuo consenso.",
    ),
    "not_your_choice": (
        403,
        "The last choice was the other side's: only they can undo it.",
        "L'ultima scelta è dell'altra parte: solo loro possono annullarla.",
    ),
    "needs_consent": (
        403,
        "This seat is the other side's: ask for it first. They have to agree, or be away for a while.",
        "Questo posto è dell'altra parte: prima chiedilo. Devono acconsentire o restare assenti per un po'.",
    ),
    "practice_alone": (
        422,
        "Practice is for one person: at such a table no seat has a link.",
        "L'allenamento è per una persona sola: a un tavolo così nessun posto ha un link.",
    ),
    "seed_chosen": (
        422,
        "The seed of a table with links is random: nobody can choose it.",
        "Il seme di un tavolo con link è casuale: nessuno può sceglierlo.",
    ),
    "seed_known": (
        409,
        "The seed of this table is known, so nobody else can join: make a new table with links.",
        "Il seme di questo tavolo è noto, quindi nessun altro può unirsi: crea un nuovo tavolo con link.",
    ),
    "no_window": (
        409,
        "There is nothing to react to now.",
        "Ora non c'è nulla a cui reagire.",
    ),
    "read_only": (403, "This link only watches.", "Questo link permette solo di guardare."),
    "not_host": (
        403,
        "Only whoever made the table can do this.",
        "Può farlo solo chi ha creato il tavolo.",
    ),
    "still_running": (
        403,
        "This can be seen when the game is over: it tells what is still hidden.",
        "Si potrà vedere a partita finita: rivela ciò che è ancora nascosto.",
    ),
    "unknown_thing": (
        404,
        "There is no such thing on the table.",
        "Sul tavolo non c'è nulla del genere.",
    ),
    "unknown_seat": (404, "There is no such seat.", "Questo posto non esiste."),
    "unknown_bot": (404, "There is no such bot.", "Questo bot non esiste."),
    "unknown_game": (404, "There is no such game.", "Questo gioco non esiste."),
    "unknown_language": (
        404,
        "This game does not speak that language.",
        "Questo gioco non parla quella lingua.",
    ),
    "unknown_table": (
        404,
        "There is no such table, or the link is not valid.",
        "Il tavolo non esiste, oppure il link non è valido.",
    ),
    "link_renewed": (
        410,
        "This link was replaced by a new one: ask whoever made the table for it.",
        "Questo link è stato sostituito da uno nuovo: chiedilo a chi ha creato il tavolo.",
    ),
    "invitation": (
        403,
        "This link is an invitation: open it to take the seat.",
        "Questo link è un invito: aprilo per prendere il posto.",
    ),
    "invitation_used": (
        410,
        "Somebody has taken this seat with this invitation already. If it was not you, tell whoever made the"
        " table.",
        "Qualcuno ha già preso questo posto con questo invito. Se non eri tu, avvisa chi ha creato il"
        " tavolo.",
    ),
    "no_invitation": (
        409,
        "This link is not an invitation: it opens the table itself.",
        "Questo link non è un invito: apre direttamente il tavolo.",
    ),
    "unknown_moment": (
        404,
        "The game has no such moment.",
        "La partita non ha questo momento.",
    ),
    "unknown_page": (404, "There is nothing here.", "Qui non c'è nulla."),
    "bad_setup": (
        422,
        "The table cannot be set up like this.",
        "Il tavolo non si può preparare così.",
    ),
    "bad_window": (
        422,
        "Reactions cannot be given that much time here.",
        "Qui le reazioni non possono durare così.",
    ),
    "bad_record": (
        422,
        "The record cannot be played: choice {number} is not possible at that point.",
        "La registrazione non si può giocare: la scelta {number} non è possibile a quel punto.",
    ),
    "changed_record": (
        422,
        "The record does not end as it says: it is damaged, or was changed.",
        "La registrazione non finisce come dichiara: è danneggiata o modificata.",
    ),
    "other_rules": (
        422,
        "This game was recorded with other rules ({version}) than this program's, and ends differently here.",
        "Questa partita è stata registrata con regole ({version}) diverse da quelle di questo programma,"
        " e qui finirebbe in un altro modo.",
    ),
    "bad_message": (
        400,
        "The message cannot be understood.",
        "Il messaggio non è comprensibile.",
    ),
    "bad_method": (
        405,
        "This address does not support that method.",
        "Questo indirizzo non accetta questo metodo.",
    ),
    "bad_origin": (
        403,
        "The request comes from another site.",
        "La richiesta viene da un altro sito.",
    ),
    "not_json": (
        415,
        "The body has to be JSON (Content-Type: application/json).",
        "Il contenuto deve essere JSON (Content-Type: application/json).",
    ),
    "too_large": (413, "The message is too large.", "Il messaggio è troppo grande."),
    "too_slow": (
        408,
        "The request did not come in time: try again.",
        "La richiesta non è arrivata in tempo: riprova.",
    ),
    "too_fast": (
        429,
        "Too many messages at once: wait a moment.",
        "Troppi messaggi insieme: attendi un momento.",
    ),
    "too_much": (
        429,
        "Too much was sent from here: wait a minute.",
        "Da qui sono stati inviati troppi dati: attendi un minuto.",
    ),
    "too_many_connections": (
        429,
        "Too many tables are open from here: close some.",
        "Da qui sono aperti troppi tavoli: chiudine qualcuno.",
    ),
    "too_many_tables": (
        429,
        "Too many tables were made from here: wait a minute.",
        "Da qui sono stati creati troppi tavoli: attendi un minuto.",
    ),
    "too_many_boards": (
        429,
        "Too many boards were drawn from here: wait a minute.",
        "Da qui sono stati disegnati troppi tabelloni: attendi un minuto.",
    ),
    "unknown_host": (
        421,
        "This server does not accept that name. Whoever runs it can add the name with --name.",
        "Questo server non risponde a quel nome. Chi lo gestisce può aggiungerlo con --name.",
    ),
    "table_full": (
        429,
        "Too many people are at this table already.",
        "Ci sono già troppe persone a questo tavolo.",
    ),
    "chat_empty": (
        422,
        "The message is empty.",
        "Il messaggio è vuoto.",
    ),
    "chat_too_long": (
        422,
        "This is too long: 300 characters at most.",
        "È troppo lungo: al massimo 300 caratteri.",
    ),
    "chat_too_fast": (
        429,
        "You are writing very fast: wait a few seconds.",
        "Scrivi molto in fretta: aspetta qualche secondo.",
    ),
    "no_side": (
        403,
        "You play no side now: you can write to the table.",
        "Ora non giochi nessuna parte: puoi scrivere al tavolo.",
    ),
    "name_too_long": (
        422,
        "This name is too long: 40 characters at most.",
        "Questo nome è troppo lungo: al massimo 40 caratteri.",
    ),
    "name_taken": (
        409,
        "Somebody at this table has this name already.",
        "Qualcuno a questo tavolo ha già questo nome.",
    ),
    "not_open": (
        403,
        "This table is no longer on the list of open tables.",
        "Questo tavolo non è più nell'elenco dei tavoli aperti.",
    ),
    "seat_taken": (
        409,
        "This seat is not free.",
        "Questo posto non è libero.",
    ),
    "unknown_person": (
        404,
        "This personal link is no longer valid.",
        "Questo link personale non è più valido.",
    ),
    "person_stale": (
        409,
        "Another device has saved something with this link meanwhile.",
        "Nel frattempo un altro dispositivo ha salvato qualcosa con questo link.",
    ),
    "too_many_links": (
        429,
        "Too many personal links were made from here: wait a minute.",
        "Da qui sono stati creati troppi link personali: attendi un minuto.",
    ),
    "misdirected": (
        421,
        "This connection does not lead to that table: try again.",
        "Questa connessione non porta a quel tavolo: riprova.",
    ),
    "other_version": (
        409,
        "This table was played with other rules than this program's ({version}).",
        "Questo tavolo è stato giocato con regole diverse da quelle di questo programma ({version}).",
    ),
    "damaged": (
        500,
        "The data of this table is damaged, so it cannot be played on. Please tell whoever runs the server.",
        "I dati di questo tavolo sono danneggiati e non si può continuare. Avvisa chi gestisce il server.",
    ),
    "older_rules": (
        409,
        "The choices before were made with older rules and can no longer be undone.",
        "Le scelte precedenti sono state fatte con regole più vecchie e non si possono più annullare.",
    ),
    "not_kept": (
        409,
        "This moment was played with older rules, and what was seen then is not kept.",
        "Questo momento è stato giocato con regole più vecchie, e ciò che si vedeva non è stato conservato.",
    ),
    "other_format": (
        409,
        "This table was kept by an older version of this program and can no longer be opened.",
        "Questo tavolo è stato salvato da una versione precedente del programma e non si può più aprire.",
    ),
    "cannot_show": (
        500,
        "The table went on, but this program cannot show it. Please report it.",
        "Il tavolo è andato avanti, ma questo programma non riesce a mostrarlo. Segnalalo, per favore.",
    ),
    "busy": (
        503,
        "The server has as many tables as it can serve: try again in a while.",
        "Il server ha già tutti i tavoli che può servire: riprova tra un po'.",
    ),
    "storage": (
        503,
        "The server cannot write to its disk; nothing has changed. Try again in a while.",
        "Il server non riesce a scrivere sul disco; nulla è cambiato. Riprova tra un po'.",
    ),
    "internal": (
        500,
        "Something went wrong in the program; nothing has changed. Please report it.",
        "Qualcosa è andato storto nel programma; nulla è cambiato. Segnalalo, per favore.",
    ),
}

# In how many seconds trying again may help.
RETRY_AFTER = {
    "busy": 5,
    "storage": 5,
    "too_fast": 1,
    "too_much": 60,
    "too_many_boards": 60,
    "too_many_links": 60,
    "too_many_tables": 60,
}

# What is added to a refused set-up that speaks of something the game does not have.
UNKNOWN_NAME = {
    "en": "The game does not know “{name}”.",
    "it": "Il gioco non conosce «{name}».",
}

# Says more about a refusal, in a language.
Sayer = Callable[[str], str]


class Refusal(VegliaError):
    """A request that is not carried out; nothing has changed."""

    def __init__(
        self,
        code: str,
        detail: str = "",
        values: dict[str, str] | None = None,
        more: Sayer | None = None,
        option: str = "",
    ) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        assert code in REFUSALS, code
        self.name = code
        # What was found, for programmers, in English.
        self.detail = detail
        # The option of a set-up that is to blame.
        self.option = option
        self.more = more
        self.values = values or {}

    @property
    def status(self) -> int:
        return REFUSALS[self.name][0]

    def text(self, language: str) -> str:
        """Return what a player is told."""
        _, english, italian = REFUSALS[self.name]
        told = (italian if language == "it" else english).format(**self.values)
        more = "" if self.more is None else self.more("it" if language == "it" else "en")
        return f"{told} {more}" if more else told
