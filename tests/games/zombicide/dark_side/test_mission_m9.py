"""M9: everyone to Red, all Objectives, then out."""

from collections import Counter

from tests.games.zombicide.dark_side.mission_table import begun, ending, hidden_colours, take_all
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.games.zombicide.engine.rules.turn import AskEscape, DoNothing, Leave


def end_turn(table: StationTable, name: str) -> None:
    table.turn(name)
    table.choose(DoNothing)


@rule("ds.m9.setup")
def test_green_and_violet_are_mixed_among_the_red_objectives_face_down() -> None:
    states = [begun("m9", seed) for seed in range(8)]

    for state in states:
        assert hidden_colours(state) == Counter(red=4, green=1, violet=1)
        assert len(state.objectives) == 6
    assert len({tuple(one.colour for one in state.objectives) for state in states}) > 1


@rule("ds.m9.win")
def test_nobody_leaves_before_everyone_is_at_red_and_all_objectives_are_taken() -> None:
    table = StationTable(["miranda", "drake"], at="13R.c2", mission="m9")
    for name in table.names:
        table.set_ap(name, 43)
    end_turn(table, "miranda")
    assert not isinstance(table.asking, AskEscape)

    take_all(table)
    table.set_ap("drake", 42)
    end_turn(table, "miranda")
    assert not isinstance(table.asking, AskEscape)

    table.set_ap("drake", 43)
    for name in ("miranda", "drake"):
        assert ending(table) == ""
        end_turn(table, name)
        table.choose(Leave)

    assert ending(table) == "won"


@rule("ds.m9.win")
def test_who_has_been_at_red_counts_on_after_it_and_off_the_board() -> None:
    table = StationTable(["miranda"], at="13R.c2", mission="m9")
    for name in table.names:
        table.set_ap(name, 43)
    table.survivor("miranda").ap = 3
    table.survivor("miranda").laps = 1

    goal = next(goal for goal in table.state.scenario.goals if goal.id == "all_red")

    assert goal.progress(table.state) == (6, 6)
    assert goal.is_met(table.state)
    assert goal.left(table.state) == 0.0
