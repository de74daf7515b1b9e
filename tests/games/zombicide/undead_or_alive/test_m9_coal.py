"""M9, Roll Up Your Sleeves: coal is taken in the Mine and put into the tender."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.games.zombicide.undead_or_alive.m9_table import (
    MINE,
    SACKS,
    crew,
    fill_tender,
    give_sack,
    goals,
    tokens_in,
)
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.board import touching
from veglia.games.zombicide.engine.rules.companions import GiveCompanion, GiveToken
from veglia.games.zombicide.engine.rules.events import AdrenalineGained
from veglia.games.zombicide.engine.rules.inventory import Done
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, move_token, starting_zone, turn_token
from veglia.games.zombicide.engine.rules.state import NOBODY
from veglia.games.zombicide.engine.rules.trade import Refuse, Trade
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.rules.actions.coal import Stoke, TakeCoal
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    CoalDropped,
    CoalTaken,
)
from veglia.games.zombicide.undead_or_alive.title import TITLE

# Coal


@rule("uoa.m9.coal-taking", "uoa.m9.coal-one-per-companion")
def test_a_brawler_companion_takes_coal_without_ap() -> None:
    table = crew("carl")
    table.turn("meg")

    events = table.choose(TakeCoal, companion="carl")

    assert [(event.survivor, event.companion, event.rule) for event in happened(events, CoalTaken)] == [
        (0, 1, "uoa.m9.coal-taking")
    ]
    assert happened(events, AdrenalineGained) == []
    assert happened(events, BountyReceived) == []
    assert table.survivor("meg").actions == 2
    assert tokens_in(table.state, MINE) == 5
    # It lies on the Identity Card of the Companion, who carries no second one.
    assert [token.holder for token in table.state.objectives].count(table.who("carl")) == 1
    assert not table.offers(TakeCoal)


@rule("uoa.m9.coal-taking")
@pytest.mark.parametrize("companions", [(), ("thomas",)])
def test_without_a_brawler_companion_no_coal_is_taken(companions: tuple[str, ...]) -> None:
    table = crew(*companions)

    table.turn("meg")

    assert not table.offers(TakeCoal)
    assert not table.offers(TakeObjective)


@rule("uoa.m9.coal-taking")
def test_the_brawler_companion_of_someone_else_takes_no_coal() -> None:
    table = crew("carl", party=("meg", "hanna"))

    table.turn("hanna")

    assert not table.offers(TakeCoal)


@rule("uoa.m9.coal-one-per-companion")
def test_each_brawler_companion_carries_one_sack() -> None:
    table = crew("carl", "may")
    table.turn("meg")
    both = [option.companion for option in table.offered(TakeCoal)]

    table.choose(TakeCoal, companion="may")
    left = [option.companion for option in table.offered(TakeCoal)]
    table.choose(TakeCoal)

    assert both == [table.who("carl"), table.who("may")]
    assert left == [table.who("carl")]
    assert not table.offers(TakeCoal)
    assert tokens_in(table.state, MINE) == 4


@rule("uoa.m9.coal-one-per-companion")
def test_the_sack_is_traded_with_its_companion() -> None:
    table = crew("carl", at="10R.A", party=("meg", "hanna"))
    give_sack(table, 3, "carl")
    table.turn("meg")
    table.choose(TradeWith, survivor="hanna")
    alone = table.offers(GiveToken)
    table.choose(GiveCompanion, companion="carl", survivor="hanna")
    if isinstance(table.asking, Trade):
        table.choose(Done)
    table.choose(DoNothing)
    table.turn("meg")
    without = table.offers(Stoke)
    table.turn("hanna")

    events = table.choose(Stoke)

    assert not alone
    assert not without
    assert [(event.survivor, event.count) for event in happened(events, CoalDropped)] == [(1, 1)]


@rule("uoa.m9.coal-one-per-companion")
def test_a_refused_trade_brings_companion_and_sack_back() -> None:
    table = TestTable(seats=[["meg"], ["hanna"]], mission="m9", at="10R.A")
    table.add_companion("carl", "10R.A", leader="meg")
    give_sack(table, 3, "carl")
    table.turn("meg")
    table.choose(TradeWith, survivor="hanna")
    table.choose(GiveCompanion, companion="carl", survivor="hanna")
    if isinstance(table.asking, Trade):
        table.choose(Done)

    table.choose(Refuse)

    assert table.survivor("carl").leader == table.who("meg")
    assert table.offers(Stoke)


@rule("uoa.m9.coal-blocked")
@pytest.mark.parametrize("zone", ["8V.M", "8V.N"])
def test_zombies_in_the_mine_keep_the_coal(zone: str) -> None:
    table = crew("carl")
    table.add_zombies(zone, "walker")
    table.turn("meg")
    blocked = table.offers(TakeCoal)
    table.clear_zombies()
    table.add_zombies("8V.c2", "walker")

    table.turn("meg")

    assert not blocked
    assert table.offers(TakeCoal)


@rule("uoa.m9.coal-blocked")
def test_an_active_abomination_token_in_the_mine_keeps_the_coal() -> None:
    table = crew("carl")
    tokens = [number for number, token in enumerate(table.state.spawns) if token.kind == ABOMINATION]
    for number in tokens:
        turn_token(table.state, number, True, "uoa.spawn.abomination-activate")
    table.turn("meg")
    blocked = table.offers(TakeCoal)
    for number in tokens:
        if table.state.spawns[number].zone == table.zone("8V.M"):
            move_token(table.state, number, starting_zone(table.state), "uoa.trait.holy-water-move")

    table.turn("meg")

    assert not blocked
    assert table.offers(TakeCoal)


# The tender


@rule("uoa.m9.stoke")
@pytest.mark.parametrize(
    ("zone", "reaches"),
    [
        ("10R.A", True),
        ("10R.B", True),
        ("12R.B", True),
        ("4V.c3", True),
        # Behind the tender's wall, but beside it.
        ("8V.c1", True),
        ("8V.b1", False),
        ("4V.b3", False),
        ("12R.A", False),
        ("2R.Z", False),
    ],
)
def test_the_tender_is_stoked_from_its_zone_and_those_beside_it(zone: str, reaches: bool) -> None:
    table = crew("carl", at=zone)
    give_sack(table, 3, "carl")

    table.turn("meg")

    assert table.offers(Stoke) == reaches


@rule("uoa.m9.stoke")
def test_stoking_puts_all_sacks_of_a_survivor_in_for_5_ap_each() -> None:
    table = crew("carl", "may", "thomas", at="10R.A", party=("meg", "hanna"))
    table.add_companion("henry", "10R.A", leader="hanna")
    for number, name in ((3, "carl"), (4, "may"), (5, "henry")):
        give_sack(table, number, name)
    table.only_skills("meg", [])
    table.turn("meg")

    events = table.choose(Stoke)

    assert [(event.survivor, event.count, event.rule) for event in happened(events, CoalDropped)] == [
        (0, 2, "uoa.m9.stoke")
    ]
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (10, "uoa.m9.stoke")
    ]
    assert [table.state.objectives[number].holder for number in (3, 4, 5)] == [NOBODY, NOBODY, 5]
    # Nothing can be taken back, and nothing is left to put in.
    assert not table.offers(Stoke)
    assert not table.offers(TakeCoal)
    assert table.survivor("meg").actions >= 2


@rule("uoa.m9.stoke")
def test_the_tender_is_supplied_when_all_six_sacks_are_in_it() -> None:
    table = crew("carl", at="10R.A")
    fill_tender(table)
    give_sack(table, 8, "carl")
    before = goals(table)
    table.turn("meg")

    table.choose(Stoke)

    assert TITLE.view(table.state, 0)["coal"] == {"sacks": list(SACKS), "in_tender": 6}
    assert before[2] is False
    assert goals(table)[2] is True


def test_a_balcony_is_beside_no_zone() -> None:
    table = crew()

    beside = touching(table.state.board, table.zone("2R.B"))

    assert table.zone("2R.a2") in beside
    assert table.zone("2R.Z") not in beside
