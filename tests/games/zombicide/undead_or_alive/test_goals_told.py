"""What a view tells about the goals: how far they are, and nothing met before the game has begun."""

import pytest

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.opening import finish_setup
from tests.rules import rule
from veglia.games.zombicide.engine.rules.spawn import CORPSE_PILE
from veglia.games.zombicide.engine.rules.state import BLUE, OFF_BOARD, RED, Objective, SpawnToken
from veglia.games.zombicide.undead_or_alive.rules.actions.coal import Stoke
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import begin


def told(table: TestTable, goal: str) -> list[int]:
    """Return how far a goal is, as the view says it."""
    goals = {one["goal"]: one["progress"] for one in TITLE.view(table.state, 0)["goals"]}
    progress: list[int] = goals[goal]
    return progress


@pytest.mark.parametrize("mission", TITLE.missions())
def test_no_goal_is_met_before_the_first_round_or_at_its_start(mission: str) -> None:
    game = begin(TITLE, TITLE.setup(mission, None, 1, {}))

    before = [goal["met"] for goal in game.view()["goals"]]
    finish_setup(game)

    assert not any(before)
    assert not any(goal["met"] for goal in game.view()["goals"])


@rule("uoa.companion.recruit")
def test_companions_are_counted_as_they_are_recruited() -> None:
    table = TestTable(["carl"], mission="m4", at="1R.a2")
    table.add_companion("jeb", "4R.Z")
    table.add_companion("hanna", "1R.a2", leader="carl")

    assert told(table, "recruit_companions") == [1, 2]


def test_objectives_are_counted_by_colour_where_colour_matters() -> None:
    table = TestTable(["carl"], mission="m10", at="8V.a3")
    for number, token in enumerate(table.state.objectives):
        if token.colour in (RED, BLUE):
            table.state.objectives[number] = Objective(OFF_BOARD, token.colour, True)

    assert told(table, "take_coloured_objectives") == [1, 2]


@rule("uoa.m1.what-a-weapon")
def test_bounty_weapons_are_counted_against_the_party() -> None:
    table = TestTable(["carl", "may"], mission="m1", at="8V.a1")
    table.add_companion("jeb", "8V.a1", leader="carl")
    table.state.bounty.pop()

    assert told(table, "collect_bounty") == [1, 2]


@rule("uoa.m7.travelling-wagon")
def test_supplies_count_when_they_are_on_the_wagon() -> None:
    table = TestTable(["carl"], mission="m7", at="2V.b2")
    objectives = table.state.objectives
    for number in (0, 1, 2):
        objectives[number] = Objective(OFF_BOARD, objectives[number].colour, True)
    table.survivor("carl").cards[0] = table.state.scenario.library.first_token

    assert told(table, "gather_supplies") == [2, 8]


@rule("uoa.m8.search-neighbourhood")
def test_weapons_set_aside_are_counted_as_they_are_found() -> None:
    table = TestTable(["carl"], mission="m8", at="4R.a1")
    table.state.treasure = table.state.bounty[:2]

    assert told(table, "find_treasure") == [1, 3]


@rule("uoa.m9.stoke")
def test_sacks_are_counted_in_the_tender() -> None:
    table = TestTable(["meg"], mission="m9", at="10R.A")
    table.add_companion("carl", "10R.A", leader="meg")
    sacks = [
        number for number, token in enumerate(table.state.objectives) if token.zone == table.zone("8V.N")
    ]
    table.state.objectives[sacks[0]] = Objective(OFF_BOARD, RED, True, False, table.who("carl"))
    table.turn("meg")
    before = told(table, "supply_tender")

    table.choose(Stoke)

    assert before == [0, 6]
    assert told(table, "supply_tender") == [1, 6]


def test_mobile_tokens_and_secured_piles_are_counted() -> None:
    table = TestTable(["meg"], mission="m2", at="4R.a1")
    zone = table.state.board.piles[0].zone
    table.state.spawns[1] = SpawnToken(table.state.spawns[1].kind, table.state.spawns[0].zone, True)
    table.state.spawns += [SpawnToken(CORPSE_PILE, zone, False), SpawnToken(CORPSE_PILE, zone, True)]

    assert told(table, "blow_up_train") == [1, 2]
    assert told(table, "secure_corpse_piles") == [1, 4]
