"""M3 (a lair and sealed tunnels), M6 (welded accesses) and M7 (the Bot is brought out)."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.dark_side.test_missions import take
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side import library
from veglia.games.zombicide.dark_side.actions.door import OpenDoor
from veglia.games.zombicide.dark_side.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.actions.machine import MoveWithMachine
from veglia.games.zombicide.dark_side.actions.weld import WeldAccess
from veglia.games.zombicide.dark_side.damage import destroy_machine
from veglia.games.zombicide.dark_side.events import SpawnZoneDestroyed, TunnelsSealed
from veglia.games.zombicide.dark_side.leaving import AskBringOut, BringOut
from veglia.games.zombicide.dark_side.machines import controls
from veglia.games.zombicide.dark_side.sealing import building_of, is_welded
from veglia.games.zombicide.dark_side.state import RED, VIOLET, YELLOW, ColouredSpawn, Machine
from veglia.games.zombicide.engine.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.actions.objective import TakeObjective
from veglia.games.zombicide.engine.activation import Activate, all_kinds
from veglia.games.zombicide.engine.companions import tokens_of
from veglia.games.zombicide.engine.events import MissionWon, ZombiesStuck
from veglia.games.zombicide.engine.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.turn import AskEscape, EndTurn, Leave


def violet(table: StationTable) -> list[bool]:
    """Return the violet Spawn tokens, by whether they are active."""
    return [
        token.is_active
        for token in table.state.spawns
        if isinstance(token, ColouredSpawn) and token.colour == VIOLET
    ]


# M3


@rule("ds.m3.violet-active")
def test_m3_the_violet_spawn_zone_is_active_from_the_start() -> None:
    assert violet(StationTable(mission="m3", at="11V.a3")) == [True]


@rule("ds.m3.violet-removed", "ds.m3.yellow-locked")
def test_m3_the_objective_in_the_lair_destroys_it_and_frees_the_yellow_one() -> None:
    table = StationTable(mission="m3", at="15R.Q")
    table.turn("miranda")
    assert not table.offers(TakeObjective)

    table.survivor("miranda").zone = table.zone("14V.A")
    table.turn("miranda")
    events = table.choose(TakeObjective)

    assert [event.zone for event in happened(events, SpawnZoneDestroyed)] == [table.zone("14V.A")]
    assert violet(table) == []
    table.survivor("miranda").zone = table.zone("15R.Q")
    table.turn("miranda")
    assert table.offers(TakeObjective)


@rule("ds.m3.violet-removed")
def test_m3_a_grenade_destroys_the_lair_too() -> None:
    table = StationTable(mission="m3", at="14V.B", gear={"miranda": ["seismic_grenade"]})
    table.turn("miranda")

    table.choose(ThrowGrenade, zone="14V.A")

    assert violet(table) == []


@rule("ds.m3.seal-tunnels")
def test_m3_the_yellow_objective_seals_every_access_to_the_tunnels() -> None:
    table = StationTable(mission="m3", at="15R.Q", xenos={"11V.b3": {"worker": 1}})
    table.state.spawns = [token for token in table.state.spawns if token.zone != table.zone("14V.A")]
    table.add_zombies("14V.B", "worker", 1)
    table.survivor("drake").zone = table.zone("14V.A")

    events = take(table, YELLOW)

    assert [event.count for event in events if isinstance(event, TunnelsSealed)] == [4]
    sealed = {(door.doorway, door.is_closed, door.is_sealed) for door in table.state.doors}
    names = (("14V.A", "14V.a2"), ("11V.A", "11V.b1"), ("10V.A", "10V.b3"), ("18R.B", "18R.c2"))
    assert sealed == {(table.doorway(one, other), True, True) for one, other in names}
    # A wall even for Xenos: those in the tunnels find no way.
    stuck = table.run(Activate(all_kinds(table.state)))
    assert table.zone("11V.b3") in [event.zone for event in happened(stuck, ZombiesStuck)]
    table.turn("drake")
    assert not table.offers(OpenDoor)


@rule("ds.m3.win")
def test_m3_is_won_when_the_building_of_the_lair_is_clear() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (4, 4),
        mission="m3",
        at={"miranda": "15R.Q", "drake": "14V.B"},
        gear={"drake": ["electrified_baton"]},
        xenos={"14V.B": {"worker": 1}},
    )
    table.state.spawns = [token for token in table.state.spawns if token.zone != table.zone("14V.A")]
    take(table, YELLOW)
    table.turn("drake")

    events = table.choose(MeleeAttack)

    assert len(happened(events, MissionWon)) == 1

    assert table.state.result is not None
    assert table.state.result.won


@rule("ds.m3.win", "ds.victory.lose-impossible")
def test_m3_is_lost_when_xenos_are_sealed_in_with_nobody() -> None:
    table = StationTable(mission="m3", at="15R.Q", xenos={"14V.B": {"worker": 1}})
    table.state.spawns = [token for token in table.state.spawns if token.zone != table.zone("14V.A")]

    take(table, YELLOW)

    assert table.state.result is not None
    assert table.state.result.rule == "ds.victory.lose-impossible"


def test_m3_has_two_buildings() -> None:
    table = StationTable(mission="m3", at="11V.a3")
    station = table.state.station_board.station

    lair = building_of(station, table.zone("14V.A"))
    other = building_of(station, table.zone("11V.A"))
    assert table.zone("16R.A") in lair
    assert table.zone("18R.A") in other
    assert set(lair).isdisjoint(other)


# M6


@rule("ds.m6.no-remotes")
def test_m6_machines_are_controlled_by_skills_only() -> None:
    assert {one.colour for one in library.mission("m6").objectives} == {"red"}
    table = StationTable(mission="m6", at="14V.Q")
    gun = 1
    assert not controls(table.state, table.who("miranda"), gun)

    table.give_skills("miranda", ["remote_control_sentry_gun"])

    assert controls(table.state, table.who("miranda"), gun)


@rule("ds.m6.welders")
def test_m6_objectives_are_kept_and_give_5_xp() -> None:
    table = StationTable(mission="m6", at="11V.a1")

    take(table, RED)

    assert len(tokens_of(table.state, table.who("miranda"))) == 1
    assert table.survivor("miranda").ap == 5


@rule("ds.m6.weld")
@pytest.mark.parametrize("side", ["11V.A", "11V.b1"])
def test_m6_an_access_is_welded_from_either_side(side: str) -> None:
    table = StationTable(mission="m6", at=side)
    doorway = table.doorway("11V.A", "11V.b1")
    table.turn("miranda")
    assert not table.offers(WeldAccess)

    table.state.objectives[0] = Objective(OFF_BOARD, RED, True, False, table.who("miranda"))
    table.turn("miranda")
    table.choose(WeldAccess, door=doorway)

    assert is_welded(table.state, doorway)
    assert (table.survivor("miranda").ap, table.survivor("miranda").actions) == (5, 2)
    assert tokens_of(table.state, table.who("miranda")) == []
    assert not table.offers(WeldAccess)
    assert not table.offers(OpenDoor, door=doorway)


@rule("ds.m6.win")
def test_m6_needs_all_three_accesses_welded_before_the_exit_opens() -> None:
    table = StationTable(mission="m6", at="12V.A")
    welds = table.state.scenario.rules.terms.own.welds  # type: ignore[attr-defined]  # the title's own rules
    for number, doorway in enumerate(welds):
        table.run(EndTurn(table.who("miranda")))
        assert not isinstance(table.asking, AskEscape)
        table.state.objectives[number] = Objective(OFF_BOARD, RED, True, False, table.who("miranda"))
        table.survivor("miranda").zone = table.state.station_board.station.doorways[doorway][0]
        table.turn("miranda")
        table.choose(WeldAccess, door=doorway)
        table.survivor("miranda").zone = table.zone("12V.A")

    table.run(EndTurn(table.who("miranda")))
    table.choose(Leave)

    assert table.state.result is not None
    assert table.state.result.won


# M7


@rule("ds.m7.yellow-door")
def test_m7_the_door_opens_by_itself_and_nothing_else_opens_it() -> None:
    table = StationTable(mission="m7", at="15R.Q", xenos={"15R.B": {"worker": 2}})
    doorway = table.doorway("15R.B", "15R.Q")
    table.turn("miranda")
    assert not table.offers(OpenDoor, door=doorway)
    table.run(Activate(all_kinds(table.state)))
    assert table.state.station_board.sealed_doors == 1 << doorway

    take(table, YELLOW)

    assert table.state.station_board.closed_doors == 0
    assert table.zone("15R.B") in table.state.board.ways.neighbours[table.zone("15R.Q")]


def bot_at_exit() -> StationTable:
    """Return a table of M7 with Miranda, who controls the Bot, and the Bot at the Exit."""
    table = StationTable(mission="m7", at="13R.c3", skills={"miranda": ["remote_control_bot"]})
    table.state.machines[0] = Machine(0, table.zone("13R.c3"), False)
    return table


@rule("ds.m7.bot-exit", "ds.m7.win")
def test_m7_is_won_when_the_bot_leaves() -> None:
    table = bot_at_exit()
    table.run(EndTurn(table.who("miranda")))
    assert not isinstance(table.asking, AskBringOut)

    take(table, YELLOW)
    table.survivor("miranda").zone = table.zone("18R.c1")
    table.run(EndTurn(table.who("miranda")))
    table.choose(BringOut)

    assert table.state.result is not None
    assert table.state.result.won


@rule("ds.m7.bot-exit")
def test_m7_the_bot_does_not_leave_beside_xenos() -> None:
    table = bot_at_exit()
    take(table, YELLOW)
    table.add_zombies("13R.c3", "worker", 1)

    table.run(EndTurn(table.who("miranda")))

    assert not isinstance(table.asking, AskBringOut)


@rule("ds.m7.bot-destroyed")
def test_m7_is_lost_with_the_bot() -> None:
    table = bot_at_exit()

    destroy_machine(table.state, 0, "ds.machine.destroyed-damage")

    assert table.state.result is not None
    assert (table.state.result.won, table.state.result.rule) == (False, "ds.m7.bot-destroyed")


@rule("ds.machine.bot-escort")
def test_m7_the_bot_walks_beside_its_controller() -> None:
    table = bot_at_exit()
    table.turn("miranda")

    assert table.offers(MoveWithMachine, machine=0)
