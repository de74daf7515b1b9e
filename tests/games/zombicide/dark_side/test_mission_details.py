"""Missions where they are easily overlooked: who is hit, what stays, what is told."""

import msgspec
import pytest

from tests.games.zombicide.dark_side.mission_table import begun, ending
from tests.games.zombicide.dark_side.station_table import StationTable, mission_rule_of
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.mission_events import HostileFire, SpawnZoneDestroyed
from veglia.games.zombicide.dark_side.rules.missions.bringing_out import AskMachineOut, LeadOut
from veglia.games.zombicide.dark_side.rules.missions.columns import Detonate
from veglia.games.zombicide.dark_side.rules.missions.hostile_machines import HostileMachines, MachineAims
from veglia.games.zombicide.dark_side.rules.missions.welding import Weld, Welding
from veglia.games.zombicide.dark_side.rules.scenarios import make_scenario
from veglia.games.zombicide.dark_side.rules.spawn_tokens import remove_spawns, wake_spawn
from veglia.games.zombicide.dark_side.rules.state import RED, YELLOW, Machine
from veglia.games.zombicide.engine.rules.companions import hold_token
from veglia.games.zombicide.engine.rules.events import SpawnTokenTurned, StartTaken
from veglia.games.zombicide.engine.rules.starting import ChooseStart
from veglia.games.zombicide.engine.rules.state import NOBODY, OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.kernel.errors import ContentError
from veglia.kernel.machine import advance


@rule("ds.m7.bot-exit")
def test_a_bot_that_has_left_is_at_rest() -> None:
    table = StationTable(at={}, mission="m7")
    kind = table.state.machines[0].kind
    table.state.machines[0] = Machine(kind, table.state.exit_zone(), True)

    table.run(AskMachineOut(0, 0))
    table.choose(LeadOut)

    assert (table.state.machines[0].is_active, table.state.machines[0].has_left) == (False, True)


@rule("ds.m10.collapse-yellow")
def test_a_collapse_takes_machines_and_doors_on_its_tiles_and_no_others() -> None:
    table = StationTable(at="17R.c1", mission="m10")
    state = table.state
    here, there = table.zone("17R.Q"), table.zone("12V.B")
    assert [machine.zone for machine in state.machines] == [here, there]
    kept = table.close("17R.Q", "17R.B") if _joined(table, "17R.Q", "17R.B") else -1
    state.pieces.charges += [table.zone("16V.A")] * 2
    table.turn("miranda")

    table.choose(Detonate)

    assert [machine.zone for machine in state.machines] == [here, -1]
    closed = [door.doorway for door in state.doors if door.is_closed]
    assert closed == ([kept] if kept >= 0 else [])
    assert state.station_board.closed_doors == sum(1 << door for door in closed)


def _joined(table: StationTable, one: str, other: str) -> bool:
    pair = tuple(sorted((table.zone(one), table.zone(other))))
    return pair in table.state.station_board.station.doorways


@rule("ds.m4.hostile-machines", "ds.m4.hostile-priority")
def test_both_hostile_machines_fire_and_every_hit_is_one_hit() -> None:
    table = StationTable(dice=(6, 6, 1), at={}, mission="m4")
    state = table.state
    bot = state.machines[0]
    target = next(
        zone
        for zone, reach in enumerate(state.board.sight.ranges[bot.zone])
        if reach == 1 and not state.zombies_in(zone)
    )
    for name in ("miranda", "drake"):
        table.survivor(name).zone = target

    events = table.run(MachineAims(0))
    assert [event.hits for event in happened(events, HostileFire)] == [2]
    table.choose(Suffer, survivor="miranda")
    table.choose(Suffer, survivor="drake")

    # The Bot deals 2 with each hit, and there is no third.
    assert [table.survivor(name).wounds for name in ("miranda", "drake")] == [2, 2]
    assert not table.offers(Suffer)
    mission_rule = mission_rule_of(state, HostileMachines)
    state.agenda = []
    mission_rule.xenos_phase_begun(state)
    assert [step.machine for step in state.agenda if isinstance(step, MachineAims)] == [1, 0]


