"""What a rule or a skill does is told: once, with its amount, under its own rule."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.machine import SendMachine
from veglia.games.zombicide.dark_side.rules.events import GearGiven
from veglia.games.zombicide.dark_side.rules.setup_gear import GiveSquadKit
from veglia.games.zombicide.dark_side.rules.traits.taunt import TauntXenos
from veglia.games.zombicide.dark_side.rules.traits.zero_g_run import RunTo
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.activation import Activate, GoTo, SplitZombies, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    PaidForZombies,
    SkillHelped,
    ZombiesActivated,
    ZombiesSetOut,
    ZombiesSpawned,
)
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.traits.taunt import OthersIgnored
from veglia.kernel.machine import Event


def helped(events: list[Event]) -> list[tuple[str, str]]:
    """Return the skills that were told to have helped, each with its rule."""
    return [(event.skill_id, event.rule) for event in happened(events, SkillHelped)]


@rule("ds.skill.dice-plus-1", "ds.skill.plus-1-damage-action")
@pytest.mark.parametrize(
    ("skill", "cited"),
    [("dice_plus_1", "ds.skill.dice-plus-1"), ("plus_1_damage", "ds.skill.plus-1-damage-action")],
)
def test_a_skill_that_helps_an_attack_is_told_in_actions_of_its_kind(skill: str, cited: str) -> None:
    table = StationTable(
        dice=(1,) * 6,
        at="12R.A",
        gear={"miranda": ["sledgehammer", "assault_rifle"]},
        xenos={"12R.A": {"tank": 1}, "12R.B": {"tank": 1}},
        skills={"miranda": [f"{skill}_melee"]},
    )
    table.turn("miranda")

    assert helped(table.choose(MeleeAttack)) == [(f"{skill}_melee", cited)]
    assert helped(table.choose(RangedAttack, zone="12R.B")) == []


@rule("ds.skill.plus-1-free-action")
def test_the_skill_that_pays_for_an_action_is_told_once() -> None:
    table = StationTable(at="12R.B", skills={"miranda": ["plus_1_free_move_action"]})
    table.turn("miranda")

    first = table.choose(MoveTo, zone="12R.A")
    second = table.choose(MoveTo, zone="12R.B")

    assert helped(first) == [("plus_1_free_move_action", "ds.skill.plus-1-free-action")]
    assert helped(second) == []
    assert table.survivor("miranda").actions == 2


@rule("ds.skill.zero-g-run", "ds.skill.unstoppable")
def test_to_run_past_xenos_is_not_what_unstoppable_does() -> None:
    table = StationTable(
        at="12R.B", xenos={"12R.A": {"worker": 1}}, skills={"miranda": ["zero_g_run", "unstoppable"]}
    )
    table.turn("miranda")

    events = table.choose(RunTo, path=(table.zone("12R.A"), table.zone("12R.Q")))

    assert table.survivor("miranda").zone == table.zone("12R.Q")
    assert helped(events) == []


@rule("ds.skill.taunt-ignore-others")
def test_taunted_xenos_leave_a_survivor_of_their_zone_alone_which_is_told_once() -> None:
    table = StationTable(
        ["miranda", "drake", "reese", "miles"],
        at={"miranda": "12R.A", "drake": "12R.B", "reese": "12R.B", "miles": "10V.Q"},
        xenos={"12R.B": {"worker": 1, "tank": 1}},
        skills={"miranda": ["taunt"]},
    )
    # The number of a Zone is not taken for a number of Xenos.
    assert table.survivor("miles").zone == 1
    table.turn("miranda")

    events = table.choose(TauntXenos, zone="12R.B")

    assert [(one.survivor, one.zone, one.rule) for one in happened(events, OthersIgnored)] == [
        (table.who("miranda"), table.zone("12R.B"), "ds.skill.taunt-ignore-others")
    ]
    assert [table.survivor(name).wounds for name in ("miranda", "drake", "reese")] == [0, 0, 0]
    assert table.xenos("12R.A") == {"worker": 1, "tank": 1}


@rule("ds.skill.taunt-ignore-others")
def test_where_nobody_else_is_nobody_is_ignored() -> None:
    table = StationTable(at="12R.A", xenos={"12R.B": {"worker": 1}}, skills={"miranda": ["taunt"]})
    table.turn("miranda")

    assert happened(table.choose(TauntXenos, zone="12R.B"), OthersIgnored) == []


@rule("ds.xmove.shortest-path")
def test_how_many_xenos_set_out_is_told_before_they_arrive() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"worker": 3, "tank": 1}, "12R.B": {"worker": 1}})

    events = table.run(Activate(all_kinds(table.state)))

    # Whoever attacks does not move.
    assert [(one.count, one.rule) for one in happened(events, ZombiesSetOut)] == [
        (4, "ds.xmove.shortest-path")
    ]
    assert table.xenos("12R.B") == {"worker": 4, "tank": 1}


@rule("ds.xmove.split-odd")
def test_two_odd_xenos_are_two_questions_and_neither_is_about_a_single_one() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"worker": 2}})
    ways = tuple(sorted(table.zone(name) for name in ("12R.B", "12R.Q", "13R.Q")))
    table.run(SplitZombies(table.zone("12R.A"), table.kind("worker"), ways, 2, False))
    before = table.asking.cites(table.state)

    table.choose(GoTo, zone="12R.Q")

    assert isinstance(table.asking, SplitZombies)
    assert table.asking.cites(table.state) == before
    assert {option.zone for option in table.offered(GoTo)} == set(ways) - {table.zone("12R.Q")}


@rule("ds.spawn.abomination-card-1", "ds.spawn.abomination-card-2")
@pytest.mark.parametrize("there", [0, 1])
def test_abominations_act_again_only_if_one_is_on_the_board(there: int) -> None:
    table = StationTable(at="12R.B", xenos={"16R.B": {"abomination": there}})
    table.set_ap("miranda", 7)
    table.stack_xeno_cards(76)

    events = table.run(DrawZombieCard(table.zone("16R.c1")))

    assert len(happened(events, ZombiesActivated)) == there
    assert len(happened(events, ZombiesSpawned)) == 1 - there


@rule("ds.machine.bot-move", "ds.act.move-xeno-cost")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_bot_pays_one_action_more_for_each_xeno_it_leaves(count: int) -> None:
    table = StationTable(
        at="12R.B", skills={"miranda": ["remote_control_bot"]}, xenos={"12R.A": {"worker": count}}
    )
    bot = table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda")

    events = table.choose(SendMachine, machine=bot, zone="12R.Q")

    assert [one.count for one in happened(events, PaidForZombies)] == ([count] if count else [])
    assert table.survivor("miranda").actions == 2 - count
    assert table.state.machines[bot].zone == table.zone("12R.Q")


@rule("ds.setup.green-squad-kit")
def test_each_card_of_the_squads_kit_is_told() -> None:
    table = StationTable()

    events = table.run(GiveSquadKit(table.who("miranda")))

    given = happened(events, GearGiven)
    assert [table.state.card(one.card).id for one in given] == ["electrified_baton", "starting_pistol"]
    assert {(one.survivor, one.rule) for one in given} == {(0, "ds.setup.green-squad-kit")}
    assert table.cards("miranda")[:2] == ["electrified_baton", "starting_pistol"]
