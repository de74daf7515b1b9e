"""The lobby: missions, Survivors and options as they can be chosen."""

import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.undead_or_alive.shown import FACE
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.show.words import LANGUAGES
from veglia.games.zombicide.undead_or_alive.title import OPTIONS, TITLE


def test_the_lobby_lists_missions_with_difficulty_length_and_party() -> None:
    lobby = FACE.lobby("en")

    first = lobby.missions[0]
    assert [mission.id for mission in lobby.missions] == TITLE.missions()
    assert (first.name, first.difficulty, first.minutes) == ("Face to Face with Zombies", "easy", 10)
    assert first.party == ["carl", "concepcion", "hanna", "jimmy", "may", "meg"]
    assert [mission for mission in lobby.missions if not set(mission.party) <= set(mission.heroes)] == []
    assert (lobby.id, lobby.name, lobby.theme) == (TITLE.id, TITLE.name, "dusk_west")


def test_difficulties_are_words_of_the_language() -> None:
    english, italian = (FACE.lobby(language).missions for language in LANGUAGES)

    assert {one.difficulty: one.difficulty_name for one in english} == {
        name: name for name in ("easy", "medium", "hard", "very hard")
    }
    assert {one.difficulty: one.difficulty_name for one in italian} == {
        "easy": "facile",
        "medium": "media",
        "hard": "difficile",
        "very hard": "molto difficile",
    }


def test_every_mission_has_a_summary_of_its_own() -> None:
    for language in LANGUAGES:
        said = [mission.summary for mission in FACE.lobby(language).missions]
        assert len(set(said)) == len(said)


def test_a_hero_shows_its_skills_by_level() -> None:
    carl = FACE.lobby("en").heroes[0]

    assert (carl.id, carl.name, carl.title) == ("carl", "Carl", "Brawler")
    assert [(skill.id, skill.level, skill.state) for skill in carl.skills[:2]] == [
        ("skill/charge_plus_1_die", "blue", "have"),
        ("skill/plus_1_action", "yellow", "later"),
    ]
    assert [skill.level for skill in carl.skills] == [
        "blue",
        "yellow",
        "orange",
        "orange",
        "red",
        "red",
        "red",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_those_of_the_title_and_all_values_can_be_asked_for(language: str) -> None:
    options = FACE.lobby(language).options

    assert sorted(option.id for option in options) == OPTIONS
    seats = [[name] for name in list(library.survivors())[:6]]
    for option in options:
        for value, name in option.values:
            party = [["carl", "meg", "hanna"]] if option.id == "companions" else seats
            assert TITLE.setup("m0", seated(*party), 1, {option.id: value}).options == {option.id: value}
            assert name


def test_the_first_value_of_an_option_changes_nothing() -> None:
    defaults = {option.id: option.values[0][0] for option in FACE.lobby("en").options}

    plain = TITLE.start(TITLE.setup("m0", None, 7, {}))
    asked = TITLE.start(TITLE.setup("m0", None, 7, defaults))

    assert TITLE.codec().hash(asked) == TITLE.codec().hash(plain)
