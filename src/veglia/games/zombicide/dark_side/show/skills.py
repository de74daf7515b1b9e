"""What skills do, in a sentence: one of ours, or the rulebook's."""

from functools import cache

from veglia import rulebook
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.rows import DarkSkillRow
from veglia.games.zombicide.dark_side.show.texts import BOOK, text
from veglia.games.zombicide.engine.show.skills import skill_sentence


@cache
def skill_text(id: str, language: str) -> str:
    """Return what a skill does."""
    row = library.skills()[id]
    said = skill_sentence(row.rule, row.trait, text(language), _parameter(row, language))
    return said or rulebook.book(BOOK, language).rule(row.rule).text


def _parameter(row: DarkSkillRow, language: str) -> str:
    """Return what a skill is about, in words: Xenos, another skill, Machines, Actions; or nothing."""
    if row.zombie:
        return library.xenos()[row.zombie].plural[language]
    if row.equipment:
        return library.card_name(row.equipment, language)
    if row.armor:
        return str(row.armor)
    if row.shares:
        return library.skills()[row.shares].name[language]
    return str(text(language)["scopes"].get(row.machines or row.scope, ""))
