"""The Bot that goes along with its controller, and skills about movement that do not help with it."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.machine import MoveWithMachine
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.events import PaidForZombies, SkillHelped
from veglia.games.zombicide.engine.rules.traits.hit_and_run import RunAway


@rule("ds.machine.bot-escort-no-skills", "ds.skill.unstoppable", "ds.machine.bot-escort-xenos")
@pytest.mark.parametrize("skills", [[], ["unstoppable"]])
def test_with_the_bot_along_every_xeno_costs_even_the_unstoppable(skills: list[str]) -> None:
    table = StationTable(
        at="12R.A", skills={"miranda": ["remote_control_bot", *skills]}, xenos={"12R.A": {"worker": 2}}
    )
    bot = table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda")

    events = table.choose(MoveWithMachine, machine=bot, zone="12R.Q")

    # Two for the Survivor, nothing for the Bot.
    assert [event.count for event in happened(events, PaidForZombies)] == [2]
    assert happened(events, SkillHelped) == []
    assert table.survivor("miranda").actions == 0
    assert table.state.machines[bot].zone == table.survivor("miranda").zone == table.zone("12R.Q")


@rule("ds.machine.bot-escort-no-skills", "ds.act.move-unaffordable", "ds.skill.unstoppable")
def test_who_cannot_pay_for_the_xenos_goes_without_the_bot() -> None:
    table = StationTable(
        at="12R.A",
        skills={"miranda": ["remote_control_bot", "unstoppable"]},
        xenos={"12R.A": {"worker": 3}},
    )
    table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda")

    assert not table.offers(MoveWithMachine)
    assert table.offers(MoveTo, zone="12R.Q")


@rule("ds.machine.bot-escort")
@pytest.mark.parametrize(("xenos", "actions", "may"), [(0, 0, True), (1, 1, True), (1, 0, False)])
def test_a_free_move_action_pays_for_the_move_and_xenos_cost_the_rest(
    xenos: int, actions: int, may: bool
) -> None:
    table = StationTable(
        at="12R.A",
        skills={"miranda": ["remote_control_bot", "plus_1_free_move_action"]},
        xenos={"12R.A": {"worker": xenos}},
    )
    table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda", actions=actions)

    assert table.offers(MoveWithMachine) == may


@rule("ds.machine.bot-escort-no-skills", "ds.skill.hit-and-run")
def test_no_bot_goes_along_on_the_free_move_of_hit_and_run() -> None:
    table = StationTable(
        dice=(4, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        skills={"miranda": ["remote_control_bot", "hit_and_run"]},
        xenos={"12R.A": {"worker": 1}},
    )
    bot = table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda")
    table.choose(MeleeAttack)
    assert isinstance(table.asking, RunAway)
    assert table.offers(MoveTo, zone="12R.Q")
    assert not table.offers(MoveWithMachine)

    table.choose(MoveTo, zone="12R.Q")

    assert table.state.machines[bot].zone == table.zone("12R.A")
