"""Getting out of the way is told alike for a Train that comes and for a section that is blown up."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.events import SurvivorPushedAside
from veglia.games.zombicide.undead_or_alive.rules.train_effects import PushAside
from veglia.games.zombicide.undead_or_alive.title import TITLE


@rule("uoa.m2.blow-up-tile")
@pytest.mark.parametrize(
    ("language", "question", "line"),
    [
        ("en", "Hanna must get out of the way: where to?", "Hanna gets out of the way, to {zone}."),
        ("it", "Hanna deve farsi da parte: dove va?", "Hanna si fa da parte e va nella {zone}."),
    ],
)
def test_an_explosion_is_not_told_as_a_train_that_comes(language: str, question: str, line: str) -> None:
    table = TestTable(
        ["meg", "hanna"], mission="m2", at={"meg": "1R.a1", "hanna": "12R.A"}, gear={"meg": ["dynamite"]}
    )
    table.turn("meg")

    events = table.choose(Throw, zone="12R.A")

    words = TITLE.words(table.state, language)
    street = table.survivor("hanna").zone
    place = f"{'street' if language == 'en' else 'strada'} {street + 1}"
    assert [words.say(event) for event in happened(events, SurvivorPushedAside)] == [line.format(zone=place)]
    assert words.say(PushAside(table.who("hanna"), (street,), "uoa.m2.blow-up-tile")) == question
