"""The Zombies' Phase: Attacks, Moves and where they lead."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    PhaseStarted,
    SurvivorEliminated,
    TurnEnded,
    Wounded,
    ZombiesAttacked,
    ZombiesMoved,
    ZombiesSetOut,
)
from veglia.games.zombicide.engine.rules.turn import (
    ZOMBIES,
    ActivateSurvivor,
    DoNothing,
    PlayersPhase,
    ZombiesPhase,
)
from veglia.games.zombicide.engine.rules.wounds import ShareWounds, Suffer
from veglia.kernel.machine import Event


def activate(table: TestTable) -> list[Event]:
    """Run one Activation step of all Zombies."""
    return table.run(Activate(all_kinds(table.state)))


@rule("uoa.zphase.no-player")
def test_zombies_act_by_themselves_once_all_survivors_have_been_activated() -> None:
    table = TestTable(["carl", "meg"], zombies={"3R.c3": {"walker": 1}})
    table.stack_zombie_cards(1, 2, 3)
    table.run(PlayersPhase(), ZombiesPhase())
    table.choose(ActivateSurvivor, survivor="carl")

    early = table.choose(DoNothing)
    late = table.choose(DoNothing)

    assert [event.survivor for event in happened(early, TurnEnded)] == [table.who("carl")]
    assert happened(early, PhaseStarted) == []
    assert [event.phase for event in happened(late, PhaseStarted)] == [ZOMBIES]
    assert len(happened(late, ZombiesMoved)) == 1
    assert table.asking is None


@rule("uoa.zphase.attack-or-move", "uoa.zphase.move-those-not-attacking")
def test_a_zombie_attacks_who_shares_its_zone_and_otherwise_moves_one_zone() -> None:
    table = TestTable(["carl"], at="2R.a3", zombies={"2R.a3": {"walker": 1}, "3R.a3": {"walker": 1}})

    events = activate(table)

    assert table.survivor("carl").wounds == 1
    assert table.zombies("2R.a3") == {"walker": 1}
    assert table.zombies("3R.a2") == {"walker": 1}
    assert [(event.start, event.zone) for event in happened(events, ZombiesMoved)] == [
        (table.zone("3R.a3"), table.zone("3R.a2"))
    ]


@rule("uoa.zphase.attacks-before-moves")
def test_who_moves_in_does_not_attack_with_the_same_action() -> None:
    table = TestTable(["carl"], at="3R.a3", zombies={"3R.a3": {"walker": 1}, "3R.a2": {"walker": 2}})

    events = activate(table)

    assert [type(event) for event in events if isinstance(event, (ZombiesAttacked, ZombiesMoved))] == [
        ZombiesAttacked,
        ZombiesMoved,
    ]
    assert table.survivor("carl").wounds == 1
    assert table.zombies("3R.a3") == {"walker": 3}


@rule("uoa.zphase.attacks-before-moves")
def test_all_wounds_are_shared_out_before_anyone_moves() -> None:
    table = TestTable(["carl", "meg"], at="3R.a3", zombies={"3R.a3": {"walker": 1}, "2R.a3": {"walker": 1}})

    activate(table)

    assert isinstance(table.asking, ShareWounds)
    assert table.zombies("2R.a3") == {"walker": 1}
    table.choose(Suffer, survivor="carl")
    assert table.zombies("2R.a3") == {}


@rule("uoa.zphase.attack-auto-hit")
def test_zombie_attacks_succeed_without_dice_for_one_wound_each() -> None:
    table = TestTable(["carl"], dice=(), zombies={"2R.a1": {"walker": 1, "brute": 1}})

    events = activate(table)

    attacks = happened(events, ZombiesAttacked)
    assert [(event.zone, event.wounds, event.rule) for event in attacks] == [
        (table.zone("2R.a1"), 2, "uoa.zphase.attack-auto-hit")
    ]
    assert table.survivor("carl").wounds == 2


@rule("uoa.zphase.wound-distribution")
@pytest.mark.parametrize(("second", "wounds"), [("carl", (2, 0)), ("meg", (1, 1))])
def test_the_players_share_wounds_out_as_they_like(second: str, wounds: tuple[int, int]) -> None:
    table = TestTable(seats=[["carl"], ["meg"]], zombies={"2R.a1": {"walker": 2}})
    activate(table)
    assert table.asking.cites(table.state) == "uoa.zphase.wound-distribution"
    assert table.asking.seats(table.state) == (0, 1)
    assert len(table.offered(Suffer)) == 2

    table.choose(Suffer, survivor="carl")
    table.choose(Suffer, survivor=second)

    assert (table.survivor("carl").wounds, table.survivor("meg").wounds) == wounds


@rule("uoa.zphase.wound-distribution")
def test_wounds_go_only_to_survivors_in_the_zone() -> None:
    table = TestTable(["carl", "meg"], at={"carl": "2R.a1", "meg": "2R.a2"}, zombies={"2R.a1": {"walker": 1}})

    activate(table)

    assert table.survivor("carl").wounds == 1
    assert table.survivor("meg").wounds == 0


@rule("uoa.zphase.wound-track")
def test_each_wound_lowers_the_wound_bar_by_one() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"brute": 2}})

    events = activate(table)

    told = happened(events, Wounded)
    assert [(event.wounds, event.rule) for event in told] == [(1, "uoa.zphase.wound-track")] * 2
    assert table.survivor("carl").health - table.survivor("carl").wounds == 1


@rule("uoa.zphase.elimination")
@pytest.mark.parametrize(("name", "deadly"), [("carl", 3), ("meg", 2)])
def test_a_survivor_is_eliminated_when_the_wound_bar_reaches_zero(name: str, deadly: int) -> None:
    nearly = TestTable([name], zombies={"2R.a1": {"walker": deadly - 1}})
    fatal = TestTable([name], zombies={"2R.a1": {"walker": deadly}})

    spared = activate(nearly)
    events = activate(fatal)

    assert happened(spared, SurvivorEliminated) == []
    assert nearly.state.result is None
    assert [event.rule for event in happened(events, SurvivorEliminated)] == ["uoa.zphase.elimination"]
    assert fatal.state.result is not None
    assert not fatal.state.is_won()


@rule("uoa.zphase.target-a-noise-visible")
@pytest.mark.parametrize("is_loud", [False, True])
def test_first_they_go_to_visible_survivors_with_the_noise_token(is_loud: bool) -> None:
    where = {"carl": "2R.a1", "meg": "2R.a1", "may": "2R.b3"}
    table = TestTable(["carl", "meg", "may"], at=where, zombies={"2R.a3": {"walker": 2}})
    table.state.noise_zone = table.zone("2R.b3")
    table.state.is_loud = is_loud

    events = activate(table)

    assert table.zombies("2R.b3") == {"walker": 2}
    assert [event.rule for event in happened(events, ZombiesMoved)] == ["uoa.zphase.target-a-noise-visible"]


@rule("uoa.zphase.target-b-most-visible", "uoa.zphase.distance-irrelevant")
def test_then_they_go_to_the_most_visible_survivors_however_far() -> None:
    where = {"carl": "2R.a1", "meg": "2R.a1", "may": "2R.b3"}
    table = TestTable(["carl", "meg", "may"], at=where, zombies={"2R.a3": {"walker": 2}})
    table.state.noise_zone = table.zone("3R.c3")

    events = activate(table)

    assert table.zombies("2R.a2") == {"walker": 2}
    assert [event.rule for event in happened(events, ZombiesMoved)] == ["uoa.zphase.target-b-most-visible"]


@rule("uoa.zphase.target-b-most-visible")
def test_survivors_they_do_not_see_do_not_count() -> None:
    # From 3R.c3 only the Survivor in 3R.a3 is in sight; from 3R.b3 the two in 3R.A are too.
    where = {"carl": "3R.a3", "meg": "3R.A", "may": "3R.A"}
    table = TestTable(["carl", "meg", "may"], at=where, zombies={"3R.c3": {"runner": 1}})
    table.state.noise_zone = table.zone("3R.A")

    events = activate(table)

    first, second = happened(events, ZombiesMoved)
    assert (first.zone, first.rule) == (table.zone("3R.b3"), "uoa.zphase.target-b-most-visible")
    assert (second.zone, second.rule) == (table.zone("3R.A"), "uoa.zphase.target-a-noise-visible")


@rule("uoa.zphase.target-c-noise")
@pytest.mark.parametrize(("noise", "step"), [("3R.b3", "3R.A"), ("2R.b3", "2R.C")])
def test_zombies_that_see_nobody_go_to_the_noise_token(noise: str, step: str) -> None:
    table = TestTable(["carl", "meg"], at="2R.a1", zombies={"3R.B": {"walker": 2}})
    table.state.noise_zone = table.zone(noise)

    events = activate(table)

    assert table.zombies(step) == {"walker": 2}
    assert [event.rule for event in happened(events, ZombiesMoved)] == ["uoa.zphase.target-c-noise"]


@rule("uoa.zphase.shortest-path")
def test_zombies_move_along_the_shortest_path() -> None:
    # From 2R.C there are two ways round to 3R.b3; the one through 3R.A is shorter.
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.C": {"walker": 4}})
    table.state.noise_zone = table.zone("3R.b3")

    events = activate(table)

    assert table.zombies("3R.A") == {"walker": 4}
    told = [(event.count, event.rule) for event in happened(events, ZombiesSetOut)]
    assert told == [(4, "uoa.zphase.shortest-path")]


@rule("uoa.zphase.target-c-noise")
def test_zombies_around_the_noise_token_that_see_nobody_have_it_moved_first() -> None:
    table = TestTable(["carl"], at="2R.b3", zombies={"3R.c3": {"walker": 1}})
    table.state.noise_zone = table.zone("3R.c3")

    events = activate(table)

    assert "uoa.noise.zombies-arrive" in rules_of(events)
    assert table.state.noise_zone == table.zone("2R.b3")
    assert table.zombies("3R.b3") == {"walker": 1}
