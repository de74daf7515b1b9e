"""Rows of content carry what is shown of them: looks, rules for the glossary, texts and stories."""

import pytest

from veglia import rulebook
from veglia.games.zombicide.dark_side.rules import library as dark_library
from veglia.games.zombicide.dark_side.show.presentation import DarkPresentation
from veglia.games.zombicide.engine.rules.rows import ShownRow
from veglia.games.zombicide.undead_or_alive.rules import library as undead_library
from veglia.games.zombicide.undead_or_alive.show.presentation import UndeadPresentation

TITLES = ["undead_or_alive", "dark_side"]
# Characters; texts lie beside the board.
LONGEST = 200


def cards_of(title: str) -> dict[str, ShownRow]:
    if title == "dark_side":
        return {**dark_library.equipment(), **dark_library.machines()}
    return {**undead_library.equipment(), **undead_library.machines()}


@pytest.mark.parametrize("title", TITLES)
def test_every_card_has_a_look_of_its_own_and_rules_of_the_book(title: str) -> None:
    rows = cards_of(title)
    book = rulebook.book(title).rules

    assert len({row.look for row in rows.values()}) == len(rows)
    assert [id for id, row in rows.items() if not row.rules or not set(row.rules) <= set(book)] == []


@pytest.mark.parametrize("title", TITLES)
def test_cards_say_in_both_languages_what_they_do(title: str) -> None:
    said = {id: row.text for id, row in cards_of(title).items() if row.text}

    assert len(said) > 5
    assert [id for id, text in said.items() if sorted(text) != sorted(rulebook.LANGUAGES)] == []
    assert [id for id, text in said.items() if not text["en"].strip() or text["en"] == text["it"]] == []
    assert [text for both in said.values() for text in both.values() if len(text) > LONGEST] == []


def test_the_lobby_tells_the_story_of_every_mission_in_its_language() -> None:
    lobbies = {
        language: [
            UndeadPresentation("undead_or_alive", "").lobby(language),
            DarkPresentation("dark_side", "").lobby(language),
        ]
        for language in rulebook.LANGUAGES
    }

    stories = {
        language: [mission.summary for lobby in lobbies[language] for mission in lobby.missions]
        for language in rulebook.LANGUAGES
    }

    count = len(undead_library.missions()) + len(dark_library.missions())
    assert len(set(stories["en"])) == len(set(stories["it"])) == count
    assert set(stories["en"]) & set(stories["it"]) == set()
    assert stories["en"][0] == undead_library.mission("m0").story["en"]
    told = [*stories["en"], *stories["it"]]
    assert [text for text in told if not text.endswith((".", "!")) or len(text) > LONGEST] == []
