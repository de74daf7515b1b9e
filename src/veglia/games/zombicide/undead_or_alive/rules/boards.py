# veglia: interpreted
"""The boards of a mission: one for each way in which the tiles of its Train can lie."""

from functools import cache

from veglia.games.zombicide.engine.rules.board import ZombicideBoard, close
from veglia.games.zombicide.engine.rules.content import layout
from veglia.games.zombicide.engine.rules.tiles import Assembly
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.rows import UndeadMissionRow
from veglia.games.zombicide.undead_or_alive.rules.strip import LOCOMOTIVE, TRACKS, front, on_side, route
from veglia.kernel.errors import ContentError
from veglia.kernel.game import unknown


def strip_of(row: UndeadMissionRow) -> tuple[str, ...]:
    """Return the tiles of a mission's Train, from the end it comes in at; empty without one."""
    names = [entry.partition("/")[0] for line in row.layout for entry in line]
    return tuple(name for name in names if name in library.train_tiles())


@cache
def boards(id: str) -> dict[str, ZombicideBoard]:
    return boards_of(id, library.mission(id))


def boards_of(id: str, row: UndeadMissionRow) -> dict[str, ZombicideBoard]:
    """Return all boards of a mission by the tiles of its strip, the first one first."""
    first = strip_of(row)
    strips = [first]
    if row.train is not None:
        if row.train.moves:
            _check_course(id, first)
            strips = route(first, row.train.attach)
        strips += row.train.strips
    return {",".join(tiles): _lay(id, row, first, tiles) for tiles in dict.fromkeys(strips)}


def _check_course(id: str, first: tuple[str, ...]) -> None:
    """Check that a moving Train is on the tracks, or comes in by tile 10."""
    if front(first) < 0 and first[:1] != (on_side(LOCOMOTIVE, TRACKS),):
        raise ContentError(f"{id}.toml: a Train cannot come in on {' '.join(first) or 'no tracks'}")


def _lay(id: str, row: UndeadMissionRow, first: tuple[str, ...], tiles: tuple[str, ...]) -> ZombicideBoard:
    """Return the board of a mission with some tiles in place of the first strip, turned alike."""
    if len(tiles) != len(first) or any(name not in library.train_tiles() for name in tiles):
        raise ContentError(f"{id}.toml: {' '.join(tiles)} does not fit in place of {' '.join(first)}")
    now = dict(zip(first, tiles, strict=True))
    lines: list[list[str]] = []
    for line in row.layout:
        cut = [entry.partition("/") for entry in line]
        lines.append([now.get(name, name) + slash + degrees for name, slash, degrees in cut])
    key = id if tiles == first else f"{id}:{','.join(tiles)}"
    return Assembly(layout(lines, library.shapes(), f"{id}.toml")).board(key)


def board(key: str) -> ZombicideBoard:
    """Return a board by its key: a mission, its strip after a colon, a closed Zone after a hash sign."""
    laid, is_closed, zone = key.partition("#")
    id, _, tiles = laid.partition(":")
    found = boards(id)
    if tiles and tiles not in found:
        raise unknown("board", key, sorted(found))
    whole = found[tiles] if tiles else next(iter(found.values()))
    return close(whole, int(zone), key) if is_closed else whole
