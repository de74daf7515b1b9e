"""The Zombies' Phase: groups that split, and Runners that act twice."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.activation import Activate, GoTo, SplitZombies, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    SecondActionStarted,
    Wounded,
    ZombiesAttacked,
    ZombiesMoved,
)
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.kernel.machine import Event

# From 3R.A two ways of the same length lead to 2R.b3: through 2R.C and through 3R.a2.
NOISE = "2R.b3"
WAYS = ("2R.C", "3R.a2")


def activate(table: TestTable) -> list[Event]:
    """Run one Activation step of all Zombies."""
    return table.run(Activate(all_kinds(table.state)))


def crossroads(zombies: dict[str, int], seats: list[list[str]] | None = None) -> TestTable:
    """Return a table where Zombies in 3R.A see nobody and hear noise along two ways."""
    table = TestTable(["carl"], at="2R.a1", zombies={"3R.A": zombies}, seats=seats)
    table.state.noise_zone = table.zone(NOISE)
    return table


@rule("uoa.zphase.split", "uoa.zphase.split-odd", "uoa.zphase.split-single")
@pytest.mark.parametrize("brute", [0, 1])
@pytest.mark.parametrize("runner", [0, 1])
def test_example_split_groups(brute: int, runner: int) -> None:
    table = crossroads({"walker": 4, "brute": 3, "runner": 1})

    activate(table)
    assert table.asking.cites(table.state) == "uoa.zphase.split-odd"
    table.choose(GoTo, kind="brute", zone=WAYS[brute])
    assert table.asking.cites(table.state) == "uoa.zphase.split-single"
    events = table.choose(GoTo, kind="runner", zone=WAYS[runner])

    assert table.zombies(WAYS[brute]) == {"walker": 2, "brute": 2}
    assert table.zombies(WAYS[1 - brute]) == {"walker": 2, "brute": 1}
    ran = [event.zone for event in happened(events, ZombiesMoved) if event.kind == table.kind("runner")]
    assert ran == [table.zone(WAYS[runner]), table.zone("2R.c3")]


@rule("uoa.zphase.split")
def test_a_group_splits_equally_between_several_destinations() -> None:
    table = TestTable(
        ["carl", "meg"], at={"carl": "2R.a1", "meg": "2R.c3"}, zombies={"2R.a3": {"walker": 4, "brute": 2}}
    )
    table.state.noise_zone = table.zone("3R.c3")

    events = activate(table)

    assert table.zombies("2R.a2") == {"walker": 2, "brute": 1}
    assert table.zombies("2R.b3") == {"walker": 2, "brute": 1}
    assert rules_of(happened(events, ZombiesMoved)) == {"uoa.zphase.target-b-most-visible"}


@rule("uoa.zphase.split")
def test_with_more_ways_than_zombies_the_players_choose_the_ways() -> None:
    where = {"carl": "2R.C", "meg": "3R.a2", "may": "3R.b3"}
    table = TestTable(["carl", "meg", "may"], at=where, zombies={"3R.A": {"walker": 2}})
    table.state.noise_zone = table.zone("2R.a1")
    activate(table)
    assert [option.zone for option in table.offered(GoTo)] == [table.zone(name) for name in where.values()]

    table.choose(GoTo, zone="3R.b3")
    assert not table.offers(GoTo, zone="3R.b3")
    # It is the last of two, no single one.
    assert table.asking.cites(table.state) == "uoa.zphase.split-odd"
    table.choose(GoTo, zone="2R.C")

    assert table.zombies("2R.C") == {"walker": 1}
    assert table.zombies("3R.a2") == {}
    assert table.zombies("3R.b3") == {"walker": 1}


@rule("uoa.zphase.split-odd")
@pytest.mark.parametrize("way", WAYS)
def test_the_players_decide_which_group_gets_the_odd_zombie(way: str) -> None:
    table = crossroads({"walker": 3}, seats=[["carl"], ["meg"]])
    activate(table)
    assert table.asking.cites(table.state) == "uoa.zphase.split-odd"
    assert table.asking.seats(table.state) == (0, 1)

    table.choose(GoTo, zone=way)

    other = WAYS[1 - WAYS.index(way)]
    assert table.zombies(way) == {"walker": 2}
    assert table.zombies(other) == {"walker": 1}


@rule("uoa.zphase.split-single")
@pytest.mark.parametrize("way", WAYS)
def test_a_single_zombie_goes_where_the_players_decide(way: str) -> None:
    table = crossroads({"brute": 1})
    activate(table)
    assert isinstance(table.asking, SplitZombies)
    assert table.asking.cites(table.state) == "uoa.zphase.split-single"

    table.choose(GoTo, zone=way)

    assert table.zombies(way) == {"brute": 1}


@rule("uoa.zphase.runners-second-action", "uoa.zphase.runners-combinations")
def test_example_runner_attack_twice() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"runner": 1}})

    events = activate(table)

    assert [event.wounds for event in happened(events, ZombiesAttacked)] == [1, 1]
    assert [(event.kind, event.rule) for event in happened(events, SecondActionStarted)] == [
        (table.kind("runner"), "uoa.zphase.runners-second-action")
    ]
    assert table.survivor("carl").wounds == 2


@rule(
    "uoa.zphase.runners-second-action", "uoa.zphase.attacks-before-moves", "uoa.zphase.runners-combinations"
)
def test_example_runner_move_attack() -> None:
    table = TestTable(["carl", "meg"], zombies={"2R.a2": {"runner": 2, "brute": 1}})

    moved = activate(table)
    first = table.choose(Suffer, survivor="carl")
    second = table.choose(Suffer, survivor="meg")

    assert {event.kind for event in happened(moved, ZombiesMoved)} == {
        table.kind("runner"),
        table.kind("brute"),
    }
    assert table.zombies("2R.a1") == {"runner": 2, "brute": 1}
    assert [event.wounds for event in happened(moved, ZombiesAttacked)] == [2]
    assert len(happened(first, Wounded)) == len(happened(second, Wounded)) == 1
    assert (table.survivor("carl").wounds, table.survivor("meg").wounds) == (1, 1)


@rule("uoa.zphase.runners-combinations")
def test_a_runner_may_move_twice() -> None:
    table = TestTable(["carl"], at="2R.a3", zombies={"3R.a3": {"runner": 1}})

    activate(table)

    assert table.zombies("2R.c3") == {"runner": 1}
    assert table.survivor("carl").wounds == 0


@rule("uoa.zphase.runners-second-action")
def test_runners_act_again_only_after_all_zombies_have_acted_once() -> None:
    table = TestTable(["carl"], at="2R.a3", zombies={"3R.a3": {"runner": 1}, "2R.c3": {"walker": 1}})

    events = activate(table)

    runner, walker = table.kind("runner"), table.kind("walker")
    again = events.index(happened(events, SecondActionStarted)[0])
    assert {event.kind for event in happened(events[:again], ZombiesMoved)} == {runner, walker}
    assert [event.kind for event in happened(events[again:], ZombiesMoved)] == [runner]
    assert table.zombies("2R.b3") == {"walker": 1}


@rule("uoa.zphase.runners-second-action", "uoa.zphase.target-c-noise")
def test_the_second_action_of_runners_sees_where_the_noise_has_gone() -> None:
    table = TestTable(["carl"], at="2R.c3", zombies={"3R.c3": {"runner": 1}})
    table.state.noise_zone = table.zone("3R.b3")

    events = activate(table)

    # It reaches the token with its first Action; from 3R.b3 it sees nobody and follows the token.
    assert "uoa.noise.zombies-arrive" in rules_of(events)
    assert table.state.noise_zone == table.zone("2R.c3")
    assert {option.zone for option in table.offered(GoTo)} == {table.zone("3R.A"), table.zone("3R.a3")}
