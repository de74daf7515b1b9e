"""M6, Blow Up the Mine: a stuck Wagon, four Gunslingers behind it, and a win that is declared."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, MissionWon, SpawnTokenTurned
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, DrawZombieCard
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, LONE, OFF_BOARD, RED, Objective
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.rules import conservation
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    CompanionPlaced,
    MineBlownUp,
    SpawnTokenHeld,
    WagonDestroyed,
    WagonJammed,
)
from veglia.games.zombicide.undead_or_alive.rules.goals.town import SetOffCharges
from veglia.games.zombicide.undead_or_alive.rules.machines import JamWagon
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import begin

ABOMINATION_CARD = 34
HOLD = "uoa.m6.hold-position"


def mine(*companions: str, at: str = "8V.M") -> TestTable:
    """Return a table with Carl and some Gunslingers in the Mine."""
    table = TestTable(["carl"], mission="m6", at=at)
    for name in companions:
        table.add_companion(name, "8V.M")
    return table


def tokens(table: TestTable) -> list[bool]:
    return [token.is_active for token in table.state.spawns if token.kind == ABOMINATION]


def find(table: TestTable, *colours: int) -> None:
    """Leave one Objective of each colour in the saloon, all others taken."""
    table.state.objectives = [
        Objective(table.zone("5R.A") if colour in colours else OFF_BOARD, colour, colour not in colours, True)
        for colour in (RED, RED, RED, BLUE, GREEN)
    ]


# Setup


@rule("uoa.m6.setup-companions", "uoa.m6.wagon-stuck")
def test_four_gunslingers_are_shut_in_the_mine() -> None:
    game = begin(TITLE, TITLE.setup("m6", None, 1, {}))
    events = finish_setup(game)

    state = state_of(game)
    placed = happened(events, CompanionPlaced)
    mine_zone = state.board.places["8V.M"]
    assert [(event.zone, event.rule) for event in placed] == [(mine_zone, "uoa.m6.setup-companions")] * 4
    lone = [one for one in state.survivors if one.leader == LONE]
    assert {state.scenario.library.profiles[one.profile].class_bit for one in lone} == {lone[0].classes}
    assert len(lone) == 4
    assert [event.zone for event in happened(events, WagonJammed)] == [state.board.places["8V.N"]]
    assert state.board.ways.neighbours[mine_zone] == []


@rule("uoa.m6.setup-objectives", "uoa.mission.hidden-objectives")
def test_blue_and_green_are_hidden_among_three_red_objectives() -> None:
    dealt = []
    for seed in range(20):
        state = state_of(begin(TITLE, TITLE.setup("m6", None, seed, {})))
        dealt.append(tuple(token.colour for token in state.objectives))
        assert all(token.is_hidden for token in state.objectives)

    assert {tuple(sorted(faces)) for faces in dealt} == {(RED, RED, RED, BLUE, GREEN)}
    assert len(set(dealt)) > 5


@rule("uoa.m6.setup-no-mine-objective")
def test_no_objective_lies_in_the_mine() -> None:
    state = state_of(begin(TITLE, TITLE.setup("m6", None, 1, {})))

    shut = {state.board.places["8V.M"], state.board.places["8V.N"]}

    assert len(state.objectives) == 5
    assert not shut & {token.zone for token in state.objectives}


# Objectives


@rule("uoa.m6.look-what-i-found")
@pytest.mark.parametrize("colour", [RED, BLUE, GREEN])
def test_every_objective_gives_5_ap_and_a_bounty_weapon(colour: int) -> None:
    table = TestTable(["carl"], mission="m6", at="5R.A")
    table.state.objectives = [Objective(table.zone("5R.A"), colour, False, True)]
    table.turn("carl")

    events = table.choose(TakeObjective)

    found = "uoa.m6.look-what-i-found"
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [(5, found)]
    assert [event.rule for event in happened(events, BountyReceived)] == [found]
    assert isinstance(table.asking, ArrangeBounty)


@rule("uoa.m6.look-what-i-found")
def test_without_bounty_weapons_there_is_only_the_ap() -> None:
    table = TestTable(["carl"], mission="m6", at="5R.A")
    table.state.objectives = [Objective(table.zone("5R.A"), RED, False, True)]
    table.state.aside += table.state.bounty
    table.state.bounty = []
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert [event.points for event in happened(events, AdrenalineGained)] == [5]
    assert happened(events, BountyReceived) == []


# Hold the position


@rule("uoa.m6.hold-position")
def test_while_no_gunslinger_is_recruited_the_token_stays_inactive() -> None:
    table = mine("molly", "pablito")
    table.stack_zombie_cards(ABOMINATION_CARD)

    events = table.run(DrawZombieCard(table.zone("8V.a3")))

    assert table.zombies("8V.a3") == {"abomination": 1}
    assert tokens(table) == [False]
    assert [(event.zone, event.rule) for event in happened(events, SpawnTokenHeld)] == [
        (table.zone("8V.M"), HOLD)
    ]


@rule("uoa.m6.hold-position")
def test_the_first_recruit_lets_the_token_follow_an_abomination_on_the_board() -> None:
    table = mine("molly", "pablito")
    table.add_zombies("8V.a3", "abomination")
    table.turn("carl")

    events = table.choose(Recruit, companion="molly")

    assert tokens(table) == [True]
    assert [(event.active, event.rule) for event in happened(events, SpawnTokenTurned)] == [(True, HOLD)]


@rule("uoa.m6.hold-position")
def test_without_an_abomination_a_recruit_awakens_nothing() -> None:
    table = mine("molly", "pablito")
    table.turn("carl")

    events = table.choose(Recruit, companion="molly")

    assert tokens(table) == [False]
    assert HOLD not in rules_of(events)


@rule("uoa.m6.hold-position")
def test_after_the_first_recruit_the_token_works_as_usual() -> None:
    table = mine("molly", "pablito")
    table.turn("carl")
    table.choose(Recruit, companion="molly")
    table.stack_zombie_cards(ABOMINATION_CARD)

    events = table.run(DrawZombieCard(table.zone("8V.a3")))

    assert tokens(table) == [True]
    assert "uoa.spawn.abomination-activate" in rules_of(events)
    assert happened(events, SpawnTokenHeld) == []


# The Wagon


@rule("uoa.m6.wagon-stuck", "uoa.m6.wagon-destroyed")
def test_dynamite_opens_the_mine_and_hurts_nobody_in_it() -> None:
    table = TestTable(["carl"], mission="m6", at="8V.c2", gear={"carl": ["dynamite"]})
    table.add_companion("molly", "8V.M")
    table.run(JamWagon("uoa.m6.wagon-stuck"))
    table.turn("carl")
    shut = not table.offers(MoveTo, zone="8V.N")

    events = table.choose(Throw, zone="8V.N")

    assert shut
    assert len(happened(events, WagonDestroyed)) == 1
    assert table.offers(MoveTo, zone="8V.N")
    assert table.state.result is None
    assert [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]] == [True, False, False, False]
    conservation.check(table.state)


# The end


def test_the_goals_come_in_order_and_the_end_is_declared() -> None:
    table = mine("molly")
    find(table, BLUE, GREEN)
    table.state.wagon_zone = OFF_BOARD
    table.turn("carl")
    offered = [table.offers(SetOffCharges)]
    table.choose(Recruit, companion="molly")
    offered.append(table.offers(SetOffCharges))
    find(table, BLUE)
    table.survivor("carl").zone = table.survivor("molly").zone = table.zone("5R.A")
    table.state.bounty, table.state.aside = [], table.state.aside + table.state.bounty
    table.turn("carl", actions=1)
    offered.append(table.offers(SetOffCharges))

    last = table.choose(TakeObjective)

    # No Action is left, and none is needed.
    assert offered == [False, False, False]
    assert happened(last, MissionWon) == []
    assert table.survivor("carl").actions == 0
    events = table.choose(SetOffCharges)
    assert [event.survivor for event in happened(events, MineBlownUp)] == [table.who("carl")]
    assert [event.rule for event in happened(events, MissionWon)] == ["uoa.end.win-immediate"]
    assert table.state.result is not None
    assert table.state.is_won()
    assert all(goal["met"] for goal in TITLE.view(table.state, 0)["goals"])


def test_with_the_wagon_in_the_way_nothing_can_be_declared() -> None:
    table = mine()
    find(table)
    table.turn("carl")

    assert not table.offers(SetOffCharges)


def test_any_player_may_declare_it_and_nobody_must() -> None:
    table = TestTable(mission="m6", seats=[["carl"], ["may"]], at="8V.M")
    find(table)
    table.state.wagon_zone = OFF_BOARD

    for name in ("carl", "may"):
        table.turn(name)
        assert table.offers(SetOffCharges)
        table.choose(DoNothing)
        assert table.state.result is None


def test_dynamite_among_the_gunslingers_loses() -> None:
    table = TestTable(["carl"], mission="m6", at="8V.N", gear={"carl": ["dynamite"]})
    table.add_companion("molly", "8V.M")
    table.state.wagon_zone = OFF_BOARD
    table.turn("carl")

    table.choose(Throw, zone="8V.M")

    assert table.state.result is not None
    assert not table.state.is_won()
