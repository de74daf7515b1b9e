"""Townsfolk Allies: each time one Ally starts in a random building, unless the scenario places them."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.allies import place_allies
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.special import ALLIES, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class TownsfolkAllies(SpecialRule):
    stage: ClassVar[int] = ALLIES

    def set_up(self, state: LastNightState, count: int) -> None:
        if not scenario_of(state).places_allies(state):
            place_allies(state, count)


SPECIAL_RULE = TownsfolkAllies()
