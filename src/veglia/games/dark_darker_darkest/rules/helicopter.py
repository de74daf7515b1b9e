"""The Helicopter tile: a room of its own outside the house, on a ring of places around it."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.house import NOWHERE
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS, ROWS
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.tiles import NORTH, SIDES, SOUTH

# How many reactions there are after the Nemesis has fallen.
ROUNDS: Final = 4


def side_of(state: DarkestState, place: int) -> int:
    """Return the side of the house on which a place of the ring lies."""
    return SIDES.index(state.library.ring[place][0])


def tile_beside(state: DarkestState, place: int) -> int:
    """Return the tile of the house beside a place of the ring."""
    number = int(state.library.ring[place][1:]) - 1
    side = side_of(state, place)
    if side in (NORTH, SOUTH):
        return number if side == NORTH else (ROWS - 1) * COLUMNS + number
    return number * COLUMNS + (0 if SIDES[side] == "W" else COLUMNS - 1)


def places_beside(state: DarkestState, tile: int) -> list[int]:
    """Return the places with a window to a tile: one for an Outer Tile, none for others."""
    ring, windows = state.library.ring, state.library.windows
    return [
        place for place in range(len(ring)) if ring[place] in windows and tile_beside(state, place) == tile
    ]


def window_room(state: DarkestState) -> int:
    """Return the room behind the window at the Helicopter tile, NOWHERE at a Corner Tile."""
    place = state.extras.helicopter
    if place == NOWHERE or state.library.ring[place] not in state.library.windows:
        return NOWHERE
    return state.house.room_at(tile_beside(state, place), side_of(state, place))


def needed(state: DarkestState) -> int:
    """Return how many Survivors have to escape: half of those who lived when the Nemesis fell, rounded up."""
    return (state.extras.party + 1) // 2


def has_escaped(state: DarkestState) -> bool:
    """Return whether enough Survivors, the bearer of the Cure among them, are aboard."""
    aboard = [who for who, survivor in enumerate(state.survivors) if survivor.is_aboard]
    return state.bearer in aboard and len(aboard) >= needed(state)
