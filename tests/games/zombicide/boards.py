"""Boards for tests: real tile sides laid in any pattern, and what is seen from a Zone of them."""

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.rules.content import layout, tile
from veglia.games.zombicide.engine.rules.tile_drawing import Tile
from veglia.games.zombicide.engine.rules.tiles import Assembly
from veglia.games.zombicide.undead_or_alive.rules import library


def shapes() -> dict[str, Tile]:
    """Return all sides of the town's tiles."""
    return {name: tile(name, row) for name, row in library.tiles().items()}


def assembly(*lines: list[str]) -> Assembly:
    """Return tiles side by side, not yet laid; "3R/90" is turned a quarter clockwise."""
    return Assembly(layout(list(lines), library.shapes(), "test"))


def board_of(*lines: list[str]) -> ZombicideBoard:
    """Return the board of some tiles."""
    return assembly(*lines).board("test")


def ranges_from(board: ZombicideBoard, start: str, *, townsfolk: bool = False) -> dict[str, int]:
    """Return the names of the other Zones in sight, with the range to each."""
    sight = board.deep_sight if townsfolk else board.sight
    zone = board.places[start]
    return {
        name: sight.ranges[zone][there]
        for name, there in board.places.items()
        if there != zone and sight.can_see(zone, there)
    }


def neighbours_of(board: ZombicideBoard, start: str) -> set[str]:
    """Return the names of the Zones next to one."""
    near = board.ways.neighbours[board.places[start]]
    return {name for name, zone in board.places.items() if zone in near}


def sight_of(table: TestTable, name: str) -> dict[str, int]:
    """Return the Zones a Survivor sees from where it stands, with the range to each."""
    state = table.state
    sight = state.scenario.rules.sight(state, table.who(name))
    here = table.survivor(name).zone
    return {
        place: sight.ranges[here][zone]
        for place, zone in state.board.places.items()
        if zone != here and sight.can_see(here, zone)
    }


def can_see(table: TestTable, viewer: str, other: str) -> bool:
    """Return whether one Survivor sees another."""
    state = table.state
    sight = state.scenario.rules.sight(state, table.who(viewer))
    return sight.can_see(table.survivor(viewer).zone, table.survivor(other).zone)
