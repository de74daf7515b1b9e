"""The whole Train has to leave: nothing is won while cars with Zombies may still leave the board."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.train_missions import move
from tests.rules import rule
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.cards import BOUNTY
from veglia.games.zombicide.engine.rules.events import MissionLost, MissionWon, ZombiesMoved
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.turn import EndPhase, StartRound, ZombiesPhase
from veglia.games.zombicide.undead_or_alive.rules.events import RodeAway, SectionLeft, TrainGone
from veglia.games.zombicide.undead_or_alive.rules.state import GOING
from veglia.games.zombicide.undead_or_alive.title import TITLE

# How often the Train moves before its first section leaves, what it consists of then, and who rides it.
TRAINS = {
    "m1": (2, ["10R", "12R"], "carl", "8V.a1"),
    "m8": (3, ["10R", "11R", "12R"], "carl", "4R.a1"),
    "m9": (0, ["10R", "12R", "11R"], "meg", "4V.c1"),
}
LAST_CAR = [("m1", "12R.B"), ("m8", "12R.A"), ("m9", "11R.A")]


def departing(mission: str) -> TestTable:
    """Return a table with one Survivor in the cab, the Train about to leave and all else done."""
    moves, _, name, start = TRAINS[mission]
    table = TestTable([name], mission=mission, at=start)
    state = table.state
    state.spawns = state.spawns[:1]
    state.objectives = [Objective(OFF_BOARD, one.colour, True) for one in state.objectives]
    state.aside += [*state.bounty, *state.treasure]
    state.bounty, state.treasure = [], []
    state.wagon_zone = OFF_BOARD
    state.train = GOING
    for _ in range(moves):
        move(table)
    table.survivor(name).zone = table.zone("10R.B")
    return table


def goals(table: TestTable) -> list[bool]:
    return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]


@rule("uoa.m1.goals", "uoa.m8.goals", "uoa.m9.goals", "uoa.train.exit-survivors")
@pytest.mark.parametrize("mission", TRAINS)
def test_the_mission_is_won_when_the_last_section_has_left_not_the_last_survivor(mission: str) -> None:
    table = departing(mission)
    sections = TRAINS[mission][1]

    moved = [move(table) for _ in sections]

    assert [[one.tile for one in happened(events, SectionLeft)] for events in moved] == [
        [tile] for tile in sections
    ]
    assert len(happened(moved[0], RodeAway)) == 1
    assert [len(happened(events, MissionWon)) for events in moved] == [0] * (len(sections) - 1) + [1]
    assert happened(moved[-1], TrainGone)


@rule("uoa.m1.goals", "uoa.m8.goals", "uoa.m9.goals")
@pytest.mark.parametrize("mission", TRAINS)
def test_the_goal_shows_as_unmet_until_then(mission: str) -> None:
    table = departing(mission)
    shown = []

    for _ in TRAINS[mission][1]:
        move(table)
        shown.append(goals(table)[-1])

    assert shown == [False] * (len(shown) - 1) + [True]


@rule("uoa.m1.zombies-aboard", "uoa.m8.zombies-aboard", "uoa.m9.zombies-aboard", "uoa.train.exit-zombies")
@pytest.mark.parametrize(("mission", "zone"), LAST_CAR)
def test_a_zombie_in_the_last_car_loses_although_everyone_has_left_before(mission: str, zone: str) -> None:
    table = departing(mission)
    table.add_zombies(zone, "walker")

    moved = [move(table) for _ in TRAINS[mission][1]]

    assert len(happened(moved[0], RodeAway)) == 1
    assert not any(happened(events, MissionLost) for events in moved[:-1])
    assert rules_of(happened(moved[-1], MissionLost)) == {f"uoa.{mission}.zombies-aboard"}


@rule("uoa.m1.zombies-aboard", "uoa.m8.zombies-aboard", "uoa.m9.zombies-aboard")
@pytest.mark.parametrize(("mission", "zone"), LAST_CAR)
@pytest.mark.parametrize("is_infested", [False, True])
def test_rounds_go_on_by_themselves_until_the_train_is_gone(
    mission: str, zone: str, is_infested: bool
) -> None:
    table = departing(mission)
    table.state.spawns = []
    if is_infested:
        table.state.noise_zone = table.zone(zone)
        table.add_zombies(zone, "walker")
    move(table)
    first = table.state.turn.round

    table.run(ZombiesPhase(), EndPhase(), StartRound())

    result = table.state.result
    assert result is not None
    assert (result.outcome(0) == "won") is not is_infested
    assert table.state.turn.round == first + len(TRAINS[mission][1]) - 1
    if is_infested:
        assert result.rule == f"uoa.{mission}.zombies-aboard"


@rule("uoa.end.lose-objectives-impossible")
def test_who_has_left_with_goals_unmet_has_lost_at_once() -> None:
    table = departing("m1")
    state = table.state
    state.bounty = [card for card in state.aside if state.card(card).group == BOUNTY]

    events = move(table)

    assert rules_of(happened(events, MissionLost)) == {"uoa.end.lose-objectives-impossible"}


@rule("uoa.noise.always-on-board", "uoa.noise.removed-returns")
def test_with_nobody_on_the_board_the_noise_stays_and_zombies_on_it_rest() -> None:
    table = departing("m8")
    move(table)
    state = table.state
    street = state.noise_zone
    state.spawns = []
    zombies.add(state, street, table.kind("walker"), 2)

    events = table.run(ZombiesPhase(), EndPhase())

    assert (state.noise_zone, state.is_loud) == (street, False)
    assert zombies.count_of(state, street, table.kind("walker")) == 2
    assert not happened(events, ZombiesMoved)
