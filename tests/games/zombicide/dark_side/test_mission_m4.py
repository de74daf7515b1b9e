"""M4: hostile Machines, and Pits that two grenades in one phase bury."""

from collections import Counter

import pytest

from tests.games.zombicide.dark_side.mission_table import begun, ending, hidden_colours, take_objective
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine
from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks, SufferMachine, destroy_machine
from veglia.games.zombicide.dark_side.rules.events import MachineDestroyed, MachineHit
from veglia.games.zombicide.dark_side.rules.machines import is_hostile
from veglia.games.zombicide.dark_side.rules.mission_events import HostileFire, SpawnZoneDestroyed
from veglia.games.zombicide.dark_side.rules.missions.hostile_machines import (
    AimMachineAt,
    MachineAims,
    ShareHostileHits,
)
from veglia.games.zombicide.dark_side.rules.state import OPEN_PIT, Machine
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.turn import (
    ZOMBIES,
    ActivateSurvivor,
    DoNothing,
    StartRound,
    ZombiesPhase,
)
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.kernel.dice import scripted

BOT, GUN = 0, 1
ALL_MISS = (1, 1, 1, 1, 1, 1)


@rule("ds.m4.setup")
def test_green_and_violet_are_mixed_among_the_red_objectives_face_down() -> None:
    states = [begun("m4", seed) for seed in range(8)]

    for state in states:
        assert hidden_colours(state) == Counter(red=4, green=1, violet=1)
    assert len({tuple(one.colour for one in state.objectives) for state in states}) > 1
    pits = [state.board.places[name] for name in ("14R.b3", "17V.c2")]
    assert [states[0].pits[zone] for zone in pits] == [OPEN_PIT, OPEN_PIT]
    assert [zone in [token.zone for token in states[0].spawns] for zone in pits] == [True, True]


def grenadiers() -> StationTable:
    """Return a table with Survivors beside the Pit of tile 14R who have three grenades."""
    return StationTable(
        ["miranda", "drake"],
        at="14R.a3",
        mission="m4",
        gear={"miranda": ["seismic_grenade"] * 2, "drake": ["seismic_grenade"]},
        skills={"miranda": ["enhanced_senses"], "drake": ["enhanced_senses"]},
    )


@rule("ds.m4.two-grenades")
def test_two_grenades_in_one_phase_remove_the_spawn_zone_and_one_does_not() -> None:
    table = grenadiers()
    zone = table.zone("14R.b3")
    table.turn("miranda")

    first = table.choose(ThrowGrenade, zone="14R.b3")
    assert happened(first, SpawnZoneDestroyed) == []
    assert zone in [token.zone for token in table.state.spawns]
    second = table.choose(ThrowGrenade, zone="14R.b3")

    assert [(one.zone, one.rule) for one in happened(second, SpawnZoneDestroyed)] == [
        (zone, "ds.m4.two-grenades")
    ]
    assert zone not in [token.zone for token in table.state.spawns]
    assert len(table.state.spawns) == 2


@rule("ds.m4.two-grenades")
def test_grenades_of_two_phases_do_not_add_up() -> None:
    table = grenadiers()
    table.turn("miranda")
    table.choose(ThrowGrenade, zone="14R.b3")
    table.call(table.state.scenario.rules.zombies_phase_begun)

    table.turn("drake")
    table.choose(ThrowGrenade, zone="14R.b3")

    assert table.zone("14R.b3") in [token.zone for token in table.state.spawns]


@rule("ds.m4.two-grenades", "ds.skill.xeno-link")
@pytest.mark.parametrize("thrown", [1, 2])
def test_a_grenade_of_an_extra_turn_counts_in_no_players_phase(thrown: int) -> None:
    table = grenadiers()
    zone = table.zone("14R.b3")
    table.give_skills("miranda", ["xeno_link"])
    table.state.turn.phase = ZOMBIES
    table.stack_xeno_cards(111)
    table.run(DrawZombieCard(table.zone("16R.c1")))
    for _ in range(thrown):
        table.choose(ThrowGrenade, zone="14R.b3")
    table.choose(DoNothing)
    assert zone in [token.zone for token in table.state.spawns]

    table.run(StartRound())
    table.choose(ActivateSurvivor, survivor="drake")
    events = table.choose(ThrowGrenade, zone="14R.b3")
    assert happened(events, SpawnZoneDestroyed) == []
    assert table.state.pieces.blasts == [zone]
    if thrown == 1:
        # Miranda's other grenade is the second of the same Players' Phase.
        table.choose(DoNothing)
        events = table.choose(ThrowGrenade, zone="14R.b3")
        assert [one.zone for one in happened(events, SpawnZoneDestroyed)] == [zone]


@rule("ds.m4.two-grenades")
def test_other_spawn_zones_outlast_any_grenade() -> None:
    table = StationTable(
        ["miranda"],
        at="16R.c2",
        mission="m4",
        gear={"miranda": ["seismic_grenade"] * 2},
        skills={"miranda": ["enhanced_senses"]},
    )
    table.turn("miranda")
    table.choose(ThrowGrenade, zone="16R.c1")
    table.choose(ThrowGrenade, zone="16R.c1")

    assert table.zone("16R.c1") in [token.zone for token in table.state.spawns]


