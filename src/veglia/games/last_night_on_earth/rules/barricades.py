"""Barricades: where they stand, how they are built, and how Zombies and Heroes get past them."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.goals import check_goals
from veglia.games.last_night_on_earth.rules.models import BROWN, Barricade, Zombie
from veglia.games.last_night_on_earth.rules.plays import PickWall
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OPEN, OUTDOORS, Town
from veglia.kernel.machine import Ask, Event, Option

# What a Zombie needs to cross, what a Hero's Movement result needs to build.
CROSSED_ON: Final = 4
BUILT_ON: Final = 4
# Reinforcements that a Barricade can hold.
MOST: Final = 3


class BarricadeBuilt(Event):
    """A Barricade stands on a wall; `hero` has built it, -1 for nobody."""

    def __init__(self, hero: int, wall: int) -> None:
        self.hero = hero
        self.wall = wall


class BarricadeReinforced(Event):
    """A Barricade has one Reinforcement more: now `count`."""

    def __init__(self, hero: int, wall: int, count: int) -> None:
        self.hero = hero
        self.wall = wall
        self.count = count


class ReinforcementLost(Event):
    """A Zombie, or a Hero on his way, has removed Reinforcements: `left` remain."""

    def __init__(self, hero: int, zombie: int, wall: int, left: int) -> None:
        self.hero = hero
        self.zombie = zombie
        self.wall = wall
        self.left = left


class CrossingRolled(Event):
    """A Zombie tries to cross a Barricade into a space: it succeeds on `needed` or more."""

    def __init__(self, zombie: int, space: int, face: int, needed: int) -> None:
        self.zombie = zombie
        self.space = space
        self.face = face
        self.needed = needed


# Building


def on_wall(state: LastNightState, wall: int) -> Barricade | None:
    """Return the Barricade of a wall."""
    for barricade in state.barricades:
        if barricade.wall == wall:
            return barricade
    return None


def has_room(state: LastNightState, wall: int) -> bool:
    """Return whether a wall can get a Barricade or one more Reinforcement."""
    barricade = on_wall(state, wall)
    return barricade is None or barricade.reinforcements < MOST


def walls_to_build(state: LastNightState, space: int) -> list[int]:
    """Return the walls that someone in a space can build on or reinforce, from inside his building."""
    building = state.building_at(space)
    if building == OUTDOORS:
        return []
    town = state.town
    return [
        wall
        for wall in town.touched_walls(space)
        if town.walls[wall].building == building and has_room(state, wall)
    ]


def build(state: LastNightState, wall: int, hero: int, rule: str = "") -> None:
    """Put a Barricade on a wall, or a Reinforcement on the Barricade that stands there."""
    barricade = on_wall(state, wall)
    if barricade is None:
        state.barricades.append(Barricade(wall, 0))
        state.emit(BarricadeBuilt(hero, wall), rule or "lnoe.barr.build")
    elif barricade.reinforcements < MOST:
        barricade.reinforcements += 1
        event = BarricadeReinforced(hero, wall, barricade.reinforcements)
        state.emit(event, rule or "lnoe.barr.reinforce")
    check_goals(state)


def barricade_fully(state: LastNightState, building: int, reinforcements: int, rule: str) -> None:
    """Put a Barricade on every wall that counts for Fully Barricaded, with so many Reinforcements."""
    for wall in counted_walls(state, building):
        if on_wall(state, wall) is None:
            state.barricades.append(Barricade(wall, reinforcements))
            state.emit(BarricadeBuilt(-1, wall), rule)


def counted_walls(state: LastNightState, building: int) -> list[int]:
    """Return the walls of a building but for interior ones and those on the edge of the board."""
    town = state.town
    return [
        wall
        for wall in town.buildings[building].walls
        if not town.walls[wall].is_map_edge and not town.walls[wall].is_inner
    ]


def is_fully_barricaded(state: LastNightState, building: int) -> bool:
    """Return whether all walls of a building that count have Barricades: no pit, no Taken Over then."""
    if not state.barricades or building == OUTDOORS:
        return False
    for wall in counted_walls(state, building):
        if on_wall(state, wall) is None:
            return False
    return True


def is_fully_reinforced(state: LastNightState, building: int) -> bool:
    """Return whether a building is Fully Barricaded, with three Reinforcements on each barricaded wall."""
    if not is_fully_barricaded(state, building):
        return False
    for wall in state.town.buildings[building].walls:
        barricade = on_wall(state, wall)
        if barricade is not None and barricade.reinforcements < MOST:
            return False
    return True


def carry_over(state: LastNightState, before: Town) -> None:
    """Put Barricades on the walls of a town that has replaced another; parts of a wall keep what it had."""
    kept: list[Barricade] = []
    for barricade in state.barricades:
        old = before.walls[barricade.wall]
        for wall in state.town.buildings[old.building].walls:
            for edge in state.town.walls[wall].edges:
                if edge in old.edges:
                    kept.append(Barricade(wall, barricade.reinforcements))
                    break
    state.barricades = kept


# Crossing


def in_way(state: LastNightState, start: int, end: int) -> list[int]:
    """Return the walls with Barricades that a step crosses, straight or round a corner."""
    town = state.town
    if not state.barricades or town.is_sewer(start) or town.is_sewer(end):
        return []
    way = town.way_to(start, end)
    edges = corner_edges(town, start, end) if way < 0 else [town.edge_of(start, way)]
    found: list[int] = []
    for edge in edges:
        for wall in town.walls_on.get(edge, ()):
            if wall not in found and on_wall(state, wall) is not None:
                found.append(wall)
    return found


def corner_edges(town: Town, start: int, end: int) -> list[int]:
    """Return the walls met on the two ways round a corner, as edges; none if one way meets no wall."""
    round_it = town.round_corner(start, end)
    met: list[int] = []
    for place in range(0, len(round_it), 2):
        walls = [
            town.edge_of(space, way)
            for space, way in (round_it[place], round_it[place + 1])
            if town.sides[space][way] != OPEN
        ]
        if not walls:
            return []
        met += walls
    return met


def needs_roll(state: LastNightState, zombie: Zombie, space: int) -> bool:
    """Return whether a Zombie has to roll for a step."""
    return bool(in_way(state, zombie.space, space)) and not is_ignored(state, zombie)


def is_ignored(state: LastNightState, zombie: Zombie) -> bool:
    """Return whether something lets a Zombie cross Barricades without a roll."""
    for source in sources.everything(state, hooks.IGNORES_BARRICADES):
        if sources.trait_of(state, source).ignores_barricades(state, source, zombie.number):
            return True
    return False


def may_pass(state: LastNightState, zombie: Zombie, space: int) -> bool:
    """Return whether a Zombie gets into a space, rolling for the Barricades in its way if there are any.

    One roll counts for all of them. At a reinforced one a success only removes a Reinforcement.
    """
    if not needs_roll(state, zombie, space):
        return True
    walls = in_way(state, zombie.space, space)
    needed = CROSSED_ON
    for source in sources.everything(state, hooks.BARRICADE_NEEDS):
        needed += sources.trait_of(state, source).barricade_needs(state, source, zombie.number)
    face = state.dice.die()
    rule = "lnoe.barr.zombie-fail" if face < needed else crossing_rule(state, zombie.space, space, walls)
    state.emit(CrossingRolled(zombie.number, space, face, needed), rule)
    if face < needed:
        return False
    reinforced = tuple(wall for wall in walls if reinforcements_of(state, wall))
    if reinforced:
        state.push(StripReinforcement(zombie.number, reinforced))
    return not reinforced


def crossing_rule(state: LastNightState, start: int, end: int, walls: list[int]) -> str:
    """Return the rule by which a Zombie has rolled."""
    if state.town.way_to(start, end) < 0:
        return "lnoe.barr.diagonal-corner" if len(walls) > 1 else "lnoe.barr.diagonal-one-wall"
    if len(walls) > 1:
        return "lnoe.barr.shared-wall"
    is_inside = state.building_at(start) == state.town.walls[walls[0]].building
    return "lnoe.barr.from-inside" if is_inside else "lnoe.barr.zombie-roll"


def reinforcements_of(state: LastNightState, wall: int) -> int:
    barricade = on_wall(state, wall)
    return 0 if barricade is None else barricade.reinforcements


class StripReinforcement(Ask[LastNightState]):
    """A Zombie removes one Reinforcement; of several walls the Zombie player chooses which loses one."""

    rule: ClassVar[str] = "lnoe.barr.zombie-reinforced"

    def __init__(self, zombie: int, walls: tuple[int, ...]) -> None:
        self.zombie = zombie
        self.walls = walls

    def seat(self, state: LastNightState) -> int:
        zombie = state.zombie(self.zombie)
        return state.zombie_seat(BROWN if zombie is None else zombie.owner)

    def options(self, state: LastNightState) -> list[Option]:
        return [PickWall(wall) for wall in self.walls]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickWall)
        barricade = on_wall(state, option.wall)
        assert barricade is not None
        barricade.reinforcements -= 1
        event = ReinforcementLost(-1, self.zombie, option.wall, barricade.reinforcements)
        state.emit(event, self.rule)


def strip_one(state: LastNightState, hero: int, wall: int) -> None:
    """Take one Reinforcement off a Barricade, by a Hero on his way."""
    barricade = on_wall(state, wall)
    assert barricade is not None
    barricade.reinforcements -= 1
    event = ReinforcementLost(hero, -1, wall, barricade.reinforcements)
    state.emit(event, "lnoe.barr.hero-cross-reinforced")


def strip_all(state: LastNightState, hero: int, start: int, end: int) -> None:
    """Remove all Reinforcements in the way of a Hero."""
    for wall in in_way(state, start, end):
        barricade = on_wall(state, wall)
        if barricade is not None and barricade.reinforcements:
            barricade.reinforcements = 0
            state.emit(ReinforcementLost(hero, -1, wall, 0), "lnoe.barr.hero-cross-reinforced")


def price(state: LastNightState, start: int, end: int) -> int:
    """Return the Reinforcements that a Hero has to remove for a step."""
    found = 0
    for wall in in_way(state, start, end):
        found += reinforcements_of(state, wall)
    return found
