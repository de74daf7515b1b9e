"""A folder is a registry: nothing has to be listed twice."""

from veglia.games.zombicide.engine.rules.events import TurnEnded
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.kernel.folder import classes_in
from veglia.kernel.machine import Ask, Event, Option


def test_classes_are_found_where_they_are_defined_and_only_there() -> None:
    found = classes_in(["veglia.games.zombicide.engine.rules"], (Ask, Event))

    assert ChooseAction in found
    assert TurnEnded in found
    assert ChargeAlong not in found
    assert len(found) == len(set(found))


def test_subfolders_are_named_by_themselves() -> None:
    found = classes_in(["veglia.games.zombicide.undead_or_alive.rules.actions"], (Option,))

    assert ChargeAlong in found
    assert found == sorted(found, key=lambda kind: kind.__name__)
