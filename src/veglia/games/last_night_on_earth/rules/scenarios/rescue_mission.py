"""Rescue Mission: four Allies have to be brought from their refuge into the Safehouse."""

from typing import Final

from veglia.games.last_night_on_earth.rules.random_building import roll_building
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.special import PIECES
from veglia.games.last_night_on_earth.rules.state import LastNightState

ALLIES: Final = 4
# The buildings, from 1 on.
SAFEHOUSE: Final = "safehouse"
REFUGE: Final = "refuge"
ALLIES_LOST: Final = "allies_lost"
# Rows and columns of the pits in the Town Centre.
PITS: Final = ((1, 2), (2, 4), (4, 2))
CENTRE_AT: Final = 3


class RescueMission(Scenario):
    def set_up(self, state: LastNightState, stage: int) -> None:
        """Three more pits lie in the Town Centre; a refuge and a Safehouse are rolled for."""
        if stage != PIECES:
            return
        for row, col in PITS:
            state.pits.append(state.town.cells[(row + CENTRE_AT, col + CENTRE_AT)])
        roll_building(state, state.content.traits["marker/safehouse"])
        roll_building(state, state.content.traits["marker/refuge"])

    def places_allies(self, state: LastNightState) -> bool:
        return True

    def starts_of(self, state: LastNightState, hero: int) -> list[int]:
        """All Heroes start in the Safehouse, without a card for it."""
        return state.town.buildings[state.count(SAFEHOUSE) - 1].spaces

    def may_be_taken_over(self, state: LastNightState, building: int) -> bool:
        return building + 1 not in (state.count(SAFEHOUSE), state.count(REFUGE))

    def safe(self, state: LastNightState) -> int:
        """Return how many Allies are in the Safehouse."""
        building = state.count(SAFEHOUSE) - 1
        return sum(
            1 for ally in state.allies if ally.space >= 0 and state.building_at(ally.space) == building
        )

    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if state.round > 0 and self.safe(state) >= ALLIES else ""

    def zombies_win(self, state: LastNightState) -> str:
        return self.rule if state.count(ALLIES_LOST) else super().zombies_win(state)

    def ally_lost(self, state: LastNightState, ally: int, space: int) -> None:
        state.add(ALLIES_LOST, 1)

    def progress(self, state: LastNightState) -> str:
        return f"{self.safe(state)}/{ALLIES}"


SCENARIO = RescueMission
