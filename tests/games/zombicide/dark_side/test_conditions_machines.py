"""Machines and missions with a condition, each with a case on both sides of it."""

import pytest

from tests.games.zombicide.dark_side.mission_table import begun
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine, MoveWithMachine, SendMachine
from veglia.games.zombicide.dark_side.rules.events import GrenadeThrown
from veglia.games.zombicide.dark_side.rules.mission_events import HostileFire
from veglia.games.zombicide.dark_side.rules.state import Machine
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.events import PaidForZombies, SurvivorEliminated, ZombieEliminated
from veglia.games.zombicide.engine.rules.turn import ZombiesPhase
from veglia.kernel.errors import UnknownName
from veglia.kernel.machine import Option

BOT, GUN = 0, 1


# Machines


@rule("ds.machine.bot-escort-xenos", "ds.machine.bot-escort")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_bot_that_goes_along_pays_nothing_for_xenos(count: int) -> None:
    table = StationTable(
        at="12R.A", xenos={"12R.A": {"worker": count}}, skills={"miranda": ["remote_control_bot"]}
    )
    bot = table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda")

    events = table.choose(MoveWithMachine, machine=bot, zone="12R.Q")

    # She pays for herself alone: one Action, and one more for each Xeno left behind.
    assert [event.count for event in happened(events, PaidForZombies)] == ([count] if count else [])
    assert table.survivor("miranda").actions == 2 - count
    assert table.state.machines[bot].zone == table.survivor("miranda").zone == table.zone("12R.Q")


@rule("ds.machine.bot-escort-xenos")
def test_the_last_actions_are_enough_for_both() -> None:
    table = StationTable(
        at="12R.A", xenos={"12R.A": {"worker": 1}}, skills={"miranda": ["remote_control_bot"]}
    )
    table.add_machine("avenger_bot", "12R.A")

    table.turn("miranda", actions=2)
    assert table.offers(MoveWithMachine)
    table.turn("miranda", actions=1)

    assert not table.offers(MoveWithMachine)
    assert not table.offers(SendMachine)


@rule("ds.machine.bot-escort", "ds.machine.control")
@pytest.mark.parametrize(
    ("machine", "zone", "skill", "goes"),
    [
        ("avenger_bot", "12R.A", "remote_control_bot", True),
        ("avenger_bot", "12R.B", "remote_control_bot", False),
        ("avenger_bot", "12R.A", "remote_control_sentry_gun", False),
        ("maul_sentry_gun", "12R.A", "remote_control_all", False),
    ],
)
def test_only_the_own_bot_in_the_own_zone_goes_along(machine: str, zone: str, skill: str, goes: bool) -> None:
    table = StationTable(at="12R.A", skills={"miranda": [skill]})
    table.add_machine(machine, zone)
    table.turn("miranda")

    assert table.offers(MoveWithMachine) == goes


@rule("ds.machine.bot-ranged", "ds.act.machine")
@pytest.mark.parametrize(
    ("machine", "reached"),
    [("avenger_bot", {"16R.c1", "16R.c2", "13R.c1"}), ("maul_sentry_gun", {"16R.c2", "13R.c1", "13R.c2"})],
)
def test_a_machine_fires_within_its_range_only_and_sees_in_the_dark(machine: str, reached: set[str]) -> None:
    # From 16R.c1 the tunnel runs on to 13R.c3, four Zones away.
    table = StationTable(at="12R.A", skills={"miranda": ["remote_control_all"]})
    table.add_machine(machine, "16R.c1")
    table.turn("miranda")

    assert {option.zone for option in table.offered(FireMachine)} == {table.zone(name) for name in reached}


@rule("ds.act.machine", "ds.machine.activation-token", "ds.machine.cost")
@pytest.mark.parametrize("deed", [FireMachine, SendMachine])
def test_each_use_of_a_machine_costs_one_action_and_wakes_that_machine(deed: type[Option]) -> None:
    table = StationTable(dice=(1, 1, 1), at="12R.A", skills={"miranda": ["remote_control_all"]})
    bot = table.add_machine("avenger_bot", "16R.A")
    gun = table.add_machine("maul_sentry_gun", "16R.B")
    table.turn("miranda")

    table.choose(deed, machine=bot)

    assert table.survivor("miranda").actions == 2
    assert [table.state.machines[number].is_active for number in (bot, gun)] == [True, False]


# Grenades


