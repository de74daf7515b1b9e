"""The strip of Train tiles, from the end the Train comes in at: how it changes when the Train moves."""

from typing import Final

TRAIN: Final = "R"
TRACKS: Final = "V"
LOCOMOTIVE: Final = "10R"


def is_train(tile: str) -> bool:
    return tile.endswith(TRAIN)


def on_side(tile: str, side: str) -> str:
    """Return a tile by its number and a side."""
    return tile[:-1] + side


def front(strip: tuple[str, ...]) -> int:
    """Return the place of the foremost section, -1 without a Train."""
    for place in range(len(strip) - 1, -1, -1):
        if is_train(strip[place]):
            return place
    return -1


def rear(strip: tuple[str, ...]) -> int:
    """Return the place of the last section, -1 without a Train."""
    for place in range(len(strip)):
        if is_train(strip[place]):
            return place
    return -1


def is_leaving(strip: tuple[str, ...]) -> bool:
    """Return whether the foremost section is at the end of the tracks."""
    return front(strip) == len(strip) - 1


def advanced(strip: tuple[str, ...], attach: tuple[str, ...]) -> tuple[str, ...]:
    """Return the strip after one movement: a Train enters, goes on by one tile, or a section leaves."""
    tiles = list(strip)
    head = front(strip)
    tail = rear(strip)
    if head < 0:
        tiles[0] = on_side(tiles[0], TRAIN)
    elif not is_leaving(strip):
        removed = strip[head + 1]
        tiles[tail + 1 : head + 2] = strip[tail : head + 1]
        tiles[tail] = on_side(removed, TRAIN if removed[:-1] in attach else TRACKS)
    else:
        # The sections behind move up; the tile of the one that left is laid behind them.
        tiles[tail + 1 : head + 1] = strip[tail:head]
        tiles[tail] = on_side(strip[head], TRACKS)
    return tuple(tiles)


def route(strip: tuple[str, ...], attach: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return all strips from a first one until the Train has left."""
    strips = [strip]
    while len(strips) == 1 or front(strips[-1]) >= 0:
        strips.append(advanced(strips[-1], attach))
    return strips
