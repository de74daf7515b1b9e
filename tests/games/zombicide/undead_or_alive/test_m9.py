"""M9, Roll Up Your Sleeves: set-up, the Gatling gun, and the Train that is started and leaves."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.games.zombicide.train_missions import move, strip_of
from tests.games.zombicide.undead_or_alive.m9_table import (
    BRAWLERS,
    MINE,
    clean_train,
    crew,
    fill_tender,
    give_sack,
    goals,
    tokens_in,
)
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, MissionLost, MissionWon
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty
from veglia.games.zombicide.engine.rules.state import LONE, Objective
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.rules.actions.coal import StartTrain
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import FireGatling, PushGatling
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    CompanionPlaced,
    RodeAway,
    SectionLeft,
    TrainSetGoing,
)
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, GONE, WAITING, UndeadState
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import begin

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


def leaving(at: dict[str, str]) -> TestTable:
    """Return a table with the Train started, everything else being done."""
    table = TestTable(tuple(at), mission="m9", at=at)
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
