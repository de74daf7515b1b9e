# veglia: interpreted
"""What explains itself: looks of pieces, cards, skills, terms."""

from functools import cache

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.show.shelf import shelf
from veglia.games.zombicide.dark_side.show.skills import skill_text
from veglia.games.zombicide.dark_side.show.texts import look, lore
from veglia.games.zombicide.engine.show.glossary import Cited, Glossary
from veglia.kernel.content import read
from veglia.kernel.presentation import Entry


@cache
def rules() -> Cited:
    """Return the rules behind looks, terms and cards."""
    return read(library.CONTENT / "glossary.toml")


def glossary(language: str) -> dict[str, Entry]:
    made = Glossary(rules(), lore(language), look())
    found = made.looks(library.xenos())
    for id, row in library.survivors().items():
        found |= made.hero(id, row.name, row.type, row)
    found |= made.cards({**library.equipment(), **library.machines()}, shelf(language).card_of)
    for id, skill in library.skills().items():
        found |= made.skill(id, skill.name[language], skill_text(id, language), skill.rule, skill)
    return found | made.terms()
