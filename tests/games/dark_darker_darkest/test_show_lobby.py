"""The lobby: modes, options in groups, and a sentence for everything that can be wrong with a set-up."""

import pytest

from tests.games.dark_darker_darkest.table import TITLE, setup
from veglia.games.dark_darker_darkest.rules import agreeing, content
from veglia.games.dark_darker_darkest.rules.settings import HAZMAT, HOUSE, VALUES
from veglia.kernel.errors import BadSetup
from veglia.kernel.seats import Seat

PRESENTATION = TITLE.presentation
LANGUAGES = content.LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_rules_is_offered_in_a_group(language: str) -> None:
    options = {option.id: option for option in PRESENTATION.lobby(language).options}
    assert set(options) == {*VALUES, HOUSE, HAZMAT}
    for id, values in VALUES.items():
        assert tuple(value for value, _ in options[id].values) == values
        assert options[id].name
        assert options[id].text
        assert options[id].group
    assert options["leak_space"].needs == {"radioactive": "on"}
    assert len({option.group for option in options.values()}) == 3


def test_every_house_of_the_lobby_can_be_played() -> None:
    house = next(option for option in PRESENTATION.lobby("en").options if option.id == HOUSE)
    for value, name in house.values:
        radioactive = "on" if value.startswith("radioactive") else "off"
        assert TITLE.setup("dark", None, 2, {HOUSE: value, "radioactive": radioactive})
        assert name


@pytest.mark.parametrize(
    ("party", "options", "reason", "option", "text"),
    [
        (("bruce",), {}, "survivors", "", "Two to five Survivors, and here are 1."),
        (("bruce", "bruce"), {}, "twice", "", "A Survivor can only be chosen once."),
        (("bruce", "leo"), {"fog": "on"}, "option", "fog", "There is no option fog."),
        (("bruce", "leo"), {"victims": "9"}, "option_value", "victims", "Victims cannot be 9."),
        (("bruce", "leo"), {"leak_space": "2"}, "needs_radioactive", "leak_space", "needs the Radioactive"),
        (
            ("bruce", "leo"),
            {"radioactive": "on", "hazmat": "nina"},
            "hazmat",
            "hazmat",
            "Nina Argento is not in the party.",
        ),
        (
            ("bunny", "leo"),
            {"kickstarter_survivors": "off"},
            "needs_kickstarter",
            "kickstarter_survivors",
            "Bunny Van Camp needs the Survivors of the Kickstarter Special.",
        ),
        (("bruce", "leo"), {"house": "random:odd"}, "difficulty", "house", "not odd"),
        (("bruce", "leo"), {"house": "0" * 32}, "house_code", "house", "The code of the house is damaged."),
        (("bruce", "leo"), {"house": "O1/0 O2/9"}, "house_tile", "house", "There is no tile O2/9."),
        (
            ("bruce", "leo"),
            {"house": "kickstarter", "kickstarter_tiles": "off"},
            "set_not_used",
            "house",
            "belongs to an expansion that is not used",
        ),
        (("bruce", "leo"), {"house": "hard", "radioactive": "on"}, "no_reactor", "house", "no Reactor"),
    ],
)
def test_what_is_wrong_is_said(
    party: tuple[str, ...], options: dict[str, str], reason: str, option: str, text: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        TITLE.setup("dark", [Seat("survivors", party)], 1, options)
    problem = refused.value
    assert (problem.reason, problem.option) == (reason, option)
    assert text in PRESENTATION.bad_setup(problem, "en")
    assert "{" not in PRESENTATION.bad_setup(problem, "it")


def test_too_many_seats_and_an_empty_one_are_refused() -> None:
    six = [Seat("survivors", (name,)) for name in ("bruce", "jack", "leo", "lucy", "nina", "bunny")]
    empty = [Seat("survivors", ("bruce", "leo")), Seat("survivors", ())]
    for seats, text in ((six, "One to five players, and here are 6."), (empty, "at least one Survivor")):
        with pytest.raises(BadSetup) as refused:
            TITLE.setup("dark", seats, 1, {})
        assert text in PRESENTATION.bad_setup(refused.value, "en")


def test_the_party_shares_any_number_of_seats() -> None:
    for seats in range(1, 6):
        chosen = setup("bruce", "jack", "leo", "lucy", "nina", seats=seats)
        assert len(chosen.seats) == seats
    assert tuple(PRESENTATION.lobby("en").missions[0].party) == agreeing.USUAL
