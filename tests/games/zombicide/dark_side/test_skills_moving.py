"""Skills of moving, and of making others move or act."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.traits.bloodlust import LustTo
from veglia.games.zombicide.dark_side.rules.traits.charge import ChargeTo
from veglia.games.zombicide.dark_side.rules.traits.zero_g_run import RunTo
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveAlong, MoveTo
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.traits.hit_and_run import RunAway
from veglia.games.zombicide.engine.rules.traits.lifesaver import DragAlong, RescueFrom
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo


@rule("ds.skill.plus-1-zone-per-move", "ds.act.move-entering-ends")
def test_a_long_move_ends_among_xenos() -> None:
    table = StationTable(at="12R.B", skills={"miranda": ["plus_1_zone_per_move"]})
    table.turn("miranda")
    assert table.offers(MoveAlong, path=(table.zone("12R.A"), table.zone("12R.Q")))

    table.add_zombies("12R.A", "worker", 1)
    table.turn("miranda")

    assert not table.offers(MoveAlong)


@rule("ds.skill.unstoppable", "ds.act.move-entering-ends")
def test_the_unstoppable_pay_nothing_but_stop_among_xenos() -> None:
    table = StationTable(
        at="12R.B",
        xenos={"12R.B": {"worker": 4}, "12R.A": {"worker": 1}},
        skills={"miranda": ["unstoppable", "plus_1_zone_per_move"]},
    )
    table.turn("miranda")
    assert not table.offers(MoveAlong)

    table.choose(MoveTo, zone="12R.A")

    assert table.survivor("miranda").actions == 2


@rule("ds.skill.sprint")
def test_a_sprint_is_made_once_a_turn() -> None:
    table = StationTable(at="12R.B", skills={"miranda": ["sprint"]})
    table.turn("miranda")

    table.choose(MoveAlong, path=(table.zone("12R.A"), table.zone("12R.Q"), table.zone("13R.Q")))

    assert table.survivor("miranda").actions == 2
    assert not table.offers(MoveAlong)


@rule("ds.skill.zero-g-run", "ds.skill.zero-g-run-limits")
def test_zero_g_run_passes_xenos_but_not_doors() -> None:
    table = StationTable(
        at="12R.B",
        xenos={"12R.A": {"tank": 3}, "12R.B": {"worker": 1}},
        skills={"miranda": ["zero_g_run", "unstoppable"]},
    )
    table.turn("miranda")
    assert [option.path[-1] for option in table.offered(RunTo)] == [table.zone("12R.Q")]

    table.choose(RunTo)

    # One Action and one more for the Worker left behind.
    assert table.survivor("miranda").zone == table.zone("12R.Q")
    assert table.survivor("miranda").actions == 1
    assert not table.offers(RunTo)
    table = StationTable(at="12R.B", skills={"miranda": ["zero_g_run"]})
    table.close("12R.A", "12R.Q")
    table.turn("miranda")
    assert not table.offers(RunTo)


@rule("ds.skill.charge")
def test_a_charge_leads_to_xenos_for_free() -> None:
    table = StationTable(at="12R.B", xenos={"12R.Q": {"worker": 1}}, skills={"miranda": ["charge"]})
    table.turn("miranda")

    table.choose(ChargeTo)

    assert table.survivor("miranda").zone == table.zone("12R.Q")
    assert table.survivor("miranda").actions == 3
    assert not table.offers(ChargeTo)


@rule("ds.skill.charge", "ds.skill.bloodlust")
@pytest.mark.parametrize(("skill", "deed"), [("charge", ChargeTo), ("bloodlust_melee", LustTo)])
def test_leaving_xenos_must_be_paid_for(skill: str, deed: type) -> None:
    table = StationTable(
        at="12R.B", xenos={"12R.B": {"worker": 4}, "12R.A": {"worker": 1}}, skills={"miranda": [skill]}
    )
    table.turn("miranda")

    assert not table.offers(deed)


@rule("ds.skill.bloodlust")
def test_bloodlust_gives_a_free_attack_among_xenos() -> None:
    table = StationTable(
        dice=(1, 1),
        at="12R.B",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.Q": {"worker": 1}},
        skills={"miranda": ["bloodlust_melee"]},
    )
    table.turn("miranda")

    table.choose(LustTo)
    table.choose(MeleeAttack)

    assert table.survivor("miranda").zone == table.zone("12R.Q")
    assert table.survivor("miranda").actions == 2


@rule("ds.skill.hit-and-run")
def test_after_a_kill_the_survivor_may_run() -> None:
    table = StationTable(
        dice=(4, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 2}},
        skills={"miranda": ["hit_and_run"]},
    )
    table.turn("miranda")
    table.choose(MeleeAttack)
    assert isinstance(table.asking, RunAway)

    table.choose(MoveTo, zone="12R.B")

    assert table.survivor("miranda").zone == table.zone("12R.B")
    assert table.survivor("miranda").actions == 2


@rule("ds.skill.shove")
def test_shove_pushes_all_xenos_next_door() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 2, "tank": 1}}, skills={"miranda": ["shove"]})
    table.turn("miranda")

    table.choose(ShoveTo, zone="12R.B")

    assert table.xenos("12R.B") == {"worker": 2, "tank": 1}
    assert table.survivor("miranda").actions == 3


@rule("ds.skill.lifesaver", "ds.skill.lifesaver-consent")
def test_lifesaver_drags_friends_out() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.A", "drake": "12R.B"},
        xenos={"12R.B": {"worker": 2}},
        skills={"miranda": ["lifesaver"]},
    )
    table.turn("miranda")
    table.choose(RescueFrom, zone="12R.B")

    table.choose(DragAlong, survivor="drake")

    assert table.survivor("drake").zone == table.zone("12R.A")


@rule("ds.skill.born-leader")
def test_a_born_leader_gives_an_action() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A", skills={"miranda": ["born_leader"]})
    table.turn("miranda")
    table.choose(GiveAction, survivor="drake")

    table.choose(MoveTo, zone="12R.B")

    assert table.survivor("drake").zone == table.zone("12R.B")
    assert table.survivor("miranda").actions == 3
    assert not table.offers(GiveAction)
