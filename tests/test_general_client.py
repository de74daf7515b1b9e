"""The general parts of the client name nothing of a title: titles send words, or draw in their own folder."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from veglia import rulebook
from veglia.catalog import GAMES
from veglia.kernel.game import Title

SOURCES = Path(__file__).parent.parent / "web" / "src"
# Folders of titles and families, and what is made from other files.
OWN = "titles"
MADE = {"icons.ts", "wire.ts"}
LANGUAGES = ("en", "it")
# Words that titles use, too, but that are of any game, of the page, of the program or of plain language.
PLAIN = """
ability abilità action actions active advance alive all alla amico and andare annullare aperta area armor
aside aspetta attach attack away azione back backpack badge beside black blank blocked blood blue board
boards bodies body bot break broken call camera can cancel card cards caricare carta carte cell chiave
chiavi chunk class closed code codice column combat combattimento computer con control controllo crosshair
cura dadi dal dalla danger danno dark darker dead deck degli dei del dell della delle destroyed dice die
difficulty door doors double down draw dusk end equipaggiamento equipment escape event explosion extra eye
failure fase ferma file finale finestra first floor focus for free from fuori general generator get
giocatore giocatori gioco give gli got green ground group gruppo guard guest hand hands happening head
heavy helmet hero hidden hide high hit hold horror house indietro into its jump just keys know last left
legge level light lighter lights line link livello living locale long low lucky machine mai mano many map
marked marker mask max may mia middle mine mission more move movimento nascoste nelle never new night non
notes number nuove nurse obiettivo off old one open orange orrore out over pan panel parte passo per phase
pile pink place play player players plus poco point points porta porte post posto preferred pronto punti
può qui quick radio range rapida record records red reload resolve resta rimaste roll room round run saw
scale scope sealed search searched second segnalazione segnato self senza service setup shield side sight
signal silent skill small sole solo sono sound space spazio spot square stand star starting starts strong
successo sun super tabellone taken target tempo that the there thinking tile time token tokens too tool
town tra track tracks trade turn turno tutte tutto two ultima una uno value vecchio via violet wait waits
white window windows wire with worker worn yellow zero zone zones
"""
ORDINARY = frozenset(PLAIN.split())
# What is heard: the client makes these sounds, and titles say which of their events have them.
HEARD = frozenset(
    ["activation", "bite", "death", "drone", "engine", "fire", "horde", "noise", "spawn", "station", "virus"]
)
# Shorter words are parts of paths, units and keys.
SHORTEST = 3
# Names of so many words are titles that say something.
SENTENCE = 4


def parts(text: str) -> Iterator[str]:
    """Yield the words of a text or of a name in it, in small letters: "isXenoDeck" has three."""
    for word in re.findall(r"[^\W\d_]+", text):
        yield from (part.lower() for part in re.findall(r"[^\W\d_]?[^\W\d_A-Z]+|[A-Z]+(?![a-z])", word))


def words_of(title: Title) -> set[str]:
    """Return the words of a title's content: its names, figures, classes, pieces, cards, skills and terms."""
    assert title.presentation is not None
    found = [title.id, title.name]
    for language in LANGUAGES:
        lobby = title.presentation.lobby(language)
        found += [
            lobby.theme,
            lobby.words.one_figure,
            *(mission.name for mission in lobby.missions if " " not in mission.name),
        ]
        found += [text for hero in lobby.heroes for text in (hero.id, hero.name, hero.title)]
        for key, entry in title.presentation.glossary(language).items():
            # Long titles of cards are sentences in plain words.
            if len(entry.name.split()) < SENTENCE:
                found += [key.rpartition("/")[2], entry.name]
    return {word for text in found for word in parts(text) if len(word) >= SHORTEST} - ORDINARY


def general_files() -> list[Path]:
    kinds = {".ts", ".svelte", ".css", ".json"}
    files = [file for file in sorted(SOURCES.rglob("*")) if file.suffix in kinds and file.name not in MADE]
    return [file for file in files if file.relative_to(SOURCES).parts[0] != OWN]


def named(text: str, titles: list[Title]) -> list[str]:
    """Return what a text names of titles: their words, and ids of their missions and rules as strings."""
    wanted = set().union(*(words_of(title) for title in titles))
    found = sorted(wanted & set(parts(text)))
    ids = {f'"{mission}"' for title in titles for mission in title.missions()}
    ids |= {f'"{rule.split(".")[0]}.' for title in titles for rule in rulebook.book(title.id, "en").rules}
    return found + sorted(id for id in ids if id in text)


def test_the_words_of_titles_are_those_that_a_relapse_would_use() -> None:
    words = set().union(*(words_of(title) for title in GAMES.values()))

    assert len(words) > 400
    told = {
        "zombicide",
        "undead",
        "survivor",
        "sopravvissuto",
        "zombie",
        "xeno",
        "adrenaline",
        "walker",
        "hunter",
    }
    assert told | {"brawler", "soldier", "spawn", "noise", "rumore", "wagon", "companion", "carl"} <= words


def test_the_general_parts_of_the_client_name_nothing_of_a_title() -> None:
    titles = list(GAMES.values())
    files = general_files()
    found = {str(file.relative_to(SOURCES)): named(file.read_text("utf-8"), titles) for file in files}
    for file in found:
        if file.startswith("sound/"):
            found[file] = [word for word in found[file] if word not in HEARD]

    assert len(files) > 120
    assert {file: words for file, words in found.items() if words} == {}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('const FOES = { walker: "#9ccc5a" };', ["walker"]),
        ("let hasAdrenaline = true;", ["adrenaline"]),
        ('partyEmpty: "Scegli almeno un sopravvissuto.",', ["sopravvissuto"]),
        ('const FIRST = { mission: "m0" };', ['"m0"']),
        ('const ACTIONS = "uoa.actions.list";', ['"uoa.']),
        ("// The red Spawn Zones of the Xenos.", ["spawn", "xenos"]),
        ("let open = hand.cards.length;", []),
    ],
)
def test_a_relapse_is_found(line: str, words: list[str]) -> None:
    assert named(line, list(GAMES.values())) == words
