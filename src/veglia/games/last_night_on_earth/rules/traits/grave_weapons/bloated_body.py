"""Bloated Body: when it is killed, Heroes in its space may be wounded."""

from typing import Final

from veglia.games.last_night_on_earth.rules.grave_weapon import GraveWeapon
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds

WOUNDED_ON: Final = 5


class BloatedBody(GraveWeapon):
    def zombie_died(
        self, state: LastNightState, source: Source, zombie: int, space: int, cause: str, card: int
    ) -> None:
        self.tell(state, source)
        for hero in state.heroes_in(space):
            if rolls(state, WOUNDED_ON, self.rule, hero, source.card):
                deal_wounds(state, hero, 1, "grave", -1)


TRAIT = BloatedBody
