"""M10, The Pillars of Faith; and hidden Objectives, which it has."""

import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import ObjectiveRevealed, TakeObjective
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, ObjectiveTaken
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, LONE, OFF_BOARD, RED, Objective
from veglia.games.zombicide.engine.rules.turn import DoNothing, Leave
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    CompanionPlaced,
    RecruitingOpened,
)
from veglia.games.zombicide.undead_or_alive.rules.hidden import imagine
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.errors import NothingToUndo
from veglia.kernel.game import begin


def first_state(seed: int) -> UndeadState:
    state = TITLE.start(TITLE.setup("m10", None, seed, {}))
    assert isinstance(state, UndeadState)
    return state


def colours(state: UndeadState) -> list[int]:
    return [token.colour for token in state.objectives]


def lay(table: TestTable, *tokens: tuple[str, int]) -> None:
    """Lay hidden Objectives of known colours."""
    table.state.objectives = [Objective(table.zone(zone), colour, False, True) for zone, colour in tokens]


# Hidden Objectives


@rule("uoa.mission.hidden-objectives", "uoa.m10.setup-objectives")
def test_blue_and_green_are_mixed_among_the_red_ones() -> None:
    dealt = [colours(first_state(seed)) for seed in range(30)]

    assert all(sorted(faces) == [RED, RED, BLUE, GREEN] for faces in dealt)
    assert len({tuple(faces) for faces in dealt}) > 5
    assert {place for faces in dealt for place in range(4) if faces[place] == BLUE} == {0, 1, 2, 3}


@rule("uoa.mission.hidden-objectives")
def test_faces_are_not_seen_until_taken() -> None:
    table = TestTable(["carl"], mission="m10", at="6R.A")
    lay(table, ("6R.A", BLUE), ("5R.A", RED))
    table.turn("carl")
    before = [token["colour"] for token in TITLE.view(table.state, 0)["objectives"]]
    reveals = table.state.dice.reveals

    events = table.choose(TakeObjective)

    assert before == [None, None]
    assert [token["colour"] for token in TITLE.view(table.state, 0)["objectives"]] == ["blue", None]
    assert table.state.dice.reveals == reveals + 1
    assert [(event.colour, event.rule) for event in happened(events, ObjectiveRevealed)] == [
        (BLUE, "uoa.mission.hidden-objectives")
    ]


@rule("uoa.mission.hidden-objectives")
def test_imagined_games_deal_the_unseen_faces_anew() -> None:
    state = first_state(1)
    state.objectives[0] = Objective(OFF_BOARD, state.objectives[0].colour, True)
    dice = seeded(1)

    imagined = [colours(imagine(state, dice)) for _ in range(20)]

    assert all(sorted(faces) == [RED, RED, BLUE, GREEN] for faces in imagined)
    assert {faces[0] for faces in imagined} == {state.objectives[0].colour}
    assert len({tuple(faces) for faces in imagined}) > 2
    assert TITLE.view(imagine(state, dice), 0) == TITLE.view(state, 0)


@rule("uoa.mission.hidden-objectives")
def test_a_turned_token_cannot_be_taken_back() -> None:
    game = begin(TITLE, TITLE.setup("m10", seated(["carl"]), 1, {}))
    finish_setup(game)
    state = state_of(game)
    state.survivors[0].zone = state.board.places["6R.A"]

    TakeObjective(0).perform(state, 0)

    with pytest.raises(NothingToUndo):
        game.undo()


@rule("uoa.mission.hidden-objectives")
def test_of_hidden_tokens_in_one_zone_it_makes_no_difference_which_is_taken() -> None:
    table = TestTable(["carl"], mission="m10", at="6R.A")
    lay(table, ("6R.A", BLUE), ("6R.A", RED))

    table.turn("carl")

    assert len(table.offered(TakeObjective)) == 1


# The mission


@rule("uoa.m10.setup-companions")
def test_two_faithful_wait_in_the_church() -> None:
    game = begin(TITLE, TITLE.setup("m10", None, 1, {}))
    events = list(game.state.log or [])

    state = state_of(game)
    names = {state.scenario.library.profiles[one.profile].id for one in state.survivors if one.leader == LONE}
    assert names == {"concepcion", "thomas"}
    assert [(event.zone, event.rule) for event in happened(events, CompanionPlaced)] == [
        (state.board.places["6R.A"], "uoa.m10.setup-companions")
    ] * 2


@rule("uoa.m10.setup-no-mine-objective")
def test_four_objectives_lie_outside_the_mine() -> None:
    state = first_state(1)

    mine = {zone for name, zone in state.board.places.items() if name in ("8V.M", "8V.N")}

    assert len(state.objectives) == 4
    assert not mine & {token.zone for token in state.objectives}


@rule("uoa.m10.objective-ap", "uoa.mission.precedence")
@pytest.mark.parametrize("colour", [RED, BLUE, GREEN])
def test_an_objective_gives_5_ap_and_no_bounty_weapon(colour: int) -> None:
    table = TestTable(["carl"], mission="m10", at="6R.A")
    lay(table, ("6R.A", colour))
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.m10.objective-ap")
    ]
    assert happened(events, BountyReceived) == []
    assert len(happened(events, ObjectiveTaken)) == 1
    assert len(table.state.bounty) == 7


@rule("uoa.m10.faithful-later", "uoa.companion.mission-precedence")
def test_the_faithful_join_only_when_blue_and_green_have_been_taken() -> None:
    table = TestTable(["carl"], mission="m10", at="6R.A")
    table.add_companion("thomas", "6R.A")
    lay(table, ("6R.A", BLUE), ("2R.C", GREEN), ("3R.A", RED))
    table.turn("carl")
    offered = [table.offers(Recruit)]

    first = table.choose(TakeObjective)
    offered.append(table.offers(Recruit))
    table.survivor("carl").zone = table.zone("2R.C")
    table.turn("carl")
    second = table.choose(TakeObjective)
    table.survivor("carl").zone = table.zone("6R.A")
    table.turn("carl")
    offered.append(table.offers(Recruit))

    assert offered == [False, False, True]
    assert happened(first, RecruitingOpened) == []
    assert [event.rule for event in happened(second, RecruitingOpened)] == ["uoa.m10.faithful-later"]


def test_the_goals_come_in_order_and_all_leave_through_the_exit() -> None:
    table = TestTable(["carl"], mission="m10", at="8V.c3")
    table.add_companion("thomas", "8V.c3")
    lay(table, ("3R.A", RED), ("2R.C", BLUE), ("2R.C", GREEN))
    met: list[list[bool]] = []

    def goals() -> list[bool]:
        return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]

    met.append(goals())
    for number in (1, 2):
        table.state.objectives[number] = Objective(OFF_BOARD, number, True)
    met.append(goals())
    table.turn("carl")
    table.choose(DoNothing)
    stuck = table.offers(Leave)
    table.turn("carl")
    table.choose(Recruit)
    met.append(goals())
    table.choose(DoNothing)
    events = table.choose(Leave)

    assert met == [[False, False, False], [True, False, False], [True, True, False]]
    assert not stuck
    assert table.state.result is not None
    assert table.state.is_won()
    assert "uoa.end.win-immediate" in rules_of(events)