@rule("ds.grenade.kills-all", "ds.grenade.xp", "ds.machine.destroyed-grenade", "ds.grenade.use")
def test_a_grenade_strikes_its_zone_and_no_other() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.A", "drake": "12R.Q"},
        gear={"miranda": ["seismic_grenade", "seismic_grenade"]},
        xenos={"12R.B": {"worker": 2, "tank": 1}, "12R.Q": {"worker": 3}},
    )
    here = table.add_machine("avenger_bot", "12R.B")
    there = table.add_machine("maul_sentry_gun", "12R.Q")
    table.turn("miranda", actions=2)

    events = table.choose(ThrowGrenade, zone="12R.B")

    thrown = happened(events, GrenadeThrown)
    assert [(event.zone, event.rule) for event in thrown] == [(table.zone("12R.B"), "ds.grenade.use")]
    assert len(happened(events, ZombieEliminated)) == 3
    assert (table.xenos("12R.B"), table.xenos("12R.Q")) == ({}, {"worker": 3})
    assert [table.state.machines[number].zone >= 0 for number in (here, there)] == [False, True]
    assert table.survivor("drake").wounds == 0
    assert table.survivor("miranda").ap == 3
    # One card is thrown, for one Action, and one Noise token lies where it fell.
    assert table.cards("miranda").count("seismic_grenade") == 1
    assert table.state.equipment.discards == [thrown[0].card]
    assert table.survivor("miranda").actions == 1
    assert (table.noise("12R.A"), table.noise("12R.B")) == (0, 1)


@rule("ds.grenade.kills-all")
def test_who_is_struck_by_a_grenade_is_eliminated_and_told() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.A", "drake": "12R.B"},
        gear={"miranda": ["seismic_grenade"]},
    )
    table.turn("miranda")

    events = table.choose(ThrowGrenade, zone="12R.B")

    assert [event.survivor for event in happened(events, SurvivorEliminated)] == [table.who("drake")]
    drake = table.survivor("drake")
    assert drake.wounds == drake.health
    assert table.survivor("miranda").wounds == 0


# Missions


def fired_at(table: StationTable) -> list[tuple[int, int]]:
    table.stack_xeno_cards(61, 62, 63, 64)
    return [(one.machine, one.zone) for one in happened(table.run(ZombiesPhase()), HostileFire)]


@rule("ds.m4.hostile-target", "ds.m4.hostile-machines")
@pytest.mark.parametrize(("number", "dice", "reached"), [(BOT, 3, {0, 1, 2}), (GUN, 5, {1, 2, 3})])
@pytest.mark.parametrize(
    ("distance", "zone"), list(enumerate(["17V.c3", "17V.b3", "17V.a3", "14R.b3", "14R.a3"]))
)
def test_a_hostile_machine_fires_within_its_range_only(
    number: int, dice: int, reached: set[int], distance: int, zone: str
) -> None:
    table = StationTable(["miranda"], (1,) * dice, at=zone, mission="m4")
    table.state.machines[number] = Machine(table.state.machines[number].kind, table.zone("17V.c3"), False)
    assert table.state.board.sight.ranges[table.zone("17V.c3")][table.zone(zone)] == distance

    assert fired_at(table) == ([(number, table.zone(zone))] if distance in reached else [])


@rule("ds.m4.hostile-target")
def test_a_louder_zone_without_survivors_is_no_target() -> None:
    table = StationTable(
        ["miranda", "drake", "reese"],
        (1, 1, 1),
        at={"miranda": "15R.A", "drake": "15R.D", "reese": "15R.D"},
        mission="m4",
    )
    table.state.noise[table.zone("15R.B")] = 9

    assert fired_at(table) == [(BOT, table.zone("15R.D"))]


@rule("ds.setup.choose-mission")
@pytest.mark.parametrize("mission", list(library.missions()))
def test_the_mission_that_was_chosen_is_the_one_that_is_laid_out(mission: str) -> None:
    state = begun(mission)

    row = library.mission(mission)
    places = state.board.places
    assert state.scenario.key == mission
    assert {name.partition(".")[0] for name in places} == {
        tile.partition("/")[0] for line in row.layout for tile in line
    }
    assert [token.zone for token in state.spawns] == [places[one.zone] for one in row.spawns]
    assert sorted(token.zone for token in state.objectives if token.zone >= 0) == sorted(
        places[one.zone] for one in row.objectives
    )


@rule("ds.setup.choose-mission")
def test_a_mission_that_is_not_in_the_book_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"^unknown mission 'm99'; known: m0"):
        TITLE.setup("m99", None, 1, {})
