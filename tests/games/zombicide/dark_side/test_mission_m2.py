"""M2: two groups, and a Prototype under every red Objective."""

from collections import Counter

from tests.games.zombicide.dark_side.mission_table import (
    begun,
    ending,
    hidden_colours,
    take_all,
    take_objective,
)
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.events import PrototypeTaken
from veglia.games.zombicide.dark_side.rules.prototypes import ArrangePrototype
from veglia.games.zombicide.engine.rules.starting import ChooseStart, StartAt
from veglia.games.zombicide.engine.rules.turn import AskEscape, DoNothing, Leave
from veglia.kernel.machine import advance, answer


@rule("ds.m2.setup")
def test_green_and_violet_are_mixed_among_the_red_objectives_face_down() -> None:
    states = [begun("m2", seed) for seed in range(8)]

    for state in states:
        assert hidden_colours(state) == Counter(red=3, green=1, violet=1)
        assert len(state.objectives) == 5
    assert len({tuple(one.colour for one in state.objectives) for state in states}) > 1


@rule("ds.m2.split-start")
def test_the_players_put_three_survivors_in_each_starting_area() -> None:
    state = begun("m2")
    here, there = (state.board.places[name] for name in ("10V.a1", "14R.c3"))
    advance(state)

    offered = []
    while isinstance(state.asking, ChooseStart):
        assert state.asking.cites(state) == "ds.m2.split-start"
        zones = [option.zone for option in state.offered if isinstance(option, StartAt)]
        offered.append(zones)
        answer(state, state.offered[0])

    # When one area is full nothing is left to choose for the last three.
    assert offered == [[here, there]] * 3
    assert [len(state.survivors_in(zone)) for zone in (here, there)] == [3, 3]


@rule("ds.m2.red-prototype")
def test_a_red_objective_gives_experience_and_a_prototype_that_is_put_away_for_free() -> None:
    table = StationTable(["miranda"], at="15R.A", mission="m2")

    take_objective(table, "miranda", "15R.A", "red")

    events = table.state.log or []
    assert [event.rule for event in happened(events, PrototypeTaken)] == ["ds.m2.red-prototype"]
    assert table.survivor("miranda").ap == 5
    assert isinstance(table.asking, ArrangePrototype)
    assert table.survivor("miranda").actions == 2


@rule("ds.m2.red-prototype")
def test_a_coloured_objective_gives_experience_alone() -> None:
    table = StationTable(["miranda"], at="15R.A", mission="m2")

    take_objective(table, "miranda", "15R.A", "green")

    assert happened(table.state.log or [], PrototypeTaken) == []
    assert table.survivor("miranda").ap == 5


@rule("ds.m2.win")
def test_all_objectives_come_first_then_everyone_leaves() -> None:
    table = StationTable(["miranda", "drake"], at="17V.c1", mission="m2")
    table.turn("miranda")
    table.choose(DoNothing)
    assert not isinstance(table.asking, AskEscape)

    take_all(table)
    for name in ("miranda", "drake"):
        assert ending(table) == ""
        table.turn(name)
        table.choose(DoNothing)
        table.choose(Leave)

    assert ending(table) == "won"
