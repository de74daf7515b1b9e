"""Companions and Machines: whoever leads takes them along."""

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.companions import CompanionFollowed, GiveCompanion
from veglia.games.zombicide.undead_or_alive.rules import conservation
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import PushGatling
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.riding import GetIn, GetOut
from veglia.games.zombicide.undead_or_alive.rules.rows import GatlingRow, WagonRow

HERE = "2R.a2"
THERE = "2R.a3"


def beside(*party: str) -> TestTable:
    """Return a table with the Wagon, and Jeb as Companion of the first of the party."""
    table = TestTable(party, wagon=WagonRow(HERE), at=HERE)
    table.add_companion("jeb", HERE, leader=party[0])
    return table


@rule("uoa.companion.follows", "uoa.wagon.enter-leave")
def test_a_companion_gets_in_and_out_with_its_leader() -> None:
    table = beside("carl")
    table.turn("carl")

    events = table.choose(GetIn)
    inside = table.survivor("jeb").is_riding
    table.choose(GetOut)

    assert inside
    assert [event.companion for event in happened(events, CompanionFollowed)] == [table.who("jeb")]
    assert not table.survivor("jeb").is_riding


@rule("uoa.companion.follows", "uoa.wagon.move")
def test_companions_of_pusher_and_rider_go_with_the_wagon() -> None:
    table = beside("carl", "may")
    table.add_companion("turner", HERE, leader="may")
    table.turn("may")
    table.choose(GetIn)
    table.turn("carl")

    table.choose(PushWagon, zone=THERE)

    there = table.zone(THERE)
    assert [table.survivor(name).zone for name in ("carl", "jeb", "may", "turner")] == [there] * 4
    assert [table.survivor(name).is_riding for name in ("carl", "jeb", "may", "turner")] == [
        False,
        False,
        True,
        True,
    ]
    conservation.check(table.state)


@rule("uoa.companion.follows", "uoa.gatling.move")
def test_a_companion_goes_along_with_the_gatling_gun() -> None:
    table = TestTable(["carl"], gatling=GatlingRow(HERE), at=HERE)
    table.add_companion("jeb", HERE, leader="carl")
    table.turn("carl")

    table.choose(PushGatling, zone=THERE)

    assert table.survivor("jeb").zone == table.zone(THERE)
    conservation.check(table.state)


@rule("uoa.companion.follows", "uoa.companion.trade")
def test_a_companion_changes_over_to_where_the_new_leader_is() -> None:
    table = beside("carl", "may")
    table.turn("carl")
    table.choose(GetIn)

    table.choose(TradeWith, survivor="may")
    table.choose(GiveCompanion, companion="jeb", survivor="may")

    assert not table.survivor("jeb").is_riding


@rule("uoa.companion.recruit")
def test_who_is_recruited_from_the_wagon_climbs_in() -> None:
    table = TestTable(["carl"], wagon=WagonRow(HERE), at=HERE)
    table.add_companion("jeb", HERE)
    table.turn("carl")
    table.choose(GetIn)

    table.choose(Recruit, companion="jeb")

    assert table.survivor("jeb").is_riding
