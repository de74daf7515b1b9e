"""What skills do, in a sentence: the rulebook's, or one of ours where that speaks of a parameter."""

from functools import cache

from veglia import rulebook
from veglia.games.zombicide.engine.rows import SkillRow
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.face.texts import text

BOOK = "undead_or_alive"


@cache
def skill_text(id: str, language: str) -> str:
    """Return what a skill does."""
    row = library.skills()[id]
    own = text(language)["skills"].get(row.rule.rpartition(".")[2])
    if own is None:
        return rulebook.book(BOOK, language).rule(row.rule).text
    return str(own.format(what=_parameter(row, language)))


def _parameter(row: SkillRow, language: str) -> str:
    """Return what a skill is about, in words: Zombies, another skill, a card, or Actions."""
    if row.zombie:
        return library.zombies()[row.zombie].plural[language]
    if row.shares:
        return library.skills()[row.shares].name[language]
    if row.equipment:
        return library.card_name(row.equipment, language)
    return str(text(language)["scopes"][row.scope])