@rule("ds.m4.win")
def test_both_remotes_and_both_pits_win_in_any_order() -> None:
    table = grenadiers()
    table.state.spawns = [one for one in table.state.spawns if one.zone != table.zone("17V.c2")]
    table.turn("miranda")
    table.choose(ThrowGrenade, zone="14R.b3")
    table.choose(ThrowGrenade, zone="14R.b3")
    assert ending(table) == ""

    take_objective(table, "miranda", "18R.A", "green")
    assert ending(table) == ""
    take_objective(table, "miranda", "13R.A", "violet")

    assert ending(table) == "won"


def phase(table: StationTable) -> list[HostileFire]:
    """Begin the Xenos' Phase, without any Spawn Zone; return the shots until someone is asked."""
    table.state.spawns = []
    return happened(table.run(ZombiesPhase()), HostileFire)


@rule("ds.m4.hostile-machines")
def test_a_hostile_machine_rolls_its_dice_in_the_xenos_phase_and_each_hit_costs_armor() -> None:
    table = StationTable(["miranda"], (4, 3, 1), at="15R.A", mission="m4")

    shots = phase(table)

    assert [(one.machine, one.zone, one.hits, one.rule) for one in shots] == [
        (BOT, table.zone("15R.A"), 1, "ds.m4.hostile-machines")
    ]
    assert table.survivor("miranda").wounds == 2


@rule("ds.m4.hostile-machines")
@pytest.mark.parametrize("how", ["token", "skill"])
def test_a_machine_under_control_does_not_fire(how: str) -> None:
    table = StationTable(["miranda", "drake"], at={"miranda": "15R.A", "drake": "18R.c1"}, mission="m4")
    assert is_hostile(table.state, BOT)
    if how == "token":
        take_objective(table, "drake", "18R.A", "green")
        table.survivor("drake").zone = table.zone("18R.c1")
    else:
        table.only_skills("drake", ["remote_control_bot"])

    assert phase(table) == []
    assert not is_hostile(table.state, BOT)
    assert is_hostile(table.state, GUN)


@rule("ds.m4.hostile-machines", "ds.skill.tough")
def test_the_tough_ignore_the_first_damage_of_every_attack_step() -> None:
    table = StationTable(["miranda"], (4, 1, 1) * 2, at="15R.A", mission="m4", skills={"miranda": ["tough"]})

    phase(table)
    assert table.survivor("miranda").wounds == 1
    phase(table)

    assert table.survivor("miranda").wounds == 2


@rule("ds.m4.hostile-machines", "ds.skill.tough")
@pytest.mark.parametrize(
    ("dice", "xenos", "wounds"),
    [
        # The Bot deals 2, of which 1 is ignored; then the Sentry Gun deals 1.
        ((4, 1, 1, 4, 1, 1, 1, 1), {}, 2),
        # The Sentry Gun's 1 is ignored, the Worker's is not.
        ((1, 1, 1, 4, 1, 1, 1, 1), {"worker": 1}, 1),
        # The second Action of a Hunter is another Attack step: its 1 is ignored again.
        ((1, 1, 1, 4, 1, 1, 1, 1), {"hunter": 1}, 1),
        ((1, 1, 1, 1, 1, 1, 1, 1), {"worker": 2}, 1),
    ],
)
def test_hostile_machines_and_xenos_attack_in_one_step(
    dice: tuple[int, ...], xenos: dict[str, int], wounds: int
) -> None:
    table = StationTable(
        ["miranda"], dice, at="15R.C", mission="m4", xenos={"15R.C": xenos}, skills={"miranda": ["tough"]}
    )

    shots = phase(table)

    assert [one.machine for one in shots] == [BOT, GUN]
    assert table.survivor("miranda").wounds == wounds


def under_control(table: StationTable, zone: str) -> None:
    """Bring the Sentry Gun to a Zone, active and under the control of Miranda."""
    table.only_skills("miranda", ["remote_control_sentry_gun"])
    table.state.machines[GUN] = Machine(table.state.machines[GUN].kind, table.zone(zone), True)


@rule("ds.m4.hostile-target", "ds.machine.counts-as-survivor")
def test_a_hostile_machine_aims_at_an_active_machine() -> None:
    table = StationTable(["miranda"], (6, 6, 1), at="18R.c1", mission="m4")
    under_control(table, "15R.A")
    table.state.spawns = []

    events = table.run(ZombiesPhase())

    assert [(one.machine, one.zone, one.hits) for one in happened(events, HostileFire)] == [
        (BOT, table.zone("15R.A"), 2)
    ]
    assert [(one.machine, one.rule) for one in happened(events, MachineHit)] == [
        (GUN, "ds.m4.hostile-priority")
    ] * 2
    assert [one.machine for one in happened(events, MachineDestroyed)] == [GUN]
    assert table.state.machines[GUN].zone == OFF_BOARD


