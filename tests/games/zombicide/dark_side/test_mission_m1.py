"""M1: goods hidden in the sector, a lift behind a pink and a yellow door."""

from collections import Counter

from tests.games.zombicide.dark_side.mission_table import (
    begun,
    ending,
    hidden_colours,
    take_all,
    take_objective,
)
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.door import OpenDoor
from veglia.games.zombicide.dark_side.rules.events import DoorUnlocked
from veglia.games.zombicide.engine.rules.turn import AskEscape, DoNothing, Leave


@rule("ds.m1.setup")
def test_four_colours_are_mixed_among_the_red_objectives_face_down() -> None:
    states = [begun("m1", seed) for seed in range(8)]

    for state in states:
        assert hidden_colours(state) == Counter(red=2, green=1, pink=1, violet=1, yellow=1)
        assert len(state.objectives) == 6
    assert len({tuple(one.colour for one in state.objectives) for state in states}) > 1


@rule("ds.m1.doors", "ds.mission.key-door")
def test_each_door_of_the_lift_waits_for_the_objective_of_its_colour() -> None:
    table = StationTable(["miranda"], at="12V.B", mission="m1")
    pink = table.doorway("12V.A", "12V.B")
    yellow = table.doorway("12V.A", "18V.Q")
    table.turn("miranda")
    assert not table.offers(OpenDoor, door=pink)

    take_objective(table, "miranda", "15V.A", "pink")
    table.survivor("miranda").zone = table.zone("12V.B")
    table.turn("miranda")
    assert table.offers(OpenDoor, door=pink)

    table.survivor("miranda").zone = table.zone("18V.Q")
    table.turn("miranda")
    assert not table.offers(OpenDoor, door=yellow)

    take_objective(table, "miranda", "18V.A", "yellow")
    assert [event.rule for event in table.state.log or [] if isinstance(event, DoorUnlocked)] == [
        "ds.m1.doors"
    ]
    table.survivor("miranda").zone = table.zone("18V.Q")
    table.turn("miranda")
    assert table.offers(OpenDoor, door=yellow)


@rule("ds.m1.win")
def test_the_lift_takes_nobody_before_all_objectives_are_taken_and_wins_with_everyone() -> None:
    table = StationTable(["miranda"], at="12V.A", mission="m1")
    table.turn("miranda")
    table.choose(DoNothing)
    assert not isinstance(table.asking, AskEscape)

    take_all(table)
    assert ending(table) == ""
    table.turn("miranda")
    table.choose(DoNothing)
    assert ending(table) == ""
    table.choose(Leave)

    assert ending(table) == "won"
