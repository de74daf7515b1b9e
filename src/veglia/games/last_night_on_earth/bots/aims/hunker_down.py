"""Hunker Down: two buildings have to be closed by Barricades and held."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules.barricades import counted_walls, on_wall
from veglia.games.last_night_on_earth.rules.models import HEROES, Zombie
from veglia.games.last_night_on_earth.rules.scenarios.hunker_down import HELD, HOUSES, TURNS
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE

# What a building that is closed counts for, in turns held, and a Zombie inside.
CLOSED: Final = 1.0
INTRUDER: Final = 0.15
# In points: a Barricade that is missing, and a Reinforcement.
BARRICADE: Final = 24.0
REINFORCEMENT: Final = 3.0
# Positions whose shelters are remembered at most.
REMEMBERED: Final = 256
MOST_TOWNS: Final = 128


class Houses:
    """What does not change in a town: the walls of each building that count, and the ways to it."""

    def __init__(self, state: LastNightState) -> None:
        town = state.town
        self.walls: Final = [counted_walls(state, building) for building in range(len(town.buildings))]
        self.ways: Final = [
            [min([town.walk(start, space) for space in one.spaces]) for start in range(town.count)]
            for one in town.buildings
        ]


# By key of a town; emptied when there are many.
HOUSES_OF: Final[dict[str, Houses]] = {}
# By what they depend on: town, spaces of living Heroes, walls with Barricades, buildings of Zombie markers.
SHELTERS: Final[dict[tuple[str, tuple[int, ...], tuple[int, ...], tuple[int, ...]], list[int]]] = {}


class HoldTwoHouses(Aim):
    def closeness(self, state: LastNightState) -> float:
        """Return how many turns were held; Barricades of the two buildings that have most count, too."""
        points = float(state.count(HELD))
        for building in shelters(state):
            points += CLOSED * share(state, building)
            spaces = state.town.buildings[building].spaces
            points -= INTRUDER * min(3, sum([int(one.space in spaces) for one in state.zombies]))
        return max(0.0, points / (TURNS + CLOSED * HOUSES))

    def worth_killing(self, state: LastNightState, zombie: Zombie) -> float:
        """A Zombie in a shelter keeps a turn from counting."""
        return 0.06 if state.building_at(zombie.space) in shelters(state) else 0.0

    def build_worth(self, state: LastNightState, hero: int, wall: int) -> float:
        if state.town.walls[wall].building not in shelters(state):
            return 0.0
        if on_wall(state, wall) is not None:
            return REINFORCEMENT
        return BARRICADE if wall in houses_of(state).walls[state.town.walls[wall].building] else 0.0

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """The Heroes share two buildings; each goes where a wall of his is still to be closed."""
        chosen = shelters(state)
        if not chosen:
            return []
        town = state.town
        building = chosen[part_of(state, hero, chosen)]
        spaces = town.buildings[building].spaces
        missing = [wall for wall in houses_of(state).walls[building] if on_wall(state, wall) is None]
        found = [space for space in spaces if any(wall in missing for wall in town.touched_walls(space))]
        if found:
            return found
        intruders = [one.space for one in state.zombies if one.space in spaces]
        return intruders or spaces


def part_of(state: LastNightState, hero: int, chosen: list[int]) -> int:
    """Return which of the buildings is a Hero's: half of the Heroes each, those who are nearer."""
    if len(chosen) < HOUSES:
        return 0
    living = state.living()
    leaning = [
        (nearness(state, other, chosen[0]) - nearness(state, other, chosen[1]), other) for other in living
    ]
    leaning.sort()
    order = [other for _, other in leaning]
    return 0 if order.index(hero) < (len(living) + 1) // 2 else 1


def nearness(state: LastNightState, hero: int, building: int) -> int:
    """Return how many steps a building is away from a Hero."""
    return houses_of(state).ways[building][state.heroes[hero].space]


def houses_of(state: LastNightState) -> Houses:
    """Return what does not change in the town; it is worked out once for each."""
    found = HOUSES_OF.get(state.town.key)
    if found is None:
        if len(HOUSES_OF) >= MOST_TOWNS:
            HOUSES_OF.clear()
        found = Houses(state)
        HOUSES_OF[state.town.key] = found
    return found


def share(state: LastNightState, building: int) -> float:
    """Return how many of the walls that count have a Barricade, from 0 to 1."""
    walls = houses_of(state).walls[building]
    if not walls:
        return 0.0
    return sum([int(on_wall(state, wall) is not None) for wall in walls]) / len(walls)


def shelters(state: LastNightState) -> list[int]:
    """Return the two buildings that are worth holding; every Hero and every Zombie is judged by them."""
    key = (
        state.town.key,
        tuple([one.space for one in state.heroes if one.space != NO_SPACE]),
        tuple([one.wall for one in state.barricades]),
        tuple([one.building for one in state.lasting if one.side != HEROES]),
    )
    found = SHELTERS.get(key)
    if found is None:
        if len(SHELTERS) >= REMEMBERED:
            SHELTERS.clear()
        found = best_shelters(state)
        SHELTERS[key] = found
    return found


def best_shelters(state: LastNightState) -> list[int]:
    """Look for the two buildings that are worth holding: nearly closed, with few walls, near the Heroes."""
    walls_of = houses_of(state).walls
    ranked: list[tuple[float, int]] = []
    for building, one in enumerate(state.town.buildings):
        walls = len(walls_of[building])
        if not walls or one.pits or is_taken(state, building):
            continue
        ways = sorted([nearness(state, hero, building) for hero in state.living()])[:HOUSES]
        ranked.append((3.0 * walls * (1.0 - share(state, building)) + sum(ways) / 2.0, building))
    ranked.sort()
    return [building for _, building in ranked[:HOUSES]]


def is_taken(state: LastNightState, building: int) -> bool:
    """Return whether something of the Zombies lies on a building."""
    return any(one.building == building and one.side != HEROES for one in state.lasting)


AIM = HoldTwoHouses
