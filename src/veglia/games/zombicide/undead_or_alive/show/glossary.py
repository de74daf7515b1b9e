# veglia: interpreted
"""What explains itself: looks of pieces, cards, skills, terms."""

from functools import cache

from veglia.games.zombicide.engine.show.glossary import FamilyGlossary
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.show.shelf import shelf
from veglia.games.zombicide.undead_or_alive.show.texts import look, lore
from veglia.kernel.content import read
from veglia.kernel.presentation import Entry
from veglia.show.glossary import Cited


@cache
def rules() -> Cited:
    """Return the rules behind looks, terms and cards."""
    return read(library.CONTENT / "glossary.toml")


def glossary(language: str) -> dict[str, Entry]:
    made = FamilyGlossary(rules(), lore(language), look(), shelf(language))
    heroes = {id: (row.name, row.klass, row) for id, row in library.survivors().items()}
    return made.entries(heroes, {**library.equipment(), **library.machines()})