@rule("ds.m6.weld")
def test_the_last_action_is_enough_to_weld() -> None:
    table = StationTable(at={}, mission="m6")
    welding = mission_rule_of(table.state, Welding)
    table.survivor("miranda").zone = table.state.station_board.station.doorways[welding.accesses[0]][0]
    token = table.state.objectives[0]
    table.state.objectives[0] = Objective(-1, token.colour, True, False, 0)
    table.turn("miranda", actions=0)
    assert not table.offers(Weld)
    table.turn("miranda", actions=1)

    assert table.offers(Weld, door=welding.accesses[0])


@rule("ds.m10.win")
def test_charges_in_hands_are_charges_still() -> None:
    table = StationTable(at={}, mission="m10")
    state = table.state
    red = [number for number, token in enumerate(state.objectives) if token.colour == RED]
    for number in red:
        state.objectives[number] = Objective(OFF_BOARD, RED, True, False, NOBODY)
    for number in red[:4]:
        hold_token(state, number, 0)
    goal = state.scenario.goals[0]
    assert goal.is_possible(state)

    hold_token(state, red[0], NOBODY)
    assert not goal.is_possible(state)

    # What has been placed is no longer needed.
    state.pieces.charges.append(table.zone("16V.A"))
    assert goal.is_possible(state)


@rule("ds.m3.violet-removed")
def test_a_spawn_zone_is_destroyed_once() -> None:
    table = StationTable(at={}, mission="m3")
    violet = next(token.zone for token in table.state.spawns if token.kind != table.state.spawns[0].kind)

    first = table.call(lambda _: remove_spawns(table.state, violet, "ds.m3.violet-removed"))
    again = table.call(lambda _: remove_spawns(table.state, violet, "ds.m3.violet-removed"))

    assert [event.zone for event in happened(first, SpawnZoneDestroyed)] == [violet]
    assert happened(again, SpawnZoneDestroyed) == []


@rule("ds.m5.yellow-spawn")
def test_a_spawn_zone_that_wakes_is_told_as_active() -> None:
    table = StationTable(at={}, mission="m5")

    events = table.call(lambda _: wake_spawn(table.state, YELLOW, "ds.m5.yellow-spawn"))

    assert [event.active for event in happened(events, SpawnTokenTurned)] == [True]
    assert all(token.is_active for token in table.state.spawns)


@rule("ds.m2.split-start")
def test_every_start_is_told() -> None:
    state = begun("m2")
    advance(state)
    assert isinstance(state.asking, ChooseStart)
    state.log = []

    state.asking.take(state, state.offered[0])

    assert [(event.survivor, event.rule) for event in state.log if isinstance(event, StartTaken)] == [
        (0, "ds.m2.split-start")
    ]


@rule("ds.victory.lose-impossible", "ds.grenade.removes-objectives")
def test_blowing_up_a_code_loses_m5() -> None:
    table = StationTable(at={}, mission="m5", gear={"miranda": ["seismic_grenade"]})
    state = table.state
    number = next(n for n, token in enumerate(state.objectives) if token.colour == YELLOW)
    zone = state.objectives[number].zone
    near = next(other for other in state.board.ways.neighbours[zone])
    state.objectives[number] = Objective(zone, YELLOW, False, False)
    table.survivor("miranda").zone = near
    table.turn("miranda")

    table.choose(ThrowGrenade, zone=zone)

    assert ending(table) == "ds.victory.lose-impossible"


@pytest.mark.parametrize("colour", ["red", "violet"])
def test_a_column_needs_one_objective_of_a_colour_of_its_own(colour: str) -> None:
    row = library.mission("m10")
    columns = (msgspec.structs.replace(row.columns[0], colour=colour),)
    one = [token for token in row.objectives if token.colour == "red"][:1]
    objectives = tuple(one) if colour == "red" else ()

    with pytest.raises(ContentError, match=f"one {colour} Objective"):
        make_scenario("m10", msgspec.structs.replace(row, columns=columns, objectives=objectives))
