"""Who is left behind when the last of the players' Survivors leaves through the Exit; who goes along."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.events import Escaped, MissionLost
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.turn import DoNothing, Leave
from veglia.games.zombicide.undead_or_alive.rules.riding import LeaveWithWagon

EXIT = "3R.c3"
HOUSE = "2V.A"


def at_the_exit(*party: str) -> TestTable:
    """Return a table of M7 at the Exit, with the Wagon there and all Objectives on it."""
    table = TestTable(party, mission="m7", at=EXIT)
    table.state.objectives = [Objective(OFF_BOARD, one.colour, True) for one in table.state.objectives]
    table.state.wagon_zone = table.zone(EXIT)
    return table


@rule("uoa.mission.exit-zone", "uoa.companion.is-survivor", "uoa.end.lose-objectives-impossible")
def test_the_last_survivor_who_leaves_a_lone_companion_behind_loses() -> None:
    table = at_the_exit("carl")
    table.add_companion("jeb", HOUSE)
    table.turn("carl")
    table.choose(DoNothing)

    events = table.choose(LeaveWithWagon)

    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.end.lose-objectives-impossible"]
    assert table.survivor("jeb").zone == table.zone(HOUSE)


@rule("uoa.mission.exit-zone")
def test_while_a_survivor_stays_the_lone_companion_can_still_be_fetched() -> None:
    table = at_the_exit("carl", "may")
    table.add_companion("jeb", HOUSE)
    table.turn("carl")
    table.choose(DoNothing)

    events = table.choose(LeaveWithWagon)

    assert [event.survivor for event in happened(events, Escaped)] == [table.who("carl")]
    assert table.state.result is None


@rule("uoa.mission.exit-zone", "uoa.companion.follows")
@pytest.mark.parametrize("way", [Leave, LeaveWithWagon])
def test_companions_leave_with_their_leader(way: type[Leave]) -> None:
    table = at_the_exit("carl", "may")
    table.add_companion("jeb", EXIT, leader="carl")
    table.add_companion("hanna", EXIT, leader="may")
    table.turn("carl")
    table.choose(DoNothing)

    events = table.choose(way)

    assert [event.survivor for event in happened(events, Escaped)] == [table.who("carl"), table.who("jeb")]
    assert table.survivor("jeb").zone == OFF_BOARD
    assert table.survivor("hanna").zone == table.zone(EXIT)


@rule("uoa.mission.exit-zone")
@pytest.mark.parametrize(("wagon", "offered"), [(EXIT, True), ("2V.b2", False)])
def test_the_wagon_leaves_only_when_it_is_at_the_exit(wagon: str, offered: bool) -> None:
    table = at_the_exit("carl")
    table.state.wagon_zone = table.zone(wagon)
    table.turn("carl")

    table.choose(DoNothing)

    assert table.offers(LeaveWithWagon) == offered
    assert table.offers(Leave)
