"""What skills do, in a sentence: the rulebook's, or one of ours where that speaks of a parameter."""

from functools import cache

from veglia import rulebook
from veglia.games.zombicide.engine.rules.rows import SkillRow
from veglia.games.zombicide.engine.show.skills import skill_sentence
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.show.texts import text

BOOK = "undead_or_alive"


@cache
def skill_text(id: str, language: str) -> str:
    """Return what a skill does."""
    row = library.skills()[id]
    said = skill_sentence(row.rule, row.trait, text(language), _parameter(row, language))
    return said or rulebook.book(BOOK, language).rule(row.rule).text


def _parameter(row: SkillRow, language: str) -> str:
    """Return what a skill is about, in words: Zombies, another skill, a card, Actions; or nothing."""
    if row.zombie:
        return library.zombies()[row.zombie].plural[language]
    if row.shares:
        return library.skills()[row.shares].name[language]
    if row.equipment:
        return library.card_name(row.equipment, language)
    return str(text(language)["scopes"].get(row.scope, ""))
