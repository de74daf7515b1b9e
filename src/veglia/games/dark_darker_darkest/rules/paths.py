"""The ways of enemies: shortest ones to the nearest Survivors, and the steps that lie on them."""

from typing import Final

from mypy_extensions import i64

from veglia.games.dark_darker_darkest.rules.house import ROOMS, House, tile_beyond, tile_distance
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.tiles import INNER

FAR: Final = 1_000
EVERYWHERE: Final = (1 << TILES) - 1


def tiles_within(tile: int, least: int, most: int) -> int:
    """Return the tiles at some distances from a tile, as bits."""
    mask = 0
    for other in range(TILES):
        if least <= tile_distance(tile, other) <= most:
            mask |= 1 << other
    return mask


# By tile, as bits by tile: its activation area (the tile and those around it); the tiles exactly two away.
AREAS: Final = [tiles_within(tile, 0, 1) for tile in range(TILES)]
RINGS: Final = [tiles_within(tile, 2, 2) for tile in range(TILES)]


def rooms_of(tiles: int) -> list[int]:
    """Return the rooms of some tiles, given as bits, there or not; nobody changes the list."""
    found = ROOMS_OF.get(tiles)
    if found is None:
        found = [room for room in range(ROOMS) if tiles >> room // 2 & 1]
        ROOMS_OF[tiles] = found
    return found


# By tiles as bits: the areas and rings of tiles, and all tiles.
ROOMS_OF: Final[dict[int, list[int]]] = {}


def area_of(tile: int) -> int:
    """Return the activation area of a tile, as bits by tile; the Helicopter tile has none."""
    return AREAS[tile] if tile < TILES else 0


def ring_of(tile: int) -> int:
    """Return the tiles that are exactly two away, as bits."""
    return RINGS[tile] if tile < TILES else 0


def distances(
    state: DarkestState, targets: list[int], area: int, walks_in_fire: bool, passes_walls: bool
) -> list[int]:
    """Return how many moves each room is away from the nearest of some rooms, inside an area."""
    found = [FAR] * ROOMS
    allowed: i64 = allowed_tiles(state, area, walks_in_fire)
    edge: list[int] = []
    for room in targets:
        here: i64 = room
        if allowed >> (here >> 1) & 1:
            found[room] = 0
            edge.append(room)
    for room in edge:
        away = found[room] + 1
        for near in neighbours(state, room, passes_walls):
            there: i64 = near
            if found[near] == FAR and allowed >> (there >> 1) & 1:
                found[near] = away
                edge.append(near)
    return found


def allowed_tiles(state: DarkestState, area: int, walks_in_fire: bool) -> int:
    """Return the tiles of an area into which an enemy may move of its own will, as bits."""
    if walks_in_fire:
        return area
    allowed = area & ~state.house.destroyed
    for tile, markers in enumerate(state.fire):
        if markers > 0:
            allowed &= ~(1 << tile)
    return allowed


def neighbours(state: DarkestState, room: int, passes_walls: bool) -> list[int]:
    """Return the rooms next to a room; walls do not stop those who pass them, closed doors do."""
    if not passes_walls:
        return state.house.near[room]
    return rooms_through_walls(state, room)


def rooms_through_walls(state: DarkestState, room: int) -> list[int]:
    """Return the rooms next to a room for who moves beneath the floor: closed doors still stop it."""
    house = state.house
    tile = room // 2
    found = set(house.near[room])
    for other in house.rooms_of(tile):
        if other != room and tile * 5 + INNER not in house.closed_edges:
            found.add(other)
    for side in range(4):
        beyond = tile_beyond(tile, side)
        if beyond < 0 or house.room_at(tile, side) != room:
            continue
        opposite = (side + 2) % 4
        if not has_closed_door(house, tile, side) and not has_closed_door(house, beyond, opposite):
            found.add(house.room_at(beyond, opposite))
    return sorted(found)


def has_closed_door(house: House, tile: int, side: int) -> bool:
    """Return whether a tile has a closed door on a side; what is destroyed has none."""
    return tile * 5 + side in house.closed_edges and not house.is_destroyed(tile)


def next_steps(state: DarkestState, room: int, away: list[int], passes_walls: bool) -> list[int]:
    """Return the rooms next to a room that lie on a shortest way, by the distances of all rooms."""
    near = neighbours(state, room, passes_walls)
    least = away[room]
    for other in near:
        least = min(least, away[other])
    return [] if least == away[room] else [other for other in near if away[other] == least]


def rooms_with_survivors(state: DarkestState) -> list[int]:
    found: list[int] = []
    last = -1
    for survivor in state.survivors:
        room = survivor.room
        # Those who are together follow each other.
        if room != last and 0 <= room < ROOMS and not survivor.is_aboard and room not in found:
            found.append(room)
            last = room
    if len(found) > 1:
        found.sort()
    return found
