"""Line of sight and range, on the board and in sewers."""

from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import FAR


def entrances_of(state: LastNightState, space: int) -> tuple[int, ...]:
    """Return the entrances of the sewer whose interior a space is; none for other spaces."""
    for letter, entrances in enumerate(state.sewers):
        if state.town.sewer(letter) == space:
            return entrances
    return ()


def sees(state: LastNightState, start: int, end: int) -> bool:
    """Return whether a space is seen from another: from a sewer's interior only its entrances, and back."""
    if start == end:
        return True
    town = state.town
    if town.is_sewer(start):
        return end in entrances_of(state, start)
    if town.is_sewer(end):
        return start in entrances_of(state, end)
    return town.sees(start, end)


def distance(state: LastNightState, one: int, other: int) -> int:
    """Return how far apart two spaces are, diagonals as 1; a sewer's interior lies beside its entrances."""
    town = state.town
    if one == other:
        return 0
    if not state.sewers or (not town.is_sewer(one) and not town.is_sewer(other)):
        return town.distance(one, other)
    inside, outside = (one, other) if town.is_sewer(one) else (other, one)
    found = FAR
    for entrance in entrances_of(state, inside):
        # The other space may be the interior of the second sewer.
        found = min(found, 1 + distance(state, entrance, outside))
    return found
