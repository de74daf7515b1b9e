"""Legal houses by chance: tiles are drawn for each section and turned until nothing is wrong any more."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.cameras import best_sides, camera_places
from veglia.games.dark_darker_darkest.rules.house import House, house_of, tile_beyond
from veglia.games.dark_darker_darkest.rules.house_checks import (
    CORNERS,
    edge_faults,
    faults,
    reached,
    section,
)
from veglia.games.dark_darker_darkest.rules.house_search import HouseSearch
from veglia.games.dark_darker_darkest.rules.library import Library
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS, TILES, Plan
from veglia.games.dark_darker_darkest.rules.tiles import CORNER, ENTRANCE, INSIDE, OUTER, TileType
from veglia.kernel.dice import Dice

# By the D6: where the Reactor lies.
REACTOR_PLACES: Final = (6, 7, 8, 11, 12, 13)
# With the Reactor about one draw in 650 is legal. Recorded games need this number as it is.
TRIES: Final = 5000
# Of so many legal houses the easiest or the hardest is taken.
CHOICE: Final = 5
# What a Laboratory in the bottom row adds to the hardship of a house.
WAY_BACK: Final = 8
DIFFICULTIES: Final = ("easy", "any", "hard")


def build(library: Library, dice: Dice, sets: tuple[str, ...], difficulty: str) -> Plan:
    """Return a legal house; an easy or a hard one is picked out of several."""
    plans = [build_any(library, dice, sets) for _ in range(1 if difficulty == "any" else CHOICE)]
    hardships = [hardship(plan) for plan in plans]
    wanted = max(hardships) if difficulty == "hard" else min(hardships)
    return plans[hardships.index(wanted)]


def build_any(library: Library, dice: Dice, sets: tuple[str, ...]) -> Plan:
    """Return a legal house of some sets: drawn, or looked for where no draw was legal."""
    reactor = REACTOR_PLACES[dice.below(6)] if "radioactive" in sets else -1
    for _ in range(TRIES):
        plan = draw(library, dice, sets, reactor)
        if not edge_faults(plan.tiles, plan.turns) and not faults(plan, sets):
            return plan
    return HouseSearch(library, dice, sets, reactor).find()


def draw(library: Library, dice: Dice, sets: tuple[str, ...], reactor: int) -> Plan:
    """Return a house of tiles drawn for their sections; windows and corner doors are turned as they must."""
    piles: dict[int, list[int]] = {}
    for kind in (CORNER, ENTRANCE, OUTER, INSIDE):
        pile = [
            tile.number
            for tile in library.tiles
            if tile.kind == kind and tile.set in sets and tile.set != "radioactive"
        ]
        dice.shuffle(pile)
        piles[kind] = pile
    tiles: list[TileType] = []
    turns: list[int] = []
    for place in range(TILES):
        kind = section(place)
        tile = library.tile_by_id["REA"] if place == reactor else library.tiles[piles[kind].pop()]
        tiles.append(tile)
        turns.append(dice.below(4) if kind == INSIDE else turn_outward(dice, place, tile))
    return Plan(tiles, turns)


def turn_outward(dice: Dice, place: int, tile: TileType) -> int:
    """Return the turns of a tile at the edge: windows outside; the one door of a corner inside."""
    if place in CORNERS:
        doors = [turns for turns in range(4) if tile_beyond(place, (1 + turns) % 4) >= 0]
        return doors[dice.below(len(doors))]
    if tile.kind == ENTRANCE:
        return 0
    return next(turns for turns in range(4) if tile_beyond(place, turns) < 0)


def hardship(plan: Plan) -> int:
    """Return how hard a house is: rooms in view, the Entrance above all, and the ways to the doors."""
    house = house_of(plan, 0, 0, 0)
    start = 2 * plan.entrance
    points = 0
    for place in camera_places(plan):
        seen = house.line_of_camera(2 * place, best_sides(house, place)[0])
        points += 2 * len(seen) + (6 if start in seen else 0)
    points += way_to(house, start, plan.laboratory)
    if plan.laboratory >= TILES - COLUMNS:
        # The way leads from the bottom to the top, so the party has to come back.
        points += WAY_BACK
    return points + len(house.rooms) - len(reached(house, start))


def way_to(house: House, start: int, tile: int) -> int:
    """Return how many steps lead next to a tile, with all doors open."""
    distances = {start: 0}
    edge = [start]
    wide = house.with_all_open()
    for room in edge:
        for near in wide.near[room]:
            if near not in distances:
                distances[near] = distances[room] + 1
                edge.append(near)
    return distances.get(2 * tile, TILES)
