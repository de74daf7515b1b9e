"""Alone in the Dark: one Hero against one Zombie player, whose numbers are halved."""

from typing import Final

from veglia.games.last_night_on_earth.rules.cards import has_item
from veglia.games.last_night_on_earth.rules.models import FIGURES
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState

ROAD: Final = "road_out_of_town"
KEYS: Final = "keys"
HAND: Final = 2
LIMIT: Final = 7


class AloneInTheDark(Scenario):
    def heroes_win(self, state: LastNightState) -> str:
        for hero in state.living():
            zone = state.town.zone[state.heroes[hero].space]
            if zone >= 0 and state.content.zones[zone].id == ROAD and has_item(state, hero, KEYS):
                return self.rule
        return ""

    def hand_limit(self, state: LastNightState) -> int:
        return HAND

    def zombie_limit(self, state: LastNightState) -> int:
        """With Zombie Horde the seven red figures come on top, as they do elsewhere."""
        return LIMIT + FIGURES if state.has_rule("zombie_horde_21") else LIMIT

    def check_dice(self, state: LastNightState) -> int:
        return 1

    def start_dice(self, state: LastNightState) -> int:
        return 1

    def spawns_d3(self, state: LastNightState) -> bool:
        return True

    def turns_heroes(self, state: LastNightState) -> bool:
        return False

    def replaces_heroes(self, state: LastNightState) -> bool:
        return False


SCENARIO = AloneInTheDark
