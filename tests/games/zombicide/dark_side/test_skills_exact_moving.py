"""Skills of moving: exactly how far, how often and at what cost."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.traits.bloodlust import LustTo
from veglia.games.zombicide.dark_side.rules.traits.charge import ChargeTo
from veglia.games.zombicide.dark_side.rules.traits.taunt import TauntXenos
from veglia.games.zombicide.dark_side.rules.traits.zero_g_run import RunTo
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveAlong, MoveTo
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    PaidForZombies,
)
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction, UseGivenAction
from veglia.games.zombicide.engine.rules.traits.hit_and_run import RunAway, StayHere
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.kernel.machine import Option


def paths(table: StationTable) -> set[tuple[str, ...]]:
    """The Moves of more than one Zone that are offered, by the names of their Zones."""
    names = {zone: name for name, zone in table.state.board.places.items()}
    return {tuple(names[zone] for zone in option.path) for option in table.offered(MoveAlong)}


@rule("ds.skill.sprint")
def test_a_sprint_goes_two_or_three_zones_for_one_action_and_once_a_turn() -> None:
    table = StationTable(["miranda", "drake"], at="12R.B", skills={"miranda": ["sprint"], "drake": []})
    table.turn("miranda")
    assert table.offers(MoveTo, zone="12R.A")
    assert paths(table) == {("12R.A", "12R.Q"), ("12R.A", "12R.Q", "13R.Q")}

    # A Move of one Zone is no Sprint; one of two Zones is.
    table.choose(MoveTo, zone="12R.A")
    assert paths(table) == {("12R.Q", "13R.Q"), ("12R.Q", "13R.Q", "13R.A")}
    table.choose(MoveAlong, path=(table.zone("12R.Q"), table.zone("13R.Q")))

    assert table.survivor("miranda").zone == table.zone("13R.Q")
    assert table.survivor("miranda").actions == 1
    assert paths(table) == set()
    table.turn("drake")
    assert paths(table) == set()
    table.turn("miranda")
    assert paths(table) != set()


@rule("ds.skill.sprint")
@pytest.mark.parametrize(
    ("zone", "left"),
    [
        ("12R.A", set()),
        ("12R.Q", {("12R.A", "12R.Q")}),
        ("13R.Q", {("12R.A", "12R.Q"), ("12R.A", "12R.Q", "13R.Q")}),
    ],
)
def test_a_sprint_ends_in_the_first_zone_with_xenos(zone: str, left: set[tuple[str, ...]]) -> None:
    table = StationTable(at="12R.B", xenos={zone: {"worker": 1}}, skills={"miranda": ["sprint"]})
    table.turn("miranda")

    assert paths(table) == left


@rule("ds.skill.sprint")
def test_a_sprint_pays_for_xenos_left_behind() -> None:
    table = StationTable(at="12R.B", xenos={"12R.B": {"worker": 2}}, skills={"miranda": ["sprint"]})
    table.turn("miranda", actions=2)
    assert paths(table) == set()
    table.turn("miranda")

    events = table.choose(MoveAlong, path=(table.zone("12R.A"), table.zone("12R.Q")))

    assert [event.count for event in happened(events, PaidForZombies)] == [2]
    assert table.survivor("miranda").actions == 0


@rule("ds.skill.plus-1-zone-per-move")
def test_every_move_may_go_one_or_two_zones_and_no_further() -> None:
    table = StationTable(["miranda", "drake"], at="12R.B", skills={"miranda": ["plus_1_zone_per_move"]})
    table.turn("miranda")
    for start, near, far in (("12R.B", "12R.A", "12R.Q"), ("12R.Q", "12R.A", "12R.B")):
        assert table.survivor("miranda").zone == table.zone(start)
        assert table.offers(MoveTo, zone=near)
        assert {path for path in paths(table) if path[0] == near} == {(near, far)}
        table.choose(MoveAlong, path=(table.zone(near), table.zone(far)))

    assert table.survivor("miranda").actions == 1
    table.only_skills("drake", [])
    table.turn("drake")
    assert paths(table) == set()


@rule("ds.skill.hit-and-run")
@pytest.mark.parametrize(("die", "runs"), [(4, True), (3, False)])
def test_only_an_attack_that_kills_lets_its_survivor_run(die: int, runs: bool) -> None:
    table = StationTable(
        ["miranda", "drake"],
        (die, 1, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 2}},
        skills={"miranda": ["hit_and_run"], "drake": []},
    )
    table.turn("miranda")

    table.choose(RangedAttack, zone="12R.B")

    assert isinstance(table.asking, RunAway) == runs
    if runs:
        table.choose(StayHere)
        assert (table.survivor("miranda").zone, table.survivor("miranda").actions) == (table.zone("12R.A"), 2)


@rule("ds.skill.hit-and-run")
def test_one_run_is_one_move_of_the_own_kind() -> None:
    table = StationTable(
        dice=(4, 1, 1),
        at="12R.A",
        gear={"miranda": ["sledgehammer"]},
        xenos={"12R.A": {"worker": 2}, "12R.Q": {"worker": 1}},
        skills={"miranda": ["hit_and_run", "plus_1_zone_per_move"]},
    )
    table.survivor("miranda").zone = table.zone("12R.A")
    table.turn("miranda")
    table.choose(MeleeAttack)
    # Two Zones are one Move for her, but Xenos end it.
    assert {option.zone for option in table.offered(MoveTo)} == {table.zone("12R.B"), table.zone("12R.Q")}
    assert paths(table) == set()

    table.choose(MoveTo, zone="12R.B")

    assert isinstance(table.asking, ChooseAction)
    assert table.survivor("miranda").actions == 2


@rule("ds.skill.hit-and-run")
def test_a_run_of_two_zones_is_one_move_for_who_may_make_it() -> None:
    table = StationTable(
        dice=(4, 1, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 2}},
        skills={"miranda": ["hit_and_run", "plus_1_zone_per_move"]},
    )
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")
    assert paths(table) == {("12R.Q", "13R.Q")}

    table.choose(MoveAlong, path=(table.zone("12R.Q"), table.zone("13R.Q")))

    assert table.survivor("miranda").zone == table.zone("13R.Q")
    assert table.survivor("miranda").actions == 2


@rule("ds.skill.hit-and-run", "ds.skill.escalation-lost")
def test_a_run_is_a_move_action_and_ends_an_escalation() -> None:
    table = StationTable(
        dice=(1, 1, 1, 4, 1, 1, 1, 1, 1, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 2}},
        skills={"miranda": ["hit_and_run", "escalation_ranged"]},
    )
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")
    table.choose(RangedAttack, zone="12R.B")
    table.choose(MoveTo, zone="12R.Q")

    events = table.choose(RangedAttack, zone="12R.A")

    assert [len(event.dice) for event in happened(events, AttackRolled)] == [3]


@rule("ds.skill.bloodlust", "ds.skill.charge", "ds.skill.taunt", "ds.skill.zero-g-run")
@pytest.mark.parametrize(
    ("skill", "deed"),
    [("bloodlust_melee", LustTo), ("charge", ChargeTo), ("taunt", TauntXenos), ("zero_g_run", RunTo)],
)
def test_what_belongs_to_the_own_turn_cannot_be_done_with_a_given_action(
    skill: str, deed: type[Option]
) -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.A", "drake": "16R.A"},
        xenos={"16R.B": {"worker": 1}},
        skills={"miranda": ["born_leader"], "drake": [skill]},
    )
    table.turn("drake")
    assert table.offers(deed)
    table.turn("miranda")
    table.choose(GiveAction, survivor="drake")

    assert isinstance(table.asking, UseGivenAction)
    assert not table.offers(deed)


@rule("ds.skill.bloodlust", "ds.skill.zero-g-run")
@pytest.mark.parametrize(("skill", "deed"), [("bloodlust_melee", LustTo), ("zero_g_run", RunTo)])
@pytest.mark.parametrize(("actions", "offered"), [(1, False), (2, True)])
def test_a_free_action_pays_neither_the_run_nor_the_xenos_left_behind(
    skill: str, deed: type[Option], actions: int, offered: bool
) -> None:
    free = ["plus_1_free_combat_action", "plus_1_free_move_action"]
    table = StationTable(
        at="16R.A",
        xenos={"16R.A": {"worker": 1}, "16R.B": {"worker": 1}},
        skills={"miranda": [skill, *free]},
    )
    table.turn("miranda", actions=actions)

    assert table.offers(deed) == offered
