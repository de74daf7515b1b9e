"""Buildings that are dark (Lights Out) or Taken Over, by a card or by a marker."""

from typing import Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.barricades import is_fully_barricaded
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.lasting import on_building
from veglia.games.last_night_on_earth.rules.state import LastNightState

# The traits that lie on such a building: the card and the marker.
DARK: Final = ("lights_out", "marker/lights_out_marker")
TAKEN: Final = ("taken_the", "marker/taken_over_marker")
NUMBER: Final = "number"


def is_dark(state: LastNightState, building: int) -> bool:
    return any(on_building(state, trait, building) for trait in DARK)


def is_taken_over(state: LastNightState, building: int) -> bool:
    return any(on_building(state, trait, building) for trait in TAKEN)


def can_go_dark(state: LastNightState, building: int) -> bool:
    """Return whether Lights Out may fall on a building: not twice, and never on the Manor House."""
    return building != state.town.manor and not is_dark(state, building)


def can_be_taken_over(state: LastNightState, building: int) -> bool:
    """Return whether a building may be Taken Over: not twice, not the Manor House.

    Nor can one with a Number Counter be, or one that is Fully Barricaded.
    """
    if building == state.town.manor or is_taken_over(state, building) or is_fully_barricaded(state, building):
        return False
    for marker in state.markers:
        if marker.kind == NUMBER and marker.building == building:
            return False
    for source in sources.of_table(state, hooks.BARS_TAKING_OVER):
        if sources.trait_of(state, source).bars_taking_over(state, source, building):
            return False
    return scenario_of(state).may_be_taken_over(state, building)
