"""A Machine as a shield: it can take all attacks of an Attack step, or all misses of one attack."""

import pytest

from tests.games.zombicide.dark_side.mission_table import ending
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks, SufferMachine
from veglia.games.zombicide.dark_side.rules.events import MachineDestroyed, MachineHit
from veglia.games.zombicide.dark_side.rules.misses import ShareMisses
from veglia.games.zombicide.dark_side.rules.state import Machine
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import Wounded, ZombiesMoved
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.kernel.machine import Event


def activate(table: StationTable) -> list[Event]:
    return table.run(Activate(all_kinds(table.state)))


@rule("ds.attack.players-distribute", "ds.machine.destroyed-damage", "ds.victory.machines-dont-count")
def test_one_machine_can_take_all_attacks_of_all_kinds() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 2, "tank": 1, "abomination": 1}})
    bot = table.add_machine("avenger_bot", "12R.A", active=True)
    events = activate(table)

    for _ in range(4):
        assert isinstance(table.asking, ShareAttacks)
        assert table.state.machines[bot].zone == table.zone("12R.A")
        assert happened(events, MachineDestroyed) == []
        events = table.choose(SufferMachine, machine=bot)
        assert [(one.machine, one.rule) for one in happened(events, MachineHit)] == [
            (bot, "ds.attack.players-distribute")
        ]

    assert [(one.machine, one.zone, one.rule) for one in happened(events, MachineDestroyed)] == [
        (bot, table.zone("12R.A"), "ds.machine.destroyed-damage")
    ]
    assert table.state.machines[bot].zone == -1
    assert not table.state.machines[bot].is_hit
    assert table.survivor("miranda").wounds == 0
    assert ending(table) == ""
    # They have attacked, so nobody moves.
    assert table.xenos("12R.A") == {"worker": 2, "tank": 1, "abomination": 1}


@rule("ds.attack.players-distribute")
def test_attacks_are_shared_between_a_machine_and_a_survivor_in_any_order() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 3}})
    bot = table.add_machine("avenger_bot", "12R.A", active=True)
    activate(table)

    table.choose(SufferMachine, machine=bot)
    table.choose(Suffer, survivor="miranda")
    table.choose(SufferMachine, machine=bot)

    assert table.survivor("miranda").wounds == 1
    assert table.state.machines[bot].zone == -1


@rule("ds.attack.players-distribute", "ds.hunter.second-activation")
def test_the_shield_is_gone_when_hunters_attack_again() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"hunter": 2}})
    bot = table.add_machine("avenger_bot", "12R.A", active=True)
    activate(table)

    table.choose(SufferMachine, machine=bot)
    events = table.choose(SufferMachine, machine=bot)

    kinds = [type(event).__name__ for event in events]
    assert kinds.index("MachineDestroyed") < kinds.index("SecondActionStarted")
    assert [one.wounds for one in happened(events, Wounded)] == [1, 1]


@rule("ds.attack.players-distribute", "ds.attack.overkill")
def test_a_machine_alone_takes_every_attack_and_its_attackers_stay() -> None:
    table = StationTable(at="12R.B", xenos={"12R.Q": {"worker": 3}})
    bot = table.add_machine("avenger_bot", "12R.Q", active=True)

    events = activate(table)

    assert len(happened(events, MachineHit)) == 3
    assert [one.machine for one in happened(events, MachineDestroyed)] == [bot]
    assert happened(events, ZombiesMoved) == []


@rule("ds.attack.players-distribute")
def test_a_machine_shields_its_own_zone_only() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.A", "drake": "12R.B"},
        xenos={"12R.A": {"worker": 1}, "12R.B": {"worker": 1}},
    )
    bot = table.add_machine("avenger_bot", "12R.A", active=True)

    activate(table)
    table.choose(SufferMachine, machine=bot)

    assert [table.survivor(name).wounds for name in ("miranda", "drake")] == [0, 1]
    assert table.state.machines[bot].zone == -1


@rule("ds.m7.bot-destroyed", "ds.attack.players-distribute")
def test_the_mission_that_needs_its_bot_is_lost_with_it() -> None:
    table = StationTable(["miranda"], at="17V.b1", mission="m7", xenos={"17V.b1": {"worker": 2}})
    table.state.machines[0] = Machine(table.state.machines[0].kind, table.zone("17V.b1"), True)
    activate(table)

    table.choose(SufferMachine, machine=0)
    assert ending(table) == ""
    table.choose(Suffer, survivor="miranda")

    assert ending(table) == "ds.m7.bot-destroyed"


@rule("ds.ff.players-distribute", "ds.machine.destroyed-damage")
def test_one_machine_can_take_all_misses_of_an_attack() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (1, 1, 1, 1, 6, 6),
        at={"miranda": "12R.A", "drake": "12R.B"},
        gear={"miranda": ["assault_rifle"]},
        skills={"miranda": []},
    )
    bot = table.add_machine("avenger_bot", "12R.B", active=True)
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")

    for left in (3, 2, 1):
        assert isinstance(table.asking, ShareMisses)
        assert table.asking.misses == left
        assert table.state.machines[bot].zone == table.zone("12R.B")
        events = table.choose(SufferMachine, machine=bot)
        assert [one.rule for one in happened(events, MachineHit)] == ["ds.ff.players-distribute"]

    assert [one.machine for one in happened(events, MachineDestroyed)] == [bot]
    assert table.survivor("drake").wounds == 0
    # The next attack finds no shield.
    table.choose(RangedAttack, zone="12R.B")
    assert table.survivor("drake").wounds == 1


@rule("ds.attack.players-distribute", "ds.ff.players-distribute")
@pytest.mark.parametrize("active", [True, False])
def test_of_two_machines_only_those_that_were_hit_are_destroyed(active: bool) -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 2}})
    bot = table.add_machine("avenger_bot", "12R.A", active=True)
    gun = table.add_machine("maul_sentry_gun", "12R.A", active=active)
    activate(table)
    assert {option.machine for option in table.offered(SufferMachine)} == ({bot, gun} if active else {bot})

    table.choose(SufferMachine, machine=bot)
    table.choose(SufferMachine, machine=bot)

    assert [machine.zone for machine in table.state.machines] == [-1, table.zone("12R.A")]
