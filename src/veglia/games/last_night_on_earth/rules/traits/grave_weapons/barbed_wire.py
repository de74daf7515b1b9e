"""Barbed Wire: a Hero who moves out of its space may be wounded."""

from typing import Final

from veglia.games.last_night_on_earth.rules.grave_weapon import GraveWeapon
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds

WOUNDED_ON: Final = 5


class BarbedWire(GraveWeapon):
    def left(self, state: LastNightState, source: Source, hero: int, space: int) -> None:
        zombie = state.zombie(source.bearer)
        if zombie is None or zombie.space != space:
            return
        self.tell(state, source)
        if rolls(state, WOUNDED_ON, self.rule, hero, source.card):
            deal_wounds(state, hero, 1, "grave", source.bearer)


TRAIT = BarbedWire
