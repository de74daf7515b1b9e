"""Alone in the Dark: the Keys have to be found and brought to the road out of town."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import Aim, bearers
from veglia.games.last_night_on_earth.rules.content import CardKind
from veglia.games.last_night_on_earth.rules.scenarios.alone_in_dark import KEYS, ROAD
from veglia.games.last_night_on_earth.rules.state import LastNightState

FOUND: Final = 60.0


class TakeTheRoad(Aim):
    def closeness(self, state: LastNightState) -> float:
        return 0.5 if bearers(state, KEYS) else 0.0

    def is_searching(self, state: LastNightState) -> bool:
        return not bearers(state, KEYS)

    def card_worth(self, state: LastNightState, hero: int, kind: CardKind) -> float:
        return FOUND if kind.id == KEYS else 0.0

    def keeps(self, state: LastNightState, kind: CardKind) -> bool:
        return kind.id == KEYS

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """With the Keys the Hero goes to the road."""
        if not bearers(state, KEYS):
            return []
        zones, zone = state.content.zones, state.town.zone
        return [
            space for space in range(state.town.count) if zone[space] >= 0 and zones[zone[space]].id == ROAD
        ]

    def is_urgent(self, state: LastNightState, hero: int) -> bool:
        return True


AIM = TakeTheRoad
