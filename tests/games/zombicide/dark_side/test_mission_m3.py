"""M3: the Spawn Zone in the laboratory, the tunnels that are shut off, the building that is cleared."""

from tests.games.zombicide.dark_side.mission_table import begun, ending
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.door import OpenDoor
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.mission_events import AccessSealed, SpawnZoneDestroyed
from veglia.games.zombicide.dark_side.rules.state import VIOLET, ColouredSpawn, DarkState
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds

ACCESSES = [("11V.A", "11V.b1"), ("14V.A", "14V.a2"), ("10V.A", "10V.b3"), ("18R.B", "18R.c2")]


def violet(state: DarkState) -> list[ColouredSpawn]:
    spawns = [token for token in state.spawns if isinstance(token, ColouredSpawn)]
    return [token for token in spawns if token.colour == VIOLET]


def objective(table: StationTable, zone: str) -> int:
    return next(n for n, one in enumerate(table.state.objectives) if one.zone == table.zone(zone))


def take(table: StationTable, name: str, zone: str) -> None:
    """Let a Survivor take what lies in a Zone."""
    number = objective(table, zone)
    table.survivor(name).zone = table.zone(zone)
    table.turn(name)
    table.choose(TakeObjective, objective=number)


@rule("ds.m3.violet-active")
def test_the_violet_spawn_zone_is_active_from_the_start_with_an_objective_in_it() -> None:
    state = begun("m3")

    assert [token.is_active for token in violet(state)] == [True]
    zones = [token.zone for token in violet(state)]
    assert zones == [state.board.places["14V.A"]]
    assert [one.colour for one in state.objectives if one.zone in zones] == [0]


@rule("ds.m3.violet-removed")
def test_taking_the_objective_in_its_zone_removes_the_violet_spawn_zone() -> None:
    table = StationTable(["miranda"], at="14V.A", mission="m3")

    take(table, "miranda", "14V.A")

    events = happened(table.state.log or [], SpawnZoneDestroyed)
    assert [(event.zone, event.rule) for event in events] == [(table.zone("14V.A"), "ds.m3.violet-removed")]
    assert violet(table.state) == []
    assert len(table.state.spawns) == 3
    assert table.state.scenario.goals[0].is_met(table.state)


@rule("ds.m3.violet-removed")
def test_a_seismic_grenade_thrown_into_its_zone_removes_it_too() -> None:
    table = StationTable(["miranda"], at="14V.Q", mission="m3", gear={"miranda": ["seismic_grenade"]})
    table.turn("miranda")
    table.choose(ThrowGrenade, zone="14V.A")

    assert violet(table.state) == []
    assert ending(table) == ""


@rule("ds.m3.violet-removed")
def test_other_objectives_and_grenades_leave_it_alone() -> None:
    table = StationTable(["miranda"], at="11V.A", mission="m3", gear={"miranda": ["seismic_grenade"]})
    take(table, "miranda", "11V.A")
    table.turn("miranda")
    table.choose(ThrowGrenade, zone="11V.B")

    assert len(violet(table.state)) == 1


@rule("ds.m3.yellow-locked")
def test_the_yellow_objective_waits_for_the_end_of_the_violet_spawn_zone() -> None:
    table = StationTable(["miranda"], at="15R.Q", mission="m3")
    yellow = objective(table, "15R.Q")
    table.turn("miranda")
    assert not table.offers(TakeObjective, objective=yellow)

    take(table, "miranda", "14V.A")
    table.survivor("miranda").zone = table.zone("15R.Q")
    table.turn("miranda")

    assert table.offers(TakeObjective, objective=yellow)


def sealed_table(xenos: dict[str, dict[str, int]]) -> StationTable:
    """Return a table at which the yellow Objective has just been taken, with Drake in the laboratory."""
    table = StationTable(
        ["miranda", "drake"],
        (6, 6, 6, 6, 6),
        at={"miranda": "14V.A", "drake": "14V.C"},
        mission="m3",
        gear={"drake": ["chainsaw"]},
        xenos=xenos,
    )
    take(table, "miranda", "14V.A")
    take(table, "miranda", "15R.Q")
    return table


@rule("ds.m3.seal-tunnels")
def test_the_yellow_objective_closes_every_access_to_the_tunnels_for_good() -> None:
    table = sealed_table({"14V.C": {"tank": 1}, "11V.b1": {"worker": 2}})

    events = happened(table.state.log or [], AccessSealed)
    doors = {table.doorway(*pair) for pair in ACCESSES}
    assert {event.door for event in events} == doors
    assert rules_of(events) == {"ds.m3.seal-tunnels"}
    assert {door.doorway for door in table.state.doors if door.is_sealed} == doors

    table.survivor("miranda").zone = table.zone("11V.A")
    table.turn("miranda")
    assert not table.offers(OpenDoor)
    table.run(Activate(all_kinds(table.state)))
    assert {door.doorway for door in table.state.doors if door.is_sealed and door.is_closed} == doors
    assert table.xenos("11V.b1") == {"worker": 2}


@rule("ds.m3.win")
def test_an_empty_laboratory_wins_as_soon_as_it_is_shut_off() -> None:
    table = sealed_table({"11V.b1": {"worker": 2}, "18R.B": {"worker": 1}})

    assert ending(table) == "won"


@rule("ds.m3.win")
def test_the_last_xeno_of_the_laboratory_wins() -> None:
    table = sealed_table({"14V.C": {"worker": 1}})
    assert ending(table) == ""

    table.turn("drake")
    table.choose(MeleeAttack, card="chainsaw")

    assert ending(table) == "won"


@rule("ds.m3.win")
def test_a_laboratory_with_xenos_that_nobody_can_enter_any_more_is_lost() -> None:
    table = StationTable(["miranda"], at="14V.A", mission="m3", xenos={"16R.Q": {"worker": 1}})
    take(table, "miranda", "14V.A")
    assert ending(table) == ""

    take(table, "miranda", "15R.Q")

    assert ending(table) == "ds.victory.lose-impossible"
