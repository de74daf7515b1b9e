"""M9, Roll Up Your Sleeves: coal for the tender, carried by Brawler Companions, then the Train leaves."""

import pytest

from tests.games.zombicide.table import Table, happened
from tests.games.zombicide.train_missions import move, strip_of
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.actions.objective import TakeObjective
from veglia.games.zombicide.engine.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.board import touching
from veglia.games.zombicide.engine.companions import GiveCompanion, GiveToken
from veglia.games.zombicide.engine.events import AdrenalineGained, MissionLost, MissionWon
from veglia.games.zombicide.engine.inventory import ArrangeBounty, Done
from veglia.games.zombicide.engine.spawn import ABOMINATION, MOBILE, move_token, starting_zone, turn_token
from veglia.games.zombicide.engine.state import LONE, NOBODY, OFF_BOARD, Objective
from veglia.games.zombicide.engine.trade import Refuse, Trade
from veglia.games.zombicide.engine.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.actions.coal import StartTrain, Stoke, TakeCoal
from veglia.games.zombicide.undead_or_alive.actions.gatling import FireGatling, PushGatling
from veglia.games.zombicide.undead_or_alive.events import (
    BountyReceived,
    CoalDropped,
    CoalTaken,
    CompanionPlaced,
    RodeAway,
    SectionLeft,
    TrainSetGoing,
)
from veglia.games.zombicide.undead_or_alive.state import GOING, GONE, WAITING, UndeadState
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import begin

MINE = "8V.N"
BRAWLERS = ("carl", "henry", "kassey", "may")
SACKS = range(3, 9)


def crew(*companions: str, at: str = MINE, party: tuple[str, ...] = ("meg",)) -> Table:
    """Return a table with Survivors in a Zone, the first with Companions."""
    table = Table(party, mission="m9", at=at)
    for companion in companions:
        table.add_companion(companion, at, leader=party[0])
    return table


def give_sack(table: Table, number: int, companion: str) -> None:
    table.state.objectives[number] = Objective(OFF_BOARD, 0, True, False, table.who(companion))


def fill_tender(table: Table) -> None:
    for number in SACKS:
        table.state.objectives[number] = Objective(OFF_BOARD, 0, True)


def clean_train(table: Table) -> None:
    for number, token in enumerate(table.state.spawns):
        if token.kind == MOBILE:
            move_token(table.state, number, starting_zone(table.state), "uoa.trait.holy-water-move")


def goals(table: Table) -> list[bool]:
    return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]


def tokens_in(state: UndeadState, zone: str) -> int:
    return sum(token.zone == state.board.places[zone] for token in state.objectives)


# Setup and Objectives


@rule("uoa.m9.setup-companions")
def test_two_faithful_and_four_brawlers_wait_in_the_church() -> None:
    game = begin(TITLE, TITLE.setup("m9", None, 1, {}))
    events = finish_setup(game)

    state = state_of(game)
    lone = [state.scenario.library.profiles[one.profile].id for one in state.survivors if one.leader == LONE]
    assert sorted(lone) == sorted([*BRAWLERS, "concepcion", "thomas"])
    assert [(event.zone, event.rule) for event in happened(events, CompanionPlaced)] == [
        (state.board.places["6R.A"], "uoa.m9.setup-companions")
    ] * 6


@rule("uoa.m9.setup-coal")
def test_six_of_nine_objectives_are_coal_in_the_mine() -> None:
    state = TITLE.start(TITLE.setup("m9", None, 1, {}))
    assert isinstance(state, UndeadState)

    assert len(state.objectives) == 9
    assert tokens_in(state, MINE) == 6
    assert [tokens_in(state, place) for place in ("6R.A", "1R.A", "2R.C")] == [1, 1, 1]


@rule("uoa.m9.private-armouries")
def test_other_objectives_give_5_ap_and_a_bounty_weapon_with_a_free_reorganisation() -> None:
    table = crew(at="1R.A")
    table.turn("meg")

    events = table.choose(TakeObjective)

    assert [event.rule for event in happened(events, BountyReceived)] == ["uoa.m9.private-armouries"]
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.m9.private-armouries")
    ]
    assert isinstance(table.asking, ArrangeBounty)
    assert table.survivor("meg").actions == 2


# The Gatling gun


