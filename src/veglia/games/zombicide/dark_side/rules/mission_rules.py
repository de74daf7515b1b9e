# veglia: interpreted
"""From the rows of a mission to its mission rules."""

from collections.abc import Callable

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.boards import stage_of, station
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.missions.bringing_out import BringingOut
from veglia.games.zombicide.dark_side.rules.missions.burying import Burying
from veglia.games.zombicide.dark_side.rules.missions.columns import Column, Columns
from veglia.games.zombicide.dark_side.rules.missions.drones import LooseDrones
from veglia.games.zombicide.dark_side.rules.missions.generators import Generators
from veglia.games.zombicide.dark_side.rules.missions.hostile import HostileMachines
from veglia.games.zombicide.dark_side.rules.missions.laboratory import Laboratory
from veglia.games.zombicide.dark_side.rules.missions.welding import Welding
from veglia.games.zombicide.dark_side.rules.rows import DarkMissionRow
from veglia.games.zombicide.dark_side.rules.state import RED
from veglia.games.zombicide.dark_side.rules.station import Station
from veglia.games.zombicide.engine.rules.board import ROOM, STREET
from veglia.kernel.content import look_up
from veglia.kernel.errors import ContentError

Doorway = Callable[[Station, tuple[str, str], str], int]


def mission_rules_of(id: str, row: DarkMissionRow, laid: Station, doorway: Doorway) -> list[MissionRule]:
    """Return what a mission has and no other."""
    where = f"{id}.toml"
    found: list[MissionRule] = []
    if row.drones:
        found.append(LooseDrones())
    if row.laboratory:
        found.append(laboratory(row, laid, where))
    if row.burying:
        zones = [look_up(laid.places, name, f"{where} burying") for name in row.burying.zones]
        found.append(Burying(zones, row.burying.rule))
    if row.hostile_machines:
        found.append(HostileMachines())
    if row.welding:
        accesses = [doorway(laid, between, where) for between in row.welding.accesses]
        found.append(Welding(accesses, row.welding.kept))
    if row.bringing_out:
        number = list(row.machines).index(row.bringing_out.machine)
        found.append(BringingOut(number, row.bringing_out.lost))
    if row.generators:
        colours = [library.COLOURS[colour] for colour in row.generators.colours]
        found.append(Generators(colours, row.generators.rule, row.generators.decoy_rule))
    if row.columns:
        found.append(columns(id, row, laid, where))
    return found


def laboratory(row: DarkMissionRow, laid: Station, where: str) -> Laboratory:
    """Return the laboratory around the coloured Spawn Zone."""
    lab = row.laboratory
    assert lab is not None
    zone = look_up(
        laid.places, next(one.zone for one in row.spawns if one.colour == lab.spawn), f"{where} laboratory"
    )
    accesses = [
        number
        for number, (one, other) in enumerate(laid.doorways)
        if {laid.kinds[one], laid.kinds[other]} == {ROOM, STREET}
    ]
    return Laboratory(
        zone,
        building_of(laid, zone),
        library.COLOURS[lab.objective],
        accesses,
        lab.removed,
        lab.locked,
        lab.sealed,
    )


def building_of(laid: Station, zone: int) -> list[int]:
    """Return all rooms and corridors that hang together with a Zone."""
    found = [zone]
    for here in found:
        for near in laid.neighbours[here]:
            if laid.kinds[near] != STREET and near not in found:
                found.append(near)
    return sorted(found)


def columns(id: str, row: DarkMissionRow, laid: Station, where: str) -> Columns:
    """Return the columns of a mission, with the station that each leaves behind."""
    made: list[Column] = []
    for number, one in enumerate(row.columns):
        colour = library.COLOURS[one.colour]
        names = [token.zone for token in row.objectives if token.colour == one.colour]
        if len(names) != 1 or colour == RED:
            raise ContentError(f"{where} columns: there must be one {one.colour} Objective")
        shifts = {look_up(laid.places, name, f"{where} columns"): rule for name, rule in one.shifts.items()}
        after = after_fall(id, row, number + 1)
        made.append(Column(colour, laid.places[names[0]], one.rule, after, shifts))
    return Columns(made, row.kept)


def after_fall(id: str, row: DarkMissionRow, stage: int) -> Station:
    """Return the station after some columns; the one that saves name, where the mission is as it is told."""
    is_told = id in library.missions() and library.mission(id) is row
    return station(f"{id}~{stage}") if is_told else stage_of(id, row, stage)
