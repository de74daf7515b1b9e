"""Destroyed damage areas of Creatures and Nemeses, by colour."""

from veglia.games.dark_darker_darkest.rules.harming import broken_areas
from veglia.games.dark_darker_darkest.rules.state import DarkestState


def broken(state: DarkestState, attacker: int, colour: int) -> int:
    """Return how many areas of a colour are destroyed: of the Creature (1) or the Nemesis (2)."""
    if attacker == 1:
        return 0 if state.creature is None else broken_areas(state, colour)
    if state.nemesis is None:
        return 0
    areas = state.nemesis_type().areas
    return sum(one == colour and state.nemesis.cubes[area] == 0 for area, one in enumerate(areas))
