"""The ways of enemies: shortest ones to the nearest Survivors, and the steps that lie on them."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.house import ROOMS, House, tile_beyond, tile_distance
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.tiles import INNER

FAR: Final = 1_000
EVERYWHERE: Final = (1 << TILES) - 1


def area_of(tile: int) -> int:
    """Return the activation area of a tile, as bits by tile: the tile and those around it."""
    mask = 0
    for other in range(TILES):
        if tile_distance(tile, other) <= 1:
            mask |= 1 << other
    return mask


def ring_of(tile: int) -> int:
    """Return the tiles that are exactly two away, as bits."""
    mask = 0
    for other in range(TILES):
        if tile_distance(tile, other) == 2:
            mask |= 1 << other
    return mask


def distances(
    state: DarkestState, targets: list[int], area: int, walks_in_fire: bool, passes_walls: bool
) -> list[int]:
    """Return how many moves each room is away from the nearest of some rooms, inside an area."""
    found = [FAR] * ROOMS
    edge: list[int] = []
    for room in targets:
        if is_allowed(state, room, area, walks_in_fire):
            found[room] = 0
            edge.append(room)
    for room in edge:
        for near in neighbours(state, room, passes_walls):
            if found[near] == FAR and is_allowed(state, near, area, walks_in_fire):
                found[near] = found[room] + 1
                edge.append(near)
    return found


def is_allowed(state: DarkestState, room: int, area: int, walks_in_fire: bool) -> bool:
    """Return whether an enemy may move into a room of its own will."""
    tile = room // 2
    return bool(area >> tile & 1) and (walks_in_fire or not state.is_burning(tile))


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
    least = min([away[other] for other in near], default=FAR)
    return [] if least >= away[room] else [other for other in near if away[other] == least]


def rooms_with_survivors(state: DarkestState) -> list[int]:
    return sorted({state.survivors[who].room for who in state.in_play() if state.survivors[who].room < ROOMS})
