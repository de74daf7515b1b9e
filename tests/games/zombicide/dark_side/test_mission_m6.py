"""M6: plasma welders, and three accesses that are welded shut."""

import pytest

from tests.games.zombicide.dark_side.mission_table import begun, ending
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.door import OpenDoor
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine
from veglia.games.zombicide.dark_side.rules.doors import door_at, neutral_doors_left
from veglia.games.zombicide.dark_side.rules.mission_events import AccessWelded, TokenKept
from veglia.games.zombicide.dark_side.rules.missions.welding import Weld
from veglia.games.zombicide.dark_side.rules.state import RED
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.companions import GiveToken, hold_token, tokens_of
from veglia.games.zombicide.engine.rules.events import AdrenalineGained
from veglia.games.zombicide.engine.rules.state import NOBODY, OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.turn import AskEscape, DoNothing, Leave

BOT, GUN = 0, 1
ACCESSES = [("11V.A", "11V.b1"), ("14V.A", "14V.a2"), ("18R.B", "18R.c2")]


def give_welders(table: StationTable, name: str, count: int) -> None:
    """Let a Survivor keep the first so many Objectives, as if they had been taken."""
    for number in range(count):
        table.state.objectives[number] = Objective(OFF_BOARD, RED, True)
        hold_token(table.state, number, table.who(name))


@rule("ds.m6.no-remotes")
def test_there_are_only_red_objectives() -> None:
    state = begun("m6")

    assert {token.colour for token in state.objectives} == {RED}
    assert len(state.machines) == 2


@rule("ds.m6.no-remotes")
def test_standing_beside_the_sentry_gun_gives_no_control_but_the_skill_does() -> None:
    table = StationTable(["miranda"], at="14V.Q", mission="m6")
    table.turn("miranda")
    assert not table.offers(FireMachine)

    table.only_skills("miranda", ["remote_control_sentry_gun"])
    table.turn("miranda")

    assert table.offers(FireMachine, machine=GUN)


@rule("ds.m6.welders")
def test_a_taken_objective_gives_experience_and_is_kept_beside_the_cards() -> None:
    table = StationTable(["miranda", "drake"], at="11V.A", mission="m6")
    before = list(table.survivor("miranda").cards)
    table.turn("miranda")

    events = table.choose(TakeObjective)

    assert [(one.survivor, one.rule) for one in happened(events, TokenKept)] == [(0, "ds.m6.welders")]
    assert table.survivor("miranda").ap == 5
    assert table.survivor("miranda").cards == before
    (token,) = tokens_of(table.state, 0)

    table.choose(TradeWith, survivor="drake")
    table.choose(GiveToken, token=token)
    assert tokens_of(table.state, 1) == [token]


@rule("ds.m6.weld")
@pytest.mark.parametrize("access", ACCESSES)
@pytest.mark.parametrize("side", [0, 1])
def test_from_either_side_a_welder_closes_an_access_for_an_action_and_experience(
    access: tuple[str, str], side: int
) -> None:
    table = StationTable(["miranda"], at=access[side], mission="m6")
    give_welders(table, "miranda", 2)
    table.turn("miranda")
    door = table.doorway(*access)

    events = table.choose(Weld, door=door)

    assert [(one.survivor, one.door) for one in happened(events, AccessWelded)] == [(0, door)]
    assert [one.points for one in happened(events, AdrenalineGained)] == [5]
    assert rules_of(happened(events, AdrenalineGained)) == {"ds.m6.weld"}
    assert table.survivor("miranda").actions == 2
    assert len(tokens_of(table.state, 0)) == 1
    there = door_at(table.state, door)
    assert there is not None
    assert (there.is_closed, there.is_sealed) == (True, True)
    assert neutral_doors_left(table.state) == 5


@rule("ds.m6.weld")
def test_without_a_welder_or_away_from_an_access_nothing_is_welded() -> None:
    table = StationTable(["miranda"], at="11V.A", mission="m6")
    table.turn("miranda")
    assert not table.offers(Weld)

    give_welders(table, "miranda", 1)
    table.survivor("miranda").zone = table.zone("11V.B")
    table.turn("miranda")

    assert not table.offers(Weld)


@rule("ds.m6.weld")
def test_a_welded_door_is_never_opened_or_broken_or_welded_again() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "14V.A", "drake": "10R.A"},
        mission="m6",
        xenos={"14V.a2": {"worker": 2}},
    )
    give_welders(table, "miranda", 2)
    table.turn("miranda")
    door = table.doorway("14V.A", "14V.a2")
    table.choose(Weld, door=door)

    assert not table.offers(Weld)
    assert not table.offers(OpenDoor, door=door)
    table.run(Activate(all_kinds(table.state)))
    there = door_at(table.state, door)
    assert there is not None
    assert (there.is_closed, there.is_destroyed) == (True, False)


def weld_all(table: StationTable, name: str) -> None:
    give_welders(table, name, 3)
    for inside, outside in ACCESSES:
        table.survivor(name).zone = table.zone(inside)
        table.turn(name)
        table.choose(Weld, door=table.doorway(inside, outside))


@rule("ds.m6.win")
def test_all_three_accesses_are_welded_first_then_everyone_leaves() -> None:
    table = StationTable(["miranda"], at="12V.A", mission="m6")
    table.turn("miranda")
    table.choose(DoNothing)
    assert not isinstance(table.asking, AskEscape)

    weld_all(table, "miranda")
    assert ending(table) == ""
    table.survivor("miranda").zone = table.zone("12V.A")
    table.turn("miranda")
    table.choose(DoNothing)
    table.choose(Leave)

    assert ending(table) == "won"


@rule("ds.m6.win")
def test_who_is_welded_out_for_good_loses_the_game_for_all() -> None:
    table = StationTable(["miranda", "drake"], at={"miranda": "11V.A", "drake": "18R.c1"}, mission="m6")

    weld_all(table, "miranda")

    assert ending(table) == "ds.victory.lose-impossible"


@rule("ds.m6.win")
def test_too_few_welders_are_the_end() -> None:
    table = StationTable(["miranda"], at="11V.A", mission="m6")
    for number in range(3):
        table.state.objectives[number] = Objective(OFF_BOARD, RED, False)
    assert table.state.scenario.goals[0].is_possible(table.state)

    table.state.objectives[3] = Objective(OFF_BOARD, RED, False)

    assert not table.state.scenario.goals[0].is_possible(table.state)


@rule("ds.m6.win")
def test_welders_in_hands_are_welders_still() -> None:
    table = StationTable(["miranda"], at="11V.A", mission="m6")
    for number in range(3, len(table.state.objectives)):
        table.state.objectives[number] = Objective(OFF_BOARD, RED, False)
    give_welders(table, "miranda", 3)
    assert table.state.scenario.goals[0].is_possible(table.state)

    hold_token(table.state, 0, NOBODY)

    assert not table.state.scenario.goals[0].is_possible(table.state)
