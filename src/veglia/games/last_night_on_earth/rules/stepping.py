"""Where a Hero may step: walls, doors and corners, and what closes or opens them."""

from veglia.games.last_night_on_earth.rules import barricades, hooks, sources
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import CORNER, DOOR, OPEN
from veglia.games.last_night_on_earth.rules.trait import LOCKED_DOORS, TAKEN_OVER


def hero_steps(state: LastNightState, hero: int, start: int) -> list[int]:
    """Return the spaces that a Hero may enter from a space, whatever it costs."""
    barring = sources.everything(state, hooks.BARS_ENTRY)
    passages = state.town.passages(start)
    count = len(passages)
    found: list[int] = []
    for place, near in enumerate(state.neighbours(start)):
        # What a sewer leads to comes after the adjacent spaces.
        met = passages[place] if place < count else OPEN
        if met != OPEN and not gets_past(state, hero, start, near, met):
            continue
        if not barring or not is_kept_out(state, barring, hero, near):
            found.append(near)
    return found


def is_passable(state: LastNightState, hero: int, start: int, end: int) -> bool:
    """Return whether no wall and no locked door is in the way."""
    met = state.town.passage(start, end)
    return met == OPEN or gets_past(state, hero, start, end, met)


def gets_past(state: LastNightState, hero: int, start: int, end: int, met: int) -> bool:
    """Return whether a Hero gets past what he meets on a step, as the town tells it."""
    if met == CORNER:
        return False
    if passes_walls(state, hero, start, end):
        return True
    if met != DOOR and not state.doors:
        return False
    town = state.town
    edge = town.edge_of(start, town.way_to(start, end))
    if met != DOOR and edge not in state.doors:
        return False
    return edge not in state.locked_doors or is_free_of(state, hero, LOCKED_DOORS)


def passes_walls(state: LastNightState, hero: int, start: int, end: int) -> bool:
    """Return whether something lets a Hero through walls."""
    for source in sources.of_table(state, hooks.OPENS_WALL):
        if sources.trait_of(state, source).opens_wall(state, source, hero, start, end):
            return True
    return False


def may_enter(state: LastNightState, hero: int, space: int) -> bool:
    """Return whether nothing keeps a Hero out of a space."""
    return not is_kept_out(state, sources.everything(state, hooks.BARS_ENTRY), hero, space)


def is_kept_out(state: LastNightState, barring: list[Source], hero: int, space: int) -> bool:
    for source in barring:
        if sources.trait_of(state, source).bars_entry(state, source, hero, space):
            if not is_free_of(state, hero, TAKEN_OVER):
                return True
    return False


def is_free_of(state: LastNightState, hero: int, what: str) -> bool:
    """Return whether a Hero ignores something."""
    for source in sources.of_hero(state, hero, hooks.IGNORES):
        if sources.trait_of(state, source).ignores(state, source, hero, what):
            return True
    return False


def crosses_door(state: LastNightState, start: int, end: int) -> bool:
    """Return whether a step passes a door."""
    way = state.town.way_to(start, end)
    if way < 0:
        return False
    return state.town.sides[start][way] == DOOR or state.town.edge_of(start, way) in state.doors


def cost_of(state: LastNightState, start: int, end: int) -> int:
    """Return how much movement a step takes: one more for each Reinforcement in the way."""
    return 1 + barricades.price(state, start, end) if state.barricades else 1


def strip_on_way(state: LastNightState, hero: int, start: int, end: int) -> None:
    """Take away the Reinforcements that a Hero removes to cross a Barricade."""
    barricades.strip_all(state, hero, start, end)


def meets_wall(state: LastNightState, start: int, end: int) -> bool:
    """Return whether a step passes a wall or a door; a corner is free if one of the two ways round it is."""
    town = state.town
    if town.is_sewer(start) or town.is_sewer(end):
        return False
    way = town.way_to(start, end)
    if way >= 0:
        return town.sides[start][way] != OPEN
    edges = town.round_corner(start, end)
    for place in range(0, len(edges), 2):
        if all(town.sides[space][side] == OPEN for space, side in edges[place : place + 2]):
            return False
    return True