@rule("ds.m4.hostile-target", "ds.machine.inactive-ignored")
def test_a_machine_at_rest_is_no_target() -> None:
    table = StationTable(["miranda"], at="18R.c1", mission="m4")
    under_control(table, "15R.A")
    table.state.machines[GUN] = Machine(table.state.machines[GUN].kind, table.zone("15R.A"), False)

    assert phase(table) == []


@rule("ds.m4.hostile-target", "ds.noise.machine-counts")
@pytest.mark.parametrize(("noise", "target"), [(1, "15R.A"), (0, "")])
def test_an_active_machine_counts_for_the_loudest_zone(noise: int, target: str) -> None:
    table = StationTable(["miranda", "drake"], ALL_MISS, at={"drake": "15R.D"}, mission="m4")
    under_control(table, "15R.A")
    table.state.noise[table.zone("15R.A")] = noise

    shots = phase(table)

    assert [one.zone for one in shots] == ([table.zone(target)] if target else [])
    assert isinstance(table.asking, MachineAims) == (not target)


@rule("ds.m4.hostile-priority", "ds.attack.players-distribute")
def test_an_active_machine_can_take_all_hits_and_the_attacks_of_xenos_too() -> None:
    table = StationTable(
        ["miranda", "drake"], (6, 6, 1), at={"drake": "15R.A"}, mission="m4", xenos={"15R.A": {"tank": 1}}
    )
    under_control(table, "15R.A")
    phase(table)

    for asked in (ShareHostileHits, ShareHostileHits, ShareAttacks):
        assert isinstance(table.asking, asked)
        assert table.offers(Suffer, survivor="drake")
        assert table.state.machines[GUN].zone == table.zone("15R.A")
        table.choose(SufferMachine, machine=GUN)

    assert table.survivor("drake").wounds == 0
    assert table.state.machines[GUN].zone == OFF_BOARD
    assert table.xenos("15R.A") == {"tank": 1}


@rule("ds.m4.hostile-machines", "ds.machine.destroyed-damage")
def test_a_destroyed_machine_is_hostile_no_more() -> None:
    table = StationTable(["miranda"], ALL_MISS, at="15R.A", mission="m4")
    assert [one.hits for one in phase(table)] == [0]
    assert table.survivor("miranda").wounds == 0

    destroy_machine(table.state, BOT, "ds.machine.destroyed-damage")

    assert not is_hostile(table.state, BOT)
    assert phase(table) == []


@rule("ds.m4.hostile-no-move")
def test_a_hostile_bot_stays_where_it_is() -> None:
    table = StationTable(["miranda"], at="17V.c3", mission="m4")

    assert phase(table) == []
    assert table.state.machines[BOT].zone == table.zone("15R.Q")


@rule("ds.m4.hostile-no-local-control")
def test_standing_beside_the_hostile_sentry_gun_gives_no_control() -> None:
    table = StationTable(["miranda", "drake"], at={"miranda": "11V.Q", "drake": "18R.c1"}, mission="m4")
    table.turn("miranda")
    assert not table.offers(FireMachine)

    take_objective(table, "drake", "13R.A", "violet")
    table.turn("miranda")

    assert table.offers(FireMachine, machine=GUN)


@rule("ds.m4.hostile-target")
def test_it_fires_at_the_loudest_zone_with_survivors_it_sees() -> None:
    table = StationTable(
        ["miranda", "drake", "reese"],
        ALL_MISS,
        at={"miranda": "15R.A", "drake": "15R.D", "reese": "15R.D"},
        mission="m4",
    )

    assert [(one.machine, one.zone) for one in phase(table)] == [(BOT, table.zone("15R.D"))]

    table.state.dice = scripted(*ALL_MISS)
    table.state.noise[table.zone("15R.A")] = 2
    assert [one.zone for one in phase(table)] == [table.zone("15R.A")]


@rule("ds.m4.hostile-target")
def test_of_equally_loud_zones_the_players_choose_one() -> None:
    table = StationTable(
        ["miranda", "drake"], ALL_MISS, at={"miranda": "15R.A", "drake": "15R.D"}, mission="m4"
    )

    assert phase(table) == []
    assert isinstance(table.asking, MachineAims)
    assert {option.zone for option in table.offered(AimMachineAt)} == {
        table.zone("15R.A"),
        table.zone("15R.D"),
    }
    events = table.choose(AimMachineAt, zone="15R.D")

    assert [one.zone for one in happened(events, HostileFire)] == [table.zone("15R.D")]


@rule("ds.m4.hostile-target")
def test_out_of_sight_nobody_is_fired_at() -> None:
    table = StationTable(["miranda"], at="16R.A", mission="m4")

    assert phase(table) == []


@rule("ds.m4.hostile-priority")
def test_survivors_are_hit_and_xenos_beside_them_are_not() -> None:
    table = StationTable(
        ["miranda", "drake"], (6,) * 6, at="15R.A", mission="m4", xenos={"15R.A": {"worker": 1, "tank": 1}}
    )

    phase(table)
    assert isinstance(table.asking, ShareHostileHits)
    assert {option.survivor for option in table.offered(Suffer)} == {0, 1}
    table.choose(Suffer, survivor="drake")

    assert table.survivor("drake").wounds > 0
    assert table.xenos("15R.A") == {"worker": 1, "tank": 1}
