"""Seismic Grenades and Machines."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine, MoveWithMachine, SendMachine
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.rules.damage import SufferMachine
from veglia.games.zombicide.dark_side.rules.events import (
    MachineDestroyed,
    NoiseMade,
    ObjectivesBuried,
    PitClosed,
)
from veglia.games.zombicide.dark_side.rules.machines import RestMachines, controls
from veglia.games.zombicide.dark_side.rules.noise import loudness
from veglia.games.zombicide.dark_side.rules.spawning import spawn_in_pits
from veglia.games.zombicide.dark_side.rules.state import CLOSED_PIT, GREEN, VIOLET
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import AttackRolled, PaidForZombies
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective


@rule(
    "ds.grenade.use",
    "ds.grenade.kills-all",
    "ds.grenade.xp",
    "ds.grenade.noise",
    "ds.xeno.abomination-kill-ways",
)
def test_a_grenade_eliminates_everything_in_the_zone() -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["seismic_grenade"]},
        xenos={"12R.B": {"worker": 2, "tank": 1, "abomination": 1}},
    )
    table.dig("12R.B")
    bot = table.add_machine("avenger_bot", "12R.B")
    table.turn("miranda")

    table.choose(ThrowGrenade, zone="12R.B")

    assert table.xenos("12R.B") == {}
    assert table.survivor("miranda").ap == 8
    assert table.state.machines[bot].zone == OFF_BOARD
    assert (table.noise("12R.A"), table.noise("12R.B")) == (0, 1)
    assert table.cards("miranda")[0] is None


@rule(
    "ds.grenade.flips-pit", "ds.pit.grenade-closes", "ds.pit.closed-no-spawn", "ds.pit.closed-still-cancels"
)
def test_ds_ex_pit_closed_by_grenade() -> None:
    table = StationTable(["miranda", "cole"], at="12R.A", gear={"miranda": ["seismic_grenade"]})
    table.dig("12R.Q")
    table.turn("miranda")

    events = table.choose(ThrowGrenade, zone="12R.Q")
    assert [event.rule for event in happened(events, PitClosed)] == ["ds.grenade.flips-pit"]
    assert table.state.pits[table.zone("12R.Q")] == CLOSED_PIT

    table.call(lambda state: spawn_in_pits(table.state, table.kind("worker"), 1, "ds.spawn.pit-card"))
    assert table.xenos("12R.Q") == {}

    # It was a Security Room; now neither Soldier nor Civilian finds anything there.
    for name in ("miranda", "cole"):
        table.survivor(name).zone = table.zone("12R.Q")
        table.turn(name)
        assert not table.offers(SearchRoom)


@rule("ds.grenade.removes-objectives")
def test_objectives_are_lost_and_not_taken() -> None:
    table = StationTable(at="12R.B", gear={"miranda": ["seismic_grenade"]})
    table.turn("miranda")

    events = table.choose(ThrowGrenade, zone="12R.A")

    assert [event.count for event in happened(events, ObjectivesBuried)] == [1]
    assert table.survivor("miranda").ap == 0
    assert [token.is_taken for token in table.state.objectives] == [False] * 4


@rule("ds.grenade.kills-all", "ds.victory.lose-survivor")
def test_a_grenade_spares_no_friend_and_not_the_thrower() -> None:
    table = StationTable(at="12R.A", gear={"miranda": ["seismic_grenade"]})
    table.turn("miranda")

    table.choose(ThrowGrenade, zone="12R.A")

    assert table.state.result is not None
    assert not table.state.is_won()


# Machines


@rule(
    "ds.machine.control",
    "ds.machine.remote-tokens",
    "ds.mission.remote-objectives",
    "ds.machine.any-distance",
)
@pytest.mark.parametrize(("colour", "machine"), [(GREEN, "avenger_bot"), (VIOLET, "maul_sentry_gun")])
def test_a_remote_control_works_from_anywhere(colour: int, machine: str) -> None:
    table = StationTable(at="12R.B")
    number = table.add_machine(machine, "16R.B")
    assert not controls(table.state, 0, number)

    table.state.objectives[0] = Objective(OFF_BOARD, colour, True, False, 0)

    assert controls(table.state, 0, number)


@rule("ds.skill.remote-control", "ds.machine.generic-names", "ds.machine.control")
@pytest.mark.parametrize(
    ("skill", "bot", "gun"),
    [
        ("remote_control_bot", True, False),
        ("remote_control_sentry_gun", False, True),
        ("remote_control_all", True, True),
    ],
)
def test_ds_ex_remote_control_generic(skill: str, bot: bool, gun: bool) -> None:
    table = StationTable(at="12R.B", skills={"miranda": [skill]})
    machines = [table.add_machine(id, "16R.B") for id in ("avenger_bot", "maul_sentry_gun")]

    assert [controls(table.state, 0, number) for number in machines] == [bot, gun]


@rule("ds.machine.sentry-same-zone", "ds.machine.two-machines")
def test_whoever_stands_beside_the_sentry_gun_controls_it() -> None:
    table = StationTable(at="12R.B")
    gun = table.add_machine("maul_sentry_gun", "12R.B")
    bot = table.add_machine("avenger_bot", "12R.B")

    assert controls(table.state, 0, gun)
    assert not controls(table.state, 0, bot)


@rule(
    "ds.machine.sentry-ranged",
    "ds.machine.cost",
    "ds.act.machine",
    "ds.machine.xp",
    "ds.machine.activation-token",
)
@rule("ds.dark.prototype-machines", "ds.machine.skills-dont-apply")
def test_the_sentry_gun_fires_into_the_dark_for_its_controller() -> None:
    table = StationTable(
        dice=(4, 4, 1, 1, 1),
        at="13R.A",
        xenos={"13R.c2": {"worker": 3}},
        skills={"miranda": ["plus_1_die_ranged", "plus_1_damage_ranged"]},
    )
    gun = table.add_machine("maul_sentry_gun", "13R.A")
    table.turn("miranda")
    assert not table.offers(SendMachine)

    events = table.choose(FireMachine, zone="13R.c2", kind=-1)

    assert [len(event.dice) for event in happened(events, AttackRolled)] == [5]
    assert table.xenos("13R.c2") == {"worker": 1}
    assert (table.survivor("miranda").ap, table.survivor("miranda").actions) == (2, 2)
    assert table.state.machines[gun].is_active
    assert table.noise("13R.A") == 0


@rule("ds.machine.bot-move", "ds.machine.bot-ranged", "ds.machine.several")
def test_the_bot_moves_and_fires() -> None:
    table = StationTable(
        dice=(4, 4, 1), at="12R.B", xenos={"12R.Q": {"tank": 2}}, skills={"miranda": ["remote_control_all"]}
    )
    bot = table.add_machine("avenger_bot", "12R.B")
    table.add_machine("maul_sentry_gun", "12R.A")
    table.turn("miranda")
    assert {option.machine for option in table.offered(FireMachine)} == {0, 1}

    table.choose(SendMachine, machine=bot, zone="12R.A")
    table.choose(FireMachine, machine=bot, zone="12R.Q", kind=-1)

    assert table.state.machines[bot].zone == table.zone("12R.A")
    assert table.xenos("12R.Q") == {}


@rule("ds.noise.machine-counts", "ds.machine.activation-token")
def test_a_machine_that_fires_is_heard_by_its_token_alone() -> None:
    table = StationTable(
        dice=(4, 4, 1), at="12R.B", xenos={"12R.Q": {"tank": 2}}, skills={"miranda": ["remote_control_bot"]}
    )
    table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda")
    assert loudness(table.state)[table.zone("12R.A")] == 0

    events = table.choose(FireMachine, zone="12R.Q", kind=-1)

    assert not happened(events, NoiseMade)
    assert loudness(table.state)[table.zone("12R.A")] == 1
    assert loudness(table.state)[table.zone("12R.B")] == 1  # Miranda herself


@rule("ds.machine.bot-move")
def test_xenos_hold_the_bot_at_its_controllers_cost() -> None:
    table = StationTable(
        at="12R.B", xenos={"12R.A": {"worker": 2}}, skills={"miranda": ["remote_control_bot"]}
    )
    bot = table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda")

    events = table.choose(SendMachine, machine=bot, zone="12R.Q")

    assert [event.count for event in happened(events, PaidForZombies)] == [2]
    assert table.survivor("miranda").actions == 0


@rule("ds.machine.bot-escort", "ds.machine.bot-escort-destination", "ds.machine.bot-escort-xenos")
def test_the_bot_goes_along_for_free() -> None:
    table = StationTable(at="12R.A", skills={"miranda": ["remote_control_bot"]})
    bot = table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda")

    table.choose(MoveWithMachine, machine=bot, zone="12R.Q")

    assert table.state.machines[bot].zone == table.survivor("miranda").zone == table.zone("12R.Q")
    assert table.survivor("miranda").actions == 2
    assert table.state.machines[bot].is_active


@rule("ds.machine.bot-escort-no-skills")
def test_only_a_move_of_one_zone_takes_the_bot_along() -> None:
    table = StationTable(at="12R.B", skills={"miranda": ["remote_control_bot", "plus_1_zone_per_move"]})
    table.add_machine("avenger_bot", "12R.B")
    table.turn("miranda")

    assert {option.zone for option in table.offered(MoveWithMachine)} == {table.zone("12R.A")}
    assert table.offers(MoveTo, zone="12R.A")


@rule("ds.machine.counts-as-survivor", "ds.machine.destroyed-damage", "ds.victory.machines-dont-count")
def test_xenos_attack_an_active_machine() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 1}})
    bot = table.add_machine("avenger_bot", "12R.A", active=True)
    table.run(Activate(all_kinds(table.state)))

    events = table.choose(SufferMachine, machine=bot)

    assert len(happened(events, MachineDestroyed)) == 1
    assert table.survivor("miranda").wounds == 0
    assert table.state.result is None


@rule("ds.machine.inactive-ignored", "ds.def.character")
def test_xenos_ignore_a_machine_at_rest() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"worker": 1}})
    bot = table.add_machine("avenger_bot", "12R.A")

    table.run(Activate(all_kinds(table.state)))

    assert table.state.machines[bot].zone == table.zone("12R.A")
    assert table.xenos("12R.B") == {"worker": 1}


@rule("ds.machine.destroyed-grenade")
def test_an_explosion_destroys_a_machine_at_rest() -> None:
    table = StationTable(at="12R.A", gear={"miranda": ["seismic_grenade"]})
    gun = table.add_machine("maul_sentry_gun", "12R.B")
    table.turn("miranda")

    table.choose(ThrowGrenade, zone="12R.B")

    assert table.state.machines[gun].zone == OFF_BOARD


@rule("ds.round.end-phase-machine-token")
def test_machines_rest_in_the_end_phase() -> None:
    table = StationTable()
    bot = table.add_machine("avenger_bot", "12R.A", active=True)

    table.run(RestMachines())

    assert not table.state.machines[bot].is_active


@rule("ds.skill.plus-1-free-machine", "ds.skill.plus-1-free-action")
def test_a_free_machine_action_needs_a_machine_under_control() -> None:
    table = StationTable(at="12R.B", skills={"miranda": ["plus_1_free_machine_action"]})
    table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda", actions=0)
    assert not table.offers(SendMachine)

    table.give_skills("miranda", ["remote_control_bot"])
    table.turn("miranda", actions=0)

    assert table.offers(SendMachine)
