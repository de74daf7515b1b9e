"""Sentences for people, made from a thing's fields."""

import pytest

from veglia.kernel.machine import Event, Option
from veglia.kernel.words import Words, fields_in, fields_of

ZONES = ("the saloon", "the bank")


class Walk(Option):
    """Go somewhere."""

    def __init__(self, survivor: str, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class ZombiesCame(Event):
    """Some zombies have come."""

    def __init__(self, zone: int, count: int) -> None:
        self.zone = zone
        self.count = count


class Nothing(Option):
    """Do nothing."""

    def __init__(self) -> None:
        pass


def name(thing: object, field: str, wording: str) -> str:
    """Put zones into words, the rest as it is."""
    value = getattr(thing, field)
    if field != "zone":
        return str(value)
    return ZONES[value].removeprefix("the ") if wording == "bare" else ZONES[value]


def words(**sentences: str) -> Words:
    return Words("en", sentences, name)


def test_a_sentence_names_the_fields_in_the_games_words() -> None:
    said = words(Walk="{survivor} goes to {zone}.").say(Walk("Meg", 1))

    assert said == "Meg goes to the bank."


def test_a_sentence_begins_with_a_capital_letter_and_keeps_the_others() -> None:
    said = words(Walk="{zone} is where {survivor} goes").say(Walk("McKay", 0))

    assert said == "The saloon is where McKay goes"


def test_a_thing_without_a_sentence_is_called_by_its_class() -> None:
    said = words().say(Nothing())

    assert said == "Nothing"


def test_a_sentence_may_name_no_field() -> None:
    said = words(Nothing="Wait.").say(Nothing())

    assert said == "Wait."


def test_an_empty_sentence_says_nothing() -> None:
    said = words(Nothing="").say(Nothing())

    assert said == ""


def test_a_field_may_be_named_more_than_once() -> None:
    said = words(Walk="{zone}! {zone}!").say(Walk("Meg", 1))

    assert said == "The bank! the bank!"


def test_a_wording_is_handed_to_the_game() -> None:
    said = words(Walk="Into {zone:bare}, {zone}").say(Walk("Meg", 1))

    assert said == "Into bank, the bank"


@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, "0 zombies come"), (1, "1 zombie comes"), (2, "2 zombies come")],
)
def test_a_word_is_picked_by_a_number(count: int, expected: str) -> None:
    said = words(ZombiesCame="{count} {count:zombie comes|zombies come}").say(ZombiesCame(0, count))

    assert said == expected


def test_doubled_braces_stand_for_themselves() -> None:
    said = words(Walk="{{{survivor}}}").say(Walk("Meg", 1))

    assert said == "{Meg}"


def test_the_fields_in_a_template_are_listed_in_order() -> None:
    fields = fields_in("{survivor} goes from {start:bare} to {zone}, {{not}} {count:one|many}")

    assert fields == ["survivor", "start", "zone", "count"]


def test_the_fields_of_a_class_are_the_parameters_of_its_constructor() -> None:
    assert fields_of(Walk) == ("survivor", "zone")
    assert fields_of(Nothing) == ()
