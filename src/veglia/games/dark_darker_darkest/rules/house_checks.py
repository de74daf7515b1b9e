"""What makes a house illegal: every fault with a code, the rule it breaks, and the place."""

from collections.abc import Sequence
from typing import Final

from veglia.games.dark_darker_darkest.rules.house import ALL_ROOMS, House, house_of, tile_beyond
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS, ROWS, TILES, Plan
from veglia.games.dark_darker_darkest.rules.tiles import (
    CODE_DOOR,
    CORNER,
    DOORWAY,
    ENTRANCE,
    INSIDE,
    OUTER,
    PADLOCK,
    WALL,
    WINDOW,
    TileType,
)

REACTOR: Final = "REA"
LEAST_PADLOCKS: Final = 6
ENTRANCE_PLACE: Final = (ROWS - 1) * COLUMNS + COLUMNS // 2
CORNERS: Final = (0, COLUMNS - 1, TILES - COLUMNS, TILES - 1)
SECTION_RULES: Final = {
    CORNER: "ddd.house.step1-corners",
    ENTRANCE: "ddd.house.step2-entrance",
    OUTER: "ddd.house.step2-outer",
    INSIDE: "ddd.house.step3-inner",
}


class Fault:
    """One thing that is wrong with a house: `place` is the tile (-1: the whole house), `side` its side."""

    def __init__(self, code: str, rule: str, place: int, side: int) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.place: Final = place
        self.side: Final = side


def section(place: int) -> int:
    """Return the section of the house that a place belongs to."""
    if place == ENTRANCE_PLACE:
        return ENTRANCE
    if place in CORNERS:
        return CORNER
    row, column = place // COLUMNS, place % COLUMNS
    return OUTER if row in (0, ROWS - 1) or column in (0, COLUMNS - 1) else INSIDE


def faults(plan: Plan, sets: tuple[str, ...]) -> list[Fault]:
    """Return all that is wrong with a house that is built from some sets of tiles."""
    found = tile_faults(plan.tiles, sets)
    found += edge_faults(plan.tiles, plan.turns)
    if not any(fault.code in ("wrong_section", "no_laboratory") for fault in found):
        found += reach_faults(plan)
    if len(plan.locks) < LEAST_PADLOCKS:
        found.append(Fault("few_padlocks", "ddd.security.token-mix", -1, -1))
    return found


def draft_faults(tiles: list[TileType | None], turns: list[int], sets: tuple[str, ...]) -> list[Fault]:
    """Return all that is wrong with a house in which places may still be empty."""
    laid = [tile for tile in tiles if tile is not None]
    if len(laid) == TILES:
        return faults(Plan(laid, turns), sets)
    found = tile_faults(tiles, sets) + edge_faults(tiles, turns)
    return found + [
        Fault("empty_place", SECTION_RULES[section(place)], place, -1)
        for place, tile in enumerate(tiles)
        if tile is None
    ]


def tile_faults(tiles: Sequence[TileType | None], sets: tuple[str, ...]) -> list[Fault]:
    """Return tiles that are twice there, of a set that is not used, or in the wrong section."""
    found: list[Fault] = []
    seen: set[str] = set()
    for place, tile in enumerate(tiles):
        if tile is None:
            continue
        if tile.id in seen:
            found.append(Fault("tile_twice", "ddd.house.grid", place, -1))
        seen.add(tile.id)
        if tile.set not in sets:
            rule = "ddd.rad.reactor-place" if tile.set == "radioactive" else "ddd.ks.components"
            found.append(Fault("set_not_used", rule, place, -1))
        if tile.kind != section(place):
            found.append(Fault("wrong_section", SECTION_RULES[section(place)], place, -1))
    if "LAB" not in seen:
        found.append(Fault("no_laboratory", "ddd.house.step1-corners", -1, -1))
    if "radioactive" in sets and REACTOR not in seen:
        found.append(Fault("no_reactor", "ddd.rad.reactor-place", -1, -1))
    return found


def edge_faults(tiles: Sequence[TileType | None], turns: list[int]) -> list[Fault]:
    """Return windows that do not face outside and doors that open onto a wall."""
    found: list[Fault] = []
    for place, tile in enumerate(tiles):
        if tile is None:
            continue
        for side in range(4):
            edge = tile.edge(side, turns[place])
            beyond = tile_beyond(place, side)
            if edge == WINDOW and beyond >= 0:
                found.append(Fault("window_inside", "ddd.house.step2-outer", place, side))
            if edge not in (DOORWAY, PADLOCK, CODE_DOOR):
                continue
            other = tiles[beyond] if beyond >= 0 else None
            if beyond >= 0 and other is None:
                continue
            facing = WALL if other is None else other.edge((side + 2) % 4, turns[beyond])
            if facing in (WALL, WINDOW):
                is_reactor = tile.id == REACTOR or (other is not None and other.id == REACTOR)
                rule = "ddd.rad.reactor-doors" if is_reactor else "ddd.house.doors-reachable"
                found.append(Fault("door_on_wall", rule, place, side))
    return found


def reached(house: House, start: int) -> set[int]:
    """Return the rooms that can be reached from one."""
    found = {start}
    edge = [start]
    while edge:
        room = edge.pop()
        for near in house.near[room]:
            if near not in found:
                found.add(near)
                edge.append(near)
    return found


def reach_faults(plan: Plan) -> list[Fault]:
    """Return rooms and doors that cannot be reached, and a sealed north."""
    found: list[Fault] = []
    closed = house_of(plan, 0, 0, 0)
    start = 2 * plan.entrance
    all_open = reached(closed.with_all_open(), start)
    now = reached(closed, start)
    for room in closed.rooms:
        if room not in all_open:
            found.append(Fault("sealed_room", "ddd.house.doors-reachable", room // 2, -1))
        elif room not in now and not closed.is_closed[room]:
            found.append(Fault("cut_off_room", "ddd.house.advice-north-path", room // 2, -1))
    for lock in [*plan.locks, *plan.code_doors]:
        if not any(room in now for room in closed.lock_rooms(lock)):
            found.append(Fault("unreachable_door", "ddd.house.doors-reachable", lock.tile, lock.side))
    if not any(room // 2 < COLUMNS for room in now if room < ALL_ROOMS):
        found.append(Fault("no_way_north", "ddd.house.advice-north-path", -1, -1))
    return found