@rule("uoa.m9.gatling-on-train")
def test_the_gatling_gun_can_be_fired_but_not_pushed() -> None:
    table = crew(at="11R.A")

    table.turn("meg")

    assert table.offers(FireGatling)
    assert not table.offers(PushGatling)


@rule("uoa.m9.gatling-on-train")
def test_the_gatling_gun_moves_with_the_train() -> None:
    table = crew(at="11R.A")
    table.state.train = GOING
    before = table.state.board.cells[table.state.gatling_zone]

    move(table)

    assert table.state.gatling_zone == table.zone("11R.A") == table.survivor("meg").zone
    assert table.state.board.cells[table.state.gatling_zone] != before


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
    table = Table(seats=[["meg"], ["hanna"]], mission="m9", at="10R.A")
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


# The Train


@rule("uoa.m9.start-train")
def test_the_train_is_started_from_the_cab_with_a_full_tender() -> None:
    table = crew("carl", at="10R.B")
    fill_tender(table)
    table.turn("meg")

    events = table.choose(StartTrain)

    assert [event.rule for event in happened(events, TrainSetGoing)] == ["uoa.m9.start-train"]
    assert table.state.train == GOING
    assert table.survivor("meg").actions == 2
    assert not table.offers(StartTrain)
    # It moves at the end of the Players' Phase, whatever happens, and leaves at once.
    assert [event.tile for event in happened(move(table), SectionLeft)] == ["10R"]
    assert strip_of(table) == "10V 11R 12R"


@rule("uoa.m9.start-train")
@pytest.mark.parametrize("carried", [True, False])
def test_the_train_is_not_started_before_the_tender_is_full(carried: bool) -> None:
    table = crew("carl", at="10R.B")
    fill_tender(table)
    if carried:
        give_sack(table, 8, "carl")
    else:
        table.state.objectives[8] = Objective(table.zone(MINE), 0, False)

    table.turn("meg")

    assert not table.offers(StartTrain)
    assert table.state.train == WAITING


@rule("uoa.m9.start-train")
@pytest.mark.parametrize("zone", ["10R.A", "12R.B", "4V.b3"])
def test_the_train_is_not_started_from_outside_the_cab(zone: str) -> None:
    table = crew(at=zone)
    fill_tender(table)

    table.turn("meg")

    assert not table.offers(StartTrain)


# Leaving


def leaving(at: dict[str, str]) -> Table:
    """Return a table with the Train started, everything else being done."""
    table = Table(tuple(at), mission="m9", at=at)
    fill_tender(table)
    clean_train(table)
    table.turn("meg")
    table.choose(StartTrain)
    table.choose(DoNothing)
    return table


@rule("uoa.m9.start-train")
def test_everyone_leaves_section_by_section_and_wins() -> None:
    table = leaving({"meg": "10R.B", "hanna": "12R.A", "jimmy": "11R.A"})
    table.add_companion("carl", "11R.A", leader="jimmy")

    events = [move(table) for _ in range(3)]

    left = [[one.survivor for one in happened(moved, RodeAway)] for moved in events]
    assert left == [[0], [1], [2, 3]]
    assert [len(happened(moved, MissionWon)) for moved in events] == [0, 0, 1]
    assert goals(table) == [True, True, True, True]


def test_whoever_is_left_behind_loses_the_game() -> None:
    table = leaving({"meg": "10R.B", "hanna": "4V.c1"})

    events = [move(table) for _ in range(3)]

    assert table.state.train == GONE
    assert [event.rule for event in happened(events[2], MissionLost)] == [
        "uoa.end.lose-objectives-impossible"
    ]


@rule("uoa.m9.zombies-aboard")
@pytest.mark.parametrize(("zone", "moves"), [("10R.A", 1), ("12R.B", 2), ("11R.A", 3)])
def test_a_zombie_that_leaves_on_any_section_loses_the_game(zone: str, moves: int) -> None:
    table = leaving({"meg": "10R.B", "hanna": "11R.A"})
    table.add_zombies(zone, "walker")

    events = [move(table) for _ in range(moves)]

    assert [[event.rule for event in happened(moved, MissionLost)] for moved in events] == [
        *([[]] * (moves - 1)),
        ["uoa.m9.zombies-aboard"],
    ]


def test_the_mobile_token_must_leave_the_train_for_the_starting_spawn_zone() -> None:
    table = crew(at="10R.A")
    before = goals(table)

    clean_train(table)

    assert before == [True, False, False, False]
    assert goals(table) == [True, True, False, False]
