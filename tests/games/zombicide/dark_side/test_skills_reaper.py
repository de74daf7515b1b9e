"""Reaper: a hit that takes another Xeno along."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.focus import FocusedMelee
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.events import ZombieEliminated
from veglia.games.zombicide.engine.rules.hits import Hit, ReapKind, ReapNobody
from veglia.games.zombicide.engine.rules.turn import ChooseAction


@rule("ds.skill.reaper")
def test_reaper_takes_one_more_along() -> None:
    table = StationTable(
        dice=(4, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 2}},
        skills={"miranda": ["reaper_combat"]},
    )
    table.turn("miranda")
    table.choose(MeleeAttack)

    table.choose(ReapKind)

    assert table.xenos("12R.A") == {}
    assert table.survivor("miranda").ap == 2


@rule("ds.skill.reaper", "ds.priority.exhaust-rank")
@pytest.mark.parametrize("skill", ["reaper_ranged", "reaper_combat"])
def test_a_hit_of_a_reaper_takes_another_along_before_the_next_hit(skill: str) -> None:
    table = StationTable(
        dice=(4, 4, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 2, "hunter": 2}},
        skills={"miranda": [skill]},
    )
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")
    left_by_the_first_hit = table.xenos("12R.B")

    events = table.choose(ReapKind)

    assert left_by_the_first_hit == {"worker": 1, "hunter": 2}
    assert [(gone.kind, gone.rule) for gone in happened(events, ZombieEliminated)] == [
        (table.kind("worker"), "ds.skill.reaper"),
        (table.kind("hunter"), "ds.priority.order"),
    ]
    assert table.xenos("12R.B") == {"hunter": 1}
    assert table.survivor("miranda").ap == 3
    assert isinstance(table.asking, ChooseAction)


@rule("ds.skill.reaper")
def test_a_reaper_chooses_the_hit_and_does_it_once() -> None:
    table = StationTable(
        dice=(4, 4, 4),
        at="12R.A",
        gear={"miranda": ["reaper_sword"]},
        xenos={"12R.A": {"worker": 2, "hunter": 4}},
        skills={"miranda": ["reaper_combat"]},
    )
    table.turn("miranda")

    table.choose(MeleeAttack)
    table.choose(Hit, kind="worker")
    table.choose(ReapNobody)
    table.choose(Hit, kind="hunter")
    table.choose(ReapKind, kind="hunter")
    table.choose(Hit, kind="hunter")

    # The skill and the sword are one Reaper.
    assert table.xenos("12R.A") == {"worker": 1, "hunter": 1}
    assert isinstance(table.asking, ChooseAction)


@rule("ds.skill.reaper", "ds.focus.only-target")
@pytest.mark.parametrize(("dice", "falls"), [((4, 4), True), ((4, 1), False)])
def test_a_concentrated_attack_reaps_if_its_target_falls(dice: tuple[int, int], falls: bool) -> None:
    table = StationTable(
        dice=dice,
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"tank": 2, "worker": 2}},
        skills={"miranda": ["reaper_melee"]},
    )
    table.turn("miranda")

    table.choose(FocusedMelee, kind="tank")

    assert [option.kind for option in table.offered(ReapKind)] == ([table.kind("tank")] if falls else [])
    if falls:
        table.choose(ReapKind)
    assert table.xenos("12R.A") == ({"worker": 2} if falls else {"tank": 2, "worker": 2})
    assert table.survivor("miranda").ap == (2 if falls else 0)
    assert isinstance(table.asking, ChooseAction)


@rule("ds.skill.reaper")
def test_the_reaper_sword_reaps_by_itself() -> None:
    table = StationTable(
        dice=(4, 1, 1), at="12R.A", gear={"miranda": ["reaper_sword"]}, xenos={"12R.A": {"worker": 2}}
    )
    table.turn("miranda")

    table.choose(MeleeAttack)

    assert table.offers(ReapKind)
